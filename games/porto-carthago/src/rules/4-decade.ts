// Chapter 4 of RULES.md: the phases of a decade that play themselves, and whose turn it is.
import type { Effects, Seat, Upkeep } from '@comptoir/kernel';
import { INCOME_PER_SERVANT, ROUNDS } from '../data/players.ts';
import { ALL_ACTION_CARDS, actionCardName, fromFirst, playerAt } from '../lookup.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { drawGoods } from './2-components.ts';

/** The phases in their order. */
export const beginDecade: Upkeep<Porto, 'beginDecade'> = {
  rule: 'R-4',
  run(s, _at, effects) {
    s.phase = 'arrival';
    s.round = 0;
    effects.tell({ kind: 'decadeBegan', decade: s.decade });
    effects.next(
      ...[steps.ARRIVAL, steps.AUTOMATIC_ARRIVAL, steps.SHIFT_ROWS, steps.LOADING_CHECK],
      ...[steps.ACTION_CARDS, steps.FIRST_PLAYER, steps.INCOME, steps.FILL_MARKET, steps.BEGIN_ROUNDS],
    );
  },
};

export const actionCards: Upkeep<Porto, 'actionCards'> = {
  rule: 'R-4.1',
  run(s, _at, effects) {
    for (let seat = 0; seat < s.players.length; seat += 1) returnFromCards(s, seat);
    s.actions.length = 0;
    s.actions.push(...ALL_ACTION_CARDS);
    effects.shuffle(s.actions);
    effects.tell({ kind: 'actionCardsDealt', cards: s.actions.map(actionCardName) });
  },
};

/** servants on action cards return to their owner's reserve. */
function returnFromCards(s: PortoState, seat: Seat): void {
  const player = playerAt(s, seat);
  for (let space = 0; space < player.onCards.length; space += 1) {
    player.reserve += player.onCards[space] ?? 0;
    player.onCards[space] = 0;
  }
}

export const firstPlayer: Upkeep<Porto, 'firstPlayer'> = {
  rule: 'R-4.2',
  run(s, _at, effects) {
    if (s.decade > 1) s.firstPlayer = mostInReserve(s);
    effects.tell({ kind: 'firstPlayerChosen', seat: s.firstPlayer });
  },
};

/** tied players in clockwise order, the old first player last. */
function mostInReserve(s: PortoState): Seat {
  let best = fromFirst(s, 1);
  for (let places = 2; places <= s.players.length; places += 1) {
    const seat = fromFirst(s, places);
    if (playerAt(s, seat).reserve > playerAt(s, best).reserve) best = seat;
  }
  return best;
}

export const income: Upkeep<Porto, 'income'> = {
  rule: 'R-4.3',
  run(s, _at, effects) {
    for (let seat = 0; seat < s.players.length; seat += 1) {
      const player = playerAt(s, seat);
      const talents = player.reserve * INCOME_PER_SERVANT;
      player.talents += talents;
      effects.tell({ kind: 'income', seat, talents });
    }
  },
};

export const fillMarket: Upkeep<Porto, 'fillMarket'> = {
  rule: 'R-4.4',
  run(s, _at, effects) {
    drawGoods(s, null, effects);
  },
};

export const beginRounds: Upkeep<Porto, 'beginRounds'> = {
  rule: 'R-4.5',
  run(s, _at, effects) {
    s.phase = 'actions';
    s.round = 1;
    s.turn = 0;
    effects.tell({ kind: 'roundBegan', round: s.round });
    effects.next(steps.turnMain(s.firstPlayer));
  },
};

/** the next player, the next round, or the end of the decade. */
export function endTurn(s: PortoState, effects: Effects<Porto>): void {
  s.turn += 1;
  if (s.turn === s.players.length) {
    if (s.round === ROUNDS) {
      effects.next(steps.DECADE_END);
      return;
    }
    s.turn = 0;
    s.round += 1;
    effects.tell({ kind: 'roundBegan', round: s.round });
  }
  effects.next(steps.turnMain(fromFirst(s, s.turn)));
}
