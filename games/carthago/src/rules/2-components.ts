// Chapter 2 of RULES.md: ships, the residence and the discs of a player.
import { type Effects, nth, type Seat } from '@comptoir/kernel';
import { RESIDENCE } from '../data/residence.ts';
import {
  ALL_COLUMNS,
  add,
  columnNumber,
  effectName,
  effectNumber,
  effectOf,
  merchantAt,
  num,
  shipName,
} from '../lookup.ts';
import {
  type ColumnNumber,
  type EffectNumber,
  NONE,
  type None,
  type ResidenceColumn,
  type ShipNumber,
  type SpaceNumber,
} from '../names.ts';
import type { Carthago, CarthagoState, Merchant } from '../types.ts';

export const EMBARGO = effectNumber('embargo');
export const INTRIGUE = effectNumber('intrigue');
export const PALETTE = effectNumber('palette');
export const LEGACY = effectNumber('legacy');
export const COMMANDO = effectNumber('commando');
export const FAVOR = effectNumber('favor');
export const OPULENCE = effectNumber('opulence');
export const ESCORTS = effectNumber('escorts');
export const LUXURY = effectNumber('luxury');

/** how many active ships with this effect. */
export function countActive({ ships, active }: Merchant, effect: EffectNumber): number {
  let count = 0;
  for (let n = 0; n < ships.length; n += 1) {
    if (active[n] === 1 && effectOf(num(ships, n)) === effect) count += 1;
  }
  return count;
}

export function hasActive({ ships, active }: Merchant, effect: EffectNumber): boolean {
  for (let n = 0; n < ships.length; n += 1) {
    if (active[n] === 1 && effectOf(num(ships, n)) === effect) return true;
  }
  return false;
}

/** Active or not. */
export function ownsEffect({ ships }: Merchant, effect: EffectNumber): boolean {
  for (let n = 0; n < ships.length; n += 1) if (effectOf(num(ships, n)) === effect) return true;
  return false;
}

export function hasInactiveShip({ active }: Merchant): boolean {
  return active.includes(0);
}

/** a use turns the ship face down; equal effects are interchangeable, the first is taken. */
export function spend(s: CarthagoState, seat: Seat, effect: EffectNumber, effects: Effects<Carthago>): void {
  const { ships, active } = merchantAt(s, seat);
  for (let n = 0; n < ships.length; n += 1) {
    const ship = num(ships, n);
    if (active[n] === 1 && effectOf(ship) === effect) {
      active[n] = 0;
      effects.tell({ kind: 'used', seat, ship: shipName(ship), effect: effectName(effect) });
      return;
    }
  }
  throw new Error(`carthago: seat ${seat} has no active ${effectName(effect)}`);
}

export function gainShip(s: CarthagoState, seat: Seat, ship: ShipNumber, isActive: boolean): void {
  const { ships, active } = merchantAt(s, seat);
  ships.push(ship);
  active.push(isActive ? 1 : 0);
}

export const LEFT = columnNumber('left');
export const CENTRE = columnNumber('centre');
export const RIGHT = columnNumber('right');
const COLUMN_TABLE: readonly ResidenceColumn[] = RESIDENCE;
/** What each column is worth, by freed spaces. */
const VALUES = COLUMN_TABLE.map(({ start, spaces }) => [start, ...spaces.map((space) => space.value)]);
const DISCS_ON = COLUMN_TABLE.map(({ spaces }) => spaces.map((space) => space.discs));
const LENGTHS = COLUMN_TABLE.map(({ spaces }) => spaces.length);

/** only the lowest freed space counts. */
export function columnValue({ freed }: Merchant, column: ColumnNumber): number {
  return num(nth(VALUES, column), num(freed, column));
}

export function strengthOf(merchant: Merchant): number {
  return columnValue(merchant, CENTRE);
}

export function isColumnEmpty({ freed }: Merchant, column: ColumnNumber): boolean {
  return num(freed, column) === num(LENGTHS, column);
}

/** the topmost disc, or both of the second right space, leave the column; returns how many. */
export function freeTop({ freed }: Merchant, column: ColumnNumber): number {
  const discs = num(nth(DISCS_ON, column), num(freed, column));
  add(freed, column, 1);
  return discs;
}

/** Discs still on the residence. */
export function discsOnResidence({ freed }: Merchant): number {
  let count = 0;
  for (const column of ALL_COLUMNS) {
    const spaces = nth(DISCS_ON, column);
    for (let n = num(freed, column); n < spaces.length; n += 1) count += num(spaces, n);
  }
  return count;
}

export function handSize({ hand, basics }: Merchant): number {
  let size = hand.length;
  for (let action = 0; action < basics.length; action += 1) size += num(basics, action);
  return size;
}

/** The guild marker on a space, or NONE. */
export function markerOn(s: CarthagoState, space: SpaceNumber | None): number {
  return space === NONE ? NONE : s.guildMarkers.indexOf(space);
}
