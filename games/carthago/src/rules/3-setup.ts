// of RULES.md: the disc that every player may send to a dock before round 1. are in ../setup.ts.
import { type Choice, type Effects, onlySeat, type Seat } from '@comptoir/kernel';
import { merchantAt, num } from '../lookup.ts';
import { COLUMNS, NONE } from '../names.ts';
import { DECLINE, dockOptions, SETUP_COLUMNS, WAR_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  Carthago,
  CarthagoState,
  CarthagoStep,
  ColumnOption,
  DeclineOption,
  DockOption,
  WarOption,
} from '../types.ts';
import { freeTop } from './2-components.ts';

/** by default from the residence; the switch takes it from the supply. */
export function setupDiscStep(s: CarthagoState, seat: Seat): CarthagoStep {
  if (s.readings.isSetupDiscFromSupply) return { step: 'setupDock', seats: onlySeat(seat), column: null };
  return steps.setupColumn(seat);
}

/** in reverse turn order; the first player comes last and then begins round 1. */
function passOn(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const players = s.merchants.length;
  if (seat !== s.firstPlayer) {
    s.onTurn = (seat + players - 1) % players;
    effects.next(setupDiscStep(s, s.onTurn));
    return;
  }
  effects.tell({ kind: 'roundBegan', decade: s.decade, round: s.round });
  effects.next(steps.turn(seat));
}

function decline(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  effects.tell({ kind: 'setupDeclined', seat });
  passOn(s, seat, effects);
}

const COLUMN_CANDIDATES: readonly (ColumnOption | DeclineOption)[] = [...SETUP_COLUMNS, DECLINE];

export const setupColumn: Choice<Carthago, 'setupColumn', ColumnOption | DeclineOption> = {
  rule: 'R-3.11',
  candidates: () => COLUMN_CANDIDATES,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'decline') decline(s, seat, effects);
    else {
      const column = COLUMNS.find((name) => name === o.noun) ?? null;
      effects.next({ step: 'setupDock', seats: onlySeat(seat), column });
    }
  },
  fallback: () => DECLINE,
};

export const setupDock: Choice<Carthago, 'setupDock', DockOption | WarOption | DeclineOption> = {
  rule: 'R-3.11',
  candidates(s, at) {
    const list: (DockOption | WarOption | DeclineOption)[] = [...dockOptions(s), ...WAR_OPTIONS];
    if (at.column === null) list.push(DECLINE);
    return list;
  },
  refuse(s, _at, _seat, o) {
    if (o.verb === 'decline') return null;
    const discs = o.verb === 'dock' ? s.tradeDiscs : s.warHarbour;
    return num(discs, o.noun - 1) === NONE ? null : NO.setupDockTaken;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'decline') {
      decline(s, seat, effects);
      return;
    }
    const merchant = merchantAt(s, seat);
    if (at.column === null) merchant.supply -= 1;
    else freeTop(merchant, COLUMNS.indexOf(at.column)); // the freed space counts at once
    const discs = o.verb === 'dock' ? s.tradeDiscs : s.warHarbour;
    discs[o.noun - 1] = seat;
    const harbour = o.verb === 'dock' ? 'trade' : 'war';
    effects.tell({ kind: 'setupDisc', seat, column: at.column, harbour, dock: o.noun });
    passOn(s, seat, effects);
  },
};
