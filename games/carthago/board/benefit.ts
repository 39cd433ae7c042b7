// a space may be chosen without any benefit; the board says so beforehand.
import { RESIDENCE } from '../src/data/residence.ts';
import type { Good, Space } from '../src/names.ts';
import { type CarthagoScene, isSpace, myself, seatOf, shipOf } from './facts.ts';

/** What a space would lack now. */
export type Lack = 'disc' | 'docked' | 'goods' | null;

function canFree(scene: CarthagoScene): boolean {
  const { hand, ships, freed } = myself(scene);
  const trade = (hand ?? []).filter((card) => !isSpace(card));
  const jokers = ships.filter(({ ship, isActive }) => isActive && shipOf(ship).effect === 'opulence').length;
  return RESIDENCE.some(({ goods, cards, spaces }, n) => {
    if (freed[n] === spaces.length || trade.length < cards) return false;
    const wanted: readonly Good[] = goods;
    return wanted.some((good) => trade.filter((card) => card.startsWith(good)).length + jokers >= cards);
  });
}

export function lackAt(scene: CarthagoScene, space: Space): Lack {
  const { view } = scene;
  const me = seatOf(scene);
  if (space === 'tradeDock' || space === 'warDock') return myself(scene).supply === 0 ? 'disc' : null;
  if (space === 'residence') return canFree(scene) ? null : 'goods';
  if (space !== 'delivery') return null;
  const isDocked =
    view.tradeHarbour.some(({ disc }) => disc === me) || [...view.warHarbour, ...view.anchor].includes(me);
  return isDocked ? null : 'docked';
}
