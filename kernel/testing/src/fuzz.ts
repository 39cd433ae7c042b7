// Random games under the eyes of every check.
import {
  canonical,
  decisions,
  drawFrom,
  type GameRecord,
  isRefusal,
  type Kinds,
  type Option,
  play,
  readRecord,
  replay,
  seedFrom,
  start,
  stateHash,
  verify,
  writeRecord,
} from '@comptoir/kernel';
import {
  checkAdvance,
  checkAudit,
  checkCopy,
  checkEvaluate,
  checkEventTexts,
  checkLegality,
  checkNoLeak,
  checkNoPeek,
  checkOptions,
  checkResult,
  checkRoundTrip,
  checkTexts,
  checkUndo,
  type Position,
  type Subject,
} from './checks.ts';
import { biased, Tally, uniform } from './drivers.ts';
import { expect, Fault } from './faults.ts';
import { checkHeldLists, checkLookAhead, type HeldLists } from './reentry.ts';

const MOST_PICKS = 20_000;
/** The costly checks look at one position in this many; over a few games they see every kind of step. */
const DEEP_EVERY = 16;

export interface FuzzGame {
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  /** Picks with a bias towards what has been rare, instead of every option alike. */
  readonly isBiased?: boolean;
}

/** One position under the checks that fit its depth; the pick is the one about to be played. */
function examine(subject: Subject, position: Position, isDeep: boolean): void {
  checkOptions(subject, position);
  checkAudit(subject, position.state);
  if (!isDeep) return;
  checkLegality(subject, position);
  checkRoundTrip(position);
  checkCopy(subject, position);
  checkNoLeak(subject, position);
  checkTexts(subject, position);
  checkEvaluate(subject, position);
}

/** Random values for all switches of a game. */
export function randomVariants({ game }: Subject, draw: (n: number) => number): readonly string[] {
  return Object.entries(game.variants).flatMap(([name, values]) => {
    const value = values[draw(values.length)];
    return value === values[0] ? [] : [`${name}:${value}`];
  });
}

/**
 * Plays one random game under all checks and returns its record. Throws a Fault that carries the record so far.
 * `tally`: what has happened in the games before, and in this one.
 */
export function fuzzGame(
  subject: Subject,
  { players, variants, seed, isBiased = false }: FuzzGame,
  tally = new Tally(subject),
): GameRecord {
  const { game } = subject;
  const draw = drawFrom(seedFrom(`fuzz ${seed}`));
  const drive = isBiased ? biased(subject, tally, draw) : uniform(draw);
  const header = { game: game.id, version: game.version, players, variants, seed: seedFrom(seed) };
  const picks: { seat: number; option: Option }[] = [];
  const held: HeldLists = new Map();
  const record = (): GameRecord => ({ ...header, picks, remarks: [], result: null, stateHash: null });
  try {
    const begun = start(game, players, variants, header.seed);
    tally.see(begun.events, []);
    let { state } = begun;
    while (state.result === null) {
      expect('ends', picks.length < MOST_PICKS, () => `the game is not over after ${MOST_PICKS} picks`);
      const all = decisions(game, state);
      const position: Position = { state, decisions: all, players, salt: `${seed} ${picks.length}` };
      const isDeep = draw(DEEP_EVERY) === 0;
      examine(subject, position, isDeep);
      checkHeldLists(subject, position, held);
      const pick = drive(position);
      expect('deadEnd', pick !== null, () => 'nobody decides and there is no result');
      picks.push(pick);
      const played = play(game, state, pick.seat, pick.option);
      expect('legality', !isRefusal(played), () => 'an option was refused');
      tally.see(played.events, all);
      if (isDeep) {
        checkAdvance(subject, position, pick);
        checkLookAhead(subject, position, pick);
        checkNoPeek(subject, position, pick);
        checkUndo(subject, position, pick);
        checkEventTexts(subject, played.events);
      }
      state = played.state;
    }
    const end: Position = { state, decisions: [], players, salt: seed };
    checkAudit(subject, state);
    checkResult(end);
    checkEvaluate(subject, end);
    return checkRecord(subject, state, record());
  } catch (error) {
    const fault =
      error instanceof Fault
        ? error
        : new Fault('crash', error instanceof Error ? `${error.stack}` : `${error}`);
    fault.record = writeRecord(record());
    throw fault;
  }
}

/** The record of a game replays to the same state, also after it was written and read. */
function checkRecord({ game }: Subject, state: Kinds['State'], played: GameRecord): GameRecord {
  const record: GameRecord = { ...played, result: state.result, stateHash: stateHash(state) };
  const isSame = canonical(replay(game, record)) === canonical(state);
  expect('replay', isSame, () => 'the record replays to another state');
  const back = readRecord(writeRecord(record));
  expect('replay', writeRecord(back) === writeRecord(record), () => 'the record reads back differently');
  verify(game, back);
  return record;
}
