// Looks for puzzles in a game between bots: decisions in which one line is clearly best, by what the seat may know.
import {
  advance,
  clone,
  deciders,
  drawFrom,
  due,
  type Kinds,
  type Puzzle,
  type PuzzleStep,
  readOption,
  type Seat,
  seedFrom,
  sha256,
  start,
  veil,
  writeOption,
  writeSeed,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import { type LevelId, levelBot } from '../levels.ts';
import type { Eyes } from '../review/outlook.ts';
import { greedyBot, sensibleOptions } from '../simple.ts';
import { picksFound } from './check.ts';
import { contenders, forced, stepOf, type Verdict, verdictOn } from './judge.ts';

export interface Quarry {
  readonly known: GameWithHints<Kinds>;
  readonly players: number;
  readonly variants: readonly string[];
  /** The name of the game that is played. */
  readonly seed: string;
}
interface Position {
  readonly state: Kinds['State'];
  readonly seat: Seat;
  /** So many picks led here. */
  readonly at: number;
}
interface Played {
  readonly positions: readonly Position[];
  readonly picks: readonly string[];
}

/** How clear it must be at a glance, at a quick look, and after a long one. */
const GLANCE = { deals: 3, gap: 0.02, sure: 0 };
const QUICK = { deals: 8, gap: 0.035, sure: 0.5 };
const LONG = { deals: 48, gap: 0.04, sure: 2 };
/** Later picks of the line. */
const LATER = { deals: 32, gap: 0.03, sure: 2 };
const LONGEST = 4;
/** Of the picks that lead to the position, one in so many is a sailor's. */
const SLIPS = 3;
/** Of one game, so that puzzles differ. */
const MOST = 3;
/** So many decisions of one game are looked at. */
const DECISIONS = 60;
/** The first part of a game is left out: little is decided there. */
const BEGINNING = 0.35;
const TRIES = { negociant: 5, armateur: 2, matelot: 5 };
/** A doge with this part of its budget finds the line; whoever has more finds it too. */
const DOGE = 0.3;
/** A line that merchants find more often is no puzzle. */
const MOST_FOUND = 0.6;
/** From these shares on, a puzzle is easy, or middling. */
const EASY = 0.4;
const MIDDLING = 0.5;

/** A game between equals who look one pick ahead and slip now and then: what nobody can win or lose any more is no puzzle. */
function playGame({ known, players, variants, seed }: Quarry): Played {
  const { game } = known;
  const { state } = start(game, players, variants, seedFrom(seed));
  const sailor = levelBot('matelot');
  const draw = drawFrom(seedFrom(`${seed} slips`));
  const positions: Position[] = [];
  const picks: string[] = [];
  while (state.result === null) {
    const asked = deciders(state);
    const [seat = 0] = asked;
    if (asked.length === 1) positions.push({ state: clone(state), seat, at: picks.length });
    const bot = draw(SLIPS) === 0 ? sailor : greedyBot;
    const chance = seedFrom(`${seed} ${picks.length}`);
    const option = bot(known, veil(game, state, seat, chance), seat, chance);
    picks.push(`${seat} ${writeOption(option)}`);
    advance(game, state, seat, option);
  }
  return { positions, picks };
}

function eyesAt({ known, players, seed }: Quarry, { state, seat, at }: Position, name: string): Eyes {
  const salt = `${name} ${seed} ${at}`;
  return {
    known,
    veiled: veil(known.game, state, seat, seedFrom(salt)),
    players,
    viewer: seat,
    salt,
    deals: 0,
  };
}

function hasChoice(quarry: Quarry, position: Position): boolean {
  const { known, veiled, viewer } = eyesAt(quarry, position, 'quick');
  return sensibleOptions(known, veiled, viewer).length > 1;
}

function judged(quarry: Quarry, position: Position, phase: number): Verdict | null {
  const quick = eyesAt(quarry, position, 'quick');
  const options = contenders(quick);
  if (verdictOn({ ...quick, deals: GLANCE.deals }, phase, options, GLANCE) === null) return null;
  const first = verdictOn({ ...quick, deals: QUICK.deals }, phase, options, QUICK);
  if (first === null) return null;
  const line = { seat: position.seat, steps: [stepOf(first)] };
  const found = Array.from({ length: TRIES.negociant }, (_, n) =>
    picksFound(
      quarry.known,
      line,
      position.state,
      levelBot('negociant', 1, false),
      `quick ${quarry.seed} ${position.at} ${n}`,
    ),
  );
  if (found.filter((picks) => picks > 0).length > MOST_FOUND * TRIES.negociant) return null;
  const long = { ...eyesAt(quarry, position, 'long'), deals: LONG.deals };
  return verdictOn(long, phase, options, LONG);
}

/** The whole line: on from the first pick while the seat decides and one pick is clearly best. */
function lineFrom(quarry: Quarry, position: Position, phase: number, first: Verdict): readonly PuzzleStep[] {
  const { game } = quarry.known;
  const { seat } = position;
  const state = clone(position.state);
  const steps = [stepOf(first)];
  let chosen = 1;
  for (let last = steps[0]; last !== undefined && last.right === 1; last = steps[steps.length - 1]) {
    const [answer] = last.answers;
    if (answer === undefined || steps.length === LONGEST) break;
    advance(game, state, seat, readOption(answer.pick));
    const asked = deciders(state);
    if (asked.length !== 1 || asked[0] !== seat) break;
    const eyes = eyesAt(quarry, { state, seat, at: position.at + steps.length }, 'long');
    const only = forced(eyes);
    const next =
      only === null
        ? laterStep(eyes, phase)
        : { right: 1, answers: [{ ...answer, pick: writeOption(only) }] };
    if (next === null) break;
    steps.push(next);
    if (only === null) chosen = steps.length;
  }
  return steps.slice(0, chosen);
}

function laterStep(eyes: Eyes, phase: number): PuzzleStep | null {
  const verdict = verdictOn({ ...eyes, deals: LATER.deals }, phase, contenders(eyes), LATER);
  return verdict === null ? null : stepOf(verdict);
}

function gradeOf(found: Readonly<Record<string, number>>): number {
  if ((found.negociant ?? 0) >= EASY || (found.matelot ?? 0) >= EASY) return 1;
  return (found.armateur ?? 0) >= MIDDLING ? 2 : 3;
}

/** The line as far as a doge follows it, with how the levels do at it; null where it does not, or merchants do. */
function graded(
  { known, seed }: Quarry,
  { seat, state, at }: Position,
  line: readonly PuzzleStep[],
): Pick<Puzzle, 'steps' | 'found' | 'grade'> | null {
  const finds = (steps: readonly PuzzleStep[], level: LevelId, n: number, effort = 1): boolean =>
    picksFound(known, { seat, steps }, state, levelBot(level, effort, false), `${seed} ${at} ${n}`) ===
    steps.length;
  const lines = line.length === 1 ? [line] : [line, line.slice(0, 1)];
  const steps = lines.find((each) => finds(each, 'doge', 0, DOGE));
  if (steps === undefined) return null;
  const share = (level: keyof typeof TRIES): number => {
    const tries = Array.from({ length: TRIES[level] }, (_, n) => finds(steps, level, n));
    return tries.filter((is) => is).length / tries.length;
  };
  const negociant = share('negociant');
  if (negociant > MOST_FOUND) return null;
  const found = { matelot: share('matelot'), negociant, armateur: share('armateur') };
  return { steps, found, grade: gradeOf(found) };
}

function puzzleAt(quarry: Quarry, { picks }: Played, position: Position): Puzzle | null {
  const { known, players, variants, seed } = quarry;
  const phase = Math.round((100 * position.at) / picks.length) / 100;
  const verdict = judged(quarry, position, phase);
  if (verdict === null) return null;
  const rest = graded(quarry, position, lineFrom(quarry, position, phase, verdict));
  if (rest === null) return null;
  const id = sha256(`${seed} ${position.at}`).slice(0, 6);
  const deal = { version: known.game.version, players, variants, seed: writeSeed(seedFrom(seed)) };
  return { id, ...deal, opening: picks.slice(0, position.at), seat: position.seat, phase, ...rest };
}

/** In no order, so that early and late decisions come up. */
function shuffled<T>(list: readonly T[], seed: string): readonly T[] {
  const draw = drawFrom(seedFrom(seed));
  const left = [...list];
  return list.flatMap(() => left.splice(draw(left.length), 1));
}

/** One of each kind in turn: what is asked in most picks of a game, as a deal is put together card by card, is not most of what is looked at. */
function mixed(positions: readonly Position[]): readonly Position[] {
  const seen = new Map<string, number>();
  const turns = positions.map((position) => {
    const step = due(position.state)?.step ?? '';
    const turn = seen.get(step) ?? 0;
    seen.set(step, turn + 1);
    return { position, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ position }) => position);
}

/** Plays one game and looks through it; tells after every decision what has been found so far. */
export function* minedFrom(quarry: Quarry): Generator<readonly Puzzle[], readonly Puzzle[]> {
  const played = playGame(quarry);
  const late = played.positions.filter(({ at }) => at >= BEGINNING * played.picks.length);
  const found: Puzzle[] = [];
  let looked = 0;
  for (const position of mixed(shuffled(late, `${quarry.seed} order`))) {
    if (found.length === MOST || looked === DECISIONS) break;
    if (!hasChoice(quarry, position)) continue;
    looked += 1;
    const puzzle = puzzleAt(quarry, played, position);
    if (puzzle !== null) found.push(puzzle);
    yield found;
  }
  return found;
}
