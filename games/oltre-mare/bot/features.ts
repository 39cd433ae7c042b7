// What a network may know of a seat, beside what evaluate expects: counts of what it has, as parts of what is usual.
import type { Seat } from '@comptoir/kernel';
import {
  ALL_GOODS,
  countGood,
  goodOf,
  iconsOf,
  loadOf,
  merchantAt,
  seaPowerOf,
  topOf,
} from '../src/lookup.ts';
import { ACTIONS } from '../src/names.ts';
import type { Card, OltreMareState } from '../src/types.ts';
import { isActing, topRun, turnsOf } from './hand.ts';

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);
const iconsIn = (cards: readonly Card[]): readonly number[] =>
  ACTIONS.map((_, action) => sumOf(cards.map((card) => iconsOf(action, card))) / 4);

export function features(s: OltreMareState, seat: Seat): readonly number[] {
  const merchant = merchantAt(s, seat);
  const { hand, cargo, tokens, active } = merchant;
  const players = s.merchants.length;
  const top = topOf(merchant);
  return [
    s.deck.length / 60,
    turnsOf(s, seat) / 8,
    isActing(s, seat) ? 1 : 0,
    ((seat - s.active + players) % players) / players,
    merchant.ducats / 30,
    merchant.pirates.length / 6,
    merchant.prestige / 6,
    tokens.length / 4,
    active === null ? 0 : 1,
    hand.length / 8,
    cargo.length / 20,
    topRun(cargo) / 4,
    loadOf(top) / 4,
    seaPowerOf(top) / 8,
    ...ALL_GOODS.flatMap((good) => [countGood(hand, good) / 3, good === goodOf(top) ? 1 : 0]),
    ...iconsIn(hand),
    ...iconsIn(seat === s.active ? s.played : []),
  ];
}
