// Lines of picks worth a look: buying or moving and placing in one go.
import { due, nth, type Seat } from '@comptoir/kernel';
import { itemTile, playerAt, tileOf } from '../src/lookup.ts';
import { itemNumber, NEW, SHIP, WAREHOUSE } from '../src/options.ts';
import { fits, isHull, onlyDestination, refusePlacement } from '../src/rules/6-placing.ts';
import { ruleOf } from '../src/rules/7-0-actions.ts';
import { isUse } from '../src/rules/7-0-use.ts';
import { priceOf } from '../src/rules/7-1-buying.ts';
import type { Nauticus, NauticusOption, NauticusState, Player, Tile, UseOption } from '../src/types.ts';

/** Buying and placing in one line, so that search sees what a tile does before it is paid for. */
export function menu(s: NauticusState, seat: Seat): readonly (readonly NauticusOption[])[] {
  const at = due<Nauticus>(s);
  const lines: NauticusOption[][] = [];
  if (at === null || (at.step !== 'turn' && at.step !== 'buy' && at.step !== 'transport')) return lines;
  const player = playerAt(s, seat);
  const rule = ruleOf(s.work.action);
  const uses: NauticusOption[] = [];
  rule.addUses(s, s.work, seat, uses);
  for (const use of uses) {
    if (!isUse(use) || rule.refuse(s, s.work, seat, use) !== null) continue;
    const tile = placedTile(s, use);
    if (tile !== null) addLines(player, use, tile, lines);
  }
  return lines;
}

/** The tile whose place would be asked next, or null where none is. */
function placedTile(s: NauticusState, use: UseOption): Tile | null {
  if (use.verb === 'move') return tileOf(use.noun);
  if (use.verb !== 'item') return null;
  const item = itemNumber(use.noun);
  return priceOf(s, s.work, item) === 0 ? null : itemTile(s.work.action, item);
}

function addLines(player: Player, use: UseOption, tile: Tile, lines: NauticusOption[][]): void {
  const canStore = use.verb === 'item' && fits(player, tile);
  if (onlyDestination(player, tile, canStore) !== null) return;
  if (canStore) lines.push([use, WAREHOUSE]);
  if (isHull(tile)) lines.push([use, NEW]);
  player.ships.forEach((ship, n) => {
    if (refusePlacement(ship, tile) === null) lines.push([use, nth(SHIP, n + 1)]);
  });
}
