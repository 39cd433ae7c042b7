// A match with its whole past, for hosts that keep it in memory: this device, the terminal.
import { type LogEntry, Match, type PickTerms, type SeatPick, type SeatScene, toldTo } from './match.ts';
import { stateHash } from './plain.ts';
import { checkRules, type GameRecord, type Header, RecordError, writeOption } from './record.ts';
import { dealtAnew, redealsIn } from './redeal.ts';
import type { Game, Kinds, Option, Refusal, Seat } from './types.ts';

export class MatchHistory<G extends Kinds = Kinds> {
  readonly header: Header;
  /** After 0, 1, 2 … entries. */
  readonly #positions: [Match<G>, ...Match<G>[]];
  /** Those that still stand, each with the number of its entry. */
  #picks: (SeatPick & { readonly seq: number })[] = [];

  /** From the first pick on, or as far as a record goes. Throws RecordError where it does not follow the rules. */
  constructor(game: Game<G>, record: Header & Partial<Pick<GameRecord, 'picks' | 'remarks'>>) {
    checkRules(game, record);
    const { game: id, version, players, variants, seed, picks = [] } = record;
    this.header = { game: id, version, players, variants, seed };
    this.#positions = [Match.start(game, this.header)];
    const redeals = redealsIn(record);
    for (const [made, { seat, option, line = 0 }] of picks.entries()) {
      this.#settle(dealtAnew(game, this.now.state, redeals, made));
      const no = this.pick(seat, option);
      if (no !== null)
        throw new RecordError(line, `“${seat} ${writeOption(option)}” is refused: ${no.code} (${no.rule})`);
    }
    this.#settle(dealtAnew(game, this.now.state, redeals, picks.length));
  }

  /** The game stands in this state now, after the same entries. */
  #settle(state: G['State']): void {
    const { now } = this;
    if (state === now.state) return;
    this.#positions[now.seq] = new Match(
      now.game,
      Match.from(now.game, state, now.seq).snapshot,
      now.applied,
    );
  }

  get now(): Match<G> {
    return this.#positions.at(-1) ?? this.#positions[0];
  }
  /** The match after so many entries. */
  at(seq: number): Match<G> {
    return this.#positions[Math.max(0, Math.min(seq, this.now.seq))] ?? this.now;
  }
  get picks(): readonly SeatPick[] {
    return this.#picks.map(({ seat, option }) => ({ seat, option }));
  }

  /** Makes a pick; the refusal where it cannot be made. */
  pick(seat: Seat, option: Option, terms: PickTerms = {}): Refusal | null {
    const next = this.now.pick(seat, option, terms);
    if ('code' in next) return next;
    this.#positions.push(next);
    this.#picks.push({ seat, option, seq: next.seq });
    return null;
  }

  /** Takes the seat's last pick back; the refusal where it cannot be taken back. */
  undo(seat: Seat): Refusal | null {
    const next = this.now.undo(seat);
    if ('code' in next) return next;
    this.#positions.push(next);
    this.#picks = this.#picks.filter(({ seq }) => seq !== next.applied?.entry.undoes);
    return null;
  }

  /** What the viewer was told by the entries after `seq`. */
  toldSince(seq: number, viewer: Seat | null): readonly LogEntry<G>[] {
    const after = this.#positions.slice(seq + 1);
    return after.flatMap(({ applied }) => (applied === null ? [] : toldTo(applied, viewer)));
  }
  /** Everything the viewer was told, as they may still read it. */
  log(viewer: Seat | null): readonly LogEntry<G>[] {
    return this.now.faded(withoutUndone(this.toldSince(-1, viewer)), viewer);
  }

  /** What the viewer saw after so many entries, or as near to it as they may still look. */
  sceneAt(seq: number, viewer: Seat | null): SeatScene<G> {
    const first = this.now.readableFrom(this.toldSince(-1, viewer), viewer);
    return this.at(Math.max(seq, first)).sceneFor(viewer);
  }

  record(remarks: GameRecord['remarks'] = []): GameRecord {
    const { result, state } = this.now;
    const hash = result === null ? null : stateHash(state);
    return { ...this.header, picks: this.picks, remarks, result, stateHash: hash };
  }
}

/** A log in order, without what was taken back. */
export function withoutUndone<G extends Kinds>(log: readonly LogEntry<G>[]): readonly LogEntry<G>[] {
  const isVoid = new Set(log.map(({ undoes }) => undoes));
  return log
    .filter(({ seq, undoes }) => undoes === undefined && !isVoid.has(seq))
    .sort((a, b) => a.seq - b.seq);
}
