import { describe, expect, test } from 'vitest';
import type { CardName } from '../src/names.ts';
import { texts } from '../src/texts/index.ts';
import { handOf, offer, packageLines, position } from './position.ts';

const GOODS = ['spice', 'silk', 'silver', 'sugar', 'wine', 'wood', 'corn'];
const asks = (goods: readonly string[]): string[] => goods.map((good) => `ask ${good}`);
const B_HAND: CardName[] = ['silk-08', 'silk-10', 'wine-03', 'wine-07', 'corn-03'];

/** E-52: A has wood-05 and corn-10, load 2, 2 ducats; B five cards and 1 ducat. */
const desk = () =>
  position(3, {
    seats: [
      { hand: ['wood-05', 'corn-10'], ducats: 2 },
      { hand: B_HAND, ducats: 1 },
    ],
  });

describe('R-6 Trade: packages, pick by pick', () => {
  test('E-52 R-6.24 the four stages of an offer', () => {
    const table = desk().plays('0 offer 1').offers(0, ['give wood-05', 'give corn-10', 'done']);
    table.plays('0 give corn-10').offers(0, ['done']);
    table.plays('0 done').offers(0, [...asks(GOODS), 'done']);
    table.plays('0 done').offers(0, ['ducats -1', 'ducats 0', 'ducats 1', 'ducats 2']);
    table.plays('0 ducats -1').offers(0, ['claim corn-10', 'send']);
    table.plays('0 claim corn-10');
    expect(table.options(0)).toHaveLength(34);
    expect(table.events).toEqual([]);
    for (const seat of [1, 2]) expect(table.options(seat)).toEqual([]);
    table.plays('0 state dm-1').offers(0, ['send']);
    table.plays('0 send').offers(1, ['accept', 'decline', 'counter']);
    expect(table.told('offered').map((e) => e.terms)).toEqual([
      { from: 0, to: 1, give: ['corn'], claims: ['dm-1'], ask: [], ducats: -1 },
    ]);
  });

  test('E-53 R-6.24 R-6.10 with nothing given something must be asked', () => {
    const table = desk().plays('0 offer 1', '0 done').offers(0, asks(GOODS));
    table.refuses('0 done', 'R-6.10', 'noCard').plays('0 ask silk').offersAlso(0, ['done', 'ask silk']);
    table.lacks(0, ['ask spice']);
  });

  test('E-54 R-6.10 R-12.54 no corn is asked for or wanted in a game of two', () => {
    const table = position(2, { seats: [{ hand: ['wood-05', 'wine-01'] }, { hand: ['silk-08'] }] });
    table.plays('0 offer 1', '0 done').offers(0, asks(GOODS.slice(0, 6)));
    table.refuses('0 ask corn', 'R-6.10', 'notInGame');
    const call = position(2, { seats: [{ hand: ['wood-05', 'wine-01'] }] }).plays('0 call');
    call.offers(0, [...GOODS.slice(0, 6).map((good) => `want ${good}`), 'done']);
    call.refuses('0 want corn', 'R-6.10', 'notInGame');
  });

  test('E-21 R-6.10 R-12.10 nobody pays more than they have', () => {
    const table = position(3, {
      seats: [
        { hand: ['wood-05', 'corn-10'], ducats: 2 },
        { hand: B_HAND, ducats: -1 },
      ],
    });
    table
      .plays('0 offer 1', '0 done', '0 ask silk', '0 done')
      .offers(0, ['ducats 0', 'ducats 1', 'ducats 2']);
    table.refuses('0 ducats 3', 'R-6.10', 'purse').refuses('0 ducats -1', 'R-6.10', 'purse');
    table.plays('0 ducats 2', '0 send', '1 accept', '1 fill silk-08');
    expect(table.state.merchants.slice(0, 2).map((merchant) => merchant.ducats)).toEqual([0, 1]);
  });

  test('R-6.10 at most 15 ducats', () => {
    const table = position(3, {
      seats: [
        { hand: ['wood-05', 'corn-10'], ducats: 40 },
        { hand: B_HAND, ducats: 40 },
      ],
    });
    table.plays('0 offer 1', '0 done', '0 ask silk', '0 done');
    expect(table.options(0)).toHaveLength(31);
    table.offersAlso(0, ['ducats 15', 'ducats -15']);
  });

  test('R-6.10 at most four cards each way, and no more asked than the other holds', () => {
    const hand: CardName[] = ['silk-08', 'wine-03', 'wine-07', 'wood-03', 'wood-13', 'corn-03', 'corn-15'];
    const table = position(3, { seats: [{ hand }, { hand: B_HAND }] });
    table.plays('0 offer 1', ...hand.slice(0, 4).map((card) => `0 give ${card}`));
    table.offers(0, ['done']).refuses('0 give wood-13', 'R-6.10', 'fourGiven');
    table.plays('0 done', '0 ask wine', '0 ask wine', '0 ask wine', '0 ask corn');
    table.offers(0, ['done']).refuses('0 ask corn', 'R-6.10', 'fourAsked');
    const other = position(3, { seats: [{ hand }, {}, { hand: ['silk-10'] }] });
    other.plays('0 offer 2', '0 done', '0 ask silk').refuses('0 ask silk', 'R-6.10', 'handTooSmall');
    const empty = position(3, { seats: [{ hand }, {}] });
    empty.plays('0 offer 1').refuses('0 done', 'R-6.10', 'handTooSmall');
  });

  test('E-18 R-6.10 R-6.15 only goods in the hand can be given or named; anything may be asked', () => {
    const table = desk().plays('0 offer 1');
    expect(table.options(0).some((option) => option.startsWith('give wine'))).toBe(false);
    table.plays('0 done').offersAlso(0, ['ask wine']);
    const call = desk().plays('0 call', '0 done').refuses('0 have wine', 'R-6.15', 'goodNotInHand');
    call.offers(0, ['have wood', 'have corn']);
  });

  test('E-22 R-6.10 R-6.18 R-12.11 a gift is a deal; ducats alone are none', () => {
    const hand: CardName[] = ['silk-08', 'wine-03', 'wood-03', 'wood-13', 'corn-03'];
    const table = position(3, { seats: [{ hand }, { hand: ['silk-10'] }] });
    table.plays('0 offer 1', '0 done').refuses('0 done', 'R-6.10', 'noCard');
    const gift = position(3, { seats: [{ hand }, { hand: ['silk-10'] }] });
    gift.plays(...offer(1, ['wine-03'], [], 0), '1 accept');
    expect(gift.state.merchants[1]?.prestige).toBe(1);
    expect(handOf(gift.state, 1)).toEqual(['silk-10', 'wine-03']);
  });

  test('R-12.44 R-6.10 a player without cards deals by receiving and paying', () => {
    const table = position(3, { seats: [{ hand: ['wood-05', 'corn-10', 'corn-03'] }, { ducats: 4 }] });
    table.plays(...offer(1, ['wood-05'], [], -4), '1 accept');
    expect(table.state.merchants[1]?.ducats).toBe(0);
  });

  test('E-17 R-6.10 R-6.19 R-12.16 a claim may lie; only the receiver learns it', () => {
    const table = position(3, {
      seats: [{ hand: ['silk-04', 'wood-03', 'wood-13'] }, { hand: ['corn-03'], ducats: 5 }],
    });
    table.plays(...offer(1, ['silk-04'], [], -2, ['claim silk-04', 'state dm-1']), '1 accept');
    expect(table.state.merchants[1]?.ducats).toBe(3);
    expect(table.told('concluded')[0]?.terms).toEqual({
      from: 0,
      to: 1,
      give: ['silk'],
      claims: ['dm-1'],
      ask: [],
      ducats: -2,
    });
    expect(table.told('exchanged')).toEqual([
      { kind: 'exchanged', only: 0, partner: 1, gave: ['silk-04'], got: [] },
      { kind: 'exchanged', only: 1, partner: 0, gave: [], got: ['silk-04'] },
    ]);
  });

  test('R-6.19 the log counts equal goods once, those with a claim apart', () => {
    const hand: CardName[] = ['wood-03', 'wood-13', 'wood-14', 'corn-03', 'corn-10'];
    const claims = ['claim wood-13', 'state load-2'];
    const table = position(3, { seats: [{ hand }, { hand: B_HAND }] });
    table.plays(...offer(1, ['wood-03', 'wood-13', 'wood-14'], ['silk', 'silk'], 0, claims));
    const lines = table.told('offered').map((e) => texts.en.events.offered(e, (seat) => `seat ${seat}`));
    expect(lines).toEqual(['seat 0 offered seat 1 2 × wood and wood (“load 2”) for 2 × silk.']);
  });

  test('E-27 R-6.11 terms declined this turn are not sent again', () => {
    const hand: CardName[] = ['wood-03', 'wood-13', 'wood-14'];
    const table = position(3, { seats: [{ hand }, { hand: B_HAND }] });
    table.plays(...offer(1, ['wood-03'], ['silk'], 0), '1 decline');
    table.plays('0 offer 1', '0 give wood-13', '0 done', '0 ask silk', '0 done');
    table.refuses('0 ducats 0', 'R-6.11', 'alreadyDeclined').plays('0 ducats 1', '0 send', '1 decline');
    table.plays(...offer(2, ['wood-03'], [], 0));
  });

  test('R-6.11 an offer answered by a counter counts as declined, and a declined counter is not sent again', () => {
    const hand: CardName[] = ['wood-03', 'wood-13', 'wood-14'];
    const table = position(3, { seats: [{ hand }, { hand: B_HAND }] });
    table.plays(
      ...offer(1, ['wood-03'], ['silk'], 0),
      '1 counter',
      ...packageLines(1, ['silk-08'], ['wood'], -2),
      '0 decline',
    );
    table.plays('0 offer 1', '0 give wood-14', '0 done', '0 ask silk', '0 done');
    table.refuses('0 ducats 0', 'R-6.11', 'alreadyDeclined').plays('0 ducats 1', '0 send');
    table.plays('1 counter', '1 give silk-10', '1 done', '1 ask wood', '1 done');
    table.refuses('1 ducats -2', 'R-6.11', 'alreadyDeclined').plays('1 ducats -3', '1 send');
  });

  test('R-6.11 R-6.24 where nothing else is left, repeating is refused at the first pick', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13', 'wood-14'], ducats: 0 }, { ducats: 0 }],
      deckSize: 20,
    });
    table.plays(...offer(1, ['wood-03'], [], 0), '1 decline', '0 offer 1', '0 give wood-03');
    table
      .refuses('0 done', 'R-6.11', 'alreadyDeclined')
      .plays('0 give wood-13', '0 done', '0 done', '0 ducats 0', '0 send');
  });

  test('R-6.21 R-6.24 the longest package takes twenty picks', () => {
    const hand: CardName[] = ['silk-08', 'wine-03', 'wine-07', 'wood-03', 'wood-13', 'corn-03'];
    const claims = hand.slice(0, 4).flatMap((card) => [`claim ${card}`, 'state load-2']);
    const lines = packageLines(0, hand.slice(0, 4), ['silk', 'wine', 'wine', 'corn'], 0, claims);
    expect(lines).toHaveLength(20);
    position(3, { seats: [{ hand }, { hand: B_HAND }] }).plays('0 offer 1', ...lines);
  });

  test('R-10.8 with claims off a package is only sent', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-05', 'corn-10'] }, { hand: B_HAND }],
      variants: ['claims:off'],
    });
    table.plays('0 offer 1', '0 give corn-10', '0 done', '0 done', '0 ducats 0').offers(0, ['send']);
  });

  test('R-6.11 R-6.24 with nothing to ask for, goods are refused once every sum was declined', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-05', 'wine-01', 'corn-10'], ducats: 0 }, { ducats: 1 }],
    });
    for (const ducats of [-1, 0]) table.plays(...offer(1, ['wood-05'], [], ducats), '1 decline');
    table.plays('0 offer 1', '0 give wood-05').refuses('0 done', 'R-6.11', 'alreadyDeclined');
  });

  test('R-6.11 R-6.24 a declined sum leaves the others, a declined gift leaves the goods to ask for', () => {
    const alone = position(3, {
      seats: [{ hand: ['wood-05', 'wine-01', 'corn-10'], ducats: 2 }, { ducats: 0 }],
    });
    alone
      .plays(...offer(1, ['wood-05'], [], 2), '1 decline', '0 offer 1', '0 give wood-05')
      .offersAlso(0, ['done']);
    const seats = [
      { hand: ['wood-05', 'wine-01', 'corn-10'] as const, ducats: 0 },
      { hand: ['silk-08'] as const, ducats: 0 },
    ];
    const both = position(3, { seats }).plays(...offer(1, ['wood-05'], [], 0), '1 decline', '0 offer 1');
    both.plays('0 give wood-05').offersAlso(0, ['done']);
  });

  test('R-6.7 R-6.10 only what the active player parts with is counted: the partner may give cards for nothing', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13'] }, { hand: ['silk-08', 'wine-03', 'wine-07'] }],
      purchases: 4,
    });
    table.plays(...offer(1, ['wood-03'], ['silk'], 0), '1 counter');
    table.refuses('1 done', 'R-6.7', 'loadGuarantee');
    table.plays('1 give wine-03', '1 done').offersAlso(1, ['done', 'ask wood']);
    table.plays('1 ask wood').refuses('1 ask wood', 'R-6.7', 'loadGuarantee');
  });

  test('R-6.13 R-6.24 without claims, nothing can be countered where nothing but the offer itself is left', () => {
    const table = position(3, {
      seats: [
        { hand: [], ducats: 0 },
        { hand: ['silk-08'], ducats: 0 },
      ],
      variants: ['claims:off'],
    });
    table.plays('0 offer 1', '0 done', '0 ask silk', '0 done', '0 ducats 0', '0 send');
    table.refuses('1 counter', 'R-6.24', 'nothingToSend').offersAlso(1, ['decline']);
  });

  test('R-6.11 R-6.24 what was declined is not begun again where nothing could be added', () => {
    const asking = position(3, {
      seats: [
        { hand: ['wood-05', 'wine-01', 'corn-10'], ducats: 0 },
        { hand: ['silk-08'], ducats: 0 },
      ],
    });
    asking.plays(...offer(1, [], ['silk'], 0), '1 decline', '0 offer 1', '0 done');
    asking.refuses('0 ask silk', 'R-6.11', 'alreadyDeclined').offersAlso(0, ['ask wine']);
    const four: CardName[] = ['wood-05', 'wood-06', 'corn-03', 'corn-10'];
    const giving = position(3, {
      seats: [{ hand: [...four, 'corn-15', 'corn-16'], ducats: 0 }, { ducats: 0 }],
    });
    giving.plays(...offer(1, four, [], 0), '1 decline', '0 offer 1');
    giving.plays(...four.slice(0, 3).map((card) => `0 give ${card}`));
    giving.refuses('0 give corn-10', 'R-6.11', 'alreadyDeclined');
  });
});
