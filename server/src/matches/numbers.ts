// The numbers by which a viewer knows the entries of a match. What counts is what the viewer was told: their own picks and undos
// at once, the picks of others when they are final. So a number moves when something moves that its viewer may see, and at
// no other time: how often somebody else picked, took back and picked again is nobody's business. `seq` is ours alone.
import { type LogEntry, type Match, type Seat, toldTo } from '@comptoir/kernel';

/** A pick was taken back by its seat. */
export interface Undo {
  readonly seq: number;
  readonly seat: Seat;
}

/** How many entries the viewer was told of. `undos`: those of the match, at least up to this position. */
export function numberFor({ snapshot }: Match, undos: readonly Undo[], viewer: Seat | null): number {
  const { seq: last, finalSeq, open } = snapshot;
  let number = finalSeq;
  for (const { seq, seat } of undos) {
    if (seq <= finalSeq) number -= 2; // neither it nor the pick it took back became final
    if (seq <= last && seat === viewer) number += 2; // but its own seat saw both
  }
  for (const { seat } of open) if (seat === viewer) number += 1;
  return number;
}

/** Something the viewer is told, by their number, and the entry it is about. */
interface Told {
  readonly seq: number;
  readonly told: LogEntry;
}

/** What the viewer is told by the entry that led from one position to the next. */
export function numbered(
  before: Match,
  { applied }: Match,
  undos: readonly Undo[],
  viewer: Seat | null,
): readonly Told[] {
  if (applied === null) return [];
  let number = numberFor(before, undos, viewer);
  /** Of this seat's open picks the last is taken back: behind it there are only picks that were taken back before. */
  const numberOf = (pick: number): number =>
    number - 2 * undos.filter(({ seq, seat }) => seat === viewer && seq > pick && seq <= before.seq).length;
  return toldTo(applied, viewer).map((told) => {
    const { seq, undoes } = told;
    if (seq === 0) return { seq, told };
    const voided = undoes === undefined ? {} : { undoes: numberOf(undoes) };
    number += 1;
    return { seq, told: { ...told, ...voided, seq: number } };
  });
}

export function toldFor(...step: Parameters<typeof numbered>): readonly LogEntry[] {
  return numbered(...step).map(({ told }) => told);
}

/** Whether the viewer sees the same in both positions. */
export function looksAlike(one: Match, other: Match, viewer: Seat | null): boolean {
  const isStill = one.stateFor(viewer) === other.stateFor(viewer) && `${one.waiting}` === `${other.waiting}`;
  return isStill || sceneText(one, viewer) === sceneText(other, viewer);
}
const sceneText = (match: Match, viewer: Seat | null): string =>
  JSON.stringify({ ...match.sceneFor(viewer), seq: 0 });
