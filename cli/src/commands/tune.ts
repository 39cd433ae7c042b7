// comptoir tune: fits a game's evaluation to games of its own, then lets the new numbers play the old ones.
import {
  type Bot,
  errorOf,
  fit,
  greedyBot,
  isTunable,
  type Sample,
  samplesOf,
  type Weights,
} from '@comptoir/bots';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';
import { interval, playOut } from './simulate.ts';

/** One sample in this many is kept back, to see whether the fit holds where it was not made. */
const KEPT_BACK = 5;

function tableOf(before: Weights, after: Weights): string {
  const width = Math.max(...Object.keys(before).map((name) => name.length));
  return Object.entries(before)
    .map(([name, value]) => `  ${name.padEnd(width)}  ${value} → ${(after[name] ?? 0).toFixed(3)}`)
    .join('\n');
}

export async function tune(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'check', 'players', 'seed']);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  if (!isTunable(game))
    throw new UsageError(`${game.id} has no weights to tune: its bot.ts offers no weights and evaluateWith.`);
  const [min] = game.players;
  const players = checkPlayers(entry, given.count('players', Math.max(min, 3)));
  const games = given.count('games', 200);
  const seed = given.text('seed') ?? 'tune';
  const progress = new Progress('games', games);
  const samples: Sample[] = [];
  for (let n = 0; n < games; n += 1) {
    samples.push(...samplesOf(game, players, `${seed} ${n}`));
    progress.show(n + 1);
  }
  const learnt = samples.filter((_, n) => n % KEPT_BACK !== 0);
  const kept = samples.filter((_, n) => n % KEPT_BACK === 0);
  const weights = fit(game, learnt);
  const fitted = game.evaluateWith(weights);
  const error = (evaluate: typeof fitted): string => Math.sqrt(errorOf(evaluate, kept)).toFixed(2);
  console.log(`${samples.length} positions of ${games} greedy games of ${players} (seed ${seed})`);
  console.log(`points beside the truth, on positions kept back: ${error(game.evaluate)} → ${error(fitted)}`);
  console.log(tableOf(game.weights, weights));
  const tuned: Bot = (rules, veiled, seat, salt) =>
    greedyBot({ ...rules, evaluate: fitted }, veiled, seat, salt);
  const checks = given.count('check', 200);
  let wins = 0;
  for (let n = 0; n < checks; n += 1) {
    const bots = Array.from({ length: players }, (_, seat) => (seat === n % players ? tuned : greedyBot));
    const { ranks } = playOut({ entry, bots, variants: [], seed: `${seed} check ${n}` }).result;
    if (ranks[n % players] === 1) wins += 1 / ranks.filter((place) => place === 1).length;
  }
  const [low, high] = interval(wins / checks, checks);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  console.log(
    `one greedy with the new weights among ${players - 1} with the old: wins ${percent(wins / checks)}` +
      ` (${percent(low)} – ${percent(high)}) of ${checks}, fair ${percent(1 / players)}`,
  );
  return 0;
}
