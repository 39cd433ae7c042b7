// Chapter 10 of RULES.md: the privileges of the ship cards.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import { PATH_LENGTH } from '../data/path.ts';
import { BONUS_TALENTS, PRIVILEGE_MOVES, SORTED_CARDS } from '../data/voyages.ts';
import {
  ALL_QUAYS,
  add,
  cardAt,
  cardName,
  cardNumber,
  countAt,
  goodNumber,
  playerAt,
  quayAt,
  quayNumber,
  sum,
} from '../lookup.ts';
import type { Card } from '../names.ts';
import {
  CARD,
  type CardOption,
  DECLINE,
  type DeclineOption,
  DONE,
  type DoneOption,
  GOOD,
  type GoodOption,
  INTRIGUE,
  type IntrigueOption,
  QUAY,
  type QuayOption,
  SHIP,
  type ShipOption,
  TO_LIGHTHOUSE,
  TO_TEMPLE,
  type ToLighthouseOption,
  type ToTempleOption,
  TRADE_HOUSE,
  type TradeHouseOption,
} from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { cheapestPlace, drawCard, putUnder } from './2-components.ts';
import { berthByItself } from './5-arrival.ts';
import { tellCarried } from './7-transporter.ts';
import { buyPlace } from './8-bonus.ts';
import { isDesired, loadShip, toPath, toTradeHouse } from './9-deliveries.ts';

/** resolved at the end of the load, whoever's turn it is; held cards just stay. */
export const immediatePrivilege: Upkeep<Porto, 'immediatePrivilege'> = {
  rule: 'R-10.0',
  run(s, { seat, card }, effects) {
    const { privilege } = cardAt(card);
    if (privilege === 'bonusTalents') {
      playerAt(s, seat).talents += BONUS_TALENTS;
      tellUsed(seat, card, effects);
      discardCard(s, seat, card);
    } else if (privilege === 'bonusTradePoint') {
      effects.next(steps.privilege('bonusPoint', seat, card));
    } else if (privilege === 'intrigueServant') startIntrigue(s, seat, card, effects);
  },
};

function tellUsed(seat: Seat, card: Card, effects: Effects<Porto>): void {
  const { id, privilege } = cardAt(card);
  effects.tell({ kind: 'privilegeUsed', seat, card: id, privilege });
}

/** on a full path the privilege has no effect. */
function startIntrigue(s: PortoState, seat: Seat, card: Card, effects: Effects<Porto>): void {
  if (s.path.length < PATH_LENGTH) {
    effects.next(steps.privilege('bonusIntrigue', seat, card));
    return;
  }
  const { id, privilege } = cardAt(card);
  effects.tell({ kind: 'privilegeLapsed', seat, card: id, privilege });
  discardCard(s, seat, card);
}

/** used, declined or without effect, the card goes under the deck. */
function discardCard(s: PortoState, seat: Seat, card: Card): void {
  const { held } = playerAt(s, seat);
  held.splice(held.indexOf(card), 1);
  putUnder(s, card);
}
export const discardStep: Upkeep<Porto, 'discard'> = {
  rule: 'R-10.0',
  run(s, at) {
    discardCard(s, at.seat, at.card);
  },
};

type PointOption = TradeHouseOption | IntrigueOption | DeclineOption;
const POINT_OR_DECLINE: readonly PointOption[] = [TRADE_HOUSE, INTRIGUE, DECLINE];
export const bonusPoint: Choice<Porto, 'bonusPoint', PointOption> = {
  rule: 'R-10.2',
  candidates: () => POINT_OR_DECLINE,
  refuse: (s, _at, _seat, o) => (o.verb === 'intrigue' && s.path.length >= PATH_LENGTH ? NO.pathFull : null),
  apply(s, at, seat, o, effects) {
    if (o.verb === 'decline') effects.tell({ kind: 'declined', seat });
    else tellUsed(seat, at.card, effects);
    if (o.verb === 'intrigue') toPath(s, seat, effects);
    if (o.verb === 'tradeHouse') toTradeHouse(s, seat, effects);
    discardCard(s, seat, at.card);
  },
  fallback: () => DECLINE,
};

const INTRIGUE_OR_DECLINE: readonly (IntrigueOption | DeclineOption)[] = [INTRIGUE, DECLINE];
export const bonusIntrigue: Choice<Porto, 'bonusIntrigue', IntrigueOption | DeclineOption> = {
  rule: 'R-10.3',
  candidates: () => INTRIGUE_OR_DECLINE,
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    if (o.verb === 'decline') effects.tell({ kind: 'declined', seat });
    else {
      tellUsed(seat, at.card, effects);
      toPath(s, seat, effects);
    }
    discardCard(s, seat, at.card);
  },
  fallback: () => DECLINE,
};

/** whether a held card has an effect now. */
export function refusePrivilege(s: PortoState, seat: Seat, card: Card): Refusal | null {
  const { privilege } = cardAt(card);
  if (privilege === 'sortDeck') return s.deck.length === 0 ? NO.noShipCard : null;
  if (privilege === 'loadAnyGood') return hasQuayToLoad(s, seat) ? null : NO.noQuayToLoad;
  if (privilege === 'moveServants') return isAnybodyThere(s) ? null : NO.nobodyAnywhere;
  if (privilege === 'bringShip') return hasFirstRow(s) ? null : NO.noShipCard;
  return refusePlace(s, seat);
}

function hasQuayToLoad(s: PortoState, seat: Seat): boolean {
  for (const n of ALL_QUAYS) {
    const quay = quayAt(s, n);
    if (quay.owner === seat && quay.ship !== null && (quay.good !== null || hasStored(s, seat))) return true;
  }
  return false;
}

/** by the switch a good of the warehouse may be loaded where none lies on the quay. */
const hasStored = (s: PortoState, seat: Seat): boolean =>
  s.isLoadingFromWarehouse === true && sum(playerAt(s, seat).goods) > 0;

function isAnybodyThere(s: PortoState): boolean {
  for (let seat = 0; seat < s.players.length; seat += 1) {
    const { lighthouse, temple } = playerAt(s, seat);
    if (lighthouse + temple > 0) return true;
  }
  return false;
}

function hasFirstRow(s: PortoState): boolean {
  for (let n = 0; n < s.row1.length; n += 1) if (s.row1[n] !== null) return true;
  return false;
}

/** the price and a servant, but no trade points. */
function refusePlace(s: PortoState, seat: Seat): Refusal | null {
  const player = playerAt(s, seat);
  if (player.talents < cheapestPlace(s).price) return NO.placeTooDear;
  return player.reserve < 1 ? NO.placeServant : null;
}

/** after the effect is complete the card goes under the deck. */
export function usePrivilege(s: PortoState, seat: Seat, card: Card, effects: Effects<Porto>): void {
  const { privilege } = cardAt(card);
  tellUsed(seat, card, effects);
  effects.next(steps.discard(seat, card));
  if (privilege === 'sortDeck') lookAtDeck(s, seat, card, effects);
  else if (privilege === 'loadAnyGood') effects.next(steps.privilege('loadAny', seat, card));
  else if (privilege === 'moveServants') effects.next(steps.moveStep(seat, card, 0));
  else if (privilege === 'bringShip') effects.next(steps.privilege('bringShip', seat, card));
  else buyPlace(s, seat, effects);
}

/** the cards are seen before their order is chosen. */
function lookAtDeck(s: PortoState, seat: Seat, card: Card, effects: Effects<Porto>): void {
  const cards = Math.min(SORTED_CARDS, s.deck.length);
  for (let n = 0; n < cards; n += 1) s.seen[n] = countAt(s.seen, n) | (1 << seat);
  for (let other = 0; other < s.players.length; other += 1) {
    playerAt(s, other).mixed = other === seat ? 0 : cards;
  }
  effects.reveal();
  const looked = s.deck.slice(0, cards).map(cardName);
  effects.tell({ kind: 'deckLooked', seat, cards: looked, only: seat });
  effects.tell({ kind: 'deckSorted', seat, cards });
  if (cards > 1) effects.next(steps.sortDeck(seat, card, 0, cards));
}

export const sortDeck: Choice<Porto, 'sortDeck', CardOption> = {
  rule: 'R-10.4',
  candidates(s, at) {
    const deckCards: CardOption[] = [];
    for (let n = at.sorted; n < at.cards; n += 1) deckCards.push(nth(CARD, nth(s.deck, n)));
    return deckCards;
  },
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    const card = cardNumber(o.noun);
    const from = s.deck.indexOf(card);
    const [known = 0] = s.seen.splice(from, 1);
    s.deck.splice(from, 1);
    s.deck.splice(at.sorted, 0, card);
    s.seen.splice(at.sorted, 0, known);
    const sorted = at.sorted + 1;
    if (sorted < at.cards - 1) effects.next(steps.sortDeck(seat, at.card, sorted, at.cards));
  },
};

/** the good lies on the quay already or, by the switch, comes from the warehouse. */
export const loadAny: Choice<Porto, 'loadAny', QuayOption> = {
  rule: 'R-10.5',
  candidates(s, _at, seat) {
    const ownQuays: QuayOption[] = [];
    for (const n of ALL_QUAYS) if (quayAt(s, n).owner === seat) ownQuays.push(nth(QUAY, n));
    return ownQuays;
  },
  refuse(s, _at, seat, o) {
    const quay = quayAt(s, quayNumber(o.noun));
    if (quay.ship === null) return NO.noShipHere;
    return quay.good === null && !hasStored(s, seat) ? NO.noGoodHere : null;
  },
  apply(s, at, seat, o, effects) {
    const n = quayNumber(o.noun);
    if (quayAt(s, n).good === null) effects.next(steps.loadStored(seat, at.card, n));
    else loadShip(s, n, effects);
  },
};

/** which good of the warehouse. */
export const loadStored: Choice<Porto, 'loadStored', GoodOption> = {
  rule: 'R-14.17',
  candidates(s, _at, seat) {
    const { goods } = playerAt(s, seat);
    return GOOD.filter((o) => countAt(goods, goodNumber(o.noun)) > 0);
  },
  refuse: () => null,
  apply(s, { quay }, seat, o, effects) {
    const good = goodNumber(o.noun);
    add(playerAt(s, seat).goods, good, -1);
    quayAt(s, quay).good = good;
    tellCarried(seat, { good, from: null }, quay, effects);
    loadShip(s, quay, effects);
  },
};

type MoveOption = ToTempleOption | ToLighthouseOption | DoneOption;
const MOVES: readonly (readonly MoveOption[])[] = [0, 1, 2, 3, 4, 5].map((players) => [
  ...TO_TEMPLE.slice(0, players),
  ...TO_LIGHTHOUSE.slice(0, players),
  DONE,
]);
export const moveStep: Choice<Porto, 'moveStep', MoveOption> = {
  rule: 'R-10.6',
  candidates: (s) => nth(MOVES, s.players.length),
  refuse(s, at, _seat, o) {
    if (o.verb === 'done') return at.moved === 0 ? NO.moveOneAtLeast : null;
    const { lighthouse, temple } = playerAt(s, o.noun);
    return (o.verb === 'toTemple' ? lighthouse : temple) === 0 ? NO.nobodyOfTheirs : null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'done') return;
    const owner = playerAt(s, o.noun);
    const isToTemple = o.verb === 'toTemple';
    const from = isToTemple ? 'lighthouse' : 'temple';
    const to = isToTemple ? 'temple' : 'lighthouse';
    owner[from] -= 1;
    owner[to] += 1;
    effects.tell({ kind: 'servantsMoved', seat, owner: o.noun, from, to });
    const moved = at.moved + 1;
    if (moved < PRIVILEGE_MOVES) effects.next(steps.moveStep(seat, at.card, moved));
  },
};

/** placement, then the rows, then the load (of whoever owns the quay). */
export const bringShip: Choice<Porto, 'bringShip', ShipOption> = {
  rule: 'R-10.7',
  candidates(s) {
    const firstRow: ShipOption[] = [];
    for (const card of s.row1) if (card !== null) firstRow.push(nth(SHIP, card));
    return firstRow;
  },
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    const position = s.row1.indexOf(cardNumber(o.noun));
    const quay = berthByItself(s, position, seat, effects);
    moveUp(s, position, effects);
    if (quay !== null && isDesired(s, quay)) loadShip(s, quay, effects);
  },
};

/** the second-row card moves up and is replaced; where none moves up none is drawn. */
function moveUp(s: PortoState, position: number, effects: Effects<Porto>): void {
  const up = nth(s.row2, position);
  if (up === null) return;
  s.row1[position] = up;
  const drawn = drawCard(s, effects);
  s.row2[position] = drawn;
  const name = drawn === null ? null : cardName(drawn);
  effects.tell({ kind: 'rowFilled', position: position + 1, up: cardName(up), drawn: name });
}
