// of RULES.md: Deliver goods.
import { nth, type Refusal, type Seat } from '@comptoir/kernel';
import { add, playerAt, shipAt } from '../lookup.ts';
import { GOODS, type GoodName } from '../names.ts';
import { DELIVER } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { NauticusState, Player, Ship, UseOption, Work } from '../types.ts';
import { spendWorkers, workersFor } from './5-bonus.ts';
import { isComplete } from './6-placing.ts';
import { type ActionRule, useOrStop } from './7-0-use.ts';

/** */
function refuseDelivery(player: Player, work: Work, ship: Ship): Refusal | null {
  if (!isComplete(ship)) return NO.unfinished;
  for (const part of ship.parts) if (part.good === null) return NO.notLoaded;
  if (workersFor(player, work) < ship.parts.length) return NO.tooFewWorkers;
  return null;
}

/** The whole cargo; the ship stays and may be loaded again. */
function unload(player: Player, ship: Ship): GoodName[] {
  const goods: GoodName[] = [];
  for (const part of ship.parts) {
    if (part.good === null) continue;
    add(player.delivered, part.good, 1);
    goods.push(nth(GOODS, part.good));
    part.good = null;
  }
  return goods;
}

const numberOf = (o: UseOption): number => {
  if (o.verb !== 'deliver') throw new Error(`nauticus: ${o.verb} delivers nothing`);
  return o.noun;
};

export const delivering: ActionRule = {
  rule: 'R-7.4',
  addUses(s, _work, seat, list) {
    const count = playerAt(s, seat).ships.length;
    for (let n = 1; n <= count; n += 1) list.push(nth(DELIVER, n));
  },
  refuse(s, work, seat, o) {
    const player = playerAt(s, seat);
    return refuseDelivery(player, work, shipAt(player, numberOf(o)));
  },
  use(s, seat, o, effects) {
    const player = playerAt(s, seat);
    const ship = shipAt(player, numberOf(o));
    spendWorkers(player, s.work, ship.parts.length);
    effects.tell({ kind: 'delivered', seat, ship: numberOf(o), goods: unload(player, ship) });
    effects.next(steps.goOn(seat));
  },
  hasUse: (s, work, seat) => hasDelivery(s, work, seat),
};

function hasDelivery(s: NauticusState, work: Work, seat: Seat): boolean {
  const player = playerAt(s, seat);
  for (const ship of player.ships) if (refuseDelivery(player, work, ship) === null) return true;
  return false;
}

export const deliver = useOrStop<'deliver'>(delivering);
