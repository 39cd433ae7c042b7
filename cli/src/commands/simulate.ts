// comptoir simulate: bots against bots, seats rotated.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot, GameWithHints } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import {
  advance,
  deciders,
  type Game,
  type GameRecord,
  isRefusal,
  type Kinds,
  play,
  type Result,
  type SeatPick,
  seedFrom,
  start,
  stateHash,
  writeRecord,
} from '@comptoir/kernel';
import { botNamed, choose } from '../bots.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError, variantsFrom, writeNew } from '../usage.ts';

interface Tally {
  readonly name: string;
  wins: number;
  points: number;
  places: number;
}

export interface Plan {
  readonly known: GameWithHints<Kinds>;
  /** By seat. */
  readonly bots: readonly Bot[];
  readonly variants: readonly string[];
  readonly seed: string;
}

/** One whole game between bots. */
export function playOut({ known, bots, variants, seed }: Plan): GameRecord & { readonly result: Result } {
  const { game } = known;
  const header = {
    game: game.id,
    version: game.version,
    players: bots.length,
    variants,
    seed: seedFrom(seed),
  };
  const { state } = start(game, bots.length, variants, header.seed);
  const picks: SeatPick[] = [];
  const remarks: { before: number; text: string }[] = [];
  while (state.result === null) {
    const [seat = 0] = deciders(state);
    const bot = bots[seat];
    if (bot === undefined) throw new Error('simulate: a seat without a bot');
    const { option, remark } = choose(bot, known, state, seat, `${seed} ${picks.length}`);
    if (remark !== null) remarks.push({ before: picks.length, text: remark });
    picks.push({ seat, option });
    advance(game, state, seat, option);
  }
  return { ...header, picks, remarks, result: state.result, stateHash: stateHash(state) };
}

/** Wilson's 95 % interval of a share. */
export function interval(share: number, n: number): readonly [number, number] {
  const z = 1.96;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

function count(tallies: readonly Tally[], { scores, ranks }: Result, shift: number): void {
  const winners = ranks.filter((place) => place === 1).length;
  tallies.forEach((tally, n) => {
    const seat = (n + shift) % tallies.length;
    if (ranks[seat] === 1) tally.wins += 1 / winners;
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
    const record = playOut({ known, bots: seated, variants, seed: `${seed} ${n}` });
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
