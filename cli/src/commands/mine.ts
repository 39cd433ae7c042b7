// comptoir mine: looks for puzzles in games between bots, and measures those there are. What was found is written at once, so
// it can be stopped at any time and goes on where it was.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GameWithHints, LEVEL_IDS } from '@comptoir/bots';
import { confirmed, minedFrom, shareFound } from '@comptoir/bots/puzzles';
import { withHints } from '@comptoir/catalogue';
import type { Kinds, Puzzle, PuzzleBook } from '@comptoir/kernel';
import { Progress } from '../progress.ts';
import { type Arguments, checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
/** With more at the table a single pick decides less. */
const PLAYERS = 3;
/** So often the levels below the doge try. */
const TRIES = 5;
/** So many doges with all their budget, each with other chances, follow the line before it is kept. */
const DOGES = ['first', 'second'];

interface Mine {
  readonly known: GameWithHints<Kinds>;
  readonly path: string;
  readonly players: number;
  readonly origin: Omit<PuzzleBook['origin'], 'games'>;
}

function commitNow(): string {
  const run = (args: readonly string[]): string =>
    execFileSync('git', [...args], {
      cwd: HOME,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return run(['rev-parse', '--short', 'HEAD']);
  } catch {
    return 'unknown';
  }
}

function readBook(path: string): PuzzleBook | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
}

/** A line a puzzle. */
function write(path: string, { origin, puzzles }: PuzzleBook): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `{"origin":${JSON.stringify(origin)},"puzzles":[\n${lines}\n]}\n`);
  renameSync(`${path}.new`, path);
}

function describe({ id, grade, phase, players, steps, found }: Puzzle): string {
  const line = steps.map(({ answers }) => answers[0]?.pick).join(', ');
  const [{ answers = [], right = 0 } = {}] = steps;
  const [best, next] = [answers[0]?.chance ?? 0, answers[right]?.chance ?? 0];
  const shares = Object.entries(found).map(([level, share]) => `${level} ${Math.round(100 * share)}`);
  return `${id}  grade ${grade}  ${players} players, at ${phase}: ${line} (${best} to ${next}; ${shares.join(', ')})`;
}

/** The puzzle as far as doges with all their budget follow its line; null where one of them picks something else at once. */
function keptOf(known: GameWithHints<Kinds>, puzzle: Puzzle, seed: string): Puzzle | null {
  let kept: Puzzle | null = puzzle;
  for (const doge of DOGES) {
    if (kept === null) return null;
    kept = confirmed(known, kept, `${doge} ${seed} ${puzzle.id}`);
  }
  return kept;
}

function dig({ known, path, players, origin }: Mine, games: number, want: number): void {
  const before = readBook(path);
  if (before !== null && before.origin.seed !== origin.seed)
    throw new UsageError(`${path} was mined with the seed ${before.origin.seed}: use it, or another --out.`);
  const puzzles = [...(before?.puzzles ?? [])];
  const progress = new Progress('puzzles', want);
  for (let n = before?.origin.games ?? 0; n < games && puzzles.length < want; n += 1) {
    const steps = minedFrom({ known, players, variants: [], seed: `${origin.seed} ${known.game.id} ${n}` });
    for (let step = steps.next(); ; step = steps.next()) {
      progress.show(puzzles.length + (step.done === true ? 0 : step.value.length));
      if (step.done !== true) continue;
      const kept = step.value.flatMap((puzzle) => keptOf(known, puzzle, origin.seed) ?? []);
      puzzles.push(...kept);
      console.log(`game ${n}: ${kept.length} of ${step.value.length} are kept`);
      for (const puzzle of kept) console.log(describe(puzzle));
      break;
    }
    write(path, { origin: { ...origin, games: n + 1 }, puzzles });
  }
  console.log(`${puzzles.length} puzzles in ${path}`);
}

/** How often each level finds them, by other chances than those they were chosen by. */
function measure({ known, path, origin }: Mine, doges: number): void {
  const puzzles = readBook(path)?.puzzles ?? [];
  const sums = new Map<string, number>();
  const progress = new Progress('puzzles', puzzles.length);
  puzzles.forEach((puzzle, n) => {
    for (const level of LEVEL_IDS) {
      const tries = level === 'doge' ? doges : TRIES;
      const share = shareFound(known, puzzle, level, tries, `measure ${origin.seed} ${puzzle.id}`);
      sums.set(level, (sums.get(level) ?? 0) + share);
      if (level === 'doge' && share < 1) console.log(`not always found by the doge: ${describe(puzzle)}`);
    }
    progress.show(n + 1);
  });
  for (const [level, sum] of sums)
    console.log(`${level.padEnd(10)} ${((100 * sum) / Math.max(puzzles.length, 1)).toFixed(0)} %`);
  console.log(`of ${puzzles.length} puzzles, ${doges} tries of the doge and ${TRIES} of the others each`);
}

/** As the file says, once more: after a change of the rules or the bots. */
function confirm({ known, path, origin }: Mine): void {
  const book = readBook(path);
  if (book === null) throw new UsageError(`There is no file ${path}.`);
  const progress = new Progress('puzzles', book.puzzles.length);
  const puzzles = book.puzzles.flatMap((puzzle, n) => {
    progress.show(n + 1);
    const kept = keptOf(known, puzzle, origin.seed);
    if (kept?.steps.length !== puzzle.steps.length)
      console.log(`${kept === null ? 'left out' : 'shorter'}: ${describe(puzzle)}`);
    return kept ?? [];
  });
  write(path, { ...book, puzzles });
  console.log(`${puzzles.length} of ${book.puzzles.length} puzzles are kept in ${path}`);
}

const fileOf = (given: Arguments, game: string): string =>
  given.text('out') ?? join(HOME, 'games', game, 'puzzles', 'puzzles.json');

export async function mine(args: readonly string[]): Promise<number> {
  const given = readArguments(args, [
    'games',
    'want',
    'players',
    'seed',
    'out',
    'measure!',
    'tries',
    'confirm!',
  ]);
  const entry = await gameNamed(given.words[0]);
  const seed = given.text('seed') ?? 'mine';
  const players = checkPlayers(entry, given.count('players', PLAYERS));
  const origin = {
    commit: commitNow(),
    command: `npx comptoir mine ${entry.game.id} --players ${players} --seed ${seed}`,
    date: new Date().toISOString().slice(0, 10),
    seed,
  };
  const it = { known: await withHints(entry), path: fileOf(given, entry.game.id), players, origin };
  if (given.flag('confirm')) confirm(it);
  else if (given.flag('measure')) measure(it, given.count('tries', 1));
  else dig(it, given.count('games', 1000), given.count('want', 30));
  return 0;
}
