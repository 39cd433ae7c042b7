// comptoir ladder: every level against the one below, or a level against itself with more time or as it was in an earlier commit.
// Seats rotate; saved after every game, so it can be stopped at any time.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Effort, LEVEL_IDS, type LevelId, levelBot, levelNamed } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import { botNamed } from '../bots.ts';
import { commitNamed, earlierBots } from '../ladder/earlier.ts';
import { begin, type Contestant, type Pair, playNext, save } from '../ladder/pairing.ts';
import { markdown, plain, rowsOf } from '../ladder/table.ts';
import { Progress } from '../progress.ts';
import { type Arguments, checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
const DOCUMENT = join(HOME, 'docs', 'ladder.md');
/** Three, where the game allows. */
const PLAYERS = 3;
/** How many times the budget `--scaling` gives. */
const MORE = 4;

function levelOf(id: LevelId, { times, hasClock }: Effort): Contestant {
  const level = levelNamed(id);
  const name = level?.name.en ?? id;
  return {
    name: times === 1 ? name : `${name}, ${times} × the budget`,
    mark: [level?.temper, times, hasClock],
    make: () => levelBot(id, { times, hasClock }),
  };
}
const plainBot = (name: string): Contestant => ({ name, mark: null, make: () => botNamed(name) });

function effortOf(given: Arguments): Effort {
  const times = Number(given.text('effort') ?? 1);
  if (!(times > 0)) throw new UsageError('--effort is a number above 0: so many times the budget.');
  return { times, hasClock: !given.flag('no-clock') };
}

function levelAsked(given: Arguments): LevelId | null {
  const only = given.text('only');
  if (only === undefined) return null;
  const level = LEVEL_IDS.find((id) => id === only);
  if (level === undefined) throw new UsageError(`--only is one of ${LEVEL_IDS.join(', ')}.`);
  return level;
}

/** Every level against the one below at one table size, and the highest against the greedy bot, head to head where the
 * game allows it. `--effort` is for the upper one. */
function rungs(given: Arguments, players: number, fewest: number): readonly Pair[] {
  const effort = effortOf(given);
  const only = levelAsked(given);
  const below = { ...effort, times: 1 };
  const pairs = LEVEL_IDS.slice(1).map((id, n): Pair => {
    const lower = levelOf(LEVEL_IDS[n] ?? id, below);
    return { upper: levelOf(id, effort), lower, players };
  });
  const all = [...pairs, { upper: levelOf('doge', effort), lower: plainBot('greedy'), players: fewest }];
  const wanted = only === null ? null : levelOf(only, effort).name;
  return all.filter(({ upper }) => wanted === null || upper.name === wanted);
}

/** A level with several times the budget against itself. */
function scaling(given: Arguments, players: number): readonly Pair[] {
  const effort = effortOf(given);
  const level = levelAsked(given) ?? 'doge';
  const upper = levelOf(level, { ...effort, times: MORE * effort.times });
  return [{ upper, lower: levelOf(level, effort), players }];
}

async function against(given: Arguments, game: string, players: number): Promise<readonly Pair[]> {
  const commit = commitNamed(given.text('against') ?? '');
  const level = levelAsked(given) ?? 'doge';
  const upper = levelOf(level, effortOf(given));
  const name = `${levelNamed(level)?.name.en} of ${commit.slice(0, 7)}`;
  return [{ upper, lower: { name, mark: commit, make: await earlierBots(commit, game, level) }, players }];
}

/** Replaces the game's part of docs/ladder.md, which stands between two marks. */
function publish(id: string, text: string): void {
  const [from, to] = [`<!-- ladder ${id} -->`, `<!-- end ${id} -->`];
  const page = readFileSync(DOCUMENT, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) throw new UsageError(`docs/ladder.md has no part for ${id}.`);
  writeFileSync(DOCUMENT, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`);
}

const NAMES = [
  ...['games', 'players', 'seed', 'only', 'against', 'effort'],
  ...['scaling!', 'no-clock!', 'fresh!', 'write!'],
];

export async function ladder(args: readonly string[]): Promise<number> {
  const given = readArguments(args, NAMES);
  const entry = await gameNamed(given.words[0]);
  const { id } = entry.game;
  const [least, most] = entry.game.players;
  const isDuel = given.flag('scaling') || given.text('against') !== undefined;
  const usual = isDuel ? least : Math.max(least, Math.min(PLAYERS, most));
  const players = checkPlayers(entry, given.count('players', usual));
  const games = given.count('games', 100);
  const path = join(HOME, '.comptoir', `ladder-${id}-${players}.json`);
  const run = {
    known: await withHints(entry),
    // An earlier bot knows the rules without the switches that came later.
    variants: given.text('against') === undefined ? (entry.game.usualVariants ?? []) : [],
    seed: given.text('seed') ?? 'ladder',
    path,
  };
  const pairs = given.flag('scaling')
    ? scaling(given, players)
    : isDuel
      ? await against(given, id, players)
      : rungs(given, players, least);
  if (given.flag('fresh')) rmSync(path, { force: true });
  for (const pairing of begin(run, pairs)) {
    const progress = new Progress(`${pairing.upper.name} – ${pairing.lower.name}`, games);
    while (pairing.sums.games < games) {
      playNext(run, pairing);
      save(run, pairing);
      progress.show(pairing.sums.games);
    }
  }
  const played = begin(run, pairs);
  const rows = rowsOf(played);
  console.log(`${id}\n${plain(rows)}`);
  const helped = played.reduce((sum, { sums }) => sum + sums.remarks, 0);
  if (helped > 0) console.log(`${helped} picks were made for a bot that failed: take the numbers with care.`);
  if (given.flag('write')) {
    const date = new Date().toISOString().slice(0, 10);
    publish(id, `${date}, \`npm run ladder -- ${args.join(' ')}\`\n\n${markdown(rows)}`);
  }
  return 0;
}
