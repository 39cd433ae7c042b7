// of RULES.md: Transport, from the warehouse to the shipyard.
import { type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { playerAt, TILE_IDS, tileOf } from '../lookup.ts';
import { TILES } from '../names.ts';
import { MOVE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Nauticus, NauticusState, Tile, UseOption, Work } from '../types.ts';
import { spendWorkers, workersFor } from './5-bonus.ts';
import { hasPlacement, onlyDestination, put, unstore } from './6-placing.ts';
import { type ActionRule, useOrStop } from './7-0-use.ts';
import { maybeComplete } from './8-rewards.ts';

function refuseMove(s: NauticusState, work: Work, seat: Seat, tile: Tile): Refusal | null {
  const player = playerAt(s, seat);
  if (workersFor(player, work) === 0) return NO.noWorker;
  if (!hasPlacement(player, tile)) return NO.fitsNowhere;
  return null;
}

function pickMove(s: NauticusState, seat: Seat, tile: Tile, effects: Effects<Nauticus>): void {
  const where = onlyDestination(playerAt(s, seat), tile, false);
  if (where === null) effects.next(steps.place(seat, tile, null));
  else moveTile(s, seat, tile, where, effects);
}

/** one worker for each tile, masts too. */
export function moveTile(
  s: NauticusState,
  seat: Seat,
  tile: Tile,
  where: number,
  effects: Effects<Nauticus>,
): void {
  const player = playerAt(s, seat);
  const isBlue = spendWorkers(player, s.work, 1) > 0;
  unstore(player, tile);
  const ship = put(player, tile, where);
  if (ship === null) throw new Error('nauticus: Transport never leads to the warehouse');
  effects.tell({ kind: 'moved', seat, tile: nth(TILES, tile), ship, isBlue });
  effects.next(steps.goOn(seat));
  maybeComplete(s, seat, ship, tile, effects);
}

const tileNamed = (o: UseOption): Tile => {
  if (o.verb !== 'move') throw new Error(`nauticus: ${o.verb} moves nothing`);
  return tileOf(o.noun);
};

export const transporting: ActionRule = {
  rule: 'R-7.2',
  addUses(s, _work, seat, list) {
    const { warehouse } = playerAt(s, seat);
    for (const tile of TILE_IDS) {
      if (nth(warehouse, tile) > 0) list.push(nth(MOVE, tile));
    }
  },
  refuse: (s, work, seat, o) => refuseMove(s, work, seat, tileNamed(o)),
  use: (s, seat, o, effects) => pickMove(s, seat, tileNamed(o), effects),
  hasUse(s, work, seat) {
    const { warehouse } = playerAt(s, seat);
    for (const tile of TILE_IDS) {
      if (nth(warehouse, tile) > 0 && refuseMove(s, work, seat, tile) === null) return true;
    }
    return false;
  },
};

export const transport = useOrStop<'transport'>(transporting);
