// What went wrong, out of what a step printed.
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 12;

/** The names of the tests that failed, each once, as vitest writes them; of a step that is no test its last lines. */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const tests = lines.flatMap((line) => /^\s*FAIL\s+(\S.*)$/.exec(line)?.[1] ?? []);
  return tests.length > 0 ? [...new Set(tests)] : lines.slice(-MOST_LINES);
}

/** The files of the tests that failed; none where it is not known which. */
export const failedFiles = (output) => [
  ...new Set(
    failuresIn(output).flatMap((line) => /^(?:\|[^|]*\|\s*)?(\S+\.test\.\w+)/.exec(line)?.[1] ?? []),
  ),
];
