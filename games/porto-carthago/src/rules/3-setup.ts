// Chapter 3 of RULES.md: quays and a first good. The table itself is laid in ../setup.ts.
import type { Choice, Refusal } from '@comptoir/kernel';
import { add, countAt, playerAt, quayAt } from '../lookup.ts';
import {
  CLAIM,
  type ClaimOption,
  GOOD,
  type GoodOption,
  goodNumber,
  PASS,
  type PassOption,
  quayNumber,
} from '../options.ts';
import { NO } from '../refusals.ts';
import { claimQuay } from '../table.ts';
import type { Porto, PortoState } from '../types.ts';

const CLAIM_OR_PASS: readonly (ClaimOption | PassOption)[] = [...CLAIM, PASS];

/** nobody can claim a quay already claimed. */
function refuseClaim(s: PortoState, o: ClaimOption): Refusal | null {
  return quayAt(s, quayNumber(o.noun)).owner === null ? null : NO.quayClaimed;
}

export const setupClaimOptional: Choice<Porto, 'setupClaimOptional', ClaimOption | PassOption> = {
  rule: 'R-3.5',
  candidates: () => CLAIM_OR_PASS,
  refuse: (s, _at, _seat, o) => (o.verb === 'pass' ? null : refuseClaim(s, o)),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'pass') {
      effects.tell({ kind: 'passed', seat });
      return;
    }
    claimQuay(s, seat, quayNumber(o.noun));
    effects.tell({ kind: 'quayClaimed', seat, quay: o.noun });
  },
  fallback: () => PASS,
};

export const setupClaimMandatory: Choice<Porto, 'setupClaimMandatory', ClaimOption> = {
  rule: 'R-3.6',
  candidates: () => CLAIM,
  refuse: (s, _at, _seat, o) => refuseClaim(s, o),
  apply(s, _at, seat, o, effects) {
    claimQuay(s, seat, quayNumber(o.noun));
    effects.tell({ kind: 'quayClaimed', seat, quay: o.noun });
  },
};

/** free, and the market is not refilled. */
export const setupTakeGood: Choice<Porto, 'setupTakeGood', GoodOption> = {
  rule: 'R-3.6',
  candidates: () => GOOD,
  refuse: (s, _at, _seat, o) => (countAt(s.market, goodNumber(o.noun)) > 0 ? null : NO.noneToTake),
  apply(s, _at, seat, o, effects) {
    const good = goodNumber(o.noun);
    add(s.market, good, -1);
    add(playerAt(s, seat).goods, good, 1);
    effects.tell({ kind: 'goodTaken', seat, good: o.noun });
  },
};
