// The action tiles of this round as a seat sees them: how much it could do with each that is still to come for it.
import { nth, type Seat } from '@comptoir/kernel';
import { SLOT_COUNT } from '../src/data/numbers.ts';
import { playerAt } from '../src/lookup.ts';
import { ACTIONS } from '../src/names.ts';
import { blueWorkers } from '../src/rules/5-bonus.ts';
import { visibleCrowns } from '../src/rules/7-5-crowns.ts';
import type { NauticusState, Player } from '../src/types.ts';
import { crownGain, hasTurnNow, type Outlook, weights } from './evaluate.ts';

/** Coins of a usual tile. */
const USUAL_PRICE = 2;

/** Whether the tile of a slot is still to come for this seat in this round. */
export const isToCome = (s: NauticusState, seat: Seat, slot: number): boolean =>
  s.chosenBy[slot] === null || (s.slot === slot && hasTurnNow(s, seat));

const uses = [0, 0, 0, 0, 0, 0, 0, 0];
/** By action: uses that workers and needs allow, in the order of ACTIONS; 0 once its tile is face down. */
export function addReach(row: number[], s: NauticusState, seat: Seat, full: number, outlook: Outlook): void {
  const player = playerAt(s, seat);
  uses.fill(0);
  let blue = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const action = s.tiles[slot];
    if (action === undefined || !isToCome(s, seat, slot)) continue;
    const lent = blueWorkers(s, slot);
    blue += lent;
    uses[action] = usesOf(player, action, lent, full, outlook);
  }
  for (let action = 0; action < uses.length; action += 1) row.push(nth(uses, action));
  row.push(blue / 14);
}

function usesOf(player: Player, action: number, blue: number, full: number, { yard }: Outlook): number {
  const { workers, coins } = player;
  const able = blue + workers;
  const paying = Math.min(able, 1 + coins / USUAL_PRICE);
  switch (ACTIONS[action]) {
    case 'buy-hull':
      return Math.min(paying, 4) / 4;
    case 'buy-masts':
      return Math.min(paying, yard.partsWithoutMast) / 4;
    case 'buy-sails':
      return Math.min(paying, yard.mastsWithoutSail) / 4;
    case 'buy-goods':
      return Math.min(paying, yard.hold) / 4;
    case 'transport':
      return Math.min(able, yard.fitting) / 4;
    case 'withdraw':
      return (1 + blue) / 4;
    case 'deliver':
      return Math.min(able, full) / 4;
    default:
      return crownGain(weights, visibleCrowns(player), blue, workers) / 10;
  }
}
