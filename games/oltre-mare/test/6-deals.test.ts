import { fallbackOf } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import type { CardName } from '../src/names.ts';
import { handOf, offer, packageLines, position } from './position.ts';

const A_HAND: CardName[] = ['wine-03', 'wood-03', 'wood-13', 'wood-14', 'corn-03', 'corn-15'];
const B_HAND: CardName[] = ['silk-08', 'silk-10', 'silver-05', 'sugar-07'];
const table3 = () =>
  position(3, { seats: [{ hand: A_HAND }, { hand: B_HAND }, { hand: ['wine-07', 'wine-08'] }] });
const fail = (partner: number, ducats: number): string[] => [
  ...offer(partner, ['wood-03'], [], ducats),
  `${partner} decline`,
];

describe('R-6 Trade: offers and answers', () => {
  test('E-16 R-6.17 R-6.18 one prestige for each partner, none for the active player', () => {
    const table = table3();
    table.plays(
      ...offer(1, ['wood-03'], ['silver'], 0),
      '1 accept',
      ...offer(1, ['wood-13'], ['sugar'], 0),
      '1 accept',
    );
    table.plays(...offer(2, ['corn-03'], [], -1), '2 accept');
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 1, 1]);
  });

  test('E-19 R-6.13 R-6.11 who lacks the goods can only decline or counter, and nobody sees it', () => {
    const table = table3()
      .plays(...offer(1, [], ['spice'], 3))
      .offers(1, ['decline', 'counter']);
    table.refuses('1 accept', 'R-6.13', 'goodsLacking').plays('1 decline');
    expect(table.told('declined')).toEqual([{ kind: 'declined', seat: 1, letter: 'offer', author: 0 }]);
  });

  test('E-20 R-6.17 the one who accepts picks the card; until then it looks unanswered', () => {
    const hand: CardName[] = ['wood-03', 'wood-15', 'wood-05'];
    const table = position(3, { seats: [{ hand: ['corn-03', 'corn-15'] }, { hand }] });
    table.plays(...offer(1, [], ['wood'], 3));
    const before = [0, 2].map((seat) => oltreMare.view(table.state, seat));
    table.plays('1 accept').offers(1, ['fill wood-03', 'fill wood-05', 'fill wood-15']);
    expect([0, 2].map((seat) => oltreMare.view(table.state, seat))).toEqual(before);
    expect(table.told('concluded')).toHaveLength(0);
    table.plays('1 fill wood-15');
    expect(handOf(table.state, 0)).toContain('wood-15');
    expect(table.told('exchanged').map((e) => [e.only, e.got])).toEqual([
      [0, ['wood-15']],
      [1, []],
    ]);
  });

  test('R-6.17 two of three: one card at a time in table order, good by good', () => {
    const hand: CardName[] = ['silk-08', 'silk-10', 'wood-03', 'wood-05', 'wood-15'];
    const table = position(3, { seats: [{ hand: ['corn-03', 'corn-15'] }, { hand }] });
    table.plays(...offer(1, [], ['silk', 'wood', 'wood'], 3), '1 accept', '1 fill silk-10');
    table.offers(1, ['fill wood-03', 'fill wood-05']).refuses('1 fill wood-15', 'R-6.17', 'tooFewOfGood');
    table.plays('1 fill wood-05', '1 fill wood-15');
    expect(handOf(table.state, 1)).toEqual(['silk-08', 'wood-03']);
  });

  test('R-6.9 E-30 only the active player deals, with hand cards and ducats', () => {
    const table = table3();
    table.refuses('1 offer 2', 'R-6.1', 'notAsked').plays(...offer(1, ['wood-03'], [], 0));
    table.refuses('2 accept', 'R-6.13', 'notAsked');
    const picks = position(3, { seats: [{ hand: ['wood-03', 'wood-13'], pirates: ['wine-01'] }, {}] }).plays(
      '0 offer 1',
    );
    picks.refuses('0 give wine-01', 'R-6.24', 'notOffered').refuses('0 give compass', 'R-6.24', 'notOffered');
  });

  test('E-25 R-6.13 R-6.14 a counter is accepted or declined, never countered', () => {
    const counter = packageLines(1, ['silver-05'], ['corn'], -2);
    const table = table3()
      .plays(...offer(1, ['corn-03'], ['silver'], 0), '1 counter', ...counter)
      .offers(0, ['accept', 'decline']);
    table.plays('0 accept', '0 fill corn-03');
    expect(table.state.merchants.map((merchant) => merchant.ducats)).toEqual([9, 13, 11]);
    expect(handOf(table.state, 1)).toContain('corn-03');
    expect(table.state.merchants[1]?.prestige).toBe(1);
    expect(table.state.failed[1]).toBe(0);
    const other = table3().plays(
      ...offer(1, ['corn-03'], ['silver'], 0),
      '1 counter',
      ...counter,
      '0 decline',
    );
    expect([other.state.offersMade, other.state.failed[1]]).toEqual([1, 1]);
    other.offersAlso(0, ['offer 1', 'endTrade']);
    expect([other.state.offer, other.state.counter]).toEqual([null, null]);
  });

  test('E-26 R-6.12 R-12.18 three failed offers close a partner, six offers all', () => {
    const table = table3().plays(...fail(1, -1), ...fail(1, -2), ...fail(1, -3));
    table.refuses('0 offer 1', 'R-6.12', 'triesSpent').plays(...fail(2, -1), ...fail(2, -2));
    table.plays(...offer(2, ['wood-03'], [], -3), '2 accept').refuses('0 offer 2', 'R-6.12', 'offersSpent');
    table.offersAlso(0, ['buy deck']);
    const kind = table3().plays(...fail(1, -1), ...fail(1, -2), ...offer(1, ['wood-03'], [], -3), '1 accept');
    kind.offersAlso(0, ['offer 1']);
  });

  test('R-6.12 an offer is public at once and waits for its partner alone', () => {
    const table = table3().plays(...offer(1, ['wood-03'], ['silk'], 1));
    expect(table.options(0)).toEqual([]);
    for (const seat of [0, 1, 2]) {
      const { offer: shown, waitingFor } = oltreMare.view(table.state, seat);
      expect([shown?.give, shown?.ask, shown?.ducats, waitingFor]).toEqual([['wood'], ['silk'], 1, [1]]);
      expect(shown?.cards).toEqual(seat === 0 ? ['wood-03'] : null);
    }
  });

  test('E-56 R-6.13 R-12.52 the same terms come back only with a claim', () => {
    const table = position(3, { seats: [{ hand: A_HAND, ducats: 4 }, { hand: ['silk-08', 'wine-07'] }] });
    table.plays(
      ...offer(1, [], ['silk'], 3),
      '1 counter',
      '1 give silk-08',
      '1 done',
      '1 done',
      '1 ducats -3',
    );
    table.refuses('1 send', 'R-6.13', 'sameTerms').plays('1 claim silk-08', '1 state load-3', '1 send');
    expect(table.told('countered')[0]?.terms.claims).toEqual(['load-3']);
    const dearer = position(3, { seats: [{ hand: A_HAND, ducats: 4 }, { hand: ['silk-08', 'wine-07'] }] });
    dearer.plays(...offer(1, [], ['silk'], 3), '1 counter', ...packageLines(1, ['silk-08'], [], -4));
  });

  test('R-6.13 without a card to speak of, or with claims off, the same terms do not come back', () => {
    const table = position(3, { seats: [{ hand: A_HAND }, { hand: ['silk-08'], ducats: 5 }] });
    table.plays(...offer(1, ['wood-03'], [], -3), '1 counter', '1 done', '1 ask wood', '1 done');
    table.refuses('1 ducats 3', 'R-6.13', 'sameTerms').plays('1 ducats 2');
    const off = position(3, { seats: [{ hand: A_HAND }, { hand: ['silk-08'] }], variants: ['claims:off'] });
    off.plays(...offer(1, [], ['silk'], 3), '1 counter', '1 give silk-08', '1 done', '1 done');
    off.refuses('1 ducats -3', 'R-6.13', 'sameTerms');
  });

  test('R-6.13 R-6.24 countering, offering and proposing need a package that can be sent', () => {
    const gift = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13'], ducats: 0 }, { ducats: 0 }],
      purchases: 3,
    });
    gift.plays(...offer(1, ['wood-03'], [], 0)).offersAlso(1, ['counter']);
    const none = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13'] }, {}, { hand: ['wine-07'] }],
      purchases: 4,
    });
    none.refuses('0 offer 1', 'R-6.24', 'nothingToSend').plays('0 call', '0 want wine', '0 done', '0 send');
    none.refuses('1 propose', 'R-6.24', 'nothingToSend').offers(1, ['pass']).offers(2, ['propose', 'pass']);
  });

  test('E-29 R-6.20 who does not answer in time has declined', () => {
    const table = table3().plays(...offer(1, ['wood-03'], ['silk'], 0));
    expect(fallbackOf(oltreMare, table.state, 1)).toEqual({ verb: 'decline' });
    table.plays('1 accept');
    expect(fallbackOf(oltreMare, table.state, 1)).toEqual({ verb: 'fill', noun: 'silk-08' });
    const counter = table3().plays(
      ...offer(1, ['wood-03'], ['silk'], 0),
      '1 counter',
      ...packageLines(1, ['silk-08'], ['wood'], -1),
    );
    expect(fallbackOf(oltreMare, counter.state, 0)).toEqual({ verb: 'decline' });
    expect(fallbackOf(oltreMare, table3().state, 0)).toBeNull();
  });

  test('R-6.26 R-6.20 an unfinished counter is dropped by declining', () => {
    const table = table3().plays(...offer(1, ['wood-03'], ['silk'], 0), '1 counter', '1 give silk-08');
    expect(fallbackOf(oltreMare, table.state, 1)).toEqual({ verb: 'decline' });
    table.plays('1 decline');
    expect([table.state.failed[1], table.state.drafts[1], table.state.offer]).toEqual([1, null, null]);
  });

  test('R-6.18 R-12.15 the limit of one prestige holds across the Venice card', () => {
    const table = position(3, { seats: [{ hand: A_HAND }, { hand: B_HAND }], deck: ['wood-18'], venice: 0 });
    table.plays(...offer(1, ['wood-03'], [], 0), '1 accept', '0 buy deck');
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 0, 0]);
    expect(table.state.merchants[1]?.ducats).toBe(17);
    table.plays(...offer(1, ['wood-13'], [], 0), '1 accept', ...offer(2, ['wood-14'], [], 0), '2 accept');
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 0, 1]);
  });

  test('R-6.13 R-6.14 who lacks the goods of a counter cannot accept it', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13', 'wine-03'] }, { hand: ['silk-08'] }],
    });
    table.plays(...offer(1, ['wood-03'], ['silk'], 0));
    table.plays('1 counter', ...packageLines(1, ['silk-08'], ['sugar'], 0));
    table.refuses('0 accept', 'R-6.13', 'goodsLacking').plays('0 decline');
  });

  test('R-6.13 R-12.10 debt does not keep anybody from receiving ducats, or from a swap', () => {
    for (const ducats of [3, 0]) {
      const seats = [
        { hand: ['wood-03', 'wood-13', 'wine-03'] as const },
        { hand: ['silk-08'] as const, ducats: -5 },
      ];
      const table = position(3, { seats }).plays(...offer(1, ['wood-03'], ['silk'], ducats), '1 accept');
      expect(table.state.merchants[1]?.ducats).toBe(-5 + ducats);
    }
  });

  test('R-6.7 R-6.13 the load guarantee counts what comes as well as what goes', () => {
    const seats = [{ hand: ['wood-03', 'wood-13'] as const }, { hand: ['silk-08', 'wine-03'] as const }];
    const table = position(3, { seats, purchases: 4 });
    table.plays(...offer(1, ['wood-03'], ['silk', 'wine'], 0), '1 accept');
    expect(handOf(table.state, 0)).toEqual(['silk-08', 'wine-03', 'wood-13']);
  });

  test('R-6.17 the first cards of the table can be handed over too', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13', 'wine-03'] }, { hand: ['spice-01', 'spice-02', 'spice-05'] }],
    });
    table.plays(...offer(1, ['wood-03'], ['spice', 'spice'], 0), '1 accept');
    table.offers(1, ['fill spice-01', 'fill spice-02']);
  });

  test('R-6.17 later cards of another good do not help', () => {
    const table = position(3, {
      seats: [
        { hand: ['wood-03', 'wood-13', 'wine-03'] },
        { hand: ['silk-01', 'silk-02', 'silk-08', 'wine-07', 'wine-11'] },
      ],
    });
    table.plays(...offer(1, ['wood-03'], ['silk', 'silk'], 0), '1 accept');
    table.offers(1, ['fill silk-01', 'fill silk-02']).refuses('1 fill silk-08', 'R-6.17', 'tooFewOfGood');
  });
});
