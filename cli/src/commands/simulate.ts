// comptoir simulate: bots against bots, seats rotated.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withHints } from '@comptoir/catalogue';
import {
  type Game,
  type GameRecord,
  isRefusal,
  type Kinds,
  play,
  type Result,
  sharesOfWin,
  start,
  writeRecord,
} from '@comptoir/kernel';
import { interval, playOut } from '../bot-games.ts';
import { botNamed } from '../bots.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError, variantsFrom, writeNew } from '../usage.ts';

interface Tally {
  readonly name: string;
  wins: number;
  points: number;
  places: number;
}

function count(tallies: readonly Tally[], result: Result, shift: number): void {
  const { scores, ranks } = result;
  const won = sharesOfWin(result);
  tallies.forEach((tally, n) => {
    const seat = (n + shift) % tallies.length;
    tally.wins += won[seat] ?? 0;
    tally.points += scores[seat] ?? 0;
    tally.places += ranks[seat] ?? 0;
  });
}

/** Adds how often each kind of event is told in a game. */
function countEvents(game: Game<Kinds>, record: GameRecord, into: Map<string, number>): void {
  const begun = start(game, record.players, record.variants, record.seed);
  let { state } = begun;
  const told = [...begun.events];
  for (const { seat, option } of record.picks) {
    const played = play(game, state, seat, option);
    if (isRefusal(played)) throw new Error('simulate: a pick of the record is refused');
    state = played.state;
    told.push(...played.events);
  }
  for (const { kind } of told) into.set(kind, 1 + (into.get(kind) ?? 0));
}

export async function simulate(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['bots', 'games', 'seed', 'variants', 'save', 'json!', 'events!']);
  const entry = await gameNamed(given.words[0]);
  const names = given.text('bots')?.split(',') ?? [];
  if (names.length === 0) throw new UsageError('Name the bots: --bots greedy,random.');
  const bots = names.map(botNamed);
  const known = await withHints(entry);
  checkPlayers(entry, bots.length);
  const games = given.count('games', 100);
  const seed = given.text('seed') ?? crypto.randomUUID();
  const variants = variantsFrom(entry, given.text('variants'));
  const folder = given.text('save');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const tallies = names.map((name): Tally => ({ name, wins: 0, points: 0, places: 0 }));
  const events = given.flag('events') ? new Map<string, number>() : null;
  const progress = new Progress(entry.game.id, games);
  let picks = 0;
  for (let n = 0; n < games; n += 1) {
    const seated = bots.map(
      (_, seat) => bots[(seat + bots.length * games - n) % bots.length] ?? botNamed('random'),
    );
    const record = playOut({ known, variants, seed: `${seed} ${n}` }, seated);
    count(tallies, record.result, n);
    picks += record.picks.length;
    if (events !== null) countEvents(known.game, record, events);
    const suffix = variants.length > 0 ? `-${variants.join('-').replaceAll(':', '-')}` : '';
    if (folder !== undefined)
      writeNew(join(folder, `${bots.length}-${seed}-${n}${suffix}.replay`), writeRecord(record));
    progress.show(n + 1);
  }
  report({ tallies, games, picks, seed, events, isJson: given.flag('json') });
  return 0;
}

interface Simulation {
  readonly tallies: readonly Tally[];
  readonly games: number;
  readonly picks: number;
  readonly seed: string;
  /** By kind, in all games together; null where nobody asked. */
  readonly events: ReadonlyMap<string, number> | null;
  readonly isJson: boolean;
}

function report({ tallies, games, picks, seed, events, isJson }: Simulation): void {
  const rows = tallies.map(({ name, wins, points, places }) => {
    const [low, high] = interval(wins / games, games);
    return { bot: name, wins: wins / games, low, high, score: points / games, place: places / games };
  });
  const told = [...(events ?? [])].map(([kind, n]): [string, number] => [kind, n / games]);
  if (isJson) {
    const more = events === null ? {} : { events: Object.fromEntries(told) };
    console.log(JSON.stringify({ games, seed, picks: picks / games, bots: rows, ...more }));
    return;
  }
  console.log(`${games} games, seed ${seed}, ${(picks / games).toFixed(0)} picks each`);
  for (const { bot, wins, low, high, score, place } of rows) {
    const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
    const range = `(${percent(low)} – ${percent(high)})`;
    console.log(
      `  ${bot.padEnd(10)} wins ${percent(wins).padStart(7)} ${range.padEnd(18)} score ${score.toFixed(1)}  place ${place.toFixed(2)}`,
    );
  }
  told.sort(([, a], [, b]) => b - a);
  const line = told.map(([kind, n]) => `${kind} ${n.toFixed(2)}`).join(', ');
  if (events !== null) console.log(`  events a game: ${line}`);
}
