// The hostile run: many intruders at once, beside two people who play on and must not notice.
import { Agent } from 'node:http';
import { Client, reachedAll } from '../client.ts';
import { metric, type ServerProcess } from '../process.ts';
import { Dice } from './dice.ts';
import { Intruder } from './intruder.ts';
import type { Pools } from './values.ts';
import { Verdicts } from './verdicts.ts';

export interface HostilePlan {
  readonly seed: string;
  /** LIMIT_FACTOR: 1 for the quotas as they are, more so that they do not hide what lies behind. */
  readonly limitFactor: number;
  /** How many messages, requests and connections. */
  readonly count: number;
  readonly intruders: number;
  /** Whether all come from one address and share what it may take. */
  readonly isOneAddress: boolean;
}
export interface Memory {
  /** All that the process holds: this is what a host pays for. */
  readonly resident: number;
  /** Of it, the objects of the server's own thread. */
  readonly heap: number;
}
export interface HostileReport {
  readonly total: number;
  readonly faults: readonly string[];
  /** What was answered, and how often. */
  readonly lines: readonly string[];
  /** Picks that the two others made and were answered meanwhile. */
  readonly picks: number;
  /** By how many bytes the memory in use has grown. */
  readonly grown: Memory;
  readonly seconds: number;
}

const GAMES = ['quay', 'carthago', 'porto-carthago', 'oltre-mare', 'nauticus', 'hermagor', 'chess'];
const LEVELS = ['mousse', 'matelot', 'nobody'];
/** So much of the run comes first and is not measured: caches fill, code is compiled. */
const WARM_UP = 0.2;
const MOST_KNOWN = 200;

/** After a whole collection of garbage, so that what V8 has merely not tidied yet is not counted. */
async function memoryOf({ url, child }: ServerProcess): Promise<Memory> {
  child.stdin?.write('gc\n');
  await new Promise((done) => setTimeout(done, 300));
  return {
    resident: await metric(url, 'process_resident_memory_bytes'),
    heap: await metric(url, 'nodejs_heap_size_used_bytes'),
  };
}
/** The least of a few looks: what is on its way out is not counted. */
async function settled(server: ServerProcess): Promise<Memory> {
  let least = await memoryOf(server);
  for (let n = 0; n < 9; n += 1) {
    const { resident, heap } = await memoryOf(server);
    least = { resident: Math.min(least.resident, resident), heap: Math.min(least.heap, heap) };
  }
  return least;
}

/** Two people at a table of their own, who pick as fast as they are answered. */
class Neighbours {
  readonly #players: readonly Client[];
  picks = 0;
  #isOver = false;

  private constructor(players: readonly Client[]) {
    this.#players = players;
  }

  static async at(url: string): Promise<Neighbours> {
    const players = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map(async (address) => {
        const player = new Client(url);
        player.headers = { 'x-forwarded-for': address };
        return (await player.signIn()).connect();
      }),
    );
    return new Neighbours(players);
  }

  async play(): Promise<void> {
    while (!this.#isOver) await this.#playOne();
    for (const player of this.#players) player.close();
  }

  async #playOne(): Promise<void> {
    const [host, guest] = this.#players;
    if (host === undefined || guest === undefined) return;
    const wish = { game: 'quay', seats: ['me', 'open'] };
    const { id } = await host.api<{ id: string }>('/api/matches', 'POST', wish);
    await guest.api(`/api/matches/${id}/sit`, 'POST', {});
    for (const player of this.#players) await player.join(id);
    while (!this.#isOver && (await this.#pick(id)));
    for (const player of this.#players) player.send({ type: 'leave', match: id });
    await host.api(`/api/matches/${id}/leave`, 'POST', {}).catch(() => undefined); // it may be over
  }

  /** False when the match is over. A pick that is not acknowledged is a fault of the run. */
  async #pick(match: string): Promise<boolean> {
    for (const player of this.#players) {
      const { seq, decision, result } = await player.table(match);
      if (result !== null) return false;
      const option = decision?.options[this.picks % (decision.options.length || 1)];
      if (option === undefined) continue;
      const answer = await player.pick(match, seq, option);
      if (answer.type !== 'ack') throw new Error(`a neighbour was refused: ${JSON.stringify(answer)}`);
      this.picks += 1;
      await reachedAll(this.#players, match, { player, seq: answer.seq });
      await new Promise((done) => setTimeout(done, 20)); // at leisure: the machine is for the others
      return true;
    }
    return true;
  }

  stop(): void {
    this.#isOver = true;
  }
}

/** The intruders' own matches, so that much of what they send is about something that exists. */
async function openMatches(url: string): Promise<{ matches: readonly string[]; users: readonly string[] }> {
  const host = new Client(url);
  host.headers = { 'x-forwarded-for': '203.0.113.254' };
  await host.signIn();
  const open = async (seats: readonly unknown[], isPublic: boolean): Promise<string> => {
    const wish = { game: 'quay', seats, isPublic };
    return (await host.api<{ id: string }>('/api/matches', 'POST', wish)).id;
  };
  const matches = [
    await open(['me', 'open'], true),
    await open(['me', 'open', 'open'], false),
    await open(['me', { bot: 'mousse' }], true),
    await open(['me', { bot: 'mousse' }], false),
  ];
  return { matches, users: [host.user] };
}

export async function runHostile(server: ServerProcess, plan: HostilePlan): Promise<HostileReport> {
  const { seed, count, intruders, isOneAddress } = plan;
  const { url } = server;
  const begun = performance.now();
  const verdicts = new Verdicts();
  const agent = new Agent({ keepAlive: true });
  const known = await openMatches(url);
  const users = [...known.users];
  const ids = ['a', 'again', 'x'.repeat(64)];
  const pools = (): Pools => ({
    match: known.matches,
    user: users,
    game: GAMES,
    level: LEVELS,
    bot: LEVELS,
    id: ids,
  });
  const met = (user: string): void => {
    users.push(user);
    if (users.length > MOST_KNOWN) users.shift();
  };
  const crowd = Array.from({ length: intruders }, (_, n) => {
    const address = isOneAddress ? '203.0.113.1' : `203.0.113.${1 + (n % 200)}`;
    return new Intruder({ url, dice: new Dice(`${seed} ${n}`), verdicts, agent, address, pools, met });
  });
  const until = async (total: number): Promise<void> => {
    const work = async (intruder: Intruder): Promise<void> => {
      while (verdicts.total < total) await intruder.act();
    };
    await Promise.all(crowd.map(work));
  };
  const neighbours = await Neighbours.at(url);
  const playing = neighbours.play();
  await Promise.race([until(count * WARM_UP), playing]);
  const before = await settled(server);
  await Promise.race([until(count), playing]);
  neighbours.stop();
  await playing;
  for (const intruder of crowd) intruder.stop();
  agent.destroy();
  const after = await settled(server);
  const grown = { resident: after.resident - before.resident, heap: after.heap - before.heap };
  const { total, faults } = verdicts;
  const seconds = (performance.now() - begun) / 1000;
  return { total, faults, lines: verdicts.lines(), picks: neighbours.picks, grown, seconds };
}
