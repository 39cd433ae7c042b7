// Counts every component. A failure is a bug in the rules, never a player's mistake.
import { BASIC_CARDS, TRADE_CARDS } from './data/cards.ts';
import { DISCS } from './data/residence.ts';
import { SHIPS } from './data/ships.ts';
import { actionOf, isBasic, merchantAt, num } from './lookup.ts';
import { NONE, SPACES } from './names.ts';
import { discsOnResidence } from './rules/2-components.ts';
import { tileSpaces } from './rules/7-guild.ts';
import type { CarthagoState } from './types.ts';

function check(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`carthago: ${what}`);
}

export function audit(s: CarthagoState): void {
  auditTradeCards(s);
  auditShips(s);
  for (let seat = 0; seat < s.merchants.length; seat += 1) {
    auditBasics(s, seat);
    auditDiscs(s, seat);
  }
  auditBoards(s);
}

/** Each of the numbers 0 to count - 1 exactly once. */
function checkEachOnce(found: readonly number[], count: number, what: string): void {
  const sorted = [...found].sort((a, b) => a - b);
  check(sorted.length === count, `${sorted.length} ${what} instead of ${count}`);
  for (const [n, item] of sorted.entries()) check(n === item, `${what}: ${n} is missing or ${item} doubled`);
}

function auditTradeCards(s: CarthagoState): void {
  const found = [...s.tradeDeck, ...s.tradeDiscard, ...s.market.filter((card) => card !== NONE)];
  for (const { hand, playedLeft, playedRight } of s.merchants) {
    check(!hand.some(isBasic), 'a basic card among the trade cards in hand');
    found.push(...hand, ...[...playedLeft, ...playedRight].filter((card) => !isBasic(card)));
  }
  checkEachOnce(found, TRADE_CARDS.length, 'trade cards');
}

function auditShips(s: CarthagoState): void {
  const found = [...s.shipDeck, ...s.lostShips];
  for (const ship of [...s.tradeHarbour, ...s.outside, s.expedition]) if (ship !== NONE) found.push(ship);
  for (const { ships, active } of s.merchants) {
    check(ships.length === active.length, 'a ship that is neither active nor inactive');
    found.push(...ships);
  }
  checkEachOnce(found, SHIPS.length, 'ships');
  check(s.shipsPutBack <= s.shipDeck.length, 'more ships put back than in the deck');
  check(
    s.isExhausted || !s.tradeHarbour.includes(NONE),
    'a dock without a ship before the deck is exhausted',
  );
}

function auditBasics(s: CarthagoState, seat: number): void {
  const { basics, playedLeft, playedRight } = merchantAt(s, seat);
  const played = [...playedLeft, ...playedRight].filter(isBasic).map(actionOf);
  for (const [action, name] of SPACES.entries()) {
    const count = num(basics, action) + played.filter((other) => other === action).length;
    check(count === BASIC_CARDS[name], `seat ${seat} has ${count} basic cards ${name}`);
  }
}

function auditDiscs(s: CarthagoState, seat: number): void {
  const merchant = merchantAt(s, seat);
  const lying = [s.tradeDiscs, s.warHarbour, s.smallSeats, ...s.largeSeats, ...s.tileDiscs].flat();
  const away = lying.filter((owner) => owner === seat).length + num(s.anchor, seat);
  const discs = discsOnResidence(merchant) + merchant.supply + away;
  check(merchant.supply >= 0, `seat ${seat} has ${merchant.supply} discs in supply`);
  check(discs === DISCS, `seat ${seat} has ${discs} discs`);
}

function auditBoards(s: CarthagoState): void {
  const isApart = (list: readonly number[]): boolean => new Set(list).size === list.length;
  check(isApart(s.guildMarkers), 'two guild markers on one space');
  check(isApart(s.neutralDiscs), 'two neutral discs on one space');
  for (const discs of s.tileDiscs) {
    check(isApart(discs), 'two discs of one player on a tile');
    check(discs.length <= tileSpaces(s), 'a tile with too many discs');
  }
  for (const [dock, disc] of s.tradeDiscs.entries()) {
    check(disc === NONE || s.tradeHarbour[dock] !== NONE, 'a disc at a dock without a ship');
  }
}
