// of RULES.md: the expedition behind a warship delivery.
import type { Choice, Effects, Seat } from '@comptoir/kernel';
import { ESCORTS_BONUS } from '../data/boards.ts';
import { dangerOf, merchantAt, present, shipCoins, shipName } from '../lookup.ts';
import { NONE } from '../names.ts';
import { DECLINE } from '../options.ts';
import * as steps from '../steps.ts';
import type { Carthago, CarthagoState, DeclineOption, TileOption, UseOption } from '../types.ts';
import { countActive, ESCORTS, gainShip, spend } from './2-components.ts';
import { useOption } from './6-effects.ts';
import { addTiles, choosePlacement, refuseTile, refuseTileOpen } from './7-guild.ts';
import { drawShip, drawUnseen, maybeExhaustShips, putShipBack, revealForCoins } from './8-drawing.ts';

/** the top ship is turned up; from here on it belongs to this expedition alone. */
export function beginExpedition(
  s: CarthagoState,
  seat: Seat,
  strength: number,
  effects: Effects<Carthago>,
): void {
  const ship = drawShip(s, effects);
  s.expedition = ship;
  effects.tell({ kind: 'expedition', seat, ship: shipName(ship), strength });
  weigh(s, seat, strength, effects);
}

/** Escorts are offered only while they can still close the gap. */
function weigh(s: CarthagoState, seat: Seat, strength: number, effects: Effects<Carthago>): void {
  const danger = dangerOf(present(s.expedition));
  const most = strength + ESCORTS_BONUS * countActive(merchantAt(s, seat), ESCORTS); // they add up
  if (strength < danger && most >= danger) effects.next(steps.escorts(seat, strength));
  else settle(s, seat, strength, effects);
}

const ESCORTS_CANDIDATES: readonly (UseOption | DeclineOption)[] = [useOption(ESCORTS), DECLINE];

export const escorts: Choice<Carthago, 'escorts', UseOption | DeclineOption> = {
  rule: 'R-5.5.5',
  candidates: () => ESCORTS_CANDIDATES,
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    if (o.verb === 'decline') settle(s, seat, at.strength, effects);
    else {
      spend(s, seat, ESCORTS, effects);
      weigh(s, seat, at.strength + ESCORTS_BONUS, effects);
    }
  },
  fallback: () => DECLINE,
};

/** then in either case. */
function settle(s: CarthagoState, seat: Seat, strength: number, effects: Effects<Carthago>): void {
  const ship = present(s.expedition);
  const name = shipName(ship);
  s.expedition = NONE;
  if (strength >= dangerOf(ship)) {
    effects.tell({ kind: 'expeditionWon', seat, ship: name, strength });
    revealForCoins(s, seat, shipCoins(ship), effects);
    gainShip(s, seat, ship, false);
  } else {
    effects.tell({ kind: 'expeditionLost', seat, ship: name, strength });
    effects.tell({ kind: 'drew', seat, cards: 1 });
    drawUnseen(s, seat, effects);
    putShipBack(s, ship);
  }
  maybeExhaustShips(s, effects);
  if (isAnyTileOpen(s, seat)) effects.next(steps.warAchievement(seat));
}

/** Money apart: leaving the question out for want of coins would show the hand. */
function isAnyTileOpen(s: CarthagoState, seat: Seat): boolean {
  if (merchantAt(s, seat).hand.length === 0) return false;
  for (let n = 0; n < s.tiles.length; n += 1) if (refuseTileOpen(s, seat, n) === null) return true;
  return false;
}

/** the disc just returned may go on a tile. This is no guild action. */
export const warAchievement: Choice<Carthago, 'warAchievement', TileOption | DeclineOption> = {
  rule: 'R-5.5.7',
  candidates(s) {
    const tileList: (TileOption | DeclineOption)[] = [];
    addTiles(tileList, s);
    tileList.push(DECLINE);
    return tileList;
  },
  refuse: (s, _at, seat, o) => (o.verb === 'decline' ? null : refuseTile(s, seat, o.noun)),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'tile') choosePlacement(s, seat, o.noun, effects);
  },
  fallback: () => DECLINE,
};
