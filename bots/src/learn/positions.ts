// Positions to learn from: ends of turns as a search meets them, after good picks and bad ones, with what came of them.
import { advance, deciders, drawFrom, type Kinds, optionsOf, seedFrom, start, veil } from '@comptoir/kernel';
import type { Draw } from '../draws.ts';
import type { GameWithHints } from '../hints.ts';
import { finishTurn, playOn } from '../playout.ts';
import { hastyBot, sensibleOptions } from '../simple.ts';
import { featuresOf } from './judgement.ts';

/** The end of a turn, and how far apart the seats were when the game was over. */
export interface Position {
  readonly game: number;
  /** By seat. */
  readonly features: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
}
export interface Practice {
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
}

/** Until the position that is learned from, bots are mistaken by one of these. */
const SLIPS = [0.2, 0.6, 1.5] as const;
/** The picks of a usual game are found out by one game; learned from is any moment of it but the very end. */
const LATEST = 0.95;
/** Of the turns that follow, one in so many is learned from too. */
const EVERY = 3;
const MOST = 6;

interface Known extends GameWithHints<Kinds> {
  readonly features: NonNullable<GameWithHints<Kinds>['hints']['features']>;
}

function playHastily(known: Known, s: Kinds['State'], picks: number, name: string): number {
  let made = 0;
  for (; s.result === null && made < picks; made += 1) {
    const [seat = 0] = deciders(s);
    const seed = seedFrom(`${name} ${made}`);
    const slip = SLIPS[made % SLIPS.length] ?? 0;
    advance(known.game, s, seat, hastyBot(slip)(known, veil(known.game, s, seat, seed), seat, seed));
  }
  return made;
}

/** Any pick that is no nonsense, then the turn is finished well: what the search judges an option by. */
function tryAny(known: Known, s: Kinds['State'], draw: Draw): void {
  const [seat = 0] = deciders(s);
  const options = sensibleOptions(known, s, seat);
  const option = options[draw(options.length)] ?? optionsOf(known.game, s, seat)[0];
  if (option !== undefined) advance(known.game, s, seat, option);
  if (s.result === null && deciders(s)[0] === seat) finishTurn(known, s, draw);
}

function lookAt(known: Known, s: Kinds['State'], players: number): Omit<Position, 'scores' | 'game'> {
  const points = Array.from({ length: players }, (_, seat) => known.hints.evaluate(s, seat));
  return { features: featuresOf(known.features, s, players), points };
}

/** So many picks has a game of hasty bots. */
export function usualLength(known: Known, { players, variants, seed }: Practice): number {
  const { state } = start(known.game, players, variants, seedFrom(`${seed} length`));
  return playHastily(known, state, Number.POSITIVE_INFINITY, `${seed} length`);
}

/** One game: hasty up to some moment, then any pick, then as well as a playout can to the end. */
export function practise(
  known: Known,
  { players, variants, seed }: Practice,
  length: number,
  game: number,
): readonly Position[] {
  const name = `${seed} ${game}`;
  const draw = drawFrom(seedFrom(`${name} draw`));
  const { state } = start(known.game, players, variants, seedFrom(name));
  playHastily(known, state, draw(Math.max(1, Math.round(LATEST * length))), name);
  if (state.result !== null) return [];
  tryAny(known, state, draw);
  const met: Omit<Position, 'scores' | 'game'>[] = [];
  for (let turn = 0; state.result === null; turn += 1) {
    if (turn % EVERY === 0 && met.length < MOST) met.push(lookAt(known, state, players));
    playOn(known, state, { cut: 1, greed: 1, isThorough: true }, draw);
  }
  const { scores } = state.result;
  return met.map((position) => ({ ...position, game, scores }));
}
