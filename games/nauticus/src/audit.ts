// Counts every component: nothing may be lost, doubled or where it cannot be.
import { nth } from '@comptoir/kernel';
import { PASS_TILES, PHASES, roundsFor } from './data/numbers.ts';
import { MOST_MIDDLES, SPACES, STOCK, WAREHOUSE_SPACES } from './data/tiles.ts';
import {
  add,
  BOW,
  CROWN,
  GOOD_IDS,
  goodTile,
  hullTile,
  MIDDLE,
  mastTile,
  SINGLE,
  STERN,
  sailTile,
} from './lookup.ts';
import { ACTIONS, TILES } from './names.ts';
import type { Crest, Hull, NauticusState, Player, Ship } from './types.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`nauticus: ${what}`);
}

export function audit(s: NauticusState): void {
  const found = s.stock.slice();
  for (const player of s.players) {
    auditPlayer(player);
    countTiles(player, found);
  }
  TILES.forEach((name, tile) => {
    demand(found[tile] === STOCK[tile], `${found[tile]} ${name} tiles instead of ${STOCK[tile]}`);
    demand(nth(s.stock, tile) >= 0, `a stock of ${s.stock[tile]} ${name} tiles`);
  });
  auditBoard(s);
}

function auditBoard(s: NauticusState): void {
  const laid = [...s.tiles].sort((a, b) => a - b);
  demand(
    laid.every((action, n) => action === n) && laid.length === ACTIONS.length,
    'an action tile is not on one slot',
  );
  const faceDown = s.chosenBy.filter((seat) => seat !== null).length;
  const wanted = s.result !== null ? PHASES : s.phase - (s.slot === null ? 1 : 0);
  demand(faceDown === wanted, `${faceDown} tiles were chosen in phase ${s.phase}`);
  demand(s.round >= 1 && s.round <= roundsFor(s.players.length), `round ${s.round}`);
  demand(s.phase >= 1 && s.phase <= PHASES, `phase ${s.phase}`);
  demand(s.work.blue >= 0, 'more blue workers used than there were');
}

function auditPlayer(player: Player): void {
  const { vp, workers, coins, spaces, passFlips } = player;
  demand(Number.isInteger(vp), `${vp} victory points`);
  demand(Number.isInteger(workers) && workers >= 0, `${workers} workers`);
  demand(Number.isInteger(coins) && coins >= 0, `${coins} coins`);
  demand(passFlips >= 0 && passFlips <= PASS_TILES.length, `${passFlips} pass tiles flipped`);
  let used = 0;
  player.warehouse.forEach((count, tile) => {
    demand(count >= 0, `${count} ${TILES[tile]} tiles in a warehouse`);
    used += count * nth(SPACES, tile);
  });
  demand(spaces === used && used <= WAREHOUSE_SPACES, `${spaces} spaces noted, ${used} used`);
  player.ships.forEach(auditShip);
}

/** */
function auditShip({ parts }: Ship): void {
  const hulls = parts.map((part) => part.hull);
  const count = (hull: Hull): number => hulls.filter((other) => other === hull).length;
  demand(parts.length > 0, 'a ship without hull');
  demand(count(SINGLE) === 0 || parts.length === 1, 'a one-part hull in a longer ship');
  demand(count(STERN) <= 1 && count(BOW) <= 1 && count(MIDDLE) <= MOST_MIDDLES, 'a hull of wrong parts');
  demand(count(STERN) === 0 || hulls[0] === STERN, 'a stern that is not first');
  demand(count(BOW) === 0 || hulls[hulls.length - 1] === BOW, 'a bow that is not last');
  const crests = new Set<Crest>();
  for (const { mast, sail } of parts) {
    demand(sail === null || mast !== null, 'a sail without mast');
    for (const crest of [mast, sail]) if (crest !== null && crest !== CROWN) crests.add(crest);
  }
  demand(crests.size <= 1, 'two crests on one ship');
}

function countTiles(player: Player, found: number[]): void {
  player.warehouse.forEach((count, tile) => {
    add(found, tile, count);
  });
  for (const good of GOOD_IDS) add(found, goodTile(good), nth(player.delivered, good));
  for (const { parts } of player.ships) {
    for (const { hull, mast, sail, good } of parts) {
      add(found, hullTile(hull), 1);
      if (mast !== null) add(found, mastTile(mast), 1);
      if (sail !== null) add(found, sailTile(sail), 1);
      if (good !== null) add(found, goodTile(good), 1);
    }
  }
}
