// Chapter 10 of RULES.md: the end of the game.
import { nth, ranksBy, type Upkeep } from '@comptoir/kernel';
import { COINS_PER_VP, GOODS_VP, SHIP_VP } from './data/numbers.ts';
import { isComplete } from './rules/6-placing.ts';
import type { Nauticus, Player, Ship } from './types.ts';

/** */
export function goodsVp(player: Player): number {
  let vp = 0;
  for (const count of player.delivered) vp += nth(GOODS_VP, count);
  return vp;
}

/** */
export function shipsVp(player: Player): number {
  let vp = 0;
  for (const ship of player.ships) if (isComplete(ship)) vp += nth(SHIP_VP, ship.parts.length);
  return vp;
}

/** coins in hand and one for every leftover. */
export function finalCoins(player: Player): number {
  let coins = player.coins + player.workers;
  for (const count of player.warehouse) coins += count;
  for (const ship of player.ships) coins += leftoversOf(ship);
  return coins;
}

/** Goods count on every ship, hull parts, masts and sails only on unfinished ones. */
function leftoversOf(ship: Ship): number {
  const isUnfinished = !isComplete(ship);
  let coins = 0;
  for (const { mast, sail, good } of ship.parts) {
    if (good !== null) coins += 1;
    if (isUnfinished) coins += 1 + (mast === null ? 0 : 1) + (sail === null ? 0 : 1);
  }
  return coins;
}

export const leftoversVp = (player: Player): number => Math.floor(finalCoins(player) / COINS_PER_VP);

/** coins that make no whole point. */
export const restCoins = (player: Player): number => finalCoins(player) % COINS_PER_VP;

/** the track and everything added at the end. */
export function finalVp(player: Player): number {
  return player.vp + goodsVp(player) + shipsVp(player) + leftoversVp(player);
}

/** negative when `one` is placed before `other`. */
function compare(one: Player, other: Player): number {
  return (
    finalVp(other) - finalVp(one) || restCoins(other) - restCoins(one) || finalCoins(other) - finalCoins(one)
  );
}

/** told category by category. */
export const endGame: Upkeep<Nauticus, 'endGame'> = {
  rule: 'R-10',
  run(s, _at, effects) {
    s.players.forEach((player, seat) => {
      effects.tell({ kind: 'scored', seat, category: 'goods', points: goodsVp(player) });
      effects.tell({ kind: 'scored', seat, category: 'ships', points: shipsVp(player) });
      effects.tell({ kind: 'scored', seat, category: 'leftovers', points: leftoversVp(player) });
    });
    const scores = s.players.map(finalVp);
    const ranks = ranksBy(s.players, compare);
    s.result = { scores, ranks };
    effects.tell({ kind: 'gameEnded', scores, ranks });
  },
};
