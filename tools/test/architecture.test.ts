// The walk of ARCHITECTURE.md is true: each function stands in the file that is named beside it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [onDevice = '', online = ''] = read('ARCHITECTURE.md').split(/^Online the server takes/m);
const stepsOf = (text: string) =>
  [...text.matchAll(/^\| (\d+) +\| `([^`]+)` +\| `([^`]+)`/gm)].map(
    ([, number = '', name = '', file = '']) => [Number(number), name, file] as const,
  );
const steps = stepsOf(onDevice);

describe('from a click to the repaint', () => {
  test('in at most twenty functions', () => {
    expect(steps.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  test.each([...steps, ...stepsOf(online)])('%i: %s in %s', (_number, name, file) => {
    const [method = '', owner] = name.split('.').reverse();
    const text = read(file);
    if (owner !== undefined) expect(text).toMatch(new RegExp(`^export class ${owner}\\b`, 'm'));
    const isDefined = new RegExp(
      `^(export )?(async )?function ${method}\\b|^ *(const )?${method} = |^ +(private |async |static )*${method}(<[^>]*>)?\\(.*\\{$|^ +(private |async |static )*${method}\\($`,
      'm',
    );
    expect(text).toMatch(isDefined);
  });
});
