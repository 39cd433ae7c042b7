// comptoir ladder: every level against the one below, seats rotated; saved after every game, so it can be stopped at any time.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Bot, type GameWithHints, LEVEL_IDS, levelNamed } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import { type Kinds, type Result, sha256 } from '@comptoir/kernel';
import { botNamed } from '../bots.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';
import { interval, playOut } from './simulate.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
const DOCUMENT = join(HOME, 'docs', 'ladder.md');
/** Three, where the game allows. */
const PLAYERS = 3;

/** One bot against a table of another: sums over all games so far. */
interface Pairing {
  /** Which game, rules, players, seed, tempers and weights these numbers are of; with another stamp they are forgotten. */
  readonly stamp: string;
  readonly upper: string;
  readonly lower: string;
  readonly players: number;
  games: number;
  wins: number;
  upperPoints: number;
  /** Of the average seat. */
  lowerPoints: number;
  upperMs: number;
  upperPicks: number;
  /** The slowest single pick of the upper bot. */
  slowestMs: number;
}
interface Run {
  readonly known: GameWithHints<Kinds>;
  readonly players: number;
  readonly seed: string;
  readonly path: string;
}

/** A pairing of which nothing is known yet. */
function blank(
  { known: { game, hints }, seed }: Run,
  upper: string,
  lower: string,
  players: number,
): Pairing {
  const tempers = [upper, lower].map((name) => levelNamed(name)?.temper ?? name);
  const numbers = hints.tunable?.weights ?? null;
  const mark = sha256(JSON.stringify([tempers, numbers])).slice(0, 16);
  const stamp = `${game.id} ${game.version} ${players} ${seed} ${mark}`;
  const none = { games: 0, wins: 0, upperPoints: 0, lowerPoints: 0, upperMs: 0, upperPicks: 0, slowestMs: 0 };
  return { stamp, upper, lower, players, ...none };
}

/** Every level against the one below at one table size, and the highest against the greedy bot, head to head where the
 * game allows it. */
function pairings(run: Run): readonly Pairing[] {
  return [
    ...LEVEL_IDS.slice(1).map((upper, n) => blank(run, upper, LEVEL_IDS[n] ?? 'random', run.players)),
    blank(run, 'doge', 'greedy', run.known.game.players[0]),
  ];
}

function isPairing(value: unknown): value is Pairing {
  return typeof value === 'object' && value !== null && 'stamp' in value && 'games' in value;
}

/** What was played before, as far as it was between the same bots under the same rules. */
function begin(run: Run): readonly Pairing[] {
  const saved: unknown = existsSync(run.path) ? JSON.parse(readFileSync(run.path, 'utf8')) : [];
  const known = Array.isArray(saved) ? saved.filter(isPairing) : [];
  return pairings(run).map((none) => known.find(({ stamp }) => stamp === none.stamp) ?? none);
}

/** Whole or not at all: a run stopped in the middle of writing leaves the file before. The other pairings stay as they
 * are in the file, where a second run may be playing them. */
function save(run: Run, pairing: Pairing): void {
  const all = begin(run).map((each) => (each.stamp === pairing.stamp ? pairing : each));
  mkdirSync(dirname(run.path), { recursive: true });
  writeFileSync(`${run.path}.${process.pid}`, JSON.stringify(all));
  renameSync(`${run.path}.${process.pid}`, run.path);
}

function timed(bot: Bot, pairing: Pairing): Bot {
  return (known, veiled, seat, seed) => {
    const begun = performance.now();
    const option = bot(known, veiled, seat, seed);
    const ms = performance.now() - begun;
    pairing.upperMs += ms;
    pairing.upperPicks += 1;
    pairing.slowestMs = Math.max(pairing.slowestMs, ms);
    return option;
  };
}

function count(pairing: Pairing, { scores, ranks }: Result, seat: number): void {
  const winners = ranks.filter((place) => place === 1).length;
  const own = scores[seat] ?? 0;
  pairing.games += 1;
  if (ranks[seat] === 1) pairing.wins += 1 / winners;
  pairing.upperPoints += own;
  pairing.lowerPoints += (scores.reduce((sum, score) => sum + score, 0) - own) / (scores.length - 1);
}

/** The next game of a pairing: the upper bot one seat further, the deal a new one when it has sat everywhere. */
function playNext({ known, seed }: Run, pairing: Pairing): void {
  const { players } = pairing;
  const seat = pairing.games % players;
  const bots = Array.from({ length: players }, (_, n) =>
    n === seat ? timed(botNamed(pairing.upper), pairing) : botNamed(pairing.lower),
  );
  const deal = Math.floor(pairing.games / players);
  count(
    pairing,
    playOut({ known, bots, variants: known.game.usualVariants ?? [], seed: `${seed} ${deal}` }).result,
    seat,
  );
}

const percent = (x: number): string => (100 * x).toFixed(1);
const nameOf = (id: string): string => levelNamed(id)?.name.en ?? id;

function rowOf(pairing: Pairing): readonly string[] {
  const { players, games, wins, upperMs, upperPicks } = pairing;
  const share = wins / games;
  const [low, high] = interval(share, games);
  return [
    nameOf(pairing.upper),
    `${players - 1} × ${nameOf(pairing.lower)}`,
    `${games}`,
    `${percent(share)} %`,
    `${percent(low)} – ${percent(high)}`,
    `${percent(1 / players)} %`,
    `× ${(share * players).toFixed(2)}`,
    `${(pairing.upperPoints / games).toFixed(1)} : ${(pairing.lowerPoints / games).toFixed(1)}`,
    (upperMs / upperPicks).toFixed(1),
    pairing.slowestMs.toFixed(0),
  ];
}
const HEAD = ['one', 'against', 'games', 'wins', '95 %', 'fair', 'ratio', 'points', 'ms/pick', 'slowest'];

function table(all: readonly Pairing[]): readonly (readonly string[])[] {
  const played = all.filter((pairing) => pairing.games > 0);
  return [HEAD, ...played.map((pairing) => rowOf(pairing))];
}
/** Every column as wide as its widest cell. */
function padded(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = HEAD.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows.map((row) => row.map((cell, n) => cell.padEnd(width[n] ?? 0)));
}
function plain(rows: readonly (readonly string[])[]): string {
  return padded(rows)
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
/** As the formatter lays out a table. */
function markdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = padded(rows);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Replaces the game's part of docs/ladder.md, which stands between two marks. */
function publish(id: string, text: string): void {
  const [from, to] = [`<!-- ladder ${id} -->`, `<!-- end ${id} -->`];
  const page = readFileSync(DOCUMENT, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) throw new UsageError(`docs/ladder.md has no part for ${id}.`);
  writeFileSync(DOCUMENT, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`);
}

export async function ladder(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'players', 'seed', 'only', 'fresh!', 'write!']);
  const entry = await gameNamed(given.words[0]);
  const { id } = entry.game;
  const [least, most] = entry.game.players;
  const usual = Math.max(least, Math.min(PLAYERS, most));
  const players = checkPlayers(entry, given.count('players', usual));
  const games = given.count('games', 100);
  const seed = given.text('seed') ?? 'ladder';
  const only = given.text('only');
  if (only !== undefined && !LEVEL_IDS.slice(1).some((upper) => upper === only))
    throw new UsageError(`--only is one of ${LEVEL_IDS.slice(1).join(', ')}.`);
  const path = join(HOME, '.comptoir', `ladder-${id}-${players}.json`);
  const run = { known: await withHints(entry), players, seed, path };
  if (given.flag('fresh')) rmSync(path, { force: true });
  for (const pairing of begin(run)) {
    if (only !== undefined && only !== pairing.upper) continue;
    const progress = new Progress(`${pairing.upper} – ${pairing.lower}`, games);
    while (pairing.games < games) {
      playNext(run, pairing);
      save(run, pairing);
      progress.show(pairing.games);
    }
  }
  const rows = table(begin(run));
  console.log(`${id}\n${plain(rows)}`);
  if (given.flag('write')) {
    const command = `npm run ladder -- ${args.join(' ')}`;
    const date = new Date().toISOString().slice(0, 10);
    publish(id, `${date}, \`${command}\`\n\n${markdown(rows)}`);
  }
  return 0;
}
