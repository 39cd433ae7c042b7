// npm run bench:nodes [-- --picks n] [--seconds n] [--rounds n] [--json]
//   Three servers on one database: what they make together and what a pick costs, beside one server; then each is restarted in turn
//   behind a load balancer while picks are made, and nobody may see more of it than a reconnect.
//   --picks n    so many a second during the restarts (1,000, or half of what three servers make here if that is less)
//   --seconds n  of each slice (3), and of the time before and after the restarts (10)
//   --rounds n   slices of each kind, of which the median counts (5)
//   --json       for machines
import { parseArgs } from 'node:util';
import { haproxyProgram } from '@comptoir/server/testing';
import { type Rolling, rolling } from './rolling.ts';
import { Several } from './several.ts';
import { type Spread, spread } from './spread.ts';

const SERVERS = 3;
const DRAIN_SECONDS = 4;
const QUIET = 10;
const MOST_PICKS = 1000;
const { values } = parseArgs({
  options: {
    picks: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string): void => {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
};

const columns = (name: string, cells: readonly string[]): void =>
  console.log(name.padEnd(34), ...cells.map((cell) => cell.padStart(9)));
const ratio = (a: number, b: number): string => `× ${(a / b).toFixed(2)}`;

function printSpread(ways: readonly Spread[]): void {
  const [one] = ways;
  columns('100 matches of two at full speed', [
    'per s',
    'p50 ms',
    'p99 ms',
    'server µs',
    'to one',
    'PG µs',
    'to one',
  ]);
  for (const { name, perSecond, p50, p99, servers, database } of ways) {
    const [own, its] = [one?.servers ?? Number.NaN, one?.database ?? Number.NaN];
    const times = [p50, p99].map((ms) => ms.toFixed(1));
    const used = [servers.toFixed(0), ratio(servers, own), database.toFixed(0), ratio(database, its)];
    columns(`  ${name}`, [perSecond.toFixed(0), ...times, ...used]);
  }
  const sum = ways.slice(1).map(({ perSecond }) => ratio(perSecond, one?.perSecond ?? Number.NaN));
  console.log(`picks a second of three servers to those of one: ${sum.join(', ')}\n`);
}

function printRolling({ wanted, stretches, tally, unanswered }: Rolling): void {
  const before = stretches[0]?.p99 ?? Number.NaN;
  columns(`${wanted} picks a second wanted`, [
    'seconds',
    'per s',
    'p50 ms',
    'p99 ms',
    'to before',
    'slowest',
  ]);
  for (const { name, seconds, perSecond, p50, p99, slowest } of stretches) {
    const times = [p50.toFixed(1), p99.toFixed(1), ratio(p99, before), slowest.toFixed(0)];
    columns(`  ${name}`, [seconds.toFixed(0), perSecond.toFixed(0), ...times]);
  }
  const heard = [...tally].map(([name, count]) => `${name}: ${count}`);
  console.log([...heard, `picks without an answer: ${unanswered}`].join(', '));
}

const house = await Several.open(SERVERS, DRAIN_SECONDS);
try {
  say(`${SERVERS} servers, behind ${haproxyProgram() === null ? 'a load balancer of our own' : 'HAProxy'}`);
  const ways = await spread(house, Number(values.rounds), Number(values.seconds ?? 3));
  const most = Math.floor(Math.min(...ways.map(({ perSecond }) => perSecond)) / 2);
  const picks = Number(values.picks ?? Math.min(MOST_PICKS, most));
  say(`restarts, under ${picks} picks a second`);
  const rolled = await rolling(house, picks, Number(values.seconds ?? QUIET));
  if (values.json) console.log(JSON.stringify({ ways, ...rolled, tally: Object.fromEntries(rolled.tally) }));
  else {
    printSpread(ways);
    printRolling(rolled);
  }
} finally {
  await house.close();
}
process.exit(0);
