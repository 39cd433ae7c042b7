// Which paragraphs of a rulebook have a test, and which refusals a test that is refused by them.
import type { Refusal } from '@comptoir/kernel';
import type { Rulebook } from './rulebook.ts';

export interface Coverage {
  readonly rules: number;
  readonly tested: number;
  readonly untested: ReadonlyMap<string, string>;
  /** What is missing, one line each; empty when all is covered. */
  readonly missing: readonly string[];
}

/** The numbers a test's title begins with: `X-7 R-5 R-5.2 …`. */
function titleNumbers(source: string): Set<string> {
  const found = new Set<string>();
  for (const [, title = ''] of source.matchAll(
    /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*['"`]([^'"`\n]+)/g,
  )) {
    for (const word of title.split(/[\s,]+/)) {
      const id = /^([A-Z]+-\d[\w.]*?)[.:]?$/.exec(word)?.[1];
      if (id === undefined) break;
      found.add(id);
    }
  }
  return found;
}

/** `rule code` of every `.refuses(line, rule, code)`; `rule` alone where the code is left out. */
function refusedNumbers(source: string): Set<string> {
  const found = new Set<string>();
  for (const [, rule, code] of source.matchAll(/\.refuses\(\s*[^,]+,\s*'([^']+)'(?:,\s*'([^']+)')?/g)) {
    found.add(code === undefined ? `${rule}` : `${rule} ${code}`);
  }
  return found;
}

export function coverageOf(
  rulebook: Rulebook,
  refusals: Readonly<Record<string, Refusal>>,
  tests: readonly string[],
): Coverage {
  const source = tests.join('\n');
  const titles = titleNumbers(source);
  const refused = refusedNumbers(source);
  const missing: string[] = [];
  let tested = 0;
  for (const id of rulebook.rules) {
    if (titles.has(id)) tested += 1;
    else if (!rulebook.untested.has(id)) missing.push(`${id} has no test`);
  }
  for (const id of rulebook.untested.keys()) {
    if (!rulebook.rules.has(id)) missing.push(`${id} is called untested, but RULES.md has no such paragraph`);
  }
  for (const id of rulebook.examples) if (!titles.has(id)) missing.push(`example ${id} has no test`);
  if (rulebook.examples.length === 0) missing.push('RULES.md counts no worked examples');
  const perRule = Object.values(refusals).reduce(
    (n, { rule }) => n.set(rule, (n.get(rule) ?? 0) + 1),
    new Map<string, number>(),
  );
  for (const { rule, code } of Object.values(refusals)) {
    if (!rulebook.rules.has(rule)) missing.push(`${code} refuses by ${rule}, which RULES.md does not know`);
    const isOnly = perRule.get(rule) === 1 && refused.has(rule);
    if (!refused.has(`${rule} ${code}`) && !isOnly) missing.push(`${rule} ${code} has no refusing test`);
  }
  return { rules: rulebook.rules.size, tested, untested: rulebook.untested, missing };
}
