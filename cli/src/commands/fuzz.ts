// comptoir fuzz: the conformance suite on random games, and what never happened in them.
import type { LoadedGame } from '@comptoir/kernel';
import { drawFrom, seedFrom } from '@comptoir/kernel';
import { Fault, fuzzGame, randomVariants, type Subject, Tally } from '@comptoir/testing';
import { Progress } from '../progress.ts';
import { rulebookOf } from '../rulebooks.ts';
import { checkPlayers, gamesNamed, readArguments, writeNew } from '../usage.ts';

function freePath(game: string): string {
  return `fuzz-${game}-${new Date().toISOString().replace(/\W/g, '').slice(0, 15)}-${process.pid}.record`;
}

interface Plan {
  readonly games: number;
  readonly seed: string;
  /** 0: every number of players. */
  readonly only: number;
  readonly isBiased: boolean;
}

/** What was found, what happened and what did not; shards of one long run can be put together from it. */
interface Report {
  readonly game: string;
  readonly players: readonly [number, number];
  readonly games: number;
  readonly seed: string;
  readonly picks: number;
  readonly perSecond: number;
  readonly events: Coverage;
  readonly refusals: Coverage;
  /** The game that broke a rule of the suite, and where its record lies. */
  readonly fault: {
    readonly game: number;
    readonly players: number;
    readonly message: string;
    readonly record: string;
  } | null;
}
interface Coverage {
  readonly all: number;
  readonly never: readonly string[];
}

const coverage = (tally: Tally, what: 'event' | 'refusal'): Coverage => ({
  all: tally.count(what),
  never: tally.missing(what),
});

function tell({
  game,
  players: [min, max],
  games,
  seed,
  picks,
  perSecond,
  events,
  refusals,
  fault,
}: Report): void {
  if (fault !== null) {
    const { message, record } = fault;
    console.log(
      `${game}: game ${fault.game} of ${fault.players} players: ${message}\nThe record is in ${record}.`,
    );
    return;
  }
  const rate = perSecond.toFixed(1);
  console.log(
    `${game}: ${games} games of ${min} to ${max} players, ${picks} picks, nothing found; ${rate} games/s (seed ${seed})`,
  );
  console.log(`${reached(events, 'kinds of events')}\n${reached(refusals, 'refusals')}`);
}
function reached({ all, never }: Coverage, name: string): string {
  const names = never.length === 0 ? '' : `; never: ${never.join(', ')}`;
  return `  ${all - never.length} of ${all} ${name}${names}`;
}

/** Games in turn for every number of players (or one), variants at random in every second game, up to the first fault. */
async function fuzzEntry(entry: LoadedGame, { games, seed, only, isBiased }: Plan): Promise<Report> {
  const { game, texts } = entry;
  const hints = await entry.loadHints();
  const subject: Subject = { game, texts, hints, rules: rulebookOf(game.id).rules };
  const [min, max] = only > 0 ? [checkPlayers(entry, only), only] : game.players;
  const tally = new Tally(subject);
  const progress = new Progress(game.id, games);
  let picks = 0;
  let fault: Report['fault'] = null;
  for (let n = 0; n < games && fault === null; n += 1) {
    const players = min + (n % (max - min + 1));
    const draw = drawFrom(seedFrom(`${seed} variants ${n}`));
    const variants = (n >> 2) % 2 === 0 ? (game.usualVariants ?? []) : randomVariants(subject, draw);
    try {
      picks += fuzzGame(subject, { players, variants, seed: `${seed} ${n}`, isBiased }, tally).picks.length;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const record = freePath(game.id);
      writeNew(record, error.record);
      fault = { game: n, players, message: error.message, record };
    }
    progress.show(n + 1);
  }
  return {
    game: game.id,
    players: [min, max],
    games,
    seed,
    picks,
    perSecond: progress.perSecond(games),
    events: coverage(tally, 'event'),
    refusals: coverage(tally, 'refusal'),
    fault,
  };
}

/** With a bias and every number of players, that something never happened is a failure too. */
function hasFailed({ fault, events, refusals }: Report, { isBiased, only }: Plan): boolean {
  return fault !== null || (isBiased && only === 0 && events.never.length + refusals.never.length > 0);
}

export async function fuzz(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'seed', 'players', 'biased!', 'json!']);
  const entries = await gamesNamed(given.words[0]);
  const plan: Plan = {
    games: given.count('games', 200),
    seed: given.text('seed') ?? crypto.randomUUID(),
    only: given.count('players', 0),
    isBiased: given.flag('biased'),
  };
  let failures = 0;
  for (const entry of entries) {
    const report = await fuzzEntry(entry, plan);
    if (given.flag('json')) console.log(JSON.stringify(report));
    else tell(report);
    if (hasFailed(report, plan)) failures += 1;
  }
  return failures > 0 ? 1 : 0;
}
