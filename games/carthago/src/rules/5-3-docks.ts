// of RULES.md: a disc goes to a dock of the trade or of the warship harbour.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { add, merchantAt, num } from '../lookup.ts';
import { NONE } from '../names.ts';
import { ANCHOR, dockOptions, WAIVE, WAR_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import type { AnchorOption, Carthago, CarthagoState, DockOption, WaiveOption, WarOption } from '../types.ts';
import { COMMANDO, hasActive, ownsEffect, spend } from './2-components.ts';

/** whether one more disc would give this player every dock. */
function wouldHoldAll(discs: readonly number[], seat: Seat): boolean {
  let own = 1;
  for (let dock = 0; dock < discs.length; dock += 1) if (discs[dock] === seat) own += 1;
  return own >= discs.length;
}

function refuseTradeDock(s: CarthagoState, seat: Seat, dock: number): Refusal | null {
  if (merchantAt(s, seat).supply === 0) return NO.noDisc;
  if (num(s.tradeDiscs, dock) !== NONE) return NO.dockTaken;
  if (num(s.tradeHarbour, dock) === NONE) return NO.noShipThere;
  if (wouldHoldAll(s.tradeDiscs, seat)) return NO.allDocks;
  return null;
}

export const tradeDock: Choice<Carthago, 'tradeDock', DockOption | WaiveOption> = {
  rule: 'R-5.3.1',
  candidates(s) {
    const docks = dockOptions(s);
    const dockList: (DockOption | WaiveOption)[] = [];
    for (let n = 0; n < docks.length; n += 1) dockList.push(nth(docks, n));
    dockList.push(WAIVE);
    return dockList;
  },
  refuse: (s, _at, seat, o) => (o.verb === 'waive' ? null : refuseTradeDock(s, seat, o.noun - 1)),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'waive') {
      effects.tell({ kind: 'waived', seat, space: 'tradeDock' });
      return;
    }
    merchantAt(s, seat).supply -= 1;
    s.tradeDiscs[o.noun - 1] = seat;
    effects.tell({ kind: 'docked', seat, harbour: 'trade', dock: o.noun });
  },
  fallback: () => WAIVE,
};

/** */
function refuseWarDock(s: CarthagoState, seat: Seat, o: WarOption | AnchorOption): Refusal | null {
  const merchant = merchantAt(s, seat);
  if (s.isExhausted) return NO.noMoreShips;
  if (merchant.supply === 0) return NO.noDisc;
  if (o.verb === 'anchor') return hasActive(merchant, COMMANDO) ? null : NO.noCommando;
  if (num(s.warHarbour, o.noun - 1) !== NONE) return NO.warDockTaken;
  if (wouldHoldAll(s.warHarbour, seat)) return NO.allWarDocks;
  return null;
}

type WarDockOption = WarOption | AnchorOption | WaiveOption;
const WITHOUT_ANCHOR: readonly WarDockOption[] = [...WAR_OPTIONS, WAIVE];
const WITH_ANCHOR: readonly WarDockOption[] = [...WAR_OPTIONS, ANCHOR, WAIVE];

export const warDock: Choice<Carthago, 'warDock', WarDockOption> = {
  rule: 'R-5.4.1',
  candidates: (s, _at, seat) => (ownsEffect(merchantAt(s, seat), COMMANDO) ? WITH_ANCHOR : WITHOUT_ANCHOR),
  refuse: (s, _at, seat, o) => (o.verb === 'waive' ? null : refuseWarDock(s, seat, o)),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'waive') effects.tell({ kind: 'waived', seat, space: 'warDock' });
    else if (o.verb === 'anchor') dropAnchor(s, seat, effects);
    else {
      merchantAt(s, seat).supply -= 1;
      s.warHarbour[o.noun - 1] = seat;
      effects.tell({ kind: 'docked', seat, harbour: 'war', dock: o.noun });
    }
  },
  fallback: () => WAIVE,
};

function dropAnchor(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  spend(s, seat, COMMANDO, effects);
  merchantAt(s, seat).supply -= 1;
  add(s.anchor, seat, 1);
  effects.tell({ kind: 'docked', seat, harbour: 'war', dock: null });
}
