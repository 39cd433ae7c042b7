// comptoir tune: fits a game's evaluation by self-play, then lets the new numbers play the old ones.
import { botWith, fit } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import { sharesOfWin, type Weights } from '@comptoir/kernel';
import { interval, playAmongOthers } from '../bot-games.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';

function tableOf(before: Weights, after: Weights): string {
  const width = Math.max(...Object.keys(before).map((name) => name.length));
  return Object.entries(before)
    .map(([name, value]) => `  ${name.padEnd(width)}  ${value} → ${(after[name] ?? 0).toFixed(3)}`)
    .join('\n');
}

export async function tune(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['rounds', 'looks', 'check', 'players', 'seed']);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  const known = await withHints(entry);
  const { evaluate, tunable } = known.hints;
  if (tunable === undefined)
    throw new UsageError(`${game.id} has no weights to tune: its bot hints are not tunable.`);
  const players = checkPlayers(entry, given.count('players', Math.max(game.players[0], 3)));
  const rounds = given.count('rounds', 400);
  const looks = given.count('looks', 1500, 0);
  const seed = given.text('seed') ?? 'tune';
  const progress = new Progress('rounds', rounds);
  const weights = fit(known, tunable, {
    players,
    rounds,
    looks,
    seed,
    tell: (round) => progress.show(round),
  });
  console.log(`${rounds} rounds of two games of ${players}, ${looks} looks a turn (seed ${seed})`);
  console.log(tableOf(tunable.weights, weights));
  const checks = given.count('check', 200);
  const setup = { known, variants: game.usualVariants ?? [], seed: `${seed} check` };
  const bots = {
    players,
    one: () => botWith(tunable.evaluateWith(weights), looks),
    other: () => botWith(evaluate, looks),
  };
  let wins = 0;
  for (let n = 0; n < checks; n += 1) {
    const { result, seat } = playAmongOthers(setup, bots, n);
    wins += sharesOfWin(result)[seat] ?? 0;
  }
  const [low, high] = interval(wins / checks, checks);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  console.log(
    `one bot with the new weights among ${players - 1} with the old: wins ${percent(wins / checks)}` +
      ` (${percent(low)} – ${percent(high)}) of ${checks}, fair ${percent(1 / players)}`,
  );
  return 0;
}
