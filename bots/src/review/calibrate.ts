// Fits how expected points become chances: bots play, and the scales are looked for under which the winners were likeliest.
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
import { type LevelId, levelBot } from '../levels.ts';
import { greedyBot } from '../simple.ts';
import { ismctsBot } from '../thinker.ts';
import { chancesOf, meanOf } from './chances.ts';
import { type Eyes, finalPoints, pointsAfter, THOROUGH } from './outlook.ts';
import { type Reliability, reliabilityAt, type Said } from './reliability.ts';

export interface Calibration {
  readonly players: number;
  readonly variants: readonly string[];
  readonly games: number;
  /** Options that the bots look at in a turn; 0: they look one pick ahead. */
  readonly looks: number;
  /** Who plays instead of them. */
  readonly level?: LevelId;
  readonly seed: string;
  /** Called after every game. */
  readonly tell: (game: number) => void;
}
export interface Calibrated {
  /** For points that are expected a few turns later, and for those that games to the end end with. */
  readonly scale: ChanceScale;
  readonly finalScale: ChanceScale;
  /** By the final scale: how surprising the winners were on average, in nats; knowing nothing it is the logarithm of the number of players. */
  readonly surprise: number;
  /** At the phases of `TOLD`, as the curve of a review tells it: chances by a final scale that was fitted to other games than the one they are about. */
  readonly reliability: readonly Reliability[];
}
interface Sample {
  readonly game: number;
  readonly moment: number;
  readonly phase: number;
  /** From the eyes of the seat whose turn it is, a few turns later. */
  readonly points: readonly number[];
  /** From each seat's eyes, at the end of the game. */
  readonly final: readonly (readonly number[])[];
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
  const { players, variants, looks, level, seed } = calibration;
  const name = `${seed} ${game}`;
  const { state } = start(known.game, players, variants, seedFrom(name));
  const budget = { ...THOROUGH, explore: 0.03, looks, milliseconds: Number.POSITIVE_INFINITY, slip: 0 };
  const bots = Array.from({ length: players }, () =>
    level !== undefined ? levelBot(level) : looks === 0 ? greedyBot : ismctsBot(budget),
  );
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
    const eyesOf = (viewer: Seat): Eyes => {
      const salt = `${name} ${turn.made}`;
      const veiled = veil(known.game, turn.state, viewer, seedFrom(`${salt} veil`));
      return { known, veiled, players, viewer, salt, deals: DEALS };
    };
    const [points = []] = pointsAfter(eyesOf(turn.seat), [[]], 'play on');
    const final = Array.from({ length: players }, (_, viewer) => finalPoints(eyesOf(viewer)));
    return [{ game, moment, phase: turn.made / made, points, final, won }];
  });
}

/** What is said in a position by a scale. */
type Say = (sample: Sample, scale: ChanceScale) => readonly number[];
const sayNow: Say = ({ points, phase }, scale) => chancesOf(points, phase, scale);
const sayFinally: Say = ({ final, phase }, scale) =>
  meanOf(final.map((points) => chancesOf(points, phase, scale)));

function surpriseOf(samples: readonly Sample[], say: Say, scale: ChanceScale): number {
  let sum = 0;
  for (const sample of samples) {
    say(sample, scale).forEach((chance, seat) => {
      sum -= (sample.won[seat] ?? 0) * Math.log(Math.max(chance, 1e-6));
    });
  }
  return sum / Math.max(samples.length, 1);
}

/** Leads count for more as the game goes on, never for less. */
function fitTo(samples: readonly Sample[], say: Say): Pick<Calibrated, 'scale' | 'surprise'> {
  let best = { scale: { early: 1, late: 1 }, surprise: Number.POSITIVE_INFINITY };
  for (const early of SCALES) {
    for (const late of SCALES.filter((each) => each <= early)) {
      const scale = { early, late };
      const surprise = surpriseOf(samples, say, scale);
      if (surprise < best.surprise) best = { scale, surprise };
    }
  }
  return best;
}

/** What is said about each half of the games by the scale that fits the other half. */
function saidOf(samples: readonly Sample[]): readonly Said[] {
  return [0, 1].flatMap((half) => {
    const { scale } = fitTo(
      samples.filter(({ game }) => game % 2 !== half),
      sayFinally,
    );
    return samples
      .filter(({ game }) => game % 2 === half)
      .map((sample) => ({ moment: sample.moment, won: sample.won, chances: sayFinally(sample, scale) }));
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
  const { scale: finalScale, surprise } = fitTo(samples, sayFinally);
  const reliability = TOLD.map((moment) => reliabilityAt(said, moment));
  return { scale: fitTo(samples, sayNow).scale, finalScale, surprise, reliability };
}
