// The decision that is looked at: the one asked for, else the one of the turn that cost most.
import type { Review } from '@comptoir/bots/review';
import { useEffect, useState } from 'react';
import { beginOf, decisionsIn, openingOf, turnOfPick } from './turns.ts';

interface Wanted {
  readonly turn: number;
  readonly at: number | null;
}
/** The decision that the address names (#12: after twelve picks); null where it names none. */
function namedIn(address: Location, review: Review): Wanted | null {
  const [, number] = /^#(\d+)$/.exec(address.hash) ?? [];
  const at = Number(number);
  return number === undefined ? null : { turn: turnOfPick(review, at), at };
}

/** Whoever comes back from the board or from another try, or opens the link elsewhere, looks at the same place. */
function useNamed(at: number | null): void {
  useEffect(() => {
    if (at !== null) history.replaceState(history.state, '', `#${at}`);
  }, [at]);
}

export function useLooked(review: Review, isWhole: boolean) {
  const [wanted, setWanted] = useState<Wanted | null>(() => namedIn(location, review));
  const first = isWhole ? openingOf(review) : null;
  const last = review.turns.length - 1;
  const turn = wanted?.turn ?? (first === null ? last : turnOfPick(review, first));
  const all = decisionsIn(review, turn);
  const point = all.find(({ at }) => review.turningPoints.includes(at));
  const decision =
    all.find(({ at }) => at === (wanted === null ? first : wanted.at)) ?? point ?? all[0] ?? null;
  useNamed(wanted === null ? null : (decision?.at ?? beginOf(review, turn)));
  return {
    turn,
    all,
    decision,
    toTurn: (next: number) => setWanted({ turn: next, at: null }),
    toDecision: (at: number) => setWanted({ turn: turnOfPick(review, at), at }),
  };
}
