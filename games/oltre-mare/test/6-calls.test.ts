import { advance, anyGame, clone, fallbackOf, isRefusal, Match, play, readOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { goodNumber } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import { call, handOf, offer, packageLines, position, proposal } from './position.ts';

const A_HAND: CardName[] = ['wine-03', 'wine-07', 'wood-03', 'corn-03', 'corn-15'];
const four = () =>
  position(4, {
    seats: [
      { hand: A_HAND },
      { hand: ['silk-08', 'silver-05', 'silver-09'] },
      { hand: ['sugar-07'] },
      { hand: ['silk-10', 'sugar-14'] },
    ],
  });
const CALL = call(['silk'], ['wine', 'corn']);
const B_PROPOSES = proposal(1, ['silk-08'], ['wine'], 0);
const D_PROPOSES = proposal(3, ['silk-10'], ['corn'], -1);

describe('R-6 Trade: calls and proposals', () => {
  test('E-28 R-6.15 R-6.16 answers stay sealed until all are in; A may take all of them', () => {
    const table = four().plays(...CALL, ...D_PROPOSES, ...B_PROPOSES);
    expect(table.told('proposed')).toEqual([]);
    expect(oltreMare.view(table.state, 0).proposals).toEqual([null, null, null, null]);
    expect(oltreMare.view(table.state, 0).waitingFor).toEqual([2]);
    expect(oltreMare.view(table.state, 1).own?.sealed?.give).toEqual(['silk']);
    table.plays('2 pass');
    expect(table.told('proposed').map((e) => e.terms.from)).toEqual([1, 3]);
    expect(table.told('passed').map((e) => e.seat)).toEqual([2]);
    table
      .offersAlso(0, ['take 1', 'take 3', 'endTrade'])
      .plays('0 take 1', '0 fill wine-07', '0 take 3', '0 fill corn-03');
    expect(table.state.merchants.map((merchant) => merchant.prestige)).toEqual([0, 1, 0, 1]);
    expect(table.state.merchants.map((merchant) => merchant.ducats)).toEqual([10, 11, 11, 12]);
    expect(handOf(table.state, 0)).toEqual(['silk-08', 'silk-10', 'wine-03', 'wood-03', 'corn-15']);
    table.lacks(0, ['take 1', 'take 3']);
  });

  test('R-6.15 answers come in any order and are composed side by side', () => {
    const table = four().plays(
      ...CALL,
      '3 propose',
      '1 propose',
      '3 give silk-10',
      '1 give silk-08',
      '2 pass',
    );
    expect(oltreMare.view(table.state, 1).own?.draft?.cards).toEqual(['silk-08']);
    table.plays(
      '3 done',
      '1 done',
      '1 ask wine',
      '1 done',
      '3 ask corn',
      '3 done',
      '1 ducats 0',
      '3 ducats -1',
      '3 send',
    );
    expect(table.options(3)).toEqual([]);
    table.plays('1 send').offersAlso(0, ['take 1', 'take 3']);
  });

  test('R-6.15 one call a turn', () => {
    const table = four().plays(...CALL, '1 pass', '2 pass', '3 pass');
    table.refuses('0 call', 'R-6.15', 'oneCall');
  });

  test('R-6.15 any legal package answers a call, also beyond want and have', () => {
    four().plays(...CALL, '2 propose', ...packageLines(2, [], ['wood'], 2));
  });

  test('R-6.20 R-6.26 who does not answer in time has passed, a draft is dropped', () => {
    const table = four().plays(...CALL);
    expect(fallbackOf(oltreMare, table.state, 2)).toEqual({ verb: 'pass' });
    table.plays('1 propose', '1 give silk-08');
    expect(fallbackOf(oltreMare, table.state, 1)).toEqual({ verb: 'pass' });
    table.plays('1 pass');
    expect([table.state.drafts[1], table.state.proposals[1]]).toEqual([null, null]);
  });

  test('R-6.24 R-4.7 a draft can be taken back while others answer; a completed answer cannot', () => {
    const { state } = four().plays(...CALL);
    let match = Match.from(oltreMare, state);
    for (const [seat, text] of [
      [1, 'propose'],
      [1, 'give silk-08'],
      [2, 'pass'],
    ] as const) {
      const after = match.pick(seat, readOption(text));
      if ('code' in after) throw new Error(after.code);
      match = after;
    }
    expect([match.canUndo(1), match.canUndo(2)]).toEqual([true, false]);
    const back = match.undo(1);
    expect('code' in back ? null : back.state.drafts[1]?.give).toEqual([]);
  });

  test('R-4.7 R-6.16 taking a proposal is final, and so is the answer to a counter', () => {
    const taken = four().plays(
      ...CALL,
      '1 propose',
      ...packageLines(1, ['silk-08'], [], -1),
      '2 pass',
      '3 pass',
    );
    const countered = four().plays(
      ...offer(1, ['wood-03'], ['silk'], 0),
      '1 counter',
      ...packageLines(1, ['silk-08'], [], -1),
    );
    for (const [table, text] of [
      [taken, 'take 1'],
      [countered, 'accept'],
      [countered, 'decline'],
    ] as const) {
      const played = play(oltreMare, table.state, 0, readOption(text));
      expect(isRefusal(played) ? played.code : played.isFinal).toBe(true);
    }
  });

  test('R-6.16 R-12.51 a proposal lapses when its author parts with the card', () => {
    const table = four().plays(...CALL, ...B_PROPOSES, '2 pass', '3 pass');
    table.plays(...offer(1, [], ['silk'], 1), '1 accept').lacks(0, ['take 1']);
    expect(table.told('lapsed')).toEqual([{ kind: 'lapsed', seat: 1 }]);
  });

  test('R-6.16 a proposal lapses when its author lacks the ducats to be paid', () => {
    const table = position(3, { seats: [{ hand: A_HAND }, { hand: ['silk-08'], ducats: 3 }, {}] });
    table.plays(...call([], ['wood']), ...proposal(1, [], ['wood'], 3), '2 pass');
    table.plays(...offer(1, ['wine-03'], [], -1), '1 accept');
    expect(table.told('lapsed')).toEqual([{ kind: 'lapsed', seat: 1 }]);
  });

  test('R-6.16 what A lacks blocks a proposal for the time being', () => {
    const table = position(3, {
      seats: [{ hand: A_HAND, ducats: 4 }, { hand: ['silk-08'] }, { hand: ['sugar-07'] }],
    });
    table.plays(...call(['silk'], []), ...proposal(1, ['silk-08'], ['wood'], -2), '2 pass');
    table.plays(...offer(2, [], ['sugar'], 3), '2 accept').refuses('0 take 1', 'R-6.16', 'ducatsLacking');
    table
      .plays(...offer(2, ['wood-03'], [], -3), '2 accept')
      .refuses('0 take 1', 'R-6.16', 'proposalBlocked');
    table.plays(...offer(2, [], ['wood'], 1), '2 accept').offersAlso(0, ['take 1']);
  });

  test('R-6.16 R-6.7 the load guarantee blocks a proposal too', () => {
    const hand: CardName[] = ['wood-03', 'wood-13', 'wood-14', 'wine-03'];
    const table = position(3, {
      seats: [{ hand, cargo: ['wood-12'] }, { hand: ['silk-08'] }, {}],
      purchases: 4,
    });
    table.plays(...call([], ['wood']), ...proposal(1, [], ['wine'], 2), '2 pass');
    table.plays(...offer(2, ['wood-03'], [], 0), '2 accept').refuses('0 take 1', 'R-6.7', 'loadGuarantee');
  });

  test('R-6.16 open proposals end with the trade phase', () => {
    const table = four().plays(...CALL, ...B_PROPOSES, '2 pass', '3 pass', '0 endTrade');
    expect(table.state.proposals).toEqual([null, null, null, null]);
    expect(table.state.call).toBeNull();
  });

  test('E-55 R-6.25 with an empty hand something must be wanted', () => {
    const table = position(3, { seats: [{ hand: [] }] }).plays('0 call');
    table.refuses('0 done', 'R-6.25', 'emptyCall').lacks(0, ['done']);
    table.plays('0 want silk').offersAlso(0, ['done', 'want corn']).lacks(0, ['want silk', 'want spice']);
    table.plays('0 done').offers(0, ['send']);
  });

  test('R-6.25 with nothing wanted something must be had', () => {
    const table = four().plays('0 call', '0 done').refuses('0 send', 'R-6.25', 'emptyCall');
    table
      .offers(0, ['have wine', 'have wood', 'have corn'])
      .plays('0 have wood')
      .offers(0, ['have corn', 'send']);
  });

  test('R-6.15 every answer is told and noted, whether it is a proposal or none', () => {
    const table = four().plays(...CALL, '2 pass', ...B_PROPOSES);
    expect(table.told('answered').map((e) => e.seat)).toEqual([2, 1]);
    expect(oltreMare.view(table.state, 0).call?.answered).toEqual([false, true, true, false]);
    expect(oltreMare.view(table.state, 0).waitingFor).toEqual([3]);
  });

  test('R-6.25 first what is wanted, then what is had', () => {
    const table = four().plays('0 call', '0 want silk', '0 done');
    expect(table.state.callDraft).toEqual({ stage: 'have', want: [goodNumber('silk')], have: [] });
  });

  test('R-6.15 R-6.16 the call stays as it was said; what was parted with is no longer known of the hand', () => {
    const table = four().plays(...CALL, ...D_PROPOSES, '1 pass', '2 pass');
    table.plays('0 take 3', '0 fill corn-03');
    expect(oltreMare.view(table.state, 1).call?.have).toEqual(['wine', 'corn']);
    expect(table.state.call?.held).toEqual([goodNumber('wine')]);
    table.plays(...offer(1, ['wine-03'], [], 0), '1 accept');
    expect(table.state.call?.held).toEqual([]);
    expect(oltreMare.view(table.state, 1).call?.have).toEqual(['wine', 'corn']);
  });

  test('R-6.15 the call stays as it was said for a bot too, which plays on in the same state', () => {
    const state = clone(four().state);
    const lines = [...CALL, ...D_PROPOSES, '1 pass', '2 pass', '0 take 3', '0 fill corn-03'];
    for (const line of lines) advance(anyGame(oltreMare), state, Number(line[0]), readOption(line.slice(2)));
    expect(oltreMare.view(state, 1).call?.have).toEqual(['wine', 'corn']);
  });

  test('R-6.16 a proposal that gives ducats alone is gone once it is taken, and a deal by proposal says so', () => {
    const table = four().plays(...call([], ['wood']), ...proposal(1, [], ['wood'], 3), '2 pass', '3 pass');
    table.plays('0 take 1').lacks(0, ['take 1']);
    expect(oltreMare.view(table.state, 0).proposals).toEqual([null, null, null, null]);
    expect(table.told('lapsed')).toEqual([]);
    expect(table.told('concluded').map((e) => e.letter)).toEqual(['proposal']);
  });

  test('R-6.16 a proposal stays open for an author in debt who pays nothing, or who has just enough', () => {
    const open = (ducats: number, pays: number) => {
      const seats = [
        { hand: A_HAND },
        { hand: ['silk-08'] as const, ducats },
        { hand: ['sugar-07'] as const },
      ];
      const table = position(3, { seats });
      table.plays(...call(['silk'], []), ...proposal(1, ['silk-08'], ['wood'], pays), '2 pass');
      return table.plays(...offer(2, ['corn-03'], [], 0), '2 accept');
    };
    for (const [ducats, pays] of [
      [-5, 0],
      [3, 3],
      [-5, -2],
    ] as const) {
      const table = open(ducats, pays).offersAlso(0, ['take 1']);
      expect(table.told('lapsed')).toEqual([]);
    }
  });
});
