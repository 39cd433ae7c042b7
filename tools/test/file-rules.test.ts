// The rules for single files hold: each is broken here on purpose.
import { describe, expect, test } from 'vitest';
import { refuseFile } from '../file-rules.mjs';

const CAST = 'a cast without a reason ("// cast: …")';

describe('a source file', () => {
  test.each([
    ['a cast', 'const a = b as Seat;', `line 1: ${CAST}`],
    ['a cast of a call', 'f(\n  g(x) as { y: 1 },\n);', `line 2: ${CAST}`],
    ['a cast behind a string', "const a = 'it’s' + (b as string);", `line 1: ${CAST}`],
    ['a cast through unknown', 'return game as unknown as Game;', `line 1: ${CAST}`],
    ['a silenced linter', `// biome-${'ignore'} lint: it is right`, 'silences a check'],
    ['a silenced compiler', `// @ts-${'expect-error'}`, 'silences a check'],
    ['length', 'a();\n'.repeat(401), 'more than 400 lines'],
    ['a long comment', `  // ${'a'.repeat(156)}`, 'line 1: a comment of more than 160 columns'],
  ])('is refused for %s', (_what, text, why) => {
    expect(refuseFile('server/src/x.ts', text)).toEqual([why]);
  });

  test.each([
    ['a constant', 'const A = [1] as const;'],
    ['a reason beside', 'const a = b as Seat; // cast: it was checked above'],
    ['a reason above', '// cast: it was checked above\nconst a = b as Seat;'],
    ['words in a text', "say('as Seat'); say(`as b as Seat`); // as Seat"],
    ['another name', "import {\n  type Seat as Place,\n} from './x.ts';\nimport * as z from 'zod';"],
    ['SQL', 'const ALL = `select a as b\n from t as s`;'],
    ['length', 'a();\n'.repeat(400)],
    ['a comment', `  /** ${'a'.repeat(151)} */`],
  ])('is fine with %s', (_what, text) => {
    expect(refuseFile('server/src/x.ts', text)).toEqual([]);
  });

  test('of rules is refused the clock, the network and chance; elsewhere they are fine', () => {
    const text = 'const now = Date.now();';
    expect(refuseFile('games/nauticus/src/rules/5-wheel.ts', text)).toEqual(['Date has no place in rules']);
    expect(refuseFile('kernel/src/play.ts', text)).toHaveLength(1);
    expect(refuseFile('server/src/x.ts', text)).toEqual([]);
  });

  test('of styles may not be long either', () => {
    expect(refuseFile('web/src/table/bar.css', 'a {}\n'.repeat(401))).toEqual(['more than 400 lines']);
  });

  test('of data or texts may be long', () => {
    expect(refuseFile('games/nauticus/src/texts/en.ts', 'a();\n'.repeat(500))).toEqual([]);
  });
});
