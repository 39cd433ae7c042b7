// comptoir averages: where doges' points come from, for the end of a game and for statistics.
import { type GameWithHints, levelBot } from '@comptoir/bots';
import { type Looked, meanLost, reviewOf } from '@comptoir/bots/review';
import { withHints } from '@comptoir/catalogue';
import {
  type GameRecord,
  type Kinds,
  type LoadedGame,
  type LogEvent,
  MatchHistory,
  type Seat,
} from '@comptoir/kernel';
import { playOut } from '../bot-games.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments } from '../usage.ts';
import { finished } from './review.ts';

interface Scored extends LogEvent {
  readonly category: string;
  readonly points: number;
}
const isScored = (event: LogEvent): event is Scored =>
  event.kind === 'scored' && 'category' in event && 'points' in event;

/** By what the game's own events call the source; `total`: all points, with what no event mentions. */
type Sums = Map<string, number>;

function addGame(game: LoadedGame['game'], record: GameRecord, sums: Sums): void {
  const add = (source: string, points: number): void => {
    sums.set(source, (sums.get(source) ?? 0) + points);
  };
  const events: readonly Kinds['Event'][] = new MatchHistory(game, record)
    .log(null)
    .flatMap((each) => each.events);
  for (const event of events) if (isScored(event)) add(event.category, event.points);
  for (const score of record.result?.scores ?? []) add('total', score);
}

/** One seat of the game, looked at as a person's is. */
function lookedAt(
  seat: Seat,
  known: GameWithHints<Kinds>,
  texts: LoadedGame['texts'],
  record: GameRecord,
): Looked {
  const names = Array.from({ length: record.players }, (_, n) => `P${n + 1}`);
  const review = finished(reviewOf({ known, texts, record, names, people: [seat] }));
  return { review, seat, picks: record.picks.length };
}

/** Thousandths of a doge's budget: whole games of doges at full strength take too long for most machines. */
const USUAL_EFFORT = 50;

export async function averages(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'players', 'effort', 'seed', 'reviews']);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  const players = checkPlayers(entry, given.count('players', Math.max(game.players[0], 3)));
  const games = given.count('games', 10);
  const effort = given.count('effort', USUAL_EFFORT);
  const seed = given.text('seed') ?? 'averages';
  const known = await withHints(entry);
  const progress = new Progress('games', games);
  const reviews = given.count('reviews', 0);
  const looked: Looked[] = [];
  const sums: Sums = new Map();
  for (let n = 0; n < games; n += 1) {
    const bots = Array.from({ length: players }, () => levelBot('doge', effort / 1000));
    const variants = game.usualVariants ?? [];
    const record = playOut({ known, variants, seed: `${seed} ${n}` }, bots);
    addGame(game, record, sums);
    if (n < reviews) looked.push(lookedAt(n % players, known, entry.texts, record));
    progress.show(n + 1);
  }
  const seats = games * players;
  const { total = 0, ...sources } = Object.fromEntries(
    [...sums].map(([source, sum]) => [source, Math.round((10 * sum) / seats) / 10]),
  );
  const parts = meanLost(looked).map((loss) => Math.round(1000 * loss) / 1000);
  const counted = looked.length === 0 ? {} : { lost: { games: looked.length, parts } };
  console.log(JSON.stringify({ players, games, effort, total, sources, ...counted }));
  return 0;
}
