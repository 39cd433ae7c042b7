// What discs on the price table bring: those placed, and the next one of each row.
import { nth, type Seat } from '@comptoir/kernel';
import { GREEN_SPACES, HIGHEST_PRICE, NOBILITY_SPACES } from '../src/data/price-table.ts';
import { ALL_GOODS, buildingValueAt, priceOf, REGION_GOODS } from '../src/lookup.ts';
import { GOODS, type RegionNumber } from '../src/names.ts';
import { freeGreenSpace, freeNobilitySpace } from '../src/rules/2-components.ts';
import { hasDiscIn } from '../src/scoring.ts';
import type { HermagorState } from '../src/types.ts';
import type { Weights } from './weights.ts';

/** By good, of the seat `readRows` was asked for: what the next disc brings now and at the end. */
export const nextDisc: number[] = new Array<number>(GOODS.length).fill(0);

/** at the price a row may reach. */
function valueAtEnd(w: Weights, price: number, laterRounds: number): number {
  const reach = price + laterRounds * w.priceSteps;
  if (reach >= HIGHEST_PRICE) return buildingValueAt(HIGHEST_PRICE);
  const low = Math.floor(reach);
  const step = reach - low;
  return buildingValueAt(low) * (1 - step) + buildingValueAt(low + 1) * step;
}

/** Fills the table by good and returns what the own rows will bring. */
export function readRows(w: Weights, s: HermagorState, seat: Seat, laterRounds: number): number {
  let value = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    const end = valueAtEnd(w, priceOf(s, good), laterRounds);
    const isOwn = hasDiscIn(s, seat, good);
    const space = freeGreenSpace(s, good);
    nextDisc[good] = space < 0 ? 0 : (GREEN_SPACES[space] ?? 0) + (isOwn ? 0 : end);
    if (isOwn) value += end;
  }
  return value;
}

/** What the next disc on the nobility track brings. */
export function nextNobility(s: HermagorState): number {
  const space = freeNobilitySpace(s);
  return space < 0 ? 0 : (NOBILITY_SPACES[space] ?? 0);
}

/** What closing a region would bring now. */
export function discWorth(s: HermagorState, region: RegionNumber): number {
  const goods = nth(REGION_GOODS, region);
  if (goods.length === 0) return nextNobility(s);
  let best = 0;
  for (let i = 0; i < goods.length; i += 1) best = Math.max(best, nextDisc[goods[i] ?? 0] ?? 0);
  return best;
}
