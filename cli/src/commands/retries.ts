// comptoir retries: whether turning points are real. What a review calls a costly pick is tried again against what it calls better,
// by doges in every seat, in the same deals.
import { appendFileSync, writeFileSync } from 'node:fs';
import { type GameWithHints, type LevelId, levelBot } from '@comptoir/bots';
import {
  type DecisionChances,
  type Depth,
  lossOf,
  playToTheEnd,
  type Review,
  reviewOf,
  USUAL_DEPTH,
} from '@comptoir/bots/review';
import { withHints } from '@comptoir/catalogue';
import {
  advance,
  clone,
  deciders,
  type GameRecord,
  type Kinds,
  type LoadedGame,
  type Option,
  optionsOf,
  replay,
  type Seat,
  seedFrom,
  sharesOfWin,
  veil,
} from '@comptoir/kernel';
import { interval, playOut } from '../bot-games.ts';
import { choose } from '../bots.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, readFile, UsageError } from '../usage.ts';
import { finished } from './review.ts';

interface Trial {
  readonly known: GameWithHints<Kinds>;
  readonly players: number;
  readonly tries: number;
  /** The doges' budget, as a part of what doges have. */
  readonly effort: number;
  /** So many decisions are made by doges; the rest is played as their playouts are. */
  readonly doges: number;
}
/** A turning point that was tried again: by how much the better pick did better, on average. A line of the file. */
interface Retried {
  readonly game: string;
  readonly seed: string;
  readonly at: number;
  readonly loss: number;
  readonly tries: number;
  readonly effort: number;
  readonly doges: number;
  readonly won: number;
  readonly points: number;
  readonly lead: number;
}
/** Whose mistakes are looked at, by seat: people differ as much. */
const ERRING: readonly LevelId[] = ['mousse', 'matelot', 'negociant'];
/** The curve is not looked at here: a quarter of the work that a review has for it is enough to choose decisions by. */
const DEPTH: Depth = { ...USUAL_DEPTH, curve: USUAL_DEPTH.curve / 4 };

/** Plays on with doges, and says what the seat got: its part of the win, its points, and how far before the best rival. */
function outcome(trial: Trial, state: Kinds['State'], seat: Seat, option: Option, salt: string): Gap {
  const { known, players, effort, doges } = trial;
  const s = clone(state);
  const bots = Array.from({ length: players }, () => levelBot('doge', effort, false));
  advance(known.game, s, seat, option);
  for (let n = 0, decided = 0; s.result === null && decided < doges; n += 1) {
    const [decider = 0] = deciders(s);
    const bot = bots[decider];
    if (bot === undefined) throw new Error('retries: a seat without a bot');
    if (optionsOf(known.game, s, decider).length > 1) decided += 1;
    advance(known.game, s, decider, choose(bot, known, s, decider, `${salt} ${n}`).option);
  }
  const { scores, ...result } = playToTheEnd(known, s, seedFrom(`${salt} on`));
  const points = scores[seat] ?? 0;
  const rival = Math.max(...scores.filter((_, other) => other !== seat));
  return [sharesOfWin({ scores, ...result })[seat] ?? 0, points, points - rival];
}
type Gap = readonly [won: number, points: number, lead: number];

/** By how much the better option did better than the one that was picked, on average. */
function gapOf(trial: Trial, record: GameRecord, { at, seat, options, played }: DecisionChances): Gap {
  const state = replay(trial.known.game, record, at);
  const [better, picked] = [options[0]?.option, options[played]?.option];
  if (better === undefined || picked === undefined)
    throw new Error('retries: a turning point without options');
  const sums: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < trial.tries; n += 1) {
    const dealt = veil(trial.known.game, state, seat, seedFrom(`retry ${at} ${n}`));
    const one = outcome(trial, dealt, seat, better, `retry ${at} ${n}`);
    const other = outcome(trial, dealt, seat, picked, `retry ${at} ${n}`);
    for (const k of [0, 1, 2] as const) sums[k] += (one[k] - other[k]) / trial.tries;
  }
  return sums;
}

function reviewed({ known, players }: Trial, texts: LoadedGame['texts'], record: GameRecord): Review {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const names = seats.map((seat) => `P${seat + 1}`);
  return finished(reviewOf({ known, texts, record, names, people: seats }, DEPTH));
}

/** The turning points of one game after the other, each tried again. */
function* retriedPoints(trial: Trial, texts: LoadedGame['texts'], seed: string): Generator<Retried> {
  const { known, players, tries, effort, doges } = trial;
  const { id, usualVariants: variants = [] } = known.game;
  for (let n = 0; ; n += 1) {
    const record = playOut(
      { known, variants, seed: `${seed} ${n}` },
      Array.from({ length: players }, (_, seat) => levelBot(ERRING[(n + seat) % ERRING.length] ?? 'matelot')),
    );
    const { decisions, turningPoints } = reviewed(trial, texts, record);
    for (const point of decisions.filter(({ at }) => turningPoints.includes(at))) {
      const [won, points, lead] = gapOf(trial, record, point);
      const { at } = point;
      const loss = lossOf(point);
      yield { game: id, seed: `${seed} ${n}`, at, loss, tries, effort, doges, won, points, lead };
    }
  }
}

/** In which part of the points the better pick did better, with the interval; half a point where they did alike. The sign of a loss is that of the
 * wins; where both picks won as often, that of the lead. */
function right(gaps: readonly number[]): string {
  const share = gaps.reduce((sum, gap) => sum + (gap > 0 ? 1 : gap === 0 ? 0.5 : 0), 0) / gaps.length;
  const [low, high] = interval(share, gaps.length).map((each) => Math.round(100 * each));
  return `${Math.round(100 * share)} % (${low} – ${high})`;
}

function isRetried(value: unknown): value is Retried {
  const names = ['loss', 'tries', 'effort', 'doges', 'won', 'points', 'lead'];
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'game') === 'string' &&
    names.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

function table(lines: readonly Retried[]): string {
  const games = [...new Set(lines.map(({ game }) => game))].sort();
  const rows = games.map((game) => {
    const points = lines.filter((line) => line.game === game);
    const of = (...lists: readonly (readonly number[])[]): string =>
      lists.map((list) => [...new Set(list)].join(', ')).join(' | ');
    const how = of(
      points.map(({ tries }) => tries),
      points.map(({ effort }) => 1000 * effort),
      points.map(({ doges }) => doges),
    );
    const loss = Math.round((100 * points.reduce((sum, each) => sum + each.loss, 0)) / points.length);
    const won = Math.round((100 * points.reduce((sum, each) => sum + each.won, 0)) / points.length);
    const signs = [
      points.map((each) => (each.won === 0 ? each.lead : each.won)),
      points.map((each) => each.won),
      points.map((each) => each.lead),
    ];
    return `| ${game} | ${points.length} | ${how} | ${loss} | ${won} | ${signs.map(right).join(' | ')} |`;
  });
  return [
    '| game | points | tries | effort | doges | loss told | loss found | right sign | by wins alone | by lead |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function linesOf(path: string): readonly Retried[] {
  return readFile(path)
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): Retried => {
      const value: unknown = JSON.parse(line);
      if (!isRetried(value)) throw new UsageError(`${path} is no file of retries.`);
      return value;
    });
}

export async function retries(args: readonly string[]): Promise<number> {
  const names = ['points', 'tries', 'players', 'effort', 'doges', 'seed', 'seconds', 'out', 'table!'];
  const given = readArguments(args, names);
  if (given.flag('table')) {
    console.log(table(given.words.flatMap(linesOf)));
    return 0;
  }
  const entry = await gameNamed(given.words[0]);
  const trial: Trial = {
    known: await withHints(entry),
    players: checkPlayers(entry, given.count('players', Math.max(entry.game.players[0], 3))),
    tries: given.count('tries', 40),
    effort: given.count('effort', 10) / 1000,
    doges: given.count('doges', 1_000_000),
  };
  const wanted = given.count('points', 50);
  const until = Date.now() + 1000 * given.count('seconds', 1_000_000);
  const out = given.text('out');
  if (out !== undefined) writeFileSync(out, '');
  const progress = new Progress('turning points', wanted);
  const found: Retried[] = [];
  for (const point of retriedPoints(trial, entry.texts, given.text('seed') ?? 'retries')) {
    found.push(point);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(point)}\n`);
    progress.show(found.length);
    if (found.length === wanted || Date.now() > until) break;
  }
  console.log(table(found));
  return 0;
}
