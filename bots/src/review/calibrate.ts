// Fits how expected points become chances: bots play, and the scale is looked for under which the winners were likeliest.
import {
  advance,
  type ChanceScale,
  clone,
  deciders,
  type Kinds,
  type Seat,
  seedFrom,
  sharesOfWin,
  start,
  veil,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import { greedyBot } from '../simple.ts';
import { ismctsBot } from '../thinker.ts';
import { chancesOf } from './chances.ts';
import { pointsAfter, THOROUGH } from './outlook.ts';
import { type Reliability, reliabilityAt, type Said } from './reliability.ts';

export interface Calibration {
  readonly players: number;
  readonly variants: readonly string[];
  readonly games: number;
  /** Options that the bots look at in a turn; 0: they look one pick ahead. */
  readonly looks: number;
  readonly seed: string;
  /** Called after every game. */
  readonly tell: (game: number) => void;
}
export interface Calibrated {
  readonly scale: ChanceScale;
  /** How surprising the winners were on average, in nats; knowing nothing it is the logarithm of the number of players. */
  readonly surprise: number;
  /** At the phases of `TOLD`: chances by a scale that was fitted to other games than the one they are about. */
  readonly reliability: readonly Reliability[];
}
interface Sample {
  readonly game: number;
  readonly moment: number;
  readonly phase: number;
  readonly points: readonly number[];
  readonly won: readonly number[];
}
/** The beginning of a turn. */
interface Turn {
  readonly state: Kinds['State'];
  readonly seat: Seat;
  readonly made: number;
}

/** As many as a review deals. */
const DEALS = 8;
/** The parts of a game after which chances are asked for; those in `TOLD` are also told. */
const MOMENTS = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
const TOLD = [0.25, 0.5, 0.75] as const;
/** Scales that are tried, each a seventh larger than the one before. */
const SCALES = Array.from({ length: 34 }, (_, n) => 0.5 * 1.15 ** n);

function playGame(known: GameWithHints<Kinds>, calibration: Calibration, game: number): readonly Sample[] {
  const { players, variants, looks, seed } = calibration;
  const name = `${seed} ${game}`;
  const { state } = start(known.game, players, variants, seedFrom(name));
  const budget = { ...THOROUGH, explore: 0.03, looks, milliseconds: Number.POSITIVE_INFINITY, slip: 0 };
  const bots = Array.from({ length: players }, () => (looks === 0 ? greedyBot : ismctsBot(budget)));
  const turns: Turn[] = [];
  let made = 0;
  for (; state.result === null; made += 1) {
    const [seat = 0] = deciders(state);
    if (seat !== turns.at(-1)?.seat) turns.push({ state: clone(state), seat, made });
    const seeded = seedFrom(`${name} ${made}`);
    const bot = bots[seat] ?? greedyBot;
    advance(known.game, state, seat, bot(known, veil(known.game, state, seat, seeded), seat, seeded));
  }
  const won = sharesOfWin(state.result);
  return MOMENTS.flatMap((moment) => {
    const turn = turns.filter((each) => each.made <= moment * made).at(-1);
    if (turn === undefined) return [];
    const points = expectedAt(known, turn, players, `${name} ${turn.made}`);
    return [{ game, moment, phase: turn.made / made, points, won }];
  });
}

/** From the eyes of the seat whose turn it is, as a review judges. */
function expectedAt(
  known: GameWithHints<Kinds>,
  { state, seat }: Turn,
  players: number,
  salt: string,
): readonly number[] {
  const veiled = veil(known.game, state, seat, seedFrom(`${salt} veil`));
  const [points = []] = pointsAfter(
    { known, veiled, players, viewer: seat, salt, deals: DEALS },
    [[]],
    'play on',
  );
  return points;
}

function surpriseOf(samples: readonly Sample[], scale: ChanceScale): number {
  let sum = 0;
  for (const { points, phase, won } of samples) {
    const chances = chancesOf(points, phase, scale);
    chances.forEach((chance, seat) => {
      sum -= (won[seat] ?? 0) * Math.log(Math.max(chance, 1e-6));
    });
  }
  return sum / Math.max(samples.length, 1);
}

function fitTo(samples: readonly Sample[]): Omit<Calibrated, 'reliability'> {
  let best = { scale: { early: 1, late: 1 }, surprise: Number.POSITIVE_INFINITY };
  for (const early of SCALES) {
    for (const late of SCALES) {
      const scale = { early, late };
      const surprise = surpriseOf(samples, scale);
      if (surprise < best.surprise) best = { scale, surprise };
    }
  }
  return best;
}

/** What is said about each half of the games by the scale that fits the other half. */
function saidOf(samples: readonly Sample[]): readonly Said[] {
  return [0, 1].flatMap((half) => {
    const { scale } = fitTo(samples.filter(({ game }) => game % 2 !== half));
    return samples
      .filter(({ game }) => game % 2 === half)
      .map(({ moment, phase, points, won }) => ({ moment, won, chances: chancesOf(points, phase, scale) }));
  });
}

/** The scale that fits games of such bots; the same seed gives the same one. */
export function calibrate(known: GameWithHints<Kinds>, calibration: Calibration): Calibrated {
  const samples: Sample[] = [];
  for (let n = 0; n < calibration.games; n += 1) {
    samples.push(...playGame(known, calibration, n));
    calibration.tell(n + 1);
  }
  const said = saidOf(samples);
  return { ...fitTo(samples), reliability: TOLD.map((moment) => reliabilityAt(said, moment)) };
}
