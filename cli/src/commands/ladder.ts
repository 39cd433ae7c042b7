// comptoir ladder: every level against the one below or all against all, or a level against itself with more time or as it was in
// an earlier commit.
// Seats rotate; saved after every game, so it can be stopped at any time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_IDS, type LevelId, levelBot, levelNamed } from '@comptoir/bots';
import { titleOf, withHints } from '@comptoir/catalogue';
import { botNamed } from '../bots.ts';
import { strengthsChart } from '../charts/strengths.ts';
import { publish, publishPicture, today } from '../documents.ts';
import { commitNamed, earlierBots } from '../ladder/earlier.ts';
import { type Strength, strengthsOf } from '../ladder/elo.ts';
import {
  begin,
  type Contestant,
  encounterOf,
  type Pair,
  type Pairing,
  playNext,
  type Run,
  save,
} from '../ladder/pairing.ts';
import { markdown, plain, type Row, rowsOf } from '../ladder/table.ts';
import { Progress } from '../progress.ts';
import { type Arguments, checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
/** Its Elo is 1000. */
const ANCHOR = 'greedy';
/** Three, where the game allows. */
const PLAYERS = 3;
/** How many times the budget `--scaling` gives. */
const MORE = 4;

function levelOf(id: LevelId, effort: number): Contestant {
  const level = levelNamed(id);
  const name = level?.name.en ?? id;
  return {
    name: effort === 1 ? name : `${name}, ${effort} × the budget`,
    mark: [level?.temper, effort],
    make: () => levelBot(id, effort),
  };
}
const plainBot = (name: string): Contestant => ({ name, mark: null, make: () => botNamed(name) });

function effortOf(given: Arguments): number {
  const effort = Number(given.text('effort') ?? 1);
  if (!(effort > 0)) throw new UsageError('--effort is a number above 0: so many times the budget.');
  return effort;
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
  const pairs = LEVEL_IDS.slice(1).map((id, n): Pair => {
    const lower = levelOf(LEVEL_IDS[n] ?? id, 1);
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
  const temper = levelNamed(level)?.temper;
  if (temper === undefined || !('milliseconds' in temper))
    throw new UsageError(`--scaling is for a level that searches, and ${level} does not.`);
  const upper = levelOf(level, MORE * effort);
  return [{ upper, lower: levelOf(level, effort), players }];
}

async function against(given: Arguments, game: string, players: number): Promise<readonly Pair[]> {
  const commit = commitNamed(given.text('against') ?? '');
  const level = levelAsked(given) ?? 'doge';
  const upper = levelOf(level, effortOf(given));
  const name = `${levelNamed(level)?.name.en} of ${commit.slice(0, 7)}`;
  return [{ upper, lower: { name, mark: commit, make: await earlierBots(commit, game, level) }, players }];
}

/** All levels, the greedy and the random bot, each against each; `--effort` is for all that search. */
function roundRobin(given: Arguments, players: number): readonly Pair[] {
  const effort = effortOf(given);
  const all = [
    plainBot('random'),
    plainBot(ANCHOR),
    ...LEVEL_IDS.map((id) => ({ ...levelOf(id, effort), name: levelNamed(id)?.name.en ?? id })),
  ];
  return all.flatMap((upper, n) => all.slice(0, n).map((lower): Pair => ({ upper, lower, players })));
}

/** A game of every pair before the next one of any, so that a run that was stopped tells something about all. */
function playAll(run: Run, pairs: readonly Pair[], games: number): readonly Pairing[] {
  const pairings = begin(run, pairs);
  const progress = new Progress(run.known.game.id, games * pairings.length);
  for (let round = 1; round <= games; round += 1) {
    for (const pairing of pairings) {
      if (pairing.sums.games >= round) continue;
      playNext(run, pairing);
      save(run, pairing);
      progress.show(pairings.reduce((sum, { sums }) => sum + Math.min(sums.games, games), 0));
    }
  }
  return pairings;
}

const ELO_HEAD = ['bot', 'Elo', '95 %'] as const;
function rowOfStrength({ name, elo, doubt }: Strength): Row {
  return [name, elo.toFixed(0), name === ANCHOR ? 'by definition' : `± ${doubt.toFixed(0)}`];
}

/** The table of a run, for the terminal and for docs/ladder.md; of a round robin its chart too. */
function tell(given: Arguments, game: string, played: readonly Pairing[], command: string): void {
  const isElo = given.flag('elo');
  const strengths = isElo ? strengthsOf(played.map(encounterOf), ANCHOR) : [];
  const rows = isElo ? [ELO_HEAD, ...strengths.map(rowOfStrength)] : rowsOf(played);
  console.log(`${game}\n${plain(rows)}`);
  const helped = played.reduce((sum, { sums }) => sum + sums.remarks, 0);
  if (helped > 0) console.log(`${helped} picks were made for a bot that failed: take the numbers with care.`);
  if (!given.flag('write')) return;
  const title = titleOf(game, 'en');
  const picture = isElo ? `\n\n![Elo of the bots in ${title}](pictures/elo-${game}.svg)` : '';
  publish(
    'ladder.md',
    `${isElo ? 'elo' : 'ladder'} ${game}`,
    `${today()}, \`${command}\`\n\n${markdown(rows)}${picture}`,
  );
  if (isElo) publishPicture(`elo-${game}.svg`, strengthsChart(title, strengths));
}

const NAMES = [
  ...['games', 'players', 'seed', 'only', 'against', 'effort'],
  ...['scaling!', 'elo!', 'fresh!', 'write!'],
];

export async function ladder(args: readonly string[]): Promise<number> {
  const given = readArguments(args, NAMES);
  const entry = await gameNamed(given.words[0]);
  const { id } = entry.game;
  const [least, most] = entry.game.players;
  const isDuel = given.flag('scaling') || given.text('against') !== undefined;
  if (isDuel && (given.flag('write') || given.flag('elo')))
    throw new UsageError('--write and --elo are for the levels against one another.');
  const usual = isDuel || given.flag('elo') ? least : Math.max(least, Math.min(PLAYERS, most));
  const players = checkPlayers(entry, given.count('players', usual));
  const path = join(HOME, '.comptoir', `ladder-${id}-${players}.json`);
  const run = {
    known: await withHints(entry),
    // An earlier bot knows the rules without the switches that came later.
    variants: given.text('against') === undefined ? (entry.game.usualVariants ?? []) : [],
    seed: given.text('seed') ?? 'ladder',
    path,
  };
  if (given.flag('fresh')) rmSync(path, { force: true });
  const pairs = await pairsFor(given, id, players, least);
  tell(given, id, playAll(run, pairs, given.count('games', 100)), `npm run ladder -- ${args.join(' ')}`);
  return 0;
}

async function pairsFor(
  given: Arguments,
  game: string,
  players: number,
  least: number,
): Promise<readonly Pair[]> {
  if (given.flag('elo')) return roundRobin(given, players);
  if (given.flag('scaling')) return scaling(given, players);
  if (given.text('against') !== undefined) return against(given, game, players);
  return rungs(given, players, least);
}
