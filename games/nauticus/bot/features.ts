// What a network may know of a seat, beside what evaluate expects in sum: each term of it, what stands, what is in reach this
// round, and what is begun. Each as a part of what is usual, so about between 0 and 1.
import { nth, type Seat } from '@comptoir/kernel';
import { COINS_PER_VP, GOODS_VP, PHASES, roundsFor } from '../src/data/numbers.ts';
import { WAREHOUSE_SPACES } from '../src/data/tiles.ts';
import { CROWN_MAST, CROWN_SAIL, GOOD_IDS, goodTile, playerAt } from '../src/lookup.ts';
import { visibleCrowns } from '../src/rules/7-5-crowns.ts';
import { finalCoins, goodsVp, shipsVp } from '../src/scoring.ts';
import type { NauticusState, Player } from '../src/types.ts';
import { hasTurnNow, type Outlook, outlookOf, weights } from './evaluate.ts';
import { addFleet } from './fleet.ts';
import { addReach } from './reach.ts';
import { countAll, countGoodTiles, spareShipTiles } from './yard.ts';

/** What the end of the game would add now. */
interface Standing {
  readonly ships: number;
  readonly goods: number;
  readonly coins: number;
}

export function features(s: NauticusState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  const outlook = outlookOf(weights, s, seat);
  const row: number[] = [];
  addTime(row, s, seat, outlook);
  const standing = { ships: shipsVp(player), goods: goodsVp(player), coins: finalCoins(player) };
  addScore(row, player, standing);
  addTerms(row, standing, outlook);
  addStock(row, player, outlook);
  addGoods(row, player, outlook);
  const full = addFleet(row, s, seat);
  addReach(row, s, seat, full, outlook);
  return row;
}

/** A linear network makes a curve only of several lines: the turns left in several shapes; and who chooses when. */
function addTime(row: number[], s: NauticusState, seat: Seat, { time, turnsNow }: Outlook): void {
  const players = s.players.length;
  const next = (seat - s.startPlayer + players) % players;
  const phasesLeft = PHASES - s.phase; // after this one, in which the start player has chosen or is about to
  const choices =
    Math.floor((phasesLeft + players - next) / players) - (next === 0 && s.slot !== null ? 1 : 0);
  row.push(
    time.young,
    Math.min(1, time.turns / PHASES),
    1 / (1 + time.turns),
    turnsNow / PHASES,
    (roundsFor(players) - s.round) / 4,
    hasTurnNow(s, seat) ? 1 : 0,
    next / players,
    choices / 4,
  );
}

/** Points as if the game ended now. */
function addScore(row: number[], { vp }: Player, standing: Standing): void {
  const { ships, goods, coins } = standing;
  row.push(vp / 50, ships / 40, goods / 20, coins / 40, (vp + ships + goods + coins / COINS_PER_VP) / 100);
}

/** The terms of evaluate, one by one: how many turns are left decides how much of each comes true. */
function addTerms(row: number[], standing: Standing, outlook: Outlook): void {
  row.push(
    outlook.penalty / 6,
    (outlook.yard.vp - standing.ships) / 30,
    outlook.hold / 5,
    outlook.purse / 20,
    (outlook.goods - standing.goods) / 15,
    outlook.crownsLater / 15,
    outlook.crownsNow / 8,
    outlook.extra / 7,
    outlook.chance / 6,
  );
}

/** What is at hand, and what ships lack or wait for. */
function addStock(row: number[], player: Player, { yard }: Outlook): void {
  const { workers, coins, spaces, warehouse } = player;
  row.push(
    workers / 8,
    Math.min(1, workers / 3),
    coins / 20,
    Math.min(1, coins / 6),
    Math.min(workers, coins / 2) / 8,
    (WAREHOUSE_SPACES - spaces) / WAREHOUSE_SPACES,
    yard.partsWithoutMast / 6,
    yard.mastsWithoutSail / 5,
    yard.fitting / 5,
    yard.missing / 15,
    spareShipTiles(yard) / 6,
    visibleCrowns(player) / 6,
    player.passFlips / 3,
    (nth(warehouse, CROWN_MAST) + nth(warehouse, CROWN_SAIL)) / 3,
  );
}

/** Goods: each of a kind is worth more than the one before, so what all of them together would come to. */
function addGoods(row: number[], { delivered, warehouse }: Player, { yard }: Outlook): void {
  let dream = 0;
  let most = 0;
  for (let n = 0; n < GOOD_IDS.length; n += 1) {
    const good = nth(GOOD_IDS, n);
    const all = nth(delivered, good) + nth(yard.ready, good) + nth(yard.waiting, good);
    const count = Math.min(GOODS_VP.length - 1, all + nth(warehouse, goodTile(good)));
    dream += nth(GOODS_VP, count) - nth(GOODS_VP, nth(delivered, good));
    most = Math.max(most, count);
  }
  row.push(
    dream / 40,
    most / 6,
    countAll(yard.ready) / 5,
    countAll(yard.waiting) / 4,
    countGoodTiles(warehouse) / 5,
    yard.hold / 8,
  );
}
