// Tests share the machine with each other and with whatever else runs on it. Where a few files failed they are run once more, by
// themselves: what fails again has failed; what does not is named at the end of the report, since a test that is not steady is a fault too.
import { basename } from 'node:path';
import { failedFiles, failuresIn } from './failures.mjs';

/** More files than these do not fail by bad luck. */
const MOST_AGAIN = 3;

/** Runs a step of tests. `run` gives how it went, or null where everything was told to end. */
export async function runSteadily(step, run) {
  const first = await run(step);
  const files = first === null || first.isFine ? [] : failedFiles(first.output);
  if (files.length === 0 || files.length > MOST_AGAIN) return first;
  const [name, ...args] = step;
  const again = await run([`${name}, once more`, ...args, ...files.map((file) => basename(file))]);
  return again?.isFine ? { ...again, unsteady: failuresIn(first.output) } : first;
}
