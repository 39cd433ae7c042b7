// comptoir train: bots play positions to learn from; with --fit a network learns from all that were played, and has to show in a
// match that it judges better than evaluate alone.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type GameWithHints, ismctsBot } from '@comptoir/bots';
import {
  joined,
  type Network,
  practise,
  readNetwork,
  type Siblings,
  type Trained,
  train as teach,
  usualLength,
  writeNetwork,
} from '@comptoir/bots/learn';
import { withHints } from '@comptoir/catalogue';
import { type Kinds, sharesOfWin } from '@comptoir/kernel';
import { interval, playAmongOthers } from '../bot-games.ts';
import { today } from '../documents.ts';
import { Progress } from '../progress.ts';
import { PositionStore } from '../training/store.ts';
import {
  type Arguments,
  checkPlayers,
  gameNamed,
  readArguments,
  UsageError,
  variantsFrom,
} from '../usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
const HIDDEN = 12;
const VOICES = 4;
const ROUNDS = 12;
const SHARE = 0.3;
const ASKED = '16,32';
/** As the doge thinks, with another budget and no clock. */
const SEARCH = {
  cut: 150,
  greed: 1,
  isThorough: true,
  explore: 0.03,
  milliseconds: Number.POSITIVE_INFINITY,
  slip: 0,
} as const;

interface Training {
  readonly known: GameWithHints<Kinds>;
  readonly features: NonNullable<GameWithHints<Kinds>['hints']['features']>;
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  readonly store: PositionStore;
}

/** The turns after which `--asked` wants to know what has come of a way. */
function turnsAsked(given: Arguments): readonly number[] {
  const asked = (given.text('asked') ?? ASKED).split(',').map(Number);
  const rises = asked.every((turns, n) => Number.isInteger(turns) && turns > (asked[n - 1] ?? 0));
  if (!rises) throw new UsageError('--asked is a list of turns in rising order, as in 4,8,16.');
  return asked;
}

function play(
  { known, features, players, variants, seed, store }: Training,
  games: number,
  asked: readonly number[],
): void {
  const practice = { players, variants, seed, asked };
  const student = { ...known, features };
  const length = usualLength(student, practice);
  const progress = new Progress('games', games);
  for (let game = store.next(seed, players); game < games; game += 1) {
    store.add(seed, practise(student, practice, length, game));
    progress.show(game + 1);
  }
}

/** One bot that judges by the network among others that do not; seats rotate, every deal is played from every seat. */
function match(
  { known, players, variants, seed }: Training,
  network: string,
  looks: number,
  games: number,
): number {
  const bot = (more: { readonly network?: string }): Bot => {
    const search = ismctsBot({ ...SEARCH, looks });
    const { network: _, ...hints } = known.hints;
    return (_known, veiled, seat, seeded) =>
      search({ game: known.game, hints: { ...hints, ...more } }, veiled, seat, seeded);
  };
  const setup = { known, variants, seed: `${seed} match` };
  const bots = { players, one: () => bot({ network }), other: () => bot({}) };
  const progress = new Progress('match', games);
  let wins = 0;
  for (let n = 0; n < games; n += 1) {
    const { result, seat } = playAmongOthers(setup, bots, n);
    wins += sharesOfWin(result)[seat] ?? 0;
    progress.show(n + 1);
  }
  return wins;
}

function shareOf(given: Arguments): number {
  const share = Number(given.text('share') ?? SHARE);
  if (!(share > 0 && share <= 1)) throw new UsageError('--share is a number above 0, at most 1.');
  return share;
}

interface Learned extends Trained {
  /** For every voice, a line with its loss on games held back, round by round. */
  readonly curves: readonly string[];
}

function learn(all: readonly Siblings[], given: Arguments): Learned {
  const voices: string[][] = [];
  const trained = teach(all, {
    hidden: given.count('hidden', HIDDEN),
    voices: given.count('voices', VOICES),
    rounds: given.count('rounds', ROUNDS),
    seed: given.text('seed') ?? 'train',
    share: shareOf(given),
    tell: (round, learned, held) => {
      console.log(`round ${round}: loss ${learned.toFixed(4)}, on games held back ${held.toFixed(4)}`);
      if (round === 1) voices.push([]);
      voices.at(-1)?.push(held.toFixed(2));
    },
  });
  const curves = voices.map((losses, n) => `Voice ${n + 1}, its loss after each round: ${losses.join(' ')}.`);
  return { ...trained, curves };
}

/** Where it came from stands above it. */
function save(game: string, written: string, origin: readonly string[]): void {
  const head = ['By how many points `evaluate` is mistaken at the end of a turn, as a network.', ...origin];
  const text = `${head.map((line) => `// ${line}`).join('\n')}\nexport const network =\n  '${written}';\n`;
  writeFileSync(join(HOME, 'games', game, 'bot', 'network.ts'), text);
}

/** What came of a match with and without the network, where one is asked for. */
function checked(training: Training, network: string, given: Arguments): readonly string[] {
  const games = given.count('check', 0, 0);
  const looks = given.count('looks', 1000);
  if (games === 0) return [];
  const won = match(training, network, looks, games) / games;
  const percent = (part: number): string => (100 * part).toFixed(0);
  const [low, high] = interval(won, games);
  return [
    `At ${looks} looks a turn one with it won ${percent(won)} % (${percent(low)} – ${percent(high)}) of ` +
      `${games} games, fair ${percent(1 / training.players)} %.`,
  ];
}

/** With --join, the mean of this network and the one that the game has: those of two generations err in different places. */
function withTheOne({ known: { hints } }: Training, network: Network, given: Arguments): Network {
  if (!given.flag('join')) return network;
  if (hints.network === undefined) throw new UsageError('--join: this game has no network yet.');
  return joined([readNetwork(hints.network), network].map((each) => ({ network: each, share: 1 })));
}

function fit(training: Training, given: Arguments, command: string): void {
  const all = training.store.all();
  if (all.length === 0) throw new UsageError('Nothing was played to learn from yet: leave --fit away.');
  const { network, loss, curves } = learn(all, given);
  const count = all.reduce((sum, { positions }) => sum + positions.length, 0);
  const written = writeNetwork(withTheOne(training, network, given));
  const told = [
    `${count} positions; loss on games held back ${loss.toFixed(4)} of what evaluate alone has.`,
    ...curves,
    ...checked(training, written, given),
  ];
  console.log(told.join('\n'));
  if (!given.flag('write')) return;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: HOME,
    encoding: 'utf8',
  }).trim();
  save(training.known.game.id, written, [
    `${today()}, commit ${commit}: \`npx comptoir ${command}\`.`,
    ...told,
  ]);
}

export async function train(args: readonly string[]): Promise<number> {
  const given = readArguments(args, [
    ...['games', 'players', 'variants', 'seed', 'asked'],
    ...['rounds', 'hidden', 'voices', 'share', 'check', 'looks'],
    ...['fit!', 'join!', 'write!'],
  ]);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  const players = checkPlayers(entry, given.count('players', game.players[0]));
  const known = await withHints(entry);
  const { features } = known.hints;
  if (features === undefined) throw new UsageError(`${game.id} has no features to learn from.`);
  const training: Training = {
    known,
    features: (s, seat) => features(s, seat),
    players,
    variants: variantsFrom(entry, given.text('variants')),
    seed: given.text('seed') ?? 'train',
    store: new PositionStore(game.id),
  };
  if (given.flag('fit')) fit(training, given, `train ${args.join(' ')}`);
  else play(training, given.count('games', 1000), turnsAsked(given));
  return 0;
}
