// Whole games between bots, and how sure one may be of what came of them.
import type { Bot, GameWithHints } from '@comptoir/bots';
import {
  advance,
  deciders,
  type GameRecord,
  type Kinds,
  nth,
  type Result,
  type SeatPick,
  seedFrom,
  start,
  stateHash,
} from '@comptoir/kernel';
import { choose } from './bots.ts';

/** Which game bots play, and from which deals. */
export interface GameSetup {
  readonly known: GameWithHints<Kinds>;
  /** The switches of the table. */
  readonly variants: readonly string[];
  readonly seed: string;
}
export type PlayedGame = GameRecord & { readonly result: Result };

/** One whole game; the bots by seat. */
export function playOut({ known, variants, seed }: GameSetup, bots: readonly Bot[]): PlayedGame {
  const { game } = known;
  const header = {
    game: game.id,
    version: game.version,
    players: bots.length,
    variants,
    seed: seedFrom(seed),
  };
  const { state } = start(game, bots.length, variants, header.seed);
  const picks: SeatPick[] = [];
  const remarks: { before: number; text: string }[] = [];
  while (state.result === null) {
    const [seat = 0] = deciders(state);
    const { option, remark } = choose(nth(bots, seat), known, state, seat, `${seed} ${picks.length}`);
    if (remark !== null) remarks.push({ before: picks.length, text: remark });
    picks.push({ seat, option });
    advance(game, state, seat, option);
  }
  return { ...header, picks, remarks, result: state.result, stateHash: stateHash(state) };
}

/** One bot among others; each is made afresh for every game. */
export interface OneAmongOthers {
  readonly players: number;
  one(): Bot;
  other(): Bot;
}
/** Their nth game: the one sits a seat further each time, and the deal is a new one when it has sat everywhere. */
export function playAmongOthers(
  setup: GameSetup,
  { players, one, other }: OneAmongOthers,
  n: number,
): PlayedGame & { readonly seat: number } {
  const seat = n % players;
  const bots = Array.from({ length: players }, (_, place) => (place === seat ? one() : other()));
  return { ...playOut({ ...setup, seed: `${setup.seed} ${Math.floor(n / players)}` }, bots), seat };
}

/** Wilson's 95 % interval of a share. */
export function interval(share: number, n: number): readonly [number, number] {
  const z = 1.96;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
