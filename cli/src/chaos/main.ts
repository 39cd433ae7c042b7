// Kills servers and databases under play and counts what was lost.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { haproxyProgram } from '@comptoir/server/testing';
import { Progress } from '../progress.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';
import { CLUSTER_KILLS, ClusterStage, notTried } from './cluster.ts';
import { readRuns, writeRun } from './kept.ts';
import { KILLS } from './kills.ts';
import { isWhole, tableOf } from './print.ts';
import { type Plan, type Report, runChaos, runIn, shuffled } from './run.ts';
import type { Stage } from './stage.ts';
import { timelineOf } from './timeline.ts';

const HELP = `npm run chaos [-- --kills n] [-- --matches n] [-- --think n] [-- --houses n] [-- --seed text] [-- --cluster]
  Plays matches of all games, with bots and clocks, against a real server, and harms it and its database at random moments:
  ${KILLS.map(({ name }) => name).join(', ')}.
  Afterwards what was acknowledged is compared with what is stored. The status is 1 where a pick is lost or doubled, or where
  a match has not gone on.
  --cluster    three servers behind a load balancer, a primary and a synchronous standby; harmed is one of them:
               ${CLUSTER_KILLS.map(({ name }) => name).join(', ')}
  --kills n    so many times (20)
  --only name  in no other way than this one
  --matches n  so many matches at a time (5, one of each game)
  --think n    people think about a turn for at most so many milliseconds (200)
  --houses n   so many servers are harmed at the same time, with so many matches each (1); not with --cluster
  --seed text  the order, the moments and the picks
  --picture f  draws the run: picks acknowledged in each second, kills, the time until all matches had gone on
  --json f     writes down what every kill has done
  --runs f,g   kills nothing: shows runs that were written down so as one
  Ctrl-C ends it after the kill under way, with the report of what has been done.`;

const stages = new Set<Stage>();
/** The first Ctrl-C asks for the report of what has been done; the second, as any other signal, for the end. */
let isEnough = false;
const end = (): void =>
  void Promise.all([...stages].map((stage) => stage.close())).finally(() => process.exit(130));
process.once('SIGTERM', end);
process.once('SIGINT', () => {
  isEnough = true;
  process.once('SIGINT', end);
});

async function harmCluster(plan: Plan<(typeof CLUSTER_KILLS)[number]>): Promise<Report> {
  const cluster = await ClusterStage.open();
  stages.add(cluster);
  const report = await runIn(cluster, plan).finally(() => cluster.close());
  return { ...report, notes: [...report.notes, ...notTried(haproxyProgram())] };
}

/** Each kind equally often, or only the one that is asked for, in an order of their own. */
function inTurn<K extends { readonly name: string }>(
  all: readonly K[],
  count: number,
  seed: string,
  only: string | undefined,
): readonly K[] {
  const kinds = all.filter(({ name }) => only === undefined || name === only);
  if (kinds.length === 0) throw new UsageError(`--only is one of ${all.map(({ name }) => name).join(', ')}.`);
  const rounds = Array.from({ length: Math.ceil(count / kinds.length) }, () => kinds).flat();
  return shuffled(rounds.slice(0, count), seed);
}

/** The table, and what was asked for besides. */
function show(report: Report, about: string, options: Arguments): number {
  console.log(tableOf(report));
  console.log(about);
  const [picture, json] = [options.text('picture'), options.text('json')];
  const title = `${report.outcomes.length} kills, ${about}`;
  if (picture !== undefined) writeFileSync(picture, timelineOf(report, title));
  if (json !== undefined) writeRun(json, about, report);
  return isWhole(report) ? 0 : 1;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const options = readArguments(args, [
    'kills',
    'only',
    'matches',
    'think',
    'houses',
    'seed',
    'picture',
    'json',
    'runs',
    'cluster!',
  ]);
  const runs = options.text('runs');
  if (runs !== undefined) {
    const { report, about } = readRuns(runs.split(','));
    return show(report, about, options);
  }
  const [count, matches] = [options.count('kills', 20), options.count('matches', 5)];
  const seed = options.text('seed') ?? randomBytes(4).toString('hex');
  const only = options.text('only');
  const progress = new Progress('kills', count);
  let done = 0;
  const plan = {
    matches,
    seed,
    think: options.count('think', 200),
    houses: options.count('houses', 1),
    onProgress(more: number): void {
      done += more;
      progress.show(done);
    },
    isEnough: () => isEnough,
  };
  const report = options.flag('cluster')
    ? await harmCluster({ ...plan, kills: inTurn(CLUSTER_KILLS, count, seed, only) })
    : await runChaos({ ...plan, kills: inTurn(KILLS, count, seed, only) }, (house) => stages.add(house));
  const about = `${matches} matches at a time, up to ${plan.think} ms of thought, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}`;
  return show(report, about, options);
}

try {
  process.exit(await main());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${HELP}`);
  process.exit(2);
}
