// What a network may know of a seat, beside what evaluate expects: counts of what it has, as parts of what is usual.
import type { Seat } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import { goodOf, merchantAt, num } from '../src/lookup.ts';
import { GOODS } from '../src/names.ts';
import { strengthOf } from '../src/rules/2-components.ts';
import { handCoins } from '../src/rules/7-guild.ts';
import { basePoints, guildSeats, largestGroup, tilePoints } from '../src/scoring.ts';
import type { CarthagoState } from '../src/types.ts';

const countOf = (list: readonly number[], wanted: number): number =>
  list.reduce((count, each) => (each === wanted ? count + 1 : count), 0);
const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

export function features(s: CarthagoState, seat: Seat): readonly number[] {
  const merchant = merchantAt(s, seat);
  const { hand, basics, ships, active, freed, supply } = merchant;
  const players = s.merchants.length;
  const goods = GOODS.map((_, good) => hand.filter((card) => goodOf(card) === good).length / 3);
  const tiles = s.tiles.filter((_, n) => s.tileDiscs[n]?.includes(seat));
  return [
    ((s.decade - 1) * ROUNDS + s.round) / (DECADES * ROUNDS),
    ((seat - s.firstPlayer + players) % players) / players,
    s.onTurn === seat ? 1 : 0,
    hand.length / 8,
    handCoins(s, seat) / 30,
    ...goods,
    ...basics.map((count) => count / 2),
    (merchant.playedLeft.length + merchant.playedRight.length) / 6,
    ships.length / 6,
    sumOf(active) / 4,
    ...freed.map((count) => count / 3),
    supply / 6,
    strengthOf(merchant) / 6,
    guildSeats(s, seat) / 6,
    largestGroup(s, seat) / 4,
    basePoints(s, seat) / 40,
    countOf(s.tradeDiscs, seat) / 3,
    countOf(s.warHarbour, seat) / 2,
    num(s.anchor, seat) / 2,
    tiles.length / 3,
    sumOf(tiles.map((tile) => tilePoints(s, seat, tile))) / 20,
  ];
}
