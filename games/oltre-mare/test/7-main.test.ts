import { describe, expect, test } from 'vitest';
import { CARDS, type CardName } from '../src/names.ts';
import { handOf, position } from './position.ts';

/** Seat 0 plays these cards, its top card having as large a load, and the ship waits in Venice. */
function playing(cards: readonly CardName[], more: Partial<Parameters<typeof position>[1]> = {}) {
  const tops: CardName[] = ['wood-04', 'wood-09', 'wood-12', 'wood-18'];
  const cargo: CardName[] = [tops[cards.length - 1] ?? 'wood-04'];
  const table = position(3, {
    ...more,
    seats: [{ hand: cards, cargo, port: 'venezia', ...more.seats?.[0] }, ...(more.seats?.slice(1) ?? [])],
  });
  return table.plays(
    '0 endTrade',
    ...[...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)).map((card) => `0 play ${card}`),
  );
}
const ducatsOf = (table: ReturnType<typeof playing>): number | undefined => table.state.merchants[0]?.ducats;
const D_ICONS: CardName[] = ['silver-05', 'silver-09', 'wine-06', 'corn-08']; // ducats + market
const P_ICONS: CardName[] = ['spice-03', 'silk-04', 'wine-10', 'corn-13']; // pirates + sailing
const NM: CardName[] = ['spice-04', 'silk-05', 'wine-08', 'corn-10']; // market + sailing

describe('R-7 Main phase', () => {
  test('E-31 R-7.1 R-12.14 load 3 of 5 cards: exactly three', () => {
    const hand: CardName[] = ['silk-08', 'wine-03', 'wine-07', 'wood-03', 'wood-13'];
    const table = position(3, { seats: [{ hand, cargo: ['wood-12'] }] }).plays('0 endTrade');
    table
      .offers(0, ['play silk-08', 'play wine-03', 'play wine-07'])
      .refuses('0 play wood-03', 'R-7.1', 'tooFewAfter');
    table.plays('0 play wine-03', '0 play wood-03');
    expect(table.told('played')).toEqual([]);
    table.plays('0 play wood-13');
    expect(table.told('played').map((e) => e.cards)).toEqual([['wine-03', 'wood-03', 'wood-13']]);
    expect(handOf(table.state, 0)).toEqual(['silk-08', 'wine-07']);
  });

  test('E-2 R-7.3 R-7.4 one to four ducat icons bring 1, 3, 6, 6', () => {
    expect([1, 2, 3, 4].map((n) => ducatsOf(playing(D_ICONS.slice(0, n))))).toEqual([12, 14, 17, 17]);
  });

  test('E-7 R-7.3 R-7.5 R-12.29 one to four pirate icons take 1, 3, 6, 6 cards from the top of the deck', () => {
    const deck: CardName[] = ['corn-20', 'corn-19', 'corn-18', 'corn-17', 'corn-16', 'corn-15', 'corn-14'];
    for (const [n, taken] of [
      [1, 1],
      [2, 3],
      [3, 6],
      [4, 6],
    ] as const) {
      const table = playing(P_ICONS.slice(0, n), { deck });
      expect(table.state.merchants[0]?.pirates.map((card) => CARDS[card])).toEqual(deck.slice(0, taken));
      expect(table.told('drew')).toEqual([]);
    }
  });

  test('R-7.3 R-7.6 one to four market icons draw 1, 3, 6, 6 cards, seen by their owner alone', () => {
    for (const [n, drawn] of [
      [1, 1],
      [2, 3],
      [3, 6],
      [4, 6],
    ] as const) {
      const table = playing(NM.slice(0, n));
      expect(table.state.merchants[0]?.hand).toHaveLength(drawn);
      expect(table.told('drew').map((e) => [e.only, e.cards.length])).toEqual([[0, drawn]]);
    }
  });

  test('E-3 R-7.4 R-8.6 big deal adds an icon: two become three', () => {
    const cards: CardName[] = ['silver-05', 'silver-09', 'spice-04', 'silk-05'];
    const helped = playing(cards, { seats: [{ tokens: ['bigDeal'], active: 'bigDeal' }] });
    const alone = playing(cards);
    expect([helped, alone].map(ducatsOf)).toEqual([17, 14]);
    expect(
      [helped, alone].map((table) =>
        table.told('ducatsGained').map(({ icons, hasBigDeal }) => [icons, hasBigDeal]),
      ),
    ).toEqual([[[3, true]], [[2, false]]]);
  });

  test('R-12.28 R-7.3 four ducat icons and big deal: 6', () => {
    expect(ducatsOf(playing(D_ICONS, { seats: [{ tokens: ['bigDeal'], active: 'bigDeal' }] }))).toBe(17);
  });

  test('R-12.45 R-7.4 R-6.8 no card at all with big deal: 1 ducat, the top stays', () => {
    const seats = [
      { hand: [], cargo: ['wood-12' as const], tokens: ['bigDeal' as const], active: 'bigDeal' as const },
    ];
    const table = position(3, { seats, deckSize: 0 }).plays('0 endTrade');
    expect(table.told('ducatsGained').map((e) => [e.icons, e.ducats])).toEqual([[1, 1]]);
    expect(table.told('loaded')).toEqual([]);
    expect(table.state.result).not.toBeNull();
  });

  test('E-34 R-7.2 R-7.8 ducats, pirates, market, sailing; pirates empty the deck first', () => {
    const cards: CardName[] = ['wine-05', 'corn-06', 'corn-09'];
    const table = playing(cards, {
      deckSize: 4,
      deck: ['corn-20', 'corn-19', 'corn-18', 'corn-17'],
      tokenOn: { zara: 'bigDeal' },
    });
    expect(ducatsOf(table)).toBe(12);
    expect(table.state.merchants[0]?.pirates.map((card) => CARDS[card])).toEqual([
      'corn-20',
      'corn-19',
      'corn-18',
    ]);
    expect(handOf(table.state, 0)).toEqual(['corn-17']);
    const order = table.events
      .map((e) => e.kind)
      .filter((kind) => ['ducatsGained', 'pirated', 'marketed', 'lastTurn'].includes(kind));
    expect(order).toEqual(['ducatsGained', 'pirated', 'lastTurn', 'marketed']);
    table.plays('0 sail zara', '0 load wine-05', '0 load corn-06');
    expect(table.state.result).not.toBeNull();
    expect(table.told('ended')).toHaveLength(1);
  });

  test('R-12.34 R-7.8 R-12.48 the game ends also when the last draw was exactly met, after the whole turn', () => {
    const table = playing(['sugar-02', 'wood-02'], { deckSize: 3 });
    expect(handOf(table.state, 0)).toHaveLength(3);
    expect([table.state.isLastTurn, table.state.result]).toEqual([true, null]);
    table.plays('0 load sugar-02');
    expect(table.state.result).not.toBeNull();
  });

  test('E-35 R-7.9 R-12.4 Venice turns up among unseen pirate cards and does not count', () => {
    const deck: CardName[] = ['wine-16', 'corn-20', 'wood-17', 'silk-02'];
    const table = playing(['spice-03', 'silk-04'], { deck, venice: 1, seats: [{}, { prestige: 1 }] });
    expect(table.state.merchants[0]?.pirates.map((card) => CARDS[card])).toEqual([
      'wine-16',
      'corn-20',
      'wood-17',
    ]);
    expect(table.told('veniceDrawn')[0]?.ducats).toEqual([3, 6, 3]);
    expect(table.state.underVenice).toBeNull();
  });

  test('R-7.9 Venice below the cards taken stays unscored', () => {
    const table = playing(['spice-03', 'silk-04'], { venice: 3 });
    expect(table.told('veniceDrawn')).toEqual([]);
    expect(table.state.underVenice).toBe(table.state.deck.length);
  });

  test('E-8 R-7.9 R-10.6 prestige 4, 2, 1, 0 earns 6, 3, 1, 0 and is gone', () => {
    const seats = [
      { hand: ['sugar-02' as const], cargo: ['wood-04' as const], prestige: 4 },
      { prestige: 2 },
      { prestige: 1 },
      {},
    ];
    const table = position(4, { seats, deck: ['corn-20'], venice: 0 }).plays('0 endTrade', '0 play sugar-02');
    expect(table.state.merchants.map((merchant) => merchant.ducats)).toEqual([18, 14, 12, 11]);
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 0, 0, 0]);
    expect(handOf(table.state, 0)).toEqual(['corn-20']);
  });

  test('E-44 R-7.9 R-10.6 R-12.30 prestige 3, 3, 1, 0: 6, 6, 1, 0', () => {
    const seats = [
      { hand: ['wood-03' as const, 'wood-13' as const], prestige: 3 },
      { prestige: 3 },
      { prestige: 1 },
      {},
    ];
    const table = position(4, { seats, venice: 0 }).plays('0 buy deck');
    expect(table.told('veniceDrawn')[0]?.ducats).toEqual([6, 6, 1, 0]);
  });

  test('R-12.31 nobody has prestige: all are first', () => {
    const table = position(5, { seats: [{ hand: ['wood-03', 'wood-13'] }], venice: 0 }).plays('0 buy deck');
    expect(table.told('veniceDrawn')[0]?.ducats).toEqual([6, 6, 6, 6, 6]);
  });

  test('E-36 R-7.7 R-12.19 two routes from Venice', () => {
    const table = playing(['wine-03', 'wood-03']);
    table.offers(
      0,
      ['ancona', 'bari', 'ragusa', 'venezia', 'zara'].map((port) => `sail ${port}`),
    );
    table.refuses('0 sail corfu', 'R-7.7', 'notReached');
  });

  test('E-37 R-7.7 three routes from Tana', () => {
    const table = playing(['wine-03', 'wood-03', 'corn-03'], { seats: [{ port: 'tana' }] });
    table.offers(
      0,
      ['caffa', 'costantinopoli', 'trebisonda'].map((port) => `sail ${port}`),
    );
  });

  test('R-12.20 R-7.7 with one ship icon the ship cannot stay', () => {
    playing(['wine-03']).offers(0, ['sail ancona', 'sail zara']);
  });

  test('E-39 R-7.7 R-8.1 R-12.21 without a ship icon the ship stays and the token stays active', () => {
    const table = playing(['silver-05'], { seats: [{ tokens: ['bigDeal'], active: 'bigDeal' }] });
    expect(table.told('sailed')).toEqual([]);
    expect(table.state.merchants[0]?.active).toBe('bigDeal');
    expect(table.state.active).toBe(1);
  });

  test('E-40 R-7.7 R-8.2 R-12.22 the sailing bonus pays before the move, and only if it was there', () => {
    const cards: CardName[] = ['wine-13', 'wood-14', 'corn-16'];
    const table = playing(cards, {
      seats: [{ tokens: ['seafaring'], active: 'seafaring' }],
      tokenOn: { ancona: null, zara: 'seafaring' },
    });
    expect(ducatsOf(table)).toBe(14);
    table.plays('0 sail ancona');
    expect([table.state.merchants[0]?.active, table.state.merchants[0]?.tokens]).toEqual([
      null,
      ['seafaring'],
    ]);
    const taken = playing(cards, { tokenOn: { zara: 'seafaring' } }).plays('0 sail zara');
    expect([ducatsOf(taken), taken.state.merchants[0]?.active]).toEqual([11, 'seafaring']);
  });

  test('R-7.7 R-8.6 the sailing bonus pays a ducat for each ship icon: none, one, two, three, four ships', () => {
    const seats = [{ tokens: ['seafaring'], active: 'seafaring' }] as const;
    const none = playing(['silver-02'], { seats });
    expect([ducatsOf(none), none.told('seafaringPaid')]).toEqual([11, []]);
    for (const ships of [1, 2, 3, 4]) {
      const table = playing(NM.slice(0, ships), { seats });
      expect(table.told('seafaringPaid')).toEqual([{ kind: 'seafaringPaid', seat: 0, icons: ships }]);
      expect(ducatsOf(table)).toBe(11 + ships);
      expect(ducatsOf(playing(NM.slice(0, ships)))).toBe(11); // without the token
    }
  });

  test('R-7.4 R-7.6 R-7.8 no ducat icon, no ducats; an empty deck has nothing for the market', () => {
    const table = playing(['spice-04'], { deckSize: 0 });
    expect(table.told('ducatsGained')).toEqual([]);
    expect(table.told('marketed')).toEqual([{ kind: 'marketed', seat: 0, icons: 1, count: 0 }]);
    expect(table.told('drew')).toEqual([]);
  });

  test('R-7.8 the last cards of the deck go to the pirates, the rest is lost', () => {
    const table = playing(P_ICONS.slice(0, 3), { deckSize: 2 });
    expect(table.told('pirated')).toEqual([{ kind: 'pirated', seat: 0, icons: 3, count: 2 }]);
    expect(table.state.merchants[0]?.pirates).toHaveLength(2);
    expect(table.told('lastTurn')).toHaveLength(1);
  });
});
