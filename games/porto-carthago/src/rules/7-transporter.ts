// of RULES.md: the transporter.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import {
  ALL_GOODS,
  ALL_QUAYS,
  add,
  countAt,
  goodName,
  goodNumber,
  playerAt,
  quayAt,
  quayName,
  quayNumber,
  sum,
} from '../lookup.ts';
import type { Good, QuayNumber } from '../names.ts';
import {
  CHARTER,
  type CharterOption,
  GOOD,
  type GoodOption,
  QUAY,
  type QuayOption,
  WAREHOUSE,
  type WarehouseOption,
} from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { freeSpaces } from './2-components.ts';
import { isDesired, loadShip, setSail } from './9-deliveries.ts';

/** there is a good of one's own with a place to go. */
export function refuseTransport(s: PortoState, seat: Seat): Refusal | null {
  const player = playerAt(s, seat);
  let goodsOnQuays = 0;
  let emptyQuays = 0;
  for (const n of ALL_QUAYS) {
    const quay = quayAt(s, n);
    if (quay.owner !== seat) continue;
    if (quay.good === null) emptyQuays += 1;
    else goodsOnQuays += 1;
  }
  const isStored = sum(player.goods) > 0;
  if (!isStored && goodsOnQuays === 0) return NO.noGood;
  if (emptyQuays > 0 || refuseCharter(s, seat) === null) return null;
  return goodsOnQuays > 0 && freeSpaces(player) > 0 ? null : NO.noDestination;
}

/** a servant on a chartered ship, one in the temple, a card to reveal. */
function refuseCharter(s: PortoState, seat: Seat): Refusal | null {
  if (!s.charter.includes(seat)) return NO.noChartered;
  if (playerAt(s, seat).temple === 0) return NO.noPrayers;
  return s.deck.length === 0 ? NO.noShipCard : null;
}

type SourceOption = GoodOption | QuayOption;
export const transportSource: Choice<Porto, 'transportSource', SourceOption> = {
  rule: 'R-7.5',
  candidates(s, _at, seat) {
    const { goods } = playerAt(s, seat);
    const sources: SourceOption[] = [];
    for (const good of ALL_GOODS) {
      if (countAt(goods, good) > 0) sources.push(nth(GOOD, good));
    }
    for (const n of ALL_QUAYS) {
      if (quayAt(s, n).owner === seat) sources.push(nth(QUAY, n));
    }
    return sources;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'quay' && quayAt(s, quayNumber(o.noun)).good === null) return NO.quayEmpty;
    if (hasEmptyQuay(s, seat) || refuseCharter(s, seat) === null) return null;
    return o.verb === 'quay' && freeSpaces(playerAt(s, seat)) > 0 ? null : NO.noDestination;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'good') {
      effects.next(steps.transportDestination(seat, goodNumber(o.noun), null));
      return;
    }
    const from = quayNumber(o.noun);
    effects.next(steps.transportDestination(seat, goodOn(s, from), from));
  },
};

function hasEmptyQuay(s: PortoState, seat: Seat): boolean {
  for (const n of ALL_QUAYS) {
    const quay = quayAt(s, n);
    if (quay.owner === seat && quay.good === null) return true;
  }
  return false;
}

function goodOn(s: PortoState, n: QuayNumber): Good {
  const { good } = quayAt(s, n);
  if (good === null) throw new Error(`porto-carthago: no good on quay number ${n}`);
  return good;
}

type DestinationOption = QuayOption | WarehouseOption | CharterOption;
const DESTINATIONS: readonly DestinationOption[] = [...QUAY, WAREHOUSE, CHARTER];
export const transportDestination: Choice<Porto, 'transportDestination', DestinationOption> = {
  rule: 'R-7.5',
  candidates: () => DESTINATIONS,
  refuse(s, { from }, seat, o) {
    if (o.verb === 'charter') return refuseCharter(s, seat);
    if (o.verb === 'quay') return refuseQuay(s, seat, from, quayNumber(o.noun));
    if (from === null) return NO.alreadyStored;
    return freeSpaces(playerAt(s, seat)) === 0 ? NO.noRoomInStore : null;
  },
  apply(s, at, seat, o, effects) {
    const { good, from } = at;
    if (from === null) add(playerAt(s, seat).goods, good, -1);
    else quayAt(s, from).good = null;
    if (o.verb === 'charter') setSail(s, seat, good, effects);
    else if (o.verb === 'warehouse') {
      add(playerAt(s, seat).goods, good, 1);
      tellCarried(seat, at, null, effects);
    } else {
      const to = quayNumber(o.noun);
      quayAt(s, to).good = good;
      tellCarried(seat, at, to, effects);
      if (isDesired(s, to)) loadShip(s, to, effects);
    }
  },
};

/** one's own quays only, and only empty ones. */
function refuseQuay(s: PortoState, seat: Seat, from: QuayNumber | null, n: QuayNumber): Refusal | null {
  const quay = quayAt(s, n);
  if (n === from) return NO.sameQuay;
  if (quay.owner !== seat) return NO.notYourQuay;
  return quay.good === null ? null : NO.quayFull;
}

export function tellCarried(
  seat: Seat,
  { good, from }: { readonly good: Good; readonly from: QuayNumber | null },
  to: QuayNumber | null,
  effects: Effects<Porto>,
): void {
  effects.tell({
    kind: 'goodCarried',
    seat,
    good: goodName(good),
    from: from === null ? null : quayName(from),
    to: to === null ? null : quayName(to),
  });
}
