// What axe finds on a page. It runs in the page itself and only its complaints come back: its whole report of a table is megabytes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Silent drawings of thousands of strokes: nothing to read, and long to walk through. */
const PICTURES = ['.k-sprite', '.harbour', '.cover'];

interface Part {
  /** The parts of the page to look at; the whole page where none is named. */
  readonly include?: readonly string[];
  /** Only these rules. */
  readonly rules?: readonly string[];
}

/** Each complaint in words that say where. */
export async function axeFindings(page: Page, { include = [], rules = [] }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const where = { ...(include.length > 0 ? { include } : {}), exclude: PICTURES };
  const how: RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  const run = `axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults['violations']>(run);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
