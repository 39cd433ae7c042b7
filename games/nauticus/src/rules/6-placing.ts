// Chapter 6 of RULES.md: the warehouse, the shipyard and placing tiles.
import { nth, type Refusal } from '@comptoir/kernel';
import { MOST_MIDDLES, SPACES, WAREHOUSE_SPACES } from '../data/tiles.ts';
import { add, BOW, CROWN, MIDDLE, pieceOf, SINGLE, STERN, shipAt } from '../lookup.ts';
import { NO } from '../refusals.ts';
import type { Crest, Good, Hull, Part, Piece, Player, Ship, Tile } from '../types.ts';

/** */
export function fits(player: Player, tile: Tile): boolean {
  return player.spaces + nth(SPACES, tile) <= WAREHOUSE_SPACES;
}

export function store(player: Player, tile: Tile): void {
  add(player.warehouse, tile, 1);
  player.spaces += nth(SPACES, tile);
}

export function unstore(player: Player, tile: Tile): void {
  add(player.warehouse, tile, -1);
  player.spaces -= nth(SPACES, tile);
}

export const isHull = (tile: Tile): boolean => pieceOf(tile).kind === 'hull';

/** Where a tile can go: into the warehouse, under the keel of a new ship, or on the ship of that number. */
export const IN_WAREHOUSE = -1;
export const AS_NEW_SHIP = 0;

/** why this tile cannot be placed on this ship. */
export function refusePlacement(ship: Ship, tile: Tile): Refusal | null {
  const piece = pieceOf(tile);
  switch (piece.kind) {
    case 'hull':
      return refuseHull(ship, piece.hull);
    case 'mast':
      return refuseMast(ship, piece.crest);
    case 'sail':
      return refuseSail(ship, piece.crest);
    default:
      return refuseGood(ship);
  }
}

/** */
function refuseHull(ship: Ship, hull: Hull): Refusal | null {
  if (hull === SINGLE) return NO.onlyNew;
  if (isClosed(ship)) return NO.hullClosed;
  const there = countHull(ship, hull);
  if (hull !== MIDDLE) return there > 0 ? NO.partThere : null;
  return there >= MOST_MIDDLES ? NO.twoMiddles : null;
}

/** */
function refuseMast(ship: Ship, crest: Crest): Refusal | null {
  if (partWithoutMast(ship) === null) return NO.noPartForMast;
  return refuseCrest(ship, crest);
}

/** */
function refuseSail(ship: Ship, crest: Crest): Refusal | null {
  if (partWithoutSail(ship) === null) return NO.noMastForSail;
  return refuseCrest(ship, crest);
}

/** */
function refuseCrest(ship: Ship, crest: Crest): Refusal | null {
  if (crest === CROWN) return null;
  const own = crestAboard(ship);
  return own === null || own === crest ? null : NO.otherCrest;
}

/** */
function refuseGood(ship: Ship): Refusal | null {
  return partWithoutGood(ship) === null ? NO.noPartForGood : null;
}

/** the crest of any ordinary mast or sail, null while there is none. */
export function crestAboard(ship: Ship): Crest | null {
  for (const { mast, sail } of ship.parts) {
    if (mast !== null && mast !== CROWN) return mast;
    if (sail !== null && sail !== CROWN) return sail;
  }
  return null;
}

function countHull(ship: Ship, hull: Hull): number {
  let count = 0;
  for (const part of ship.parts) if (part.hull === hull) count += 1;
  return count;
}

/** parts lie in order, so a closed hull is a one-part hull or goes from stern to bow. */
export function isClosed({ parts }: Ship): boolean {
  const first = nth(parts, 0).hull;
  return first === SINGLE || (first === STERN && nth(parts, parts.length - 1).hull === BOW);
}

/** the first one counted from the stern, as in the two questions below. */
function partWithoutMast(ship: Ship): Part | null {
  for (const part of ship.parts) if (part.mast === null) return part;
  return null;
}

function partWithoutSail(ship: Ship): Part | null {
  for (const part of ship.parts) if (part.mast !== null && part.sail === null) return part;
  return null;
}

function partWithoutGood(ship: Ship): Part | null {
  for (const part of ship.parts) if (part.good === null) return part;
  return null;
}

/** */
export function isComplete(ship: Ship): boolean {
  if (!isClosed(ship)) return false;
  for (const part of ship.parts) if (part.sail === null) return false;
  return true;
}

/** Whether the tile could be placed somewhere in the shipyard; a hull part always can, as a new ship. */
export function hasPlacement(player: Player, tile: Tile): boolean {
  if (isHull(tile)) return true;
  for (const ship of player.ships) if (refusePlacement(ship, tile) === null) return true;
  return false;
}

/** The only place where the tile can go, or null when there is a choice. At least one exists. */
export function onlyDestination(player: Player, tile: Tile, canStore: boolean): number | null {
  let only = canStore ? IN_WAREHOUSE : null;
  if (isHull(tile)) {
    if (only !== null) return null;
    only = AS_NEW_SHIP;
  }
  for (let n = 1; n <= player.ships.length; n += 1) {
    if (refusePlacement(shipAt(player, n), tile) !== null) continue;
    if (only !== null) return null;
    only = n;
  }
  return only;
}

/** Puts a tile where it goes and returns the number of its ship, null for the warehouse. */
export function put(player: Player, tile: Tile, where: number): number | null {
  if (where === IN_WAREHOUSE) {
    store(player, tile);
    return null;
  }
  const piece = pieceOf(tile);
  if (where === AS_NEW_SHIP && piece.kind === 'hull')
    return player.ships.push({ parts: [partOf(piece.hull)] });
  addTo(shipAt(player, where), piece);
  return where;
}

const partOf = (hull: Hull): Part => ({ hull, mast: null, sail: null, good: null });

function addTo(ship: Ship, piece: Piece): void {
  if (piece.kind === 'hull') addHull(ship, piece.hull);
  else if (piece.kind === 'mast') raise(partWithoutMast(ship), piece.crest);
  else if (piece.kind === 'sail') hoist(partWithoutSail(ship), piece.crest);
  else load(partWithoutGood(ship), piece.good);
}

/** From stern to bow; what stands on the other parts stays with them. */
function addHull({ parts }: Ship, hull: Hull): void {
  if (hull === STERN) parts.unshift(partOf(hull));
  else if (hull === MIDDLE && nth(parts, parts.length - 1).hull === BOW)
    parts.splice(parts.length - 1, 0, partOf(hull));
  else parts.push(partOf(hull));
}

function raise(part: Part | null, crest: Crest): void {
  if (part !== null) part.mast = crest;
}

function hoist(part: Part | null, crest: Crest): void {
  if (part !== null) part.sail = crest;
}

function load(part: Part | null, good: Good): void {
  if (part !== null) part.good = good;
}
