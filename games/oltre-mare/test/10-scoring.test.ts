import { describe, expect, test } from 'vitest';
import { CARDS_TABLE } from '../src/data/cards.ts';
import type { CardName, Category, GoodName, TokenName } from '../src/names.ts';
import { awardsFor } from '../src/scoring.ts';
import { texts } from '../src/texts/index.ts';
import { position, type SeatSpec } from './position.ts';

/** The last pick of a game: seat 0 loads what it has played, or ends trading with nothing to play. */
function ending(players: number, seats: readonly SeatSpec[], played: readonly CardName[] = []) {
  const isLoading = played.length > 0;
  const step = { step: isLoading ? 'load' : 'trade', seats: [0] } as const;
  const table = position(players, { seats, deckSize: 0, played, step });
  // The cards nobody holds wait in the last cargo pile; its runs would count, so they go to a hand instead.
  table.given((s) => {
    const last = s.merchants.at(-1);
    const own = seats[players - 1]?.cargo?.length ?? 1;
    last?.hand.push(...last.cargo.splice(0, last.cargo.length - own));
    last?.hand.sort((a, b) => a - b);
  });
  return table.plays(isLoading ? `0 load ${played[0]}` : '0 endTrade');
}
const points = (table: ReturnType<typeof ending>, category: Category): number[] =>
  table.told('scored').flatMap((e) => (e.category === category ? [e.points] : []));
/** That many cards of a good. */
const some = (good: GoodName, n: number): CardName[] =>
  CARDS_TABLE.filter((row) => row.good === good)
    .slice(-n)
    .map((row) => row.id);
const kinds = (...tokens: TokenName[]): TokenName[] => tokens;

describe('R-10 End of the game', () => {
  test('E-4 R-10.2 R-12.35 runs that do not touch are not joined', () => {
    const [a, b, c, d, e, f] = some('wood', 6);
    const cargo = [a, b, c, d, ...some('silk', 3), e, f].flatMap((card) => card ?? []);
    const table = ending(2, [{ hand: [], cargo }]);
    expect(
      table
        .told('sold')
        .filter((e2) => e2.seat === 0)
        .map((e2) => [e2.good, e2.count, e2.points]),
    ).toEqual([
      ['wood', 2, 3],
      ['silk', 3, 8],
      ['wood', 4, 9],
    ]);
    expect(points(table, 'cargo')[0]).toBe(20);
  });

  test('E-5 R-10.2 five silk score 8', () => {
    expect(points(ending(2, [{ cargo: some('silk', 5) }]), 'cargo')[0]).toBe(8);
  });

  test('R-12.36 R-10.2 six wood score 9', () => {
    expect(points(ending(2, [{ cargo: some('wood', 6) }]), 'cargo')[0]).toBe(9);
  });

  test('E-48 R-10.2 single cards', () => {
    const goods: GoodName[] = ['spice', 'silk', 'silver', 'sugar', 'wine', 'wood', 'corn'];
    expect(points(ending(3, [{ cargo: goods.flatMap((good) => some(good, 1)) }]), 'cargo')[0]).toBe(4);
  });

  test('R-10.1 R-12.48 the game ends with the turn in which the last goods card went', () => {
    const table = position(3, { seats: [{ hand: ['sugar-02', 'wood-02'] }], deckSize: 1 }).plays(
      '0 endTrade',
      '0 play sugar-02',
      '0 play wood-02',
    );
    expect(table.state.result).toBeNull();
    table.plays('0 load wood-02');
    expect(table.state.agenda).toEqual([]);
  });

  test('E-46 R-10.3 tokens: number, then kinds', () => {
    const table = ending(4, [
      { tokens: kinds('compass', 'bigDeal', 'seafaring', 'localAuthority', 'localAuthority') },
      { tokens: kinds('fightPirates', 'fightPirates', 'bigDeal', 'seafaring', 'seafaring') },
      { tokens: kinds('compass', 'compass') },
      {},
    ]);
    expect(points(table, 'tokens')).toEqual([6, 3, 1, 0]);
  });

  test('E-47 R-10.3 R-10.6 as many tokens of as many kinds: tied', () => {
    const table = ending(3, [
      { tokens: kinds('compass', 'bigDeal', 'seafaring') },
      { tokens: kinds('fightPirates', 'bigDeal', 'seafaring') },
      { tokens: kinds('compass') },
    ]);
    expect(points(table, 'tokens')).toEqual([6, 6, 1]);
  });

  test('E-45 R-10.4 R-10.6 two players: 0 and 0 gain 6 each, 1 and 0 gain 6 and 3', () => {
    expect(points(ending(2, [{}, {}]), 'prestige')).toEqual([6, 6]);
    expect(points(ending(2, [{ prestige: 1 }, {}]), 'prestige')).toEqual([6, 3]);
  });

  test('R-10.6 R-12.50 R-12.30 places are used up by ties, and nothing can win one', () => {
    expect(awardsFor([2, 2, 2, 1, 0])).toEqual([6, 6, 6, 0, 0]);
    expect(awardsFor([5, 1, 1, 0, 0])).toEqual([6, 3, 3, 0, 0]);
    expect(awardsFor([2, 1, 0, 0])).toEqual([6, 3, 1, 1]);
  });

  test('E-49 R-10.2 R-10.3 R-10.4 R-10.5 R-10.7 R-12.37 a whole final scoring', () => {
    const A: SeatSpec = {
      ducats: 14,
      cargo: [...some('silver', 4), ...some('sugar', 4), ...some('wine', 3)],
      tokens: kinds('bigDeal', 'bigDeal', 'seafaring', 'seafaring'),
      prestige: 2,
      pirates: ['corn-01', 'corn-02', 'corn-03', 'corn-04', 'corn-05', 'corn-06', 'corn-07'],
      hand: ['spice-06', 'spice-07', 'spice-08'],
    };
    const wine: CardName[] = ['wine-01', 'wine-02', 'wine-03', 'wine-04'];
    const silver: CardName[] = ['silver-01', 'silver-02', 'silver-03', 'silver-04'];
    const B: SeatSpec = {
      ducats: 9,
      cargo: [...silver, ...some('silk', 3), ...wine, 'wood-01', 'wood-02', 'wood-03'],
      tokens: kinds('compass', 'compass', 'fightPirates', 'fightPirates', 'localAuthority', 'localAuthority'),
      prestige: 2,
      pirates: ['spice-01', 'spice-02', 'spice-03', 'spice-04', 'spice-05'],
    };
    const C: SeatSpec = {
      ducats: 20,
      cargo: [...some('corn', 5), 'sugar-01', 'sugar-02', 'sugar-03', 'sugar-04'],
      tokens: kinds('compass'),
      pirates: ['silk-01', 'silk-02', 'silk-03'],
    };
    const table = ending(3, [A, B, C], some('wood', 2));
    expect(points(table, 'play')).toEqual([14, 9, 20]);
    expect(points(table, 'cargo')).toEqual([31, 36, 22]);
    expect(points(table, 'tokens')).toEqual([3, 6, 1]);
    expect(points(table, 'prestige')).toEqual([6, 6, 1]);
    expect(points(table, 'pirates')).toEqual([-7, -5, -3]);
    expect(table.state.result).toEqual({ scores: [47, 52, 41], ranks: [2, 1, 3] });
  });

  test('R-10.7 R-12.32 equal totals share the victory, also below 0', () => {
    const table = ending(2, [
      { ducats: -30, cargo: ['wood-01'] },
      { ducats: -30, cargo: ['wood-02'] },
    ]);
    expect(table.state.result?.ranks).toEqual([1, 1]);
    expect(table.state.result?.scores[0]).toBeLessThan(0);
  });

  test('R-12.39 R-2.2 prestige has no upper end', () => {
    expect(points(ending(2, [{ prestige: 40 }, { prestige: 41 }]), 'prestige')).toEqual([3, 6]);
  });

  test('R-10.2 R-10.5 the log in both languages: goods counted, units named, a true minus sign', () => {
    const table = ending(2, [{ ducats: -12, cargo: some('wine', 4) }]);
    const [run] = table.told('sold');
    const [purse] = table.told('scored');
    expect(run && texts.fr.events.sold(run, () => 'Ilse')).toBe(
      'Ilse : collection vendue, 4 × vin, 10 ducats.',
    );
    expect(run && texts.en.events.sold(run, () => 'Ilse')).toBe('Ilse sold a run of 4 × wine for 10 ducats.');
    expect(purse && texts.fr.events.scored(purse, () => 'Ilse')).toContain('−12 ducats');
    const pirates = { kind: 'scored', seat: 0, category: 'pirates', points: -2 } as const;
    expect(texts.en.events.scored(pirates, () => 'Ilse')).toBe('Ilse: −2 ducats for pirate cards.');
    const tokens = { kind: 'scored', seat: 0, category: 'tokens', points: 6 } as const;
    expect(texts.fr.events.scored(tokens, () => 'Ilse')).toBe('Ilse : jetons de port, 6 ducats.');
  });
});
