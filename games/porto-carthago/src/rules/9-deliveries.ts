// Chapter 9 of RULES.md: loads, voyages, trade points and the path of intrigue.
import type { Choice, Effects, Seat, Upkeep } from '@comptoir/kernel';
import { PATH_LENGTH } from '../data/path.ts';
import { SERVANTS_PER_QUAY } from '../data/quays.ts';
import { FAILURE_POINTS, OFFERING_PER_SERVANT, SUCCESS_POINTS } from '../data/voyages.ts';
import { add, cardAt, cardName, goodName, playerAt, quayAt, quayName } from '../lookup.ts';
import type { Good, QuayNumber } from '../names.ts';
import { INTRIGUE, type IntrigueOption, TRADE_HOUSE, type TradeHouseOption } from '../options.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState, Voyage } from '../types.ts';
import { drawCard, putUnder } from './2-components.ts';

/** a ship lies at the quay, and the good there is the one it desires. */
export function isDesired(s: PortoState, n: QuayNumber): boolean {
  const { ship, good } = quayAt(s, n);
  return ship !== null && good !== null && cardAt(ship).good === good;
}

/** steps 1 to 3; the trade point may be a decision of the quay's owner. */
export function loadShip(s: PortoState, n: QuayNumber, effects: Effects<Porto>): void {
  const quay = quayAt(s, n);
  const { owner, good, ship } = quay;
  if (owner === null || good === null || ship === null)
    throw new Error(`porto-carthago: nothing to load at ${n}`);
  const { id, talents } = cardAt(ship);
  add(s.bag, good, 1);
  quay.good = null;
  playerAt(s, owner).talents += talents;
  effects.tell({ kind: 'loaded', seat: owner, card: id, quay: quayName(n), good: goodName(good), talents });
  effects.next(steps.finishLoad(n)); // the servants return only after the point
  gainTradePoint(s, owner, n, effects);
}

/** steps 4 to 6: the card, the servants, and an immediate privilege last. */
export const finishLoad: Upkeep<Porto, 'finishLoad'> = {
  rule: 'R-9.1',
  run(s, at, effects) {
    const quay = quayAt(s, at.quay);
    const { owner: seat, ship: card } = quay;
    if (seat === null || card === null) throw new Error(`porto-carthago: no load to finish at ${at.quay}`);
    const player = playerAt(s, seat);
    player.held.push(card);
    quay.ship = null;
    quay.owner = null;
    player.reserve += SERVANTS_PER_QUAY;
    effects.tell({ kind: 'cardTaken', seat, card: cardName(card), quay: quayName(at.quay) });
    effects.next(steps.immediatePrivilege(seat, card));
  },
};

/** t servants in the temple against the danger of the card (R-14.14: at least as many). */
const isSuccess = (s: PortoState, seat: Seat, { card }: Voyage): boolean =>
  playerAt(s, seat).temple >= cardAt(card).danger;

/** the top card is revealed, then the points are placed one at a time. */
export function setSail(s: PortoState, seat: Seat, good: Good, effects: Effects<Porto>): void {
  const card = drawCard(s, effects);
  if (card === null) throw new Error('porto-carthago: a voyage without a card');
  s.voyage = { card, good };
  const { id, danger } = cardAt(card);
  const { temple } = playerAt(s, seat);
  const success = isSuccess(s, seat, s.voyage);
  effects.tell({ kind: 'voyage', seat, card: id, good: goodName(good), danger, temple, success });
  effects.next(steps.finishVoyage(seat));
  for (let n = success ? SUCCESS_POINTS : FAILURE_POINTS; n > 0; n -= 1)
    effects.next(steps.voyagePoint(seat));
}

export const voyagePoint: Upkeep<Porto, 'voyagePoint'> = {
  rule: 'R-9.2',
  run(s, at, effects) {
    gainTradePoint(s, at.seat, null, effects);
  },
};

/** talents, offering, card under the deck, good into the bag, two servants home. */
export const finishVoyage: Upkeep<Porto, 'finishVoyage'> = {
  rule: 'R-9.2',
  run(s, { seat }, effects) {
    const { voyage } = s;
    if (voyage === null) throw new Error('porto-carthago: no voyage to finish');
    const player = playerAt(s, seat);
    const success = isSuccess(s, seat, voyage);
    const printed = cardAt(voyage.card).talents;
    const talents = success ? printed : Math.ceil(printed / 2);
    player.talents += talents;
    const owed = success ? player.temple * OFFERING_PER_SERVANT : 0;
    const offering = Math.min(owed, player.talents);
    player.talents -= offering;
    effects.tell({ kind: 'voyagePaid', seat, talents, offering });
    putUnder(s, voyage.card);
    add(s.bag, voyage.good, 1);
    s.voyage = null;
    s.charter[s.charter.indexOf(seat)] = null;
    player.temple -= 1;
    player.reserve += 2;
  },
};

/** a servant in the reserve at this moment, and a free space. */
function canIntrigue(s: PortoState, seat: Seat): boolean {
  return playerAt(s, seat).reserve > 0 && s.path.length < PATH_LENGTH;
}

/** without a choice the point goes to the trade house. */
function gainTradePoint(s: PortoState, seat: Seat, quay: QuayNumber | null, effects: Effects<Porto>): void {
  if (canIntrigue(s, seat)) effects.next(steps.tradePoint(seat, quay));
  else toTradeHouse(s, seat, effects);
}

const TRADE_POINT: readonly (TradeHouseOption | IntrigueOption)[] = [TRADE_HOUSE, INTRIGUE];
export const tradePoint: Choice<Porto, 'tradePoint', TradeHouseOption | IntrigueOption> = {
  rule: 'R-9.4',
  candidates: () => TRADE_POINT,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'intrigue') toPath(s, seat, effects);
    else toTradeHouse(s, seat, effects);
  },
};

/** not capped. */
export function toTradeHouse(s: PortoState, seat: Seat, effects: Effects<Porto>): void {
  const player = playerAt(s, seat);
  player.tradePoints += 1;
  effects.tell({ kind: 'tradePoint', seat, total: player.tradePoints });
}

/** onto the next free space, to the end of the game. */
export function toPath(s: PortoState, seat: Seat, effects: Effects<Porto>): void {
  playerAt(s, seat).reserve -= 1;
  s.path.push(seat);
  effects.tell({ kind: 'intriguePlaced', seat, space: s.path.length });
}
