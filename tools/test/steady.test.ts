// What failed is run once more by itself, and what was not steady is told.
import { expect, test } from 'vitest';
import { type Ended, runSteadily } from '../steady.mjs';

const STEP = ['tests', 'vitest.mjs', 'run'];
const fine = (name: string): Ended => ({ name, output: 'all is well', isFine: true });
const red = (name: string, ...tests: readonly string[]): Ended => ({
  name,
  output: tests.map((test) => ` FAIL  ${test}\n`).join(''),
  isFine: false,
});

/** Runs the step with these endings, one after the other, and tells which steps were run. */
async function endedBy(...endings: readonly (Ended | null)[]): Promise<[Ended | null, string[]]> {
  const ran: string[] = [];
  const left = [...endings];
  const ended = await runSteadily(STEP, async (step) => {
    ran.push(step.slice(2).join(' '));
    return left.shift() ?? null;
  });
  return [ended, ran];
}

test('what is green is run once', async () => {
  expect(await endedBy(fine('tests'))).toEqual([fine('tests'), ['run']]);
});

test('what fails is run again by its files alone; green then, it is told as not steady', async () => {
  const failures = ['server/test/table.test.ts > a table > holds', 'server/test/table.test.ts > floats'];
  const [ended, ran] = await endedBy(red('tests', ...failures), fine('tests, once more'));
  expect(ran).toEqual(['run', 'run table.test.ts']);
  expect(ended).toEqual({ ...fine('tests, once more'), unsteady: failures });
});

test('what fails twice has failed', async () => {
  const first = red('tests', 'web/test/home.test.ts > opens');
  expect(await endedBy(first, red('tests, once more', 'web/test/home.test.ts > opens'))).toEqual([
    first,
    ['run', 'run home.test.ts'],
  ]);
});

test('many files do not fail by bad luck, nor does what names no file, nor what was told to end', async () => {
  const many = red('tests', ...['a', 'b', 'c', 'd'].map((name) => `${name}.test.ts > is red`));
  expect(await endedBy(many)).toEqual([many, ['run']]);
  const crash: Ended = { name: 'tests', output: 'out of memory', isFine: false };
  expect(await endedBy(crash)).toEqual([crash, ['run']]);
  expect(await endedBy(null)).toEqual([null, ['run']]);
});
