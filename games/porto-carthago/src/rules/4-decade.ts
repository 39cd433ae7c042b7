// Chapter 4 of RULES.md: the phases of a decade that play themselves, and whose turn it is.
import type { Seat, Table, Upkeep } from '@comptoir/kernel';
import { ACTION_CARDS } from '../data/actions.ts';
import { INCOME_PER_SERVANT, ROUNDS } from '../data/players.ts';
import { nth, playerAt, sum } from '../lookup.ts';
import {
  ACTION_CARDS_STEP,
  ARRIVAL,
  AUTOMATIC_ARRIVAL,
  BEGIN_ROUNDS,
  DECADE_END,
  FILL_MARKET,
  FIRST_PLAYER,
  INCOME,
  LOADING_CHECK,
  SHIFT_ROWS,
  turnMain,
} from '../steps.ts';
import { drawGoods, fromFirst } from '../table.ts';
import type { Porto, PortoState } from '../types.ts';

/** The order of the phases. */
export const beginDecade: Upkeep<Porto, 'beginDecade'> = {
  rule: 'R-4.5',
  run(s, _at, table) {
    s.phase = 'arrival';
    s.round = 0;
    table.tell({ kind: 'decadeBegan', decade: s.decade });
    table.next(ARRIVAL, AUTOMATIC_ARRIVAL, SHIFT_ROWS, LOADING_CHECK);
    table.next(); // the phases below wait beneath those of the arrival
  },
};
