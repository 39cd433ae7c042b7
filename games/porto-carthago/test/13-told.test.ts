// Chapter 13 of RULES.md: what everybody is told, which is what the log shows and the board animates.
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import * as put from './position.ts';
import { BLUE, type Game, RED, redToMove, YELLOW } from './position.ts';

/** Red carries a good to the Egyptian quay, where this ship wants it. */
const loads = (card: 'egyptians-oil' | 'egyptians-grain', good: 'oil' | 'grain'): Game =>
  redToMove(3, (s) => {
    put.owns(s, RED, 'q1');
    put.moored(s, 'q1', card);
    put.stores(s, RED, good);
  }).plays('0 action a2', `0 good ${good}`, '0 quay q1', '0 tradeHouse');

describe('R-13 what is told', () => {
  test('R-4 ships arrive before the action cards are dealt', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, RED, { reserve: 12, lighthouse: 4 });
      put.lastTurn(s, 2);
    });
    game.plays('2 takeTalents');
    expect([game.state.phase, game.state.round]).toEqual(['arrival', 0]);
    const view = portoCarthago.view(game.state, null);
    expect([en.stage(view), fr.stage(view)]).toEqual([
      'Decade 3, before its first round',
      'Décennie 3, avant le premier tour',
    ]);
  });
  test('R-5.7 the new second row, by name, with its gaps', () => {
    const game = redToMove(3, (s) => {
      put.deckOf(s, BLUE, 'celts-oil', 'celts-wine');
      put.lastTurn(s, 2);
    });
    game.plays('2 takeTalents');
    const [shifted] = game.told('rowsShifted');
    expect(shifted?.cards.slice(0, 2)).toEqual(['celts-oil', 'celts-wine']);
  });
  test('R-6.2 R-6.4 servants on a card, for its action or for its bonus alone', () => {
    const game = redToMove(3, (s) => {
      put.purse(s, RED, 20, 8);
      put.purse(s, BLUE, 20, 8);
    });
    game.plays('0 bonusOnly a3', '1 action a4', '1 endTurn');
    expect(game.told('servantsPaid')).toEqual([
      { kind: 'servantsPaid', seat: RED, space: 'a3', action: 'transporter', servants: 1, bonusOnly: true },
      { kind: 'servantsPaid', seat: BLUE, space: 'a4', action: 'captain', servants: 2, bonusOnly: false },
    ]);
    expect(game.told('chartered')).toEqual([{ kind: 'chartered', seat: BLUE, ship: 1 }]);
  });
  test('R-7.3 a quay left or exchanged, and the good that is lost with it', () => {
    const leaving = (good: 'wine' | null): Game => redToMove(3, (s) => put.owns(s, RED, 'q1', good));
    for (const good of ['wine', null] as const) {
      const left = leaving(good).plays('0 action a5', '0 recall q1');
      expect(left.told('quayLeft')).toEqual([{ kind: 'quayLeft', seat: RED, quay: 'q1', good }]);
      const moved = leaving(good).plays('0 action a5', '0 transfer q1', '0 claim q4');
      expect(moved.told('quayTransferred')).toEqual([
        { kind: 'quayTransferred', seat: RED, quay: 'q1', to: 'q4', good },
      ]);
    }
  });
  test('R-7.5 a good on its way between warehouse and quays', () => {
    const carried = (...picks: readonly string[]): Game =>
      redToMove(3, (s) => {
        put.owns(s, RED, 'q1', 'wine');
        put.owns(s, RED, 'q4');
        put.stores(s, RED, 'oil');
      }).plays('0 action a2', ...picks);
    const told = (game: Game): unknown => game.told('goodCarried')[0];
    const by = { kind: 'goodCarried', seat: RED };
    expect(told(carried('0 good oil', '0 quay q4'))).toEqual({ ...by, good: 'oil', from: null, to: 'q4' });
    expect(told(carried('0 quay q1', '0 quay q4'))).toEqual({ ...by, good: 'wine', from: 'q1', to: 'q4' });
    expect(told(carried('0 quay q1', '0 warehouse'))).toEqual({
      ...by,
      good: 'wine',
      from: 'q1',
      to: null,
    });
  });
  test('R-10.1 R-10.2 R-10.3 an immediate privilege that is used or declined', () => {
    const used = (card: string, privilege: string): unknown[] => [
      { kind: 'privilegeUsed', seat: RED, card, privilege },
    ];
    const talents = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-oil');
      put.stores(s, RED, 'oil');
    }).plays('0 action a2', '0 good oil', '0 quay q5', '0 tradeHouse');
    expect(talents.told('privilegeUsed')).toEqual(used('romans-oil', 'bonusTalents'));
    for (const [card, good, privilege] of [
      ['egyptians-oil', 'oil', 'bonusTradePoint'],
      ['egyptians-grain', 'grain', 'intrigueServant'],
    ] as const) {
      const taken = loads(card, good).plays('0 intrigue');
      expect([taken.told('privilegeUsed'), taken.told('declined')]).toEqual([used(card, privilege), []]);
      const declined = loads(card, good).plays('0 decline');
      expect([declined.told('privilegeUsed'), declined.told('declined')]).toEqual([
        [],
        [{ kind: 'declined', seat: RED }],
      ]);
    }
  });
  test('R-10.3 R-14.29 a privilege without effect', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1');
      put.moored(s, 'q1', 'egyptians-grain');
      put.stores(s, RED, 'grain');
      put.path(s, ...[RED, BLUE, YELLOW].flatMap((seat) => [seat, seat, seat, seat, seat]));
    }).plays('0 action a2', '0 good grain', '0 quay q1');
    expect(game.told('privilegeLapsed')).toEqual([
      { kind: 'privilegeLapsed', seat: RED, card: 'egyptians-grain', privilege: 'intrigueServant' },
    ]);
  });
  test('R-10.4 a held privilege that is used, and the three cards its owner alone sees', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'romans-cedar');
      put.onTop(s, 'celts-oil', 'celts-wine', 'iberians-wine', 'greeks-oil');
    }).plays('0 use romans-cedar');
    const cards = ['celts-oil', 'celts-wine', 'iberians-wine'];
    expect(game.told('privilegeUsed')).toEqual([
      { kind: 'privilegeUsed', seat: RED, card: 'romans-cedar', privilege: 'sortDeck' },
    ]);
    expect(game.told('deckLooked')).toEqual([{ kind: 'deckLooked', seat: RED, cards, only: RED }]);
    game.offers(
      RED,
      cards.map((card) => `card ${card}`),
    );
  });
  test('R-10.7 the card that moves up and the one drawn behind it, if there is one', () => {
    const brought = (...deck: readonly ('celts-oil' | 'celts-grain')[]): Game =>
      redToMove(3, (s) => {
        put.holds(s, RED, 'celts-wine');
        put.row(s, 'row1', ['romans-wine', null, 'egyptians-oil', null]);
        put.row(s, 'row2', ['greeks-wine', null, 'greeks-oil', null]);
        put.deckOf(s, BLUE, ...deck);
      });
    const filled = brought('celts-oil', 'celts-grain').plays('0 use celts-wine');
    filled.offers(RED, ['ship romans-wine', 'ship egyptians-oil']).plays('0 ship egyptians-oil');
    const told = { kind: 'rowFilled', position: 3, up: 'greeks-oil' };
    expect(filled.told('rowFilled')).toEqual([{ ...told, drawn: 'celts-oil' }]);
    const empty = brought().plays('0 use celts-wine', '0 ship egyptians-oil');
    expect(empty.told('rowFilled')).toEqual([{ ...told, drawn: null }]);
  });
  test('R-11.3 the last purchase, or its refusal', () => {
    const game = redToMove(3, (s) => {
      put.purse(s, RED, 20, 6);
      put.purse(s, BLUE, 25, 7);
      put.lastTurn(s, 5);
    });
    game.plays('2 takeTalents', '0 buy', '1 decline');
    expect(game.told('palaceBought')).toEqual([{ kind: 'palaceBought', seat: RED, space: 'p15', price: 20 }]);
    expect(game.told('declined')).toEqual([{ kind: 'declined', seat: BLUE }]);
  });
});
