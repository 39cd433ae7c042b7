import { describe, expect, test } from 'vitest';
import type { CardName, TokenName } from '../src/names.ts';
import { handOf, position, type SeatSpec } from './position.ts';

/** Seat 1 loads its last card, so that the turn of seat 0 begins. */
function turnOf(spec: SeatSpec) {
  const table = position(2, {
    seats: [spec],
    step: { step: 'load', seats: [1] },
    played: ['silk-08', 'silk-10'],
  });
  table.given((s) => {
    s.active = 1;
  });
  return table.plays('1 load silk-08');
}
const SEVEN: CardName[] = ['silver-01', 'sugar-01', 'wine-01', 'wine-02', 'wood-01', 'wood-02', 'wood-05'];
const WITH_SEA_POWER = { 6: 'wood-04', 5: 'wood-09', 4: 'wood-12', 3: 'wood-18' } as const;

describe('R-5 Sea power', () => {
  test('E-1 R-5.1 seven cards and sea power 5: exactly two go to the pirates', () => {
    const table = turnOf({ hand: SEVEN, cargo: ['wood-09'] });
    table.offers(
      0,
      SEVEN.map((card) => `discard ${card}`),
    );
    table.plays('0 discard wine-01', '0 discard sugar-01');
    expect(handOf(table.state, 0)).toHaveLength(5);
    expect(table.state.merchants[0]?.pirates).toHaveLength(2);
    table.refuses('0 discard wood-01', 'R-6.1', 'notOffered');
    expect(table.told('discarded')).toHaveLength(2);
    expect(table.told('discardSeen').map((e) => [e.only, e.cards])).toEqual([
      [0, ['wine-01']],
      [0, ['sugar-01']],
    ]);
  });

  test('R-5.2 at the limit nobody discards', () => {
    const table = turnOf({ hand: SEVEN.slice(0, 5), cargo: ['wood-09'] });
    expect(table.state.agenda.at(-1)?.step).toBe('trade');
    expect(table.told('discarded')).toHaveLength(0);
  });

  test('E-32 R-5.3 R-7.5 R-8.4 fight the pirates saves from pirate icons, not from the limit', () => {
    const tokens: TokenName[] = ['fightPirates'];
    const hand: CardName[] = ['sugar-01', 'wine-01', 'wine-02', 'wood-01', 'wood-03', 'wood-13'];
    const table = turnOf({ hand, cargo: ['wood-12'], tokens, active: 'fightPirates', port: 'venezia' });
    table.plays('0 discard wood-03', '0 discard wood-13', '0 endTrade');
    const before = table.state.deck.length;
    table.plays('0 play sugar-01', '0 play wine-01', '0 play wood-01');
    expect(table.state.merchants[0]?.pirates).toHaveLength(2);
    expect(table.state.deck).toHaveLength(before);
    expect(table.told('piratesFought')).toEqual([{ kind: 'piratesFought', seat: 0, icons: 3 }]);
  });

  test('E-6 R-8.5 R-12.26 R-12.27 local authority pays 3, 2, 1, 0 before any discard', () => {
    for (const [power, pay] of [
      [6, 3],
      [5, 2],
      [4, 1],
      [3, 0],
    ] as const) {
      const cargo: CardName[] = [WITH_SEA_POWER[power]];
      const table = turnOf({ hand: SEVEN, cargo, tokens: ['localAuthority'], active: 'localAuthority' });
      expect(table.state.agenda.at(-1)?.step).toBe('discard');
      expect(table.state.merchants[0]?.ducats).toBe(11 + pay);
    }
  });

  test('R-12.46 a hand beyond its limit waits for the own turn', () => {
    const table = position(3, {
      seats: [{ hand: SEVEN }, { hand: ['corn-01', 'corn-02', 'corn-03'], cargo: ['corn-17'] }],
    });
    table.plays('0 offer 1', '0 give wood-01', '0 done', '0 done', '0 ducats 0', '0 send', '1 accept');
    expect(handOf(table.state, 1)).toHaveLength(4);
    expect(table.state.agenda.at(-1)).toEqual({ step: 'trade', seats: [0] });
  });
});
