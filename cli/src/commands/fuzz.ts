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

/** What never happened, in a line each for events and refusals. */
function reached(tally: Tally): string {
  const line = (what: 'event' | 'refusal', name: string): string => {
    const [all, missing] = [tally.count(what), tally.missing(what)];
    const never = missing.length === 0 ? '' : `; never: ${missing.join(', ')}`;
    return `  ${all - missing.length} of ${all} ${name}${never}`;
  };
  return `${line('event', 'kinds of events')}\n${line('refusal', 'refusals')}`;
}

/**
 * Games in turn for every number of players (or one), variants at random in every second game. Returns the faults found;
 * with a bias and every number of players, that something never happened is one.
 */
async function fuzzEntry(entry: LoadedGame, { games, seed, only, isBiased }: Plan): Promise<number> {
  const { game, texts } = entry;
  const hints = await entry.loadHints();
  const subject: Subject = { game, texts, hints, rules: rulebookOf(game.id).rules };
  const [min, max] = only > 0 ? [checkPlayers(entry, only), only] : game.players;
  const tally = new Tally(subject);
  const progress = new Progress(game.id, games);
  let picks = 0;
  for (let n = 0; n < games; n += 1) {
    const players = min + (n % (max - min + 1));
    const draw = drawFrom(seedFrom(`${seed} variants ${n}`));
    const variants = (n >> 2) % 2 === 0 ? (game.usualVariants ?? []) : randomVariants(subject, draw);
    try {
      picks += fuzzGame(subject, { players, variants, seed: `${seed} ${n}`, isBiased }, tally).picks.length;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const path = freePath(game.id);
      writeNew(path, error.record);
      console.log(`${game.id}: game ${n} of ${players} players: ${error.message}\nThe record is in ${path}.`);
      return 1;
    }
    progress.show(n + 1);
  }
  const rate = progress.perSecond(games).toFixed(1);
  console.log(
    `${game.id}: ${games} games of ${min} to ${max} players, ${picks} picks, nothing found; ${rate} games/s (seed ${seed})`,
  );
  console.log(reached(tally));
  return isBiased && only === 0 && !tally.isComplete ? 1 : 0;
}

export async function fuzz(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'seed', 'players', 'biased!']);
  const entries = await gamesNamed(given.words[0]);
  const games = given.count('games', 200);
  const seed = given.text('seed') ?? crypto.randomUUID();
  let faults = 0;
  const plan = { games, seed, only: given.count('players', 0), isBiased: given.flag('biased') };
  for (const entry of entries) faults += await fuzzEntry(entry, plan);
  return faults > 0 ? 1 : 0;
}
