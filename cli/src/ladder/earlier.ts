// The bots of an earlier commit, built in a scratch folder, so that progress can be measured without keeping old code.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@comptoir/bots';
import { optionsOf } from '@comptoir/kernel';
import { UsageError } from '../usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
type AnyFunction = (...given: readonly unknown[]) => unknown;

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, [...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The full name of the commit. */
export function commitNamed(name: string): string {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], HOME);
  } catch {
    throw new UsageError(`--against: this repository has no commit ${name}.`);
  }
}

/** Their sources, bundled into one file; once for each commit and game. */
function bundleOf(commit: string, game: string): string {
  const folder = join(HOME, '.comptoir', 'earlier', commit.slice(0, 12));
  const file = join(folder, `${game}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  run('git', ['archive', '-o', archive, commit, 'bots', 'kernel', `games/${game}`], HOME);
  run('tar', ['-xf', archive, '-C', folder], HOME);
  // Hints were once a part of the game.
  const hints = existsSync(join(folder, 'games', game, 'bot'))
    ? `export * as hints from './games/${game}/bot/index.ts';`
    : 'export const hints = null;';
  const entry = join(folder, `${game}-entry.ts`);
  writeFileSync(
    entry,
    `export * as bots from './bots/src/index.ts';\nexport * as game from './games/${game}/src/index.ts';\n${hints}\n`,
  );
  const alias = `--alias:@comptoir/kernel=${join(folder, 'kernel/src/index.ts')}`;
  const shape = ['--bundle', '--format=esm', '--platform=node', '--log-level=error', `--outfile=${file}`];
  run(join(HOME, 'node_modules', '.bin', 'esbuild'), [entry, alias, ...shape], folder);
  return file;
}

/** A field of a module or of a plain object. */
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

/** The game among what its module exports. */
function gameIn(module: unknown, id: string): unknown {
  const all = typeof module === 'object' && module !== null ? Object.values(module) : [];
  return all.find((each) => field(each, 'id') === id);
}

/** Makes bots of this level as they were. They are asked about today's positions, so the rules must have stayed the same. */
export async function earlierBots(commit: string, game: string, level: string): Promise<() => Bot> {
  const module: unknown = await import(pathToFileURL(bundleOf(commit, game)).href);
  const levelBot = field(field(module, 'bots'), 'levelBot');
  const rules = gameIn(field(module, 'game'), game);
  const hints = field(field(module, 'hints'), 'hints');
  if (!isFunction(levelBot) || rules === undefined)
    throw new UsageError(`--against: the commit ${commit.slice(0, 12)} has no bots for ${game}.`);
  const earlier = hints === undefined ? rules : { game: rules, hints };
  return () => {
    const bot = levelBot(level);
    return (known, veiled, seat, seed) => {
      const wanted = isFunction(bot) ? bot(earlier, veiled, seat, seed) : null;
      const option = optionsOf(known.game, veiled, seat).find(
        ({ verb, noun }) => verb === field(wanted, 'verb') && noun === field(wanted, 'noun'),
      );
      if (option === undefined) throw new Error('its pick is not offered under today’s rules');
      return option;
    };
  };
}
