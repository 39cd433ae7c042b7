// Chapter 9 of RULES.md: the points. The step that counts them is in rules/9-end.ts.
import { nth, type Seat } from '@comptoir/kernel';
import {
  COINS_PER_POINT,
  GOODS_SETS,
  POINTS_PER,
  POSITION_POINTS,
  SHIP_SETS,
  TILE_CAP,
} from './data/tiles.ts';
import { TOWN_SEATS } from './data/town-hall.ts';
import {
  ALL_COLUMNS,
  add,
  goodOf,
  merchantAt,
  num,
  placeNumber,
  shipGood,
  tileName,
  tileNumber,
} from './lookup.ts';
import { GOODS, type GoodNumber, type TileName, type TileNumber } from './names.ts';
import { columnValue, isColumnEmpty, LEFT } from './rules/2-components.ts';
import { FIRST_LARGE, handCoins } from './rules/7-guild.ts';
import type { CarthagoState } from './types.ts';

const ADJACENT = TOWN_SEATS.map(({ adjacent }) => adjacent.map(placeNumber));
const NEXT_TO_FORUM = TOWN_SEATS.map(({ nextToForum }) => nextToForum);

function countOf(list: readonly number[], seat: Seat): number {
  let count = 0;
  for (let n = 0; n < list.length; n += 1) if (list[n] === seat) count += 1;
  return count;
}

function largeSeatsOf(s: CarthagoState, seat: Seat): number {
  return countOf(nth(s.largeSeats, 0), seat) + countOf(nth(s.largeSeats, 1), seat);
}

/** seats in the town hall. */
export function hallSeats(s: CarthagoState, seat: Seat): number {
  return countOf(s.smallSeats, seat) + largeSeatsOf(s, seat);
}

/** */
export function guildSeats(s: CarthagoState, seat: Seat): number {
  const merchant = merchantAt(s, seat);
  let seats = hallSeats(s, seat) + columnValue(merchant, LEFT);
  for (const column of ALL_COLUMNS) if (isColumnEmpty(merchant, column)) seats += 1;
  return seats;
}

/** */
export function basePoints(s: CarthagoState, seat: Seat): number {
  return guildSeats(s, seat) * merchantAt(s, seat).ships.length;
}

/** discs on the forum are those on the large seats; the switch counts the 6 and 7 seats instead. */
function forumDiscs(s: CarthagoState, seat: Seat): number {
  if (!s.readings.isForumNextTo) return largeSeatsOf(s, seat);
  let count = 0;
  for (let n = 0; n < FIRST_LARGE; n += 1) if (NEXT_TO_FORUM[n] && s.smallSeats[n] === seat) count += 1;
  return count;
}

/** Tiles on which the player has a disc. */
function tileDiscs(s: CarthagoState, seat: Seat): number {
  let count = 0;
  for (let n = 0; n < s.tileDiscs.length; n += 1) if (nth(s.tileDiscs, n).includes(seat)) count += 1;
  return count;
}

function freedSpaces(s: CarthagoState, seat: Seat): number {
  const { freed } = merchantAt(s, seat);
  return num(freed, 0) + num(freed, 1) + num(freed, 2);
}

/** the largest orthogonal group on small seats. */
export function largestGroup(s: CarthagoState, seat: Seat): number {
  const reached = new Array<boolean>(FIRST_LARGE).fill(false);
  let largest = 0;
  for (let start = 0; start < FIRST_LARGE; start += 1) {
    const group = [start];
    if (reached[start] || s.smallSeats[start] !== seat) continue;
    reached[start] = true;
    for (let n = 0; n < group.length; n += 1) {
      for (const other of nth(ADJACENT, num(group, n))) {
        if (reached[other] || s.smallSeats[other] !== seat) continue;
        reached[other] = true;
        group.push(other);
      }
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

/** every position on the tiles; the switch counts this tile alone. */
function positionPoints(s: CarthagoState, seat: Seat): number {
  let points = 0;
  for (let n = 0; n < s.tileDiscs.length; n += 1) {
    const position = nth(s.tileDiscs, n).indexOf(seat);
    const isCounted = !s.readings.isThisTileOnly || s.tiles[n] === VICTORY_POINTS;
    if (position >= 0 && isCounted) points += num(POSITION_POINTS, position);
  }
  return points;
}

/** different sets, then identical ones, each by the table. */
export function setPoints(counts: readonly number[], table: readonly number[], isOneOnly: boolean): number {
  const largest = table.length - 1;
  let points = 0;
  for (let k = 1; k === 1 || !isOneOnly; k += 1) {
    let different = 0;
    for (let good = 0; good < counts.length; good += 1) if (num(counts, good) >= k) different += 1;
    if (different === 0) break;
    points += num(table, different);
  }
  for (let good = 0; good < counts.length; good += 1) {
    let rest = num(counts, good);
    for (; rest > largest; rest -= largest) points += num(table, largest);
    points += num(table, rest);
  }
  return points;
}

function goodsOn<T extends number>(cards: readonly T[], good: (card: T) => GoodNumber): number[] {
  const counts = new Array<number>(GOODS.length).fill(0);
  for (let n = 0; n < cards.length; n += 1) add(counts, good(num(cards, n)), 1);
  return counts;
}

const VICTORY_POINTS = tileNumber('victoryPoints');

/** before the cap. */
export function rawPoints(s: CarthagoState, seat: Seat, tile: TileName): number {
  const { hand, ships, supply } = merchantAt(s, seat);
  const isOneOnly = s.readings.isOneDifferentSet;
  switch (tile) {
    case 'townHall1':
      return POINTS_PER.forumDisc * forumDiscs(s, seat);
    case 'achievements':
      return POINTS_PER.tileDisc * tileDiscs(s, seat);
    case 'residence1':
      return POINTS_PER.freedSpace * freedSpaces(s, seat);
    case 'townHall2':
      return POINTS_PER.groupedSeat * largestGroup(s, seat);
    case 'victoryPoints':
      return positionPoints(s, seat);
    case 'shipCards':
      return setPoints(goodsOn(ships, shipGood), SHIP_SETS, isOneOnly);
    case 'coins':
      return Math.floor(handCoins(s, seat) / COINS_PER_POINT);
    case 'residence2':
      return POINTS_PER.supplyDisc * supply;
    case 'goods':
      return setPoints(goodsOn(hand, goodOf), GOODS_SETS, isOneOnly);
  }
}

/** What a tile would give this player, who need not have a disc on it. */
export function tilePoints(s: CarthagoState, seat: Seat, tile: TileNumber): number {
  return Math.min(TILE_CAP, rawPoints(s, seat, tileName(tile)));
}

/** seats × ships, and the tiles with an own disc. */
export function totalPoints(s: CarthagoState, seat: Seat): number {
  let points = basePoints(s, seat);
  for (let n = 0; n < s.tiles.length; n += 1) {
    if (nth(s.tileDiscs, n).includes(seat)) points += tilePoints(s, seat, num(s.tiles, n));
  }
  return points;
}
