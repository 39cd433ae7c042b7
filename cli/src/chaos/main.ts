// Kills a server and its database under play and counts what was lost.
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { Progress } from '../progress.ts';
import { readArguments, UsageError } from '../usage.ts';
import type { House } from './house.ts';
import { KILLS } from './kills.ts';
import { isWhole, tableOf } from './print.ts';
import { runChaos, shuffled } from './run.ts';

const HELP = `npm run chaos [-- --kills n] [-- --matches n] [-- --seed text]
  Plays matches of all games, with bots and clocks, against a real server, and harms it and its database at random moments:
  ${KILLS.map(({ name }) => name).join(', ')}.
  Afterwards what was acknowledged is compared with what is stored. The status is 1 where a pick is lost or doubled, or where
  a match has not gone on.
  --kills n    so many times (20)
  --matches n  so many matches at a time (5, one of each game)
  --seed text  the order, the moments and the picks`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const options = readArguments(args, ['kills', 'matches', 'seed']);
  const [count, matches] = [options.count('kills', 20), options.count('matches', 5)];
  const seed = options.text('seed') ?? randomBytes(4).toString('hex');
  const kinds = Array.from({ length: count }, (_, n) => KILLS[n % KILLS.length]).filter(
    (k) => k !== undefined,
  );
  const progress = new Progress('kills', count);
  let house: House | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.resolve(house?.close()).finally(() => process.exit(130));
    });
  }
  const plan = {
    kills: shuffled(kinds, seed),
    matches,
    seed,
    onProgress: (done: number) => progress.show(done),
  };
  const report = await runChaos(plan, (opened) => {
    house = opened;
  });
  console.log(tableOf(report));
  console.log(`${matches} matches at a time, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}`);
  return isWhole(report) ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${HELP}`);
  process.exit(2);
}
