// Chapter 4: the start and the end of a turn.
import type { Upkeep } from '@comptoir/kernel';
import { loadOf, merchantAt, seaPowerOf, topOf } from '../lookup.ts';
import * as steps from '../steps.ts';
import type { OltreMare, OltreMareState } from '../types.ts';
import { passTurn } from './6-talk.ts';
import { payLocalAuthority } from './8-tokens.ts';

/** The top cargo card sets limit and load of the whole turn; with no card too many nothing is discarded. */
export const startTurn: Upkeep<OltreMare, 'startTurn'> = {
  rule: 'R-4.1',
  run(s, _at, effects) {
    resetTurn(s);
    const merchant = merchantAt(s, s.active);
    const top = topOf(merchant);
    const limit = seaPowerOf(top);
    effects.tell({ kind: 'turnStarted', seat: s.active, turn: s.turn, limit, load: loadOf(top) });
    payLocalAuthority(s, effects);
    effects.next(merchant.hand.length > limit ? steps.discard(s.active) : steps.trade(s.active));
  },
};

function resetTurn(s: OltreMareState): void {
  s.turn += 1;
  s.purchases = 0;
  s.offersMade = 0;
  s.hasCalled = false;
  s.declined.length = 0;
  s.failed.fill(0);
  s.honoured.fill(false);
  if (s.talk === undefined) return;
  s.talk.waves[s.active] = null;
  s.talk.putBack = 0;
}

export const endTurn: Upkeep<OltreMare, 'endTurn'> = {
  rule: 'R-4.5',
  run(s, _at, effects) {
    if (s.deck.length === 0) {
      effects.next(steps.FINAL_SCORING);
      return;
    }
    const speaks = s.talk !== undefined && merchantAt(s, s.active).hand.length > 0;
    if (speaks) effects.next(steps.wave(s.active));
    else passTurn(s, effects);
  },
};
