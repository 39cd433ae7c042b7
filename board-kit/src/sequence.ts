// Several picks in a row as one thing on the board: tried out before it can be clicked, picked as one action.
import { type Option, readOption, writeOption } from '@comptoir/kernel';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Note } from './contract.ts';

/** What came of trying a sequence: legal if each pick would be offered when its time comes. */
export interface Trial {
  readonly isLegal: boolean;
  /** Why not, where the rules say. */
  readonly why: Note | null;
}
export interface Sequences {
  /** Tries a sequence from the position shown; another function for each position. */
  tryOut(sequence: readonly Option[]): Promise<Trial>;
  pick(sequence: readonly Option[]): void;
  /** A sequence is on its way. */
  readonly isBusy: boolean;
}
export const NO_TRIAL: Trial = { isLegal: false, why: null };
export const SequencesContext = createContext<Sequences>({
  tryOut: async () => NO_TRIAL,
  pick() {},
  isBusy: false,
});

export interface Sequence extends Trial {
  /** Whether the answer is known. */
  readonly isTried: boolean;
  pick(): void;
}
const BETWEEN = ' / ';

/** What this sequence of picks is worth now; null: there is none. Nothing can be picked before it was tried. */
export function useSequence(sequence: readonly Option[] | null): Sequence {
  const { tryOut, pick, isBusy } = use(SequencesContext);
  const [known, setKnown] = useState<{ readonly key: string; readonly trial: Trial } | null>(null);
  const key = sequence?.map(writeOption).join(BETWEEN) ?? '';
  const options = useMemo(() => (key === '' ? [] : key.split(BETWEEN).map(readOption)), [key]);
  useEffect(() => {
    let isStale = false;
    setKnown(null);
    if (options.length > 0)
      tryOut(options).then((trial) => {
        if (!isStale) setKnown({ key, trial });
      });
    return () => {
      isStale = true;
    };
  }, [tryOut, options, key]);
  const isTried = known?.key === key;
  const { isLegal, why } = isTried ? known.trial : NO_TRIAL;
  return {
    isTried,
    isLegal: isLegal && !isBusy,
    why,
    pick() {
      if (isLegal && !isBusy) pick(options);
    },
  };
}
