// One thread of `npm run mutate`: loads the bundle with all mutants in it, and tries one after the other by a switch.
import { parentPort, workerData } from 'node:worker_threads';

const { bundle } = workerData;
const space = {};
globalThis.__stryker__ = space;

/** A mutant in a loop runs so many times as often as the original before it counts as found. */
const MOST_TIMES = 100;
const MOST_HITS_AT_LEAST = 10_000;

async function load(mark) {
  const { takeTests } = await import(`${bundle}?${mark}`);
  return takeTests();
}

/** Which tests reach which mutant, how often, and how long each takes. Mutants met while loading are `static`. */
async function survey() {
  space.mutantCoverage = { static: {}, perTest: {} };
  const tests = await load('survey');
  const times = [];
  for (const [n, { name, run }] of tests.entries()) {
    space.currentTestId = String(n + 1);
    const begun = performance.now();
    try {
      await run();
    } catch (error) {
      return { broken: `${name}: ${error instanceof Error ? error.message : error}` };
    }
    times.push(performance.now() - begun);
  }
  space.currentTestId = undefined;
  const { static: atLoad, perTest } = space.mutantCoverage;
  return { names: tests.map(({ name }) => name), times, atLoad, perTest };
}

async function isFound(tests, order) {
  for (const n of order) {
    try {
      await tests[n].run();
    } catch {
      return n;
    }
  }
  return null;
}

let shared = null;
async function attempt({ id, order, hits, isStatic }) {
  space.activeMutant = isStatic ? id : undefined;
  space.hitCount = 0;
  space.hitLimit = Math.max(hits * MOST_TIMES, MOST_HITS_AT_LEAST);
  try {
    if (!isStatic) shared ??= await load('shared');
    const tests = isStatic ? await load(id) : shared;
    space.activeMutant = id;
    return { id, foundBy: await isFound(tests, order) };
  } catch {
    return { id, foundBy: order[0] ?? 0 };
  } finally {
    space.activeMutant = undefined;
  }
}

parentPort?.on('message', async (task) => {
  parentPort?.postMessage(task === 'survey' ? await survey() : await attempt(task));
});
