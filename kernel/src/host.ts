// What a host keeps of a running game: the last sealed state and the picks since, which can be taken back.
import { deciders, isRefusal, play, start } from './play.ts';
import type { Game, Kinds, Option, Played, Refusal, Seat, Seed } from './types.ts';

/** A pick and the seat that made it. (`Pick` alone is TypeScript's.) */
export interface SeatPick {
  readonly seat: Seat;
  readonly option: Option;
}
export interface Running<G extends Kinds> {
  readonly game: Game<G>;
  /** Nothing before this can be taken back. */
  readonly sealed: G['State'];
  readonly open: readonly SeatPick[];
  readonly state: G['State'];
}

export function begin<G extends Kinds>(
  game: Game<G>,
  players: number,
  variants: readonly string[],
  seed: Seed,
): Running<G> {
  const { state } = start(game, players, variants, seed);
  return { game, sealed: state, open: [], state };
}

/** The game after a pick, with what was told, or the refusal. */
export function pick<G extends Kinds>(
  running: Running<G>,
  seat: Seat,
  option: Option,
): { readonly running: Running<G>; readonly played: Played<G> } | Refusal {
  const played = play(running.game, running.state, seat, option);
  if (isRefusal(played)) return played;
  const { state, isFinal } = played;
  const next: Running<G> = isFinal
    ? { game: running.game, sealed: state, open: [], state }
    : { ...running, open: [...running.open, { seat, option }], state };
  return { running: next, played };
}

/** Whether this seat could take its last pick back now. */
export function canUndo<G extends Kinds>(running: Running<G>, seat: Seat): boolean {
  return deciders(running.state).includes(seat) && running.open.some((p) => p.seat === seat);
}

/** The game without this seat's last open pick: the others are played again from the sealed state. */
export function undo<G extends Kinds>(running: Running<G>, seat: Seat): Running<G> | Refusal {
  if (!canUndo(running, seat)) return { rule: 'R-0', code: 'nothingToUndo' };
  const last = running.open.findLastIndex((p) => p.seat === seat);
  const open = running.open.filter((_, n) => n !== last);
  let state = running.sealed;
  for (const { seat: who, option } of open) {
    const played = play(running.game, state, who, option);
    if (isRefusal(played)) throw new Error(`${running.game.id}: an open pick cannot be played again`);
    state = played.state;
  }
  return { ...running, open, state };
}
