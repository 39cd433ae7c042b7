// What a network may know of a seat, beside what evaluate expects in sum: each term of it, what stands, what is in reach next
// turn, and what is begun. Each as a part of what is usual, so about between 0 and 1.
import { nth, type Seat } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import { merchantAt, num, tileDecade } from '../src/lookup.ts';
import { countActive, discsOnResidence, ESCORTS, LUXURY } from '../src/rules/2-components.ts';
import { handCoins, refuseTileOpen, tileSpaces } from '../src/rules/7-guild.ts';
import { guildSeats, tilePoints } from '../src/scoring.ts';
import type { CarthagoState, Merchant } from '../src/types.ts';
import { expectAll } from './evaluate.ts';
import { addHarbours } from './harbours.ts';
import { addReach, openSpaces } from './reach.ts';
import * as terms from './terms.ts';
import { type Outlook, tileWorth, weights } from './turn.ts';

export function features(s: CarthagoState, seat: Seat): readonly number[] {
  const merchant = merchantAt(s, seat);
  const outlook = expectAll(s, seat, weights);
  const row: number[] = [];
  addTime(row, s, seat, outlook);
  addScore(row, s, seat, outlook);
  addTerms(row, s, seat, outlook);
  addDiscs(row, s, seat, merchant);
  addEffects(row, merchant);
  addTiles(row, s, seat, outlook);
  const open = openSpaces(s, seat);
  addReach(row, s, seat, open, outlook);
  addHarbours(row, s, seat, open, outlook);
  return row;
}

/** A linear network makes a curve only of several lines: the turns left in several shapes. */
function addTime(row: number[], s: CarthagoState, seat: Seat, { turns }: Outlook): void {
  const players = s.merchants.length;
  const later = Math.max(0, turns - (DECADES - s.decade) * ROUNDS);
  row.push(
    turns / (DECADES * ROUNDS),
    Math.min(1, turns / 4),
    1 / (1 + turns),
    later / ROUNDS,
    s.decade === DECADES ? 1 : 0,
    s.onTurn === seat ? 1 : 0,
    ((seat - s.firstPlayer + players) % players) / players,
  );
}

/** What counts at the end, as it stands and as evaluate expects it; a ship is worth the seats, a seat the ships. */
function addScore(row: number[], s: CarthagoState, seat: Seat, outlook: Outlook): void {
  const ships = merchantAt(s, seat).ships.length;
  const seats = guildSeats(s, seat);
  row.push(
    ships / 6,
    seats / 6,
    (ships * seats) / 36,
    (ships - seats) / 5,
    outlook.ships / 8,
    outlook.seats / 8,
    (outlook.ships * outlook.seats) / 60,
    Math.min(outlook.ships, outlook.seats) / 8,
  );
}

/** The terms of evaluate, one by one: how many turns are left decides how much of each comes true. */
function addTerms(row: number[], s: CarthagoState, seat: Seat, outlook: Outlook): void {
  const merchant = merchantAt(s, seat);
  const coins = handCoins(s, seat);
  row.push(
    terms.tradeShips(s, seat, outlook) / 2,
    terms.expeditions(s, seat, outlook) / 2,
    terms.boughtSeats(s, seat, coins, outlook) / 2,
    merchant.hand.length / 8,
    coins / 30,
    terms.goodsPoints(merchant, outlook) / 4,
    terms.basicPoints(merchant, outlook) / 2,
    terms.playedPoints(s, merchant, outlook) / 2,
    terms.discPoints(merchant, outlook) / 3,
    terms.effectPoints(merchant, outlook) / 2,
    terms.columnPoints(merchant, outlook) / 5,
  );
}

/** Discs are what everything is placed with; most of them in supply make the first player of the next decade. */
function addDiscs(row: number[], s: CarthagoState, seat: Seat, merchant: Merchant): void {
  const { supply, freed } = merchant;
  let most = 0;
  for (let other = 0; other < s.merchants.length; other += 1)
    if (other !== seat) most = Math.max(most, merchantAt(s, other).supply);
  row.push(
    supply / 5,
    s.decade < DECADES ? (supply - most) / 5 : 0,
    discsOnResidence(merchant) / 8,
    num(freed, 0) / 3,
    num(freed, 1) / 2,
    num(freed, 2) / 2,
  );
}

/** What the other effects save shows in what is in reach; a ship that is face down waits for a Market action. */
function addEffects(row: number[], merchant: Merchant): void {
  let faceDown = 0;
  for (let n = 0; n < merchant.active.length; n += 1) if (merchant.active[n] === 0) faceDown += 1;
  row.push(countActive(merchant, LUXURY) / 2, countActive(merchant, ESCORTS) / 2, faceDown / 4);
}

/** Tiles by what they would give as things stand: those one has, those open to one and the room on them, those to come. */
function addTiles(row: number[], s: CarthagoState, seat: Seat, outlook: Outlook): void {
  const spaces = tileSpaces(s);
  let own = 0;
  let ownPoints = 0;
  let best = 0;
  let open = 0;
  let room = 0;
  let later = 0;
  for (let n = 0; n < s.tiles.length; n += 1) {
    const tile = num(s.tiles, n);
    const discs = nth(s.tileDiscs, n);
    if (discs.includes(seat)) {
      own += 1;
      ownPoints += tileWorth(s, seat, tile, outlook);
    } else if (tileDecade(tile) > s.decade) later += tilePoints(s, seat, tile);
    else if (refuseTileOpen(s, seat, n) === null) {
      const points = tilePoints(s, seat, tile);
      best = Math.max(best, points);
      open += points;
      room += spaces - discs.length;
    }
  }
  row.push(own / 3, ownPoints / 24, best / 12, open / 24, room / 8, later / 24);
}
