// comptoir coverage: every paragraph of RULES.md has a test, every refusal a refusing one.
import { coverageOf } from '@comptoir/testing';
import { rulebookOf, testsOf } from '../rulebooks.ts';
import { gamesNamed, readArguments } from '../usage.ts';

export async function coverage(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['verbose!']);
  let missing = 0;
  for (const { game } of await gamesNamed(given.words[0])) {
    const report = coverageOf(rulebookOf(game.id), game.refusals, testsOf(game.id));
    const refusals = Object.keys(game.refusals).length;
    console.log(
      `${game.id}: ${report.tested} of ${report.rules} paragraphs tested, ${report.untested.size} state nothing testable, ${refusals} refusals`,
    );
    if (given.flag('verbose')) for (const [id, why] of report.untested) console.log(`  ${id}: ${why}`);
    for (const line of report.missing) console.log(`  missing: ${line}`);
    missing += report.missing.length;
  }
  return missing > 0 ? 1 : 0;
}
