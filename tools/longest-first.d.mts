import type { TestSequencerConstructor } from 'vitest/node';
/** A sequencer for which files with these names come first, in this order. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor;
