// Chapter 5 of RULES.md: the ships of the first row come into port.
import { type Choice, type Effects, nth, type Seat, type Upkeep } from '@comptoir/kernel';
import {
  ALL_QUAYS,
  cardAt,
  cardName,
  cardNumber,
  fromFirst,
  playerAt,
  quayAt,
  quayName,
  quayNumber,
} from '../lookup.ts';
import type { Card, QuayNumber } from '../names.ts';
import { BERTH, type BerthOption, BLOCK, type BlockOption, PLACE, type PlaceOption } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { drawCard, putUnder } from './2-components.ts';
import { isDesired, loadShip } from './9-deliveries.ts';

/** most servants in the lighthouse first; ties clockwise from the first player. */
export function lighthouseOrder(s: PortoState): Seat[] {
  const order: Seat[] = [];
  for (let places = 0; places < s.players.length; places += 1) {
    const seat = fromFirst(s, places);
    const servants = playerAt(s, seat).lighthouse;
    if (servants === 0) continue;
    let rank = order.length;
    while (rank > 0 && playerAt(s, nth(order, rank - 1)).lighthouse < servants) rank -= 1;
    order.splice(rank, 0, seat);
  }
  return order;
}

/** the ranking is made once, at the start. */
export const arrival: Upkeep<Porto, 'arrival'> = {
  rule: 'R-5.1',
  run(s, _at, effects) {
    const order = lighthouseOrder(s);
    if (order.length > 0) effects.next(steps.lighthouse(order, 0));
  },
};

/** Placements 0 and 1 are rank 1's, 2 and 3 rank 2's; every later rank has one. */
const RANK_TWO = 2;
const RANK_THREE = 4;
function rankOf(number: number): number {
  if (number < RANK_TWO) return 0;
  return number < RANK_THREE ? 1 : number - RANK_TWO;
}

/** the next placement, as long as ships and ranks are left. */
export const lighthouse: Upkeep<Porto, 'lighthouse'> = {
  rule: 'R-5.2',
  run(s, at, effects) {
    const seat = at.order[rankOf(at.placement)];
    if (seat === undefined || s.row1.every((card) => card === null)) return;
    effects.next(steps.placement(seat, at));
  },
};

type ShipPick = BlockOption | PlaceOption;
function shipPicks(s: PortoState): readonly ShipPick[] {
  const picks: ShipPick[] = [];
  for (const card of s.row1) if (card !== null) picks.push(nth(PLACE, card), nth(BLOCK, card));
  return picks;
}

export const lighthouseFirst: Choice<Porto, 'lighthouseFirst', ShipPick> = {
  rule: 'R-5.2',
  candidates: (s) => shipPicks(s),
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    if (o.verb === 'block') {
      s.row1[s.row1.indexOf(cardNumber(o.noun))] = null;
      putUnder(s, cardNumber(o.noun));
      effects.tell({ kind: 'shipBlocked', card: o.noun, seat });
      effects.next(steps.lighthouse(at.order, RANK_TWO));
      return;
    }
    effects.next(steps.lighthouse(at.order, at.placement + 1));
    placeShip(s, cardNumber(o.noun), seat, effects);
  },
};

export const lighthousePlace: Choice<Porto, 'lighthousePlace', ShipPick> = {
  rule: 'R-5.3',
  candidates: (s) => shipPicks(s),
  refuse(_s, at, _seat, o) {
    if (o.verb === 'place') return null;
    return at.placement < RANK_TWO ? NO.blockInstead : NO.blockRankOne;
  },
  apply(s, at, seat, o, effects) {
    effects.next(steps.lighthouse(at.order, at.placement + 1));
    placeShip(s, cardNumber(o.noun), seat, effects);
  },
};

/** with both berths free the player chooses one, otherwise the ship goes where it can. */
function placeShip(s: PortoState, card: Card, seat: Seat, effects: Effects<Porto>): void {
  const { first, second } = cardAt(card);
  const position = s.row1.indexOf(card);
  if (quayAt(s, first).ship === null && quayAt(s, second).ship === null) {
    effects.next(steps.lighthouseBerth(seat, position));
    return;
  }
  berthByItself(s, position, seat, effects);
}

const BERTH_PAIRS: readonly (readonly BerthOption[])[] = BERTH.map((_, n) => BERTH.slice(n, n + 2));
export const lighthouseBerth: Choice<Porto, 'lighthouseBerth', BerthOption> = {
  rule: 'R-5.5',
  candidates: (s, at) => nth(BERTH_PAIRS, cardAt(shipIn(s, at.position)).first),
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    takeBerth(s, at.position, quayNumber(o.noun), seat, effects);
  },
};

function shipIn(s: PortoState, position: number): Card {
  const card = nth(s.row1, position);
  if (card === null) throw new Error(`porto-carthago: no ship in position ${position + 1} of the first row`);
  return card;
}

function takeBerth(
  s: PortoState,
  position: number,
  quay: QuayNumber,
  seat: Seat | null,
  effects: Effects<Porto>,
): void {
  const card = shipIn(s, position);
  s.row1[position] = null;
  quayAt(s, quay).ship = card;
  effects.tell({ kind: 'shipArrived', card: cardName(card), quay: quayName(quay), seat });
}

/** berth I if free, else berth II, else the ship leaves port. Servants keep no ship out. */
export function berthByItself(
  s: PortoState,
  position: number,
  seat: Seat | null,
  effects: Effects<Porto>,
): QuayNumber | null {
  const card = shipIn(s, position);
  const { first, second } = cardAt(card);
  for (const quay of [first, second]) {
    if (quayAt(s, quay).ship !== null) continue;
    takeBerth(s, position, quay, seat, effects);
    return quay;
  }
  s.row1[position] = null;
  putUnder(s, card);
  effects.tell({ kind: 'shipLeft', card: cardName(card), seat });
  return null;
}

export const automaticArrival: Upkeep<Porto, 'automaticArrival'> = {
  rule: 'R-5.6',
  run(s, _at, effects) {
    for (let position = 0; position < s.row1.length; position += 1) {
      if (s.row1[position] !== null) berthByItself(s, position, null, effects);
    }
  },
};

/** positions are kept, gaps are not closed. */
export const shiftRows: Upkeep<Porto, 'shiftRows'> = {
  rule: 'R-5.7',
  run(s, _at, effects) {
    for (let position = 0; position < s.row1.length; position += 1) {
      s.row1[position] = nth(s.row2, position);
      s.row2[position] = drawCard(s, effects);
    }
    effects.tell({
      kind: 'rowsShifted',
      cards: s.row2.map((card) => (card === null ? null : cardName(card))),
    });
  },
};

/** one load after the other, each resolved completely before the next is looked for. */
export const loadingCheck: Upkeep<Porto, 'loadingCheck'> = {
  rule: 'R-5.8',
  run(s, _at, effects) {
    for (let places = 0; places < s.players.length; places += 1) {
      const seat = fromFirst(s, places);
      for (const quay of ALL_QUAYS) {
        if (quayAt(s, quay).owner !== seat || !isDesired(s, quay)) continue;
        effects.next(steps.LOADING_CHECK);
        loadShip(s, quay, effects);
        return;
      }
    }
  },
};
