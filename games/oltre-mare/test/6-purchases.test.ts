import { describe, expect, test } from 'vitest';
import type { CardName } from '../src/names.ts';
import { handOf, offer, position } from './position.ts';

const TWO: CardName[] = ['wood-03', 'wood-13'];

describe('R-6 Trade: purchases and the duty to load', () => {
  test('E-9 R-6.1 R-6.2 R-6.5 four purchases from 7 ducats cost 3, 3, 3, 4; a fifth is refused', () => {
    const table = position(3, { seats: [{ hand: TWO, ducats: 7, pirates: ['wine-01', 'wine-02'] }] });
    const ducats: (number | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      table.plays('0 buy deck');
      ducats.push(table.state.merchants[0]?.ducats);
    }
    expect(ducats).toEqual([4, 1, -2, -6]);
    expect(table.told('bought').map((e) => e.price)).toEqual([3, 3, 3, 4]);
    table.refuses('0 buy deck', 'R-6.1', 'fourBought').refuses('0 buy pirates', 'R-6.1', 'fourBought');
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 0, 0]);
  });

  test('E-10 R-6.2 R-12.7 three ducats: 3, then 4', () => {
    const table = position(3, { seats: [{ hand: TWO, ducats: 3 }] }).plays('0 buy deck');
    expect(table.state.merchants[0]?.ducats).toBe(0);
    table.plays('0 buy deck');
    expect(table.state.merchants[0]?.ducats).toBe(-4);
  });

  test('R-12.7 R-6.2 one ducat still buys for 3', () => {
    const table = position(3, { seats: [{ hand: TWO, ducats: 1 }] }).plays('0 buy deck');
    expect(table.state.merchants[0]?.ducats).toBe(-2);
  });

  test('E-11 R-6.3 R-8.6 R-12.9 favourable terms: 1, 2, 3, 4', () => {
    const table = position(3, {
      seats: [
        {
          hand: TWO,
          ducats: 5,
          pirates: ['wine-01', 'wine-02'],
          tokens: ['favourableTerms'],
          active: 'favourableTerms',
        },
      ],
    });
    const ducats = ['deck', 'pirates', 'deck', 'pirates'].map((pile) => {
      table.plays(`0 buy ${pile}`);
      return table.state.merchants[0]?.ducats;
    });
    expect(ducats).toEqual([4, 2, -1, -5]);
  });

  test('E-12 R-6.3 R-12.8 favourable terms hold in debt', () => {
    const table = position(3, {
      seats: [{ hand: TWO, ducats: -2, tokens: ['favourableTerms'], active: 'favourableTerms' }],
    }).plays('0 buy deck');
    expect(table.state.merchants[0]?.ducats).toBe(-3);
  });

  test('E-13 R-5.1 R-6.1 R-12.5 discards come back in turn, the last one first', () => {
    const hand: CardName[] = ['silk-08', 'wine-03', 'wine-07', 'wood-03', 'wood-13', 'corn-03'];
    const table = position(3, {
      seats: [{ hand, cargo: ['wood-12'], ducats: 10 }],
      step: { step: 'discard', seats: [0] },
    });
    table.plays('0 discard silk-08', '0 discard corn-03', '0 buy pirates');
    expect(handOf(table.state, 0)).toContain('corn-03');
    expect(handOf(table.state, 0)).not.toContain('silk-08');
    table.plays('0 buy pirates');
    expect(handOf(table.state, 0)).toContain('silk-08');
    expect(table.state.merchants[0]?.ducats).toBe(4);
  });

  test('R-6.4 an empty deck or pirate stack sells nothing', () => {
    position(3, { seats: [{ hand: TWO }] }).refuses('0 buy pirates', 'R-6.4', 'stackEmpty');
    const table = position(3, { seats: [{ hand: TWO, pirates: ['wine-01'] }], deckSize: 0 });
    table.refuses('0 buy deck', 'R-6.4', 'deckEmpty').plays('0 buy pirates');
  });

  test('E-15 R-6.4 R-7.9 R-12.43 the price is paid before Venice is scored', () => {
    const table = position(4, {
      seats: [{ hand: TWO, ducats: 0 }, { prestige: 2 }, { prestige: 2 }, { prestige: 4 }],
      deck: ['corn-20', 'corn-19'],
      venice: 0,
    }).plays('0 buy deck');
    expect(table.state.merchants.map((merchant) => merchant.ducats)).toEqual([-4, 14, 14, 17]);
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 0, 0, 0]);
    expect(handOf(table.state, 0)).toContain('corn-20');
    expect(table.state.underVenice).toBeNull();
    expect(table.told('veniceDrawn')).toHaveLength(1);
  });

  test('R-6.4 R-12.43 ducats from Venice do not make this purchase cheaper, but the next one', () => {
    const table = position(3, {
      seats: [{ hand: TWO, ducats: 0, prestige: 3 }],
      deck: ['corn-20'],
      venice: 0,
    });
    table.plays('0 buy deck', '0 buy deck');
    expect(table.told('bought').map((e) => e.price)).toEqual([4, 3]);
  });

  test('E-14 R-6.6 with fewer cards than the load trading goes on', () => {
    const table = position(3, { seats: [{ hand: TWO, cargo: ['wood-12'] }] });
    table.refuses('0 endTrade', 'R-6.6', 'tooFewCards').plays('0 buy deck').offersAlso(0, ['endTrade']);
  });

  test('R-6.6 R-6.8 R-12.13 nothing left to buy: trading may end, and all cards are played', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03'], cargo: ['wood-12'], port: 'venezia' }],
      deckSize: 0,
    });
    table.plays('0 endTrade', '0 play wood-03');
    expect(table.told('played').map((e) => e.cards)).toEqual([['wood-03']]);
  });

  test('R-6.8 with nothing left to buy a deal may not shrink the hand', () => {
    const table = position(3, {
      seats: [{ hand: TWO, cargo: ['wood-12'] }, { hand: ['silk-08'] }],
      deckSize: 0,
    });
    table.plays('0 offer 1', '0 give wood-03', '0 done').refuses('0 done', 'R-6.7', 'loadGuarantee');
    table.plays('0 ask silk', '0 done', '0 ducats 0', '0 send', '1 accept');
    expect(handOf(table.state, 0)).toEqual(['silk-08', 'wood-13']);
  });

  test('E-23 R-6.7 R-12.12 load 3, hand 4, four purchases made: one card net', () => {
    const hand: CardName[] = ['wine-03', 'wine-07', 'wood-03', 'wood-13'];
    const table = position(3, {
      seats: [{ hand, cargo: ['wood-12'] }, { hand: ['silk-08', 'silk-10'] }],
      purchases: 4,
    });
    table.plays('0 offer 1', '0 give wine-03');
    const one = table.state;
    table.plays('0 done', '0 done').given((s) => Object.assign(s, structuredClone(one)));
    table.plays('0 give wine-07', '0 done').refuses('0 done', 'R-6.7', 'loadGuarantee');
    table.plays('0 ask silk', '0 done', '0 ducats 0', '0 send');
  });

  test('E-24 R-6.7 load 4, hand 3, one purchase made: two cards may go, three may not', () => {
    const hand: CardName[] = ['wine-03', 'wine-07', 'wood-03'];
    const spec = {
      seats: [{ hand, cargo: ['wood-18' as const] }, { hand: ['silk-08' as const] }],
      purchases: 1,
      deckSize: 20,
    };
    position(3, spec).plays(...offer(1, ['wine-03', 'wine-07'], [], -3), '1 accept');
    const table = position(3, spec).plays('0 offer 1', ...hand.map((card) => `0 give ${card}`), '0 done');
    table.refuses('0 done', 'R-6.7', 'loadGuarantee').offersAlso(0, ['ask wood']);
  });

  test('R-6.7 a card that nothing asked for could make up is not even given', () => {
    const hand: CardName[] = ['wine-03', 'wood-03'];
    const table = position(3, { seats: [{ hand }, {}], purchases: 4 });
    table.refuses('0 offer 1', 'R-6.24', 'nothingToSend');
    const other = position(3, { seats: [{ hand: [...hand, 'wood-13'] }, {}], purchases: 4 });
    other.plays('0 offer 1', '0 give wine-03').refuses('0 give wood-03', 'R-6.7', 'loadGuarantee');
  });

  test('R-12.49 R-6.1 deals and purchases alternate', () => {
    const table = position(3, { seats: [{ hand: TWO }, { hand: ['silk-08'] }] });
    table.plays('0 buy deck', ...offer(1, ['wood-03'], ['silk'], 0), '1 accept', '0 buy deck', '0 endTrade');
    expect(table.state.purchases).toBe(2);
  });

  test('R-12.33 R-7.8 the last card can be bought; then deck purchases, pirates and market are void', () => {
    const table = position(3, { seats: [{ hand: ['sugar-05'] }], deckSize: 1, deck: ['corn-06'] });
    table.plays('0 buy deck');
    expect(table.told('lastTurn')).toHaveLength(1);
    table
      .refuses('0 buy deck', 'R-6.4', 'deckEmpty')
      .plays('0 endTrade', '0 play sugar-05', '0 play corn-06');
    expect(table.told('pirated').map((e) => e.count)).toEqual([0]);
    expect(table.told('marketed').map((e) => e.count)).toEqual([0]);
    table.plays('0 load corn-06');
    expect(table.state.result).not.toBeNull();
  });

  test('R-6.4 the buyer alone sees the card bought, from the deck or from the pirates', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13'], pirates: ['wine-11'] }],
      deck: ['corn-20'],
    });
    table.plays('0 buy deck', '0 buy pirates');
    expect(table.told('drew')).toEqual([
      { kind: 'drew', seat: 0, cards: ['corn-20'], only: 0 },
      { kind: 'drew', seat: 0, cards: ['wine-11'], only: 0 },
    ]);
    expect(handOf(table.state, 0)).toEqual(['wine-11', 'wood-03', 'wood-13', 'corn-20']);
  });
});
