import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { CARDS } from '../src/names.ts';
import { position } from './position.ts';

const loading = () =>
  position(3, {
    seats: [{ cargo: ['silk-02', 'wine-12'] }],
    played: ['wine-14', 'wine-03', 'corn-10'],
    step: { step: 'load', seats: [0] },
  });

describe('R-9 Cargo phase', () => {
  test('E-43 R-9.1 R-9.2 the chosen order; the last card is the new top', () => {
    const table = loading()
      .offers(0, ['load wine-14', 'load wine-03', 'load corn-10'])
      .plays('0 load wine-14', '0 load wine-03');
    expect(table.state.merchants[0]?.cargo.map((card) => CARDS[card])).toEqual([
      'silk-02',
      'wine-12',
      'wine-14',
      'wine-03',
      'corn-10',
    ]);
    const { top, seaPower, load } = oltreMare.view(table.state, 1).merchants[0] ?? {};
    expect([top, seaPower, load]).toEqual(['corn-10', 5, 2]);
    expect(table.state.active).toBe(1);
  });

  test('R-9.1 a single card loads itself', () => {
    const table = position(3, { seats: [{ hand: ['silver-05'], cargo: ['wood-04'] }] }).plays(
      '0 endTrade',
      '0 play silver-05',
    );
    expect(table.told('loaded').map((e) => e.cards)).toEqual([['silver-05']]);
    expect(table.state.active).toBe(1);
  });

  test('R-9.2 R-12.47 R-12.6 only the top is shown, not even the owner sees below; nobody sees pirate stacks', () => {
    const { state } = position(3, { seats: [{ cargo: ['silk-02', 'wine-12'], pirates: ['corn-01'] }] });
    for (const viewer of [0, 1, null]) {
      const { top, cargo, cargoSize, pirates, pirateCount } =
        oltreMare.view(state, viewer).merchants[0] ?? {};
      expect([top, cargo, cargoSize, pirates, pirateCount]).toEqual(['wine-12', null, 2, null, 1]);
    }
  });

  test('R-9.3 market cards are in hand, not among the cards to load', () => {
    const table = position(3, { seats: [{ hand: ['sugar-02', 'wood-02'] }] }).plays(
      '0 endTrade',
      '0 play sugar-02',
      '0 play wood-02',
    );
    expect(table.state.merchants[0]?.hand).toHaveLength(3);
    table.offers(0, ['load sugar-02', 'load wood-02']);
  });
});
