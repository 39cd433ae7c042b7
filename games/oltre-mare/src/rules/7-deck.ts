// Chapter 7: taking cards from the goods deck, the Venice card.
import { type Effects, nth } from '@comptoir/kernel';
import { merchantAt, takeTop } from '../lookup.ts';
import { awardsFor } from '../scoring.ts';
import type { Card, OltreMare, OltreMareState } from '../types.ts';

/** Takes the next goods card, of which there must be one, scoring the Venice card if it lies on top. */
export function takeFromDeck(s: OltreMareState, effects: Effects<OltreMare>): Card {
  if (s.underVenice === s.deck.length) drawVenice(s, effects);
  effects.reveal(); // that Venice did not turn up tells something too
  const card = takeTop(s.deck);
  if (s.deck.length === 0) {
    s.isLastTurn = true;
    effects.tell({ kind: 'lastTurn', seat: s.active });
  }
  return card;
}

/** prestige is scored and set back; the card is no goods card, so the next one is taken instead. */
function drawVenice(s: OltreMareState, effects: Effects<OltreMare>): void {
  const prestige = s.merchants.map((merchant) => merchant.prestige);
  const ducats = awardsFor(prestige);
  for (let seat = 0; seat < s.merchants.length; seat += 1) {
    const merchant = merchantAt(s, seat);
    merchant.ducats += nth(ducats, seat);
    merchant.prestige = 0;
  }
  s.underVenice = null;
  effects.tell({ kind: 'veniceDrawn', prestige, ducats });
}
