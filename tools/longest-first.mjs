// The order of the test files on a machine that has never run them: what takes longest begins first, so that at the end nobody
// waits for one long file.
import { BaseSequencer } from 'vitest/node';

/** A sequencer for which files with these names come first, in this order. */
export function longestFirst(names) {
  const placeOf = ({ moduleId }) => {
    const place = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return place < 0 ? names.length : place;
  };
  return class extends BaseSequencer {
    async sort(files) {
      const sorted = await super.sort(files);
      return sorted.sort((a, b) => placeOf(a) - placeOf(b));
    }
  };
}
