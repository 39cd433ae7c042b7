// One hostile run against a server of its own, and what must hold after it.
import { expect } from 'vitest';
import { cleanUp, startServer, stopServer } from '../process.ts';
import { type HostilePlan, type HostileReport, runHostile } from './run.ts';

const MEGABYTE = 2 ** 20;
const MOST_GROWN = 100 * MEGABYTE;

function print({ seed }: HostilePlan, { total, picks, grown, lines, seconds }: HostileReport): void {
  const [resident, heap] = [grown.resident, grown.heap].map((bytes) => (bytes / MEGABYTE).toFixed(1));
  const memory = `${resident} MB more, of which ${heap} MB are objects`;
  const head = `seed “${seed}”: ${total} sent in ${seconds.toFixed(0)} s, ${picks} picks beside them, ${memory}`;
  console.log([head, ...lines].join('\n'));
}

/** What the server has logged as mistakes of its own. */
const errorsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /^\{"level":[56]0/.test(line));

export async function checkHostile(plan: HostilePlan): Promise<HostileReport> {
  const env = { LIMIT_FACTOR: String(plan.limitFactor), TRUST_PROXY: 'loopback' };
  const server = await startServer(env);
  try {
    const report = await runHostile(server, plan);
    print(plan, report);
    expect(errorsIn(server.output())).toEqual([]);
    expect(report.faults).toEqual([]);
    expect(report.total).toBeGreaterThanOrEqual(plan.count);
    expect(report.picks).toBeGreaterThan(0);
    expect(report.grown.resident).toBeLessThanOrEqual(MOST_GROWN);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    return report;
  } finally {
    await stopServer(server);
    cleanUp(server);
  }
}
