// Positions to learn from: what a search tells apart. The ways to go on from one position, each to the end of the turn and in the same
// deal, with what came of them some turns later.
import { clone, deciders, drawFrom, type Kinds, redealt, seedFrom, start } from '@comptoir/kernel';
import { Deals } from '../deals.ts';
import type { Draw } from '../draws.ts';
import type { GameWithHints } from '../hints.ts';
import { playOffer } from '../sequences.ts';
import { endOf, type Way, wayOn, waysFrom } from '../ways.ts';
import { expectedPoints, featuresOf } from './judgement.ts';

/** The end of a turn; everything by seat. */
export interface Position {
  readonly features: readonly ArrayLike<number>[];
  /** What `evaluate` says. */
  readonly points: readonly number[];
  /** What was said later, in the mean, or the scores where the game was over by then. */
  readonly wanted: readonly number[];
}
/** Ways to go on from one position, in one deal. */
export interface Siblings {
  readonly game: number;
  readonly positions: readonly Position[];
}
export interface Practice {
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  /** After how many turns, of all seats together, it is asked what has come of a way, in rising order. Late answers are nearer to the truth and noisier. */
  readonly asked: readonly number[];
}

/** Until the position that is learned from, bots are mistaken by one of these. */
const SLIPS = [0.1, 0.3, 1] as const;
/** The turns of a usual game are found out by one game; learned from is any moment of it but the very end. */
const LATEST = 0.95;
/** So many ways that look best are gone, and so many others. */
const BEST = 7;
const OTHERS = 3;
const DEALS = 2;
/** Fewer decisions than this of a turn are made before the ways part. */
const FARTHEST_IN = 3;

interface Known extends GameWithHints<Kinds> {
  readonly features: NonNullable<GameWithHints<Kinds>['hints']['features']>;
}
/** What has come after so many turns of bots that are mistaken now and then, and how many turns there were. */
function playTurns(
  known: Known,
  from: Kinds['State'],
  players: number,
  most: number,
  draw: Draw,
): { readonly s: Kinds['State']; readonly turns: number } {
  let s = from;
  let turns = 0;
  for (; s.result === null && turns < most; turns += 1)
    s = wayOn(known, s, players, draw, SLIPS[draw(SLIPS.length)] ?? 0).end;
  return { s, turns };
}

/** So many turns has a usual game. */
export function usualLength(known: Known, { players, variants, seed }: Omit<Practice, 'asked'>): number {
  const { state } = start(known.game, players, variants, seedFrom(`${seed} length`));
  const draw = drawFrom(seedFrom(`${seed} length draw`));
  return playTurns(known, state, players, Number.POSITIVE_INFINITY, draw).turns;
}

/** What is said after some turns, in the mean. */
function whatComes(
  known: Known,
  from: Kinds['State'],
  { players, asked }: Practice,
  draw: Draw,
): readonly number[] {
  const sums = new Array<number>(players).fill(0);
  let s = from;
  let turns = 0;
  for (const wanted of asked) {
    for (; turns < wanted && s.result === null; turns += 1) s = wayOn(known, s, players, draw).end;
    expectedPoints(known.hints, s, players).forEach((points, seat) => {
      sums[seat] = (sums[seat] ?? 0) + points;
    });
  }
  return sums.map((sum) => sum / asked.length);
}

function followed(known: Known, s: Kinds['State'], practice: Practice, draw: Draw): Position {
  const { players } = practice;
  const features = featuresOf(known.features, s, players);
  const points = Array.from({ length: players }, (_, seat) => known.hints.evaluate(s, seat));
  return { features, points, wanted: whatComes(known, s, practice, draw) };
}

/** The best ways, and a few others: what the search asks about, bad ones included. */
function worthALook(ways: readonly Way[], draw: Draw): readonly Way[] {
  const others = ways.slice(BEST);
  while (others.length > OTHERS) others.splice(draw(others.length), 1);
  return [...ways.slice(0, BEST), ...others];
}

/** Some decisions into the turn under way; where it ends before that, before its last one. */
function intoTurn(
  known: Known,
  from: Kinds['State'],
  players: number,
  decisions: number,
  draw: Draw,
): Kinds['State'] {
  const [seat = 0] = deciders(from);
  let s = from;
  for (let n = 0; n < decisions; n += 1) {
    const next = clone(s);
    playOffer(known.game, next, seat, wayOn(known, s, players, draw).picks);
    if (next.result !== null || deciders(next)[0] !== seat) return s;
    s = next;
  }
  return s;
}

/** One position of one game: with slips up to some moment, then all ways that are worth a look, in a few deals. */
export function practise(
  known: Known,
  practice: Practice,
  length: number,
  game: number,
): readonly Siblings[] {
  const { players, variants, seed } = practice;
  const name = `${seed} ${game}`;
  const draw = drawFrom(seedFrom(`${name} draw`));
  const begun = start(known.game, players, variants, seedFrom(name)).state;
  const { s } = playTurns(known, begun, players, draw(Math.max(1, Math.round(LATEST * length))), draw);
  if (s.result !== null) return [];
  const [seat = 0] = deciders(s);
  const state = intoTurn(known, s, players, draw(FARTHEST_IN), draw);
  const deals = new Deals(draw);
  const deal = (n: number): Kinds['State'] => redealt(known.game, state, seat, deals.numbered(n));
  const ways = worthALook(waysFrom(known, deal(0), players, draw).ways, draw);
  return Array.from({ length: DEALS }, (_, n) => {
    const ends = ways.map(({ picks }) => endOf(known, deal(n), picks, draw).end);
    const open = ends.filter(({ result }) => result === null);
    return { game, positions: open.map((end) => followed(known, end, practice, draw)) };
  }).filter(({ positions }) => positions.length > 1);
}
