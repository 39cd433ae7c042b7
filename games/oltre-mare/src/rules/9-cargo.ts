// Chapter 9: loading the cargo.
import { type Choice, type Effects, nth, type Upkeep } from '@comptoir/kernel';
import { cardNumber, merchantAt, removeCard } from '../lookup.ts';
import { CARDS } from '../names.ts';
import { LOAD } from '../options.ts';
import * as steps from '../steps.ts';
import type { Card, CardOption, OltreMare, OltreMareState } from '../types.ts';

/** a single card needs no order, and no card leaves the old top. */
export const stack: Upkeep<OltreMare, 'stack'> = {
  rule: 'R-9.1',
  run(s, _at, effects) {
    if (s.played.length > 1) {
      effects.next(steps.load(s.active));
      return;
    }
    const [card] = s.played;
    if (card !== undefined) loadCard(s, card, effects);
    effects.next(steps.END_TURN);
  },
};

function loadCard(s: OltreMareState, card: Card, effects: Effects<OltreMare>): void {
  removeCard(s.played, card);
  merchantAt(s, s.active).cargo.push(card);
  effects.tell({ kind: 'loaded', seat: s.active, turn: s.turn, cards: [nth(CARDS, card)], count: 1 });
}

/** Which of the played cards goes onto the pile next; the last one is the new top. */
export const load: Choice<OltreMare, 'load', CardOption<'load'>> = {
  rule: 'R-9.1',
  candidates(s) {
    const offered: CardOption<'load'>[] = [];
    for (let n = 0; n < s.played.length; n += 1) offered.push(nth(LOAD, nth(s.played, n)));
    return offered;
  },
  refuse: () => null,
  apply(s, _at, _seat, o, effects) {
    loadCard(s, cardNumber(o.noun), effects);
    effects.next(steps.STACK);
  },
};
