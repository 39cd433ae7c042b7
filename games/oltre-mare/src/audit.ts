// Counts every component: nothing may be lost, doubled or where it cannot be.
import { nth } from '@comptoir/kernel';
import { CARDS_TABLE } from './data/cards.ts';
import { PURCHASES } from './data/numbers.ts';
import { TOKENS_TABLE } from './data/tokens.ts';
import { ALL_CARDS, CORN, countGood, goodOf, merchantAt } from './lookup.ts';
import type { Card, Merchant, OltreMareState, Package } from './types.ts';

function check(isFine: boolean, what: string): void {
  if (!isFine) throw new Error(`oltre-mare: ${what}`);
}

export function audit(s: OltreMareState): void {
  auditCards(s);
  auditTokens(s);
  for (const merchant of s.merchants) auditMerchant(merchant);
  for (const p of [s.offer, s.counter, ...s.proposals, ...s.drafts]) if (p !== null) auditPackage(s, p);
  auditWaves(s);
  const { hand } = merchantAt(s, s.active);
  check(
    s.chosen.every((card) => hand.includes(card)),
    'a chosen card is not in the hand',
  );
  check(s.underVenice === null || s.underVenice <= s.deck.length, 'the Venice card lies above the deck');
  check(s.purchases >= 0 && s.purchases <= PURCHASES.most, `${s.purchases} purchases in a turn`);
}

/** who waves a good holds a card of it. */
function auditWaves(s: OltreMareState): void {
  const waves = s.talk?.waves ?? [];
  for (let seat = 0; seat < waves.length; seat += 1) {
    const good = nth(waves, seat);
    check(good === null || countGood(merchantAt(s, seat).hand, good) > 0, 'a wave of what is not held');
  }
}

function auditCards(s: OltreMareState): void {
  const seen = CARDS_TABLE.map(() => 0);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) seen[card] = nth(seen, card) + 1;
  };
  see(s.deck);
  see(s.played);
  for (const { hand, cargo, pirates } of s.merchants) for (const pile of [hand, cargo, pirates]) see(pile);
  for (const card of ALL_CARDS) {
    const there = s.merchants.length === 2 && goodOf(card) === CORN ? 0 : 1;
    check(seen[card] === there, `card ${nth(CARDS_TABLE, card).id} is there ${seen[card]} times`);
  }
}

function auditTokens(s: OltreMareState): void {
  const all = [...s.portTokens, ...s.gone, ...s.merchants.flatMap((merchant) => merchant.tokens)];
  for (const { kind, count } of TOKENS_TABLE) {
    const found = all.filter((token) => token === kind).length;
    check(found === count, `${found} tokens ${kind}, not ${count}`);
  }
}

function auditMerchant({ hand, cargo, tokens, active, prestige }: Merchant): void {
  check(
    hand.every((card, n) => n === 0 || nth(hand, n - 1) < card),
    'a hand is out of order',
  );
  check(cargo.length > 0, 'a cargo pile is empty');
  check(active === null || tokens.includes(active), 'the active token is not owned');
  check(prestige >= 0, 'prestige below 0');
}

function auditPackage(s: OltreMareState, { from, give, claims }: Package): void {
  const { hand } = merchantAt(s, from);
  check(
    give.every((card, n) => hand.includes(card) && (give[n - 1] ?? -1) < card),
    'a package gives what is not held',
  );
  check(claims.length === give.length, 'claims do not stand beside the cards');
}
