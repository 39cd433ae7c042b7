// Picks that arrive together share one transaction; each is acknowledged after its commit and never before.
import { PlatformError } from '@comptoir/protocol';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Broker } from '../broker.ts';
import type { Database } from '../database/index.ts';
import type { Metrics } from '../metrics.ts';
import type { News } from '../nodes.ts';
import { type Traces, traceOf } from '../traces.ts';
import {
  addTo,
  type Change,
  close,
  type EntryRequest,
  newsOf,
  type Outcome,
  startOf,
  store,
  type Waiting,
} from './batch.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const UNIQUE_VIOLATION = '23505';
/** The entry may be on the disk of the primary alone, where nobody waited for its standby to the end. Something is written behind it, and
 * its commit waits again. */
const STORED = `select seq, pg_logical_emit_message(true, 'comptoir', '') from entries
  where match = $1 and seat = $2 and id = $3`;
/** Which of these entries another node has stored. */
const TAKEN = `select t.m as match from unnest($1::text[], $2::int[]) as t(m, s) join entries e on e.match = t.m and e.seq = t.s`;
/** Lost to another node, which was faster; or failed, and nobody knows whether it happened. */
type Stored = 'yes' | 'lost' | 'failed';
/** What has lost so often is told that the table has moved on. */
const MOST_LOSSES = 10;

interface CommitterSettings {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Null: the other nodes are told by NOTIFY. */
  readonly broker: Broker | null;
  readonly traces: Traces | null;
  /** Is told of bots that are asked. */
  readonly news: News;
}

export class Committer {
  readonly #database: Database;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #broker: Broker | null;
  readonly #traces: Traces | null;
  readonly #news: News;
  #queue: Waiting[] = [];
  /** The matches in the batches under way. What else is wanted there waits: nothing is built on what may yet fail. */
  readonly #busy = new Map<string, Promise<void>>();
  #isStoring = false;
  #isDue = false;

  constructor({ database, rooms, log, metrics, broker, traces, news }: CommitterSettings) {
    this.#news = news;
    this.#traces = traces;
    this.#broker = broker;
    this.#database = database;
    this.#rooms = rooms;
    this.#log = log;
    this.#metrics = metrics;
  }

  submit(request: EntryRequest): Promise<Outcome> {
    return new Promise((answer) => {
      this.#queue.push(this.#traced(request, answer));
      this.#look();
    });
  }

  /** How many are not in a transaction yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** From its arrival to its answer. */
  #traced(request: EntryRequest, answer: Waiting['answer']): Waiting {
    const traces = this.#traces;
    if (traces === null) return { request, answer, span: null, losses: 0 };
    const { match, id, option } = request;
    const span = traces.begin(traceOf(id, match));
    const answered = (outcome: Outcome): void => {
      const code = codeOf(outcome);
      const name = option === null ? 'undo' : 'pick';
      traces.end(span, { name, attributes: { match, id, code }, isError: code === 'internal' });
      answer(outcome);
    };
    return { request, answer: answered, span, losses: 0 };
  }

  /** What is on its way for this match, or for all of them, is settled. */
  async settled(match?: string): Promise<void> {
    if (match !== undefined) return this.#busy.get(match);
    while (this.#queue.length > 0 || this.#busy.size > 0) {
      const [work = new Promise((done) => setImmediate(done))] = this.#busy.values();
      await work;
    }
  }

  /** The room with all that is stored up to `seq` and nothing on its way. */
  async roomSince(match: string, seq: number): Promise<Room> {
    let room = await this.#rooms.open(match);
    while (room.live.seq !== room.match.seq) {
      await this.settled(match);
      room = await this.#rooms.open(match);
    }
    if (room.match.seq >= seq) return room;
    await this.#rooms.refresh(match, seq);
    return this.#rooms.open(match);
  }

  /** Begins a batch after this turn of the event loop, so that what else arrives in it comes along. */
  #look(): void {
    if (this.#isDue || this.#isStoring || this.#queue.length === 0) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#begin();
    });
  }

  #begin(): void {
    if (this.#isStoring) return;
    const batch = this.#queue.filter(({ request }) => !this.#busy.has(request.match));
    if (batch.length === 0) return;
    this.#queue = this.#queue.filter(({ request }) => this.#busy.has(request.match));
    this.#isStoring = true;
    const matches = new Set(batch.map(({ request }) => request.match));
    const work = this.#work(batch).finally(() => {
      for (const match of matches) this.#busy.delete(match);
      this.#look();
    });
    for (const match of matches) this.#busy.set(match, work);
  }

  /** One batch is stored at a time; while the next one is, this one is shown. */
  async #work(batch: readonly Waiting[]): Promise<void> {
    const changes = await this.#prepare(batch);
    const stored = changes.length === 0 ? 'yes' : await this.#store(changes);
    this.#isStoring = false;
    this.#begin();
    if (stored === 'yes') this.#show(changes);
    else await this.#storeApart(changes, stored);
  }

  /** Applies the requests in memory, match by match in order of arrival. */
  async #prepare(batch: readonly Waiting[]): Promise<Change[]> {
    const changes = new Map<string, Change>();
    for (const waiting of batch) {
      const { match } = waiting.request;
      try {
        const room = this.#rooms.at(match) ?? (await this.#rooms.open(match));
        const change = changes.get(match) ?? startOf(room);
        const no = addTo(change, waiting);
        if (no === null) changes.set(match, change);
        else void this.#answerAgain(waiting, no);
      } catch (error) {
        waiting.answer({ code: error instanceof PlatformError ? error.code : 'internal' });
      }
    }
    for (const change of changes.values()) close(change);
    return [...changes.values()];
  }

  /** What was made once is not refused later: its number is told again. */
  async #answerAgain({ request, answer }: Waiting, no: Outcome): Promise<void> {
    try {
      const seq = await this.#numberOf(request);
      answer(seq === null ? no : { seq });
    } catch {
      answer({ code: 'internal' });
    }
  }

  async #numberOf({ match, seat, id }: EntryRequest): Promise<number | null> {
    const { rows } = await this.#database.picks.query<{ seq: number }>(STORED, [match, seat, id]);
    const [row] = rows;
    return row === undefined ? null : this.#rooms.numberAt(match, row.seq, seat);
  }

  /** One transaction: all of it or nothing. */
  async #store(changes: readonly Change[]): Promise<Stored> {
    const begun = performance.now();
    const news = newsOf(changes);
    const broker = this.#broker?.isConnected ? this.#broker : null;
    try {
      await store(this.#database.picks, changes, broker === null ? news : []);
      broker?.tell(news);
      this.#metrics.commitSeconds.observe((performance.now() - begun) / 1000);
      this.#metrics.commitPicks.observe(changes.reduce((sum, { done }) => sum + done.length, 0));
      if (this.#traces !== null) trace(this.#traces, changes, begun);
      if (this.#log.isLevelEnabled('debug')) this.#log.debug({ picks: namesOf(changes) }, 'committed');
      return 'yes';
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return 'lost';
      this.#log.error({ err: error, picks: namesOf(changes) }, 'commit');
      return 'failed';
    }
  }

  /** Only those start again whose picks are not stored: where another node was faster at some matches, the others are stored together
   * once more; otherwise each for itself. */
  async #storeApart(changes: readonly Change[], together: Stored): Promise<void> {
    const taken = together === 'lost' && changes.length > 1 ? await this.#taken(changes) : new Set();
    const rest = changes.filter(({ room }) => !taken.has(room.live.head.id));
    for (const change of changes) if (!rest.includes(change)) this.#startAgain(change, 'lost');
    if (taken.size > 0 && rest.length > 0) {
      const stored = await this.#store(rest);
      if (stored === 'yes') this.#show(rest);
      else await this.#storeApart(rest, stored);
      return;
    }
    for (const change of rest) {
      const stored = rest.length > 1 ? await this.#store([change]) : together;
      if (stored === 'yes') this.#show([change]);
      else this.#startAgain(change, stored);
    }
  }

  /** The matches of which another node has stored the next entry. */
  async #taken(changes: readonly Change[]): Promise<ReadonlySet<string>> {
    const firsts = changes.flatMap(({ room, entries }) =>
      entries.slice(0, 1).map(({ seq }) => ({ match: room.live.head.id, seq })),
    );
    const values = [firsts.map(({ match }) => match), firsts.map(({ seq }) => seq)];
    const { rows } = await this.#database.picks
      .query<{ match: string }>(TAKEN, values)
      .catch(() => ({ rows: [] }));
    return new Set(rows.map(({ match }) => match));
  }

  /** The changes are stored: now and not before they are acknowledged and shown. */
  #show(changes: readonly Change[]): void {
    const now = Date.now();
    for (const { room, steps, done, turn } of changes) {
      for (const { waiting, seq } of done) waiting.answer({ seq });
      room.committed(steps, now);
      if (turn !== null) this.#news.emit('asked', turn);
    }
  }

  /** Where it may be stored all the same, its bot may be asked. */
  #startAgain({ room, done, turn }: Change, stored: Stored): void {
    this.#rooms.forget(room);
    if (turn !== null && stored === 'failed') this.#news.emit('asked', { ...turn, seq: 0 });
    for (const { waiting } of done) void this.#notStored(waiting, stored);
  }

  /** What is not known is sent again by the same id. What another node was faster than is tried on what is stored there: whoever was
   * asked together with others sees nothing of theirs, and still looks at the same table. */
  async #notStored(waiting: Waiting, stored: Stored): Promise<void> {
    const { request, losses } = waiting;
    if (stored !== 'lost' || request.seq === null || losses >= MOST_LOSSES)
      return this.#answerAgain(waiting, { code: stored === 'lost' ? 'stale' : 'internal' });
    this.#queue.push({ ...waiting, losses: losses + 1 });
    this.#look();
  }
}

/** As whoever sent them calls them, and so do all lines of the log about them. */
const namesOf = (changes: readonly Change[]): readonly object[] =>
  changes.flatMap(({ done }) =>
    done.map(({ waiting: { request } }) => ({ match: request.match, id: request.id })),
  );

function codeOf(outcome: Outcome): string {
  if ('seq' in outcome) return 'made';
  return 'refusal' in outcome ? outcome.refusal.code : outcome.code;
}

/** Each pick has its share in the transaction. */
function trace(traces: Traces, changes: readonly Change[], begun: number): void {
  const spans = changes.flatMap(({ done }) => done.flatMap(({ waiting }) => waiting.span ?? []));
  const attributes = { 'db.system.name': 'postgresql', picks: spans.length, matches: changes.length };
  for (const span of spans) traces.part(span, performance.timeOrigin + begun, { name: 'commit', attributes });
}
