// Whether a puzzle is sound: how the levels do at it, and whether its answer is best in other deals too.
import {
  advance,
  clone,
  type Kinds,
  type Puzzle,
  puzzlePosition,
  readOption,
  seedFrom,
  veil,
  writeOption,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import { type LevelId, levelBot } from '../levels.ts';
import type { Bot } from '../simple.ts';
import { verdictOn } from './judge.ts';

/** How many picks of the line the bot makes, which knows what the seat may know. */
export function picksFound(
  known: GameWithHints<Kinds>,
  puzzle: Pick<Puzzle, 'seat' | 'steps'>,
  position: Kinds['State'],
  bot: Bot,
  salt: string,
): number {
  const { game } = known;
  const { seat, steps } = puzzle;
  const state = clone(position);
  const missed = steps.findIndex(({ answers, right }, n) => {
    const veiled = veil(game, state, seat, seedFrom(`${salt} veil ${n}`));
    const name = writeOption(bot(known, veiled, seat, seedFrom(`${salt} ${n}`)));
    const isRight = answers.slice(0, right).some(({ pick }) => pick === name);
    if (isRight) advance(game, state, seat, readOption(name));
    return !isRight;
  });
  return missed < 0 ? steps.length : missed;
}

/** The share of so many tries of this level that find the line. */
export function shareFound(
  known: GameWithHints<Kinds>,
  puzzle: Puzzle,
  level: LevelId,
  tries: number,
  salt: string,
): number {
  const position = puzzlePosition(known.game, puzzle);
  const found = Array.from({ length: tries }, (_, n) =>
    picksFound(known, puzzle, position, levelBot(level, 1, false), `${salt} ${level} ${n}`),
  );
  return found.filter((picks) => picks === puzzle.steps.length).length / tries;
}

/** Whether the first pick of the line is found best once more, in so many deals that nobody has seen yet. */
export function isStillBest(
  known: GameWithHints<Kinds>,
  puzzle: Puzzle,
  deals: number,
  salt: string,
): boolean {
  const { players, seat, phase, steps } = puzzle;
  const { answers = [], right = 0 } = steps[0] ?? {};
  const veiled = veil(known.game, puzzlePosition(known.game, puzzle), seat, seedFrom(salt));
  const eyes = { known, veiled, players, viewer: seat, salt, deals };
  const options = answers.map(({ pick }) => readOption(pick));
  const verdict = verdictOn(eyes, phase, options, { gap: 0, sure: 0 });
  const best = verdict?.judged[0]?.option;
  return best !== undefined && answers.slice(0, right).some(({ pick }) => pick === writeOption(best));
}

/** The puzzle as far as a doge with all its budget follows its line; null where it picks something else at once. */
export function confirmed(known: GameWithHints<Kinds>, puzzle: Puzzle, salt: string): Puzzle | null {
  const position = puzzlePosition(known.game, puzzle);
  const picks = picksFound(known, puzzle, position, levelBot('doge', 1, false), salt);
  const chosen = puzzle.steps.findLastIndex(({ answers }, n) => n < picks && answers.length > 1);
  return chosen < 0 ? null : { ...puzzle, steps: puzzle.steps.slice(0, chosen + 1) };
}
