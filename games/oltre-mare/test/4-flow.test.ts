import { isRefusal, Match, play, readOption } from '@comptoir/kernel';
import type { Scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { callDraftOf, callOf, dealOf, draftOf, letterOf } from '../src/lookup.ts';
import type { OltreMare } from '../src/types.ts';
import { offer, position } from './position.ts';

/** Whether the last of these picks can no longer be taken back. */
function isFinal(table: Scenario<OltreMare>, line: string): boolean {
  const [seat = '', ...rest] = line.split(' ');
  const played = play(oltreMare, table.state, Number(seat), readOption(rest.join(' ')));
  if (isRefusal(played)) throw new Error(`${line} is refused: ${played.code}`);
  return played.isFinal;
}

describe('R-4 Flow of play', () => {
  test('R-4.1 a new turn starts its counters afresh', () => {
    const table = position(3, {
      seats: [{ hand: ['wood-03', 'wood-13', 'wood-14'] }, { hand: ['silk-08', 'silk-10'] }],
    });
    table.plays(
      '0 buy deck',
      ...offer(1, ['wood-03'], ['wine'], 0),
      '1 decline',
      '0 call',
      '0 want silk',
      '0 done',
      '0 send',
    );
    table.plays('1 pass', '2 pass');
    expect(table.state.declined).toHaveLength(1);
    table.plays(...offer(2, ['wood-14'], [], 0), '2 accept');
    expect(table.state.honoured).toEqual([false, false, true]);
    table.plays('0 endTrade', '0 play wood-03', '0 play wood-13');
    table.plays(`0 ${table.options(0)[0]}`);
    if (table.state.agenda.at(-1)?.step === 'compass') table.plays('0 stay');
    table.plays('0 load wood-13');
    const { active, purchases, offersMade, hasCalled, failed, declined, honoured } = table.state;
    expect([active, purchases, offersMade, hasCalled]).toEqual([1, 0, 0, false]);
    expect([failed, declined, honoured]).toEqual([[0, 0, 0], [], [false, false, false]]);
  });

  test('R-4.2 R-4.3 the top cargo card sets limit and load of the turn', () => {
    const table = position(2, {
      seats: [{ hand: ['wood-03', 'wood-13', 'wood-14', 'wine-03'], cargo: ['silver-12', 'sugar-08'] }],
      step: { step: 'load', seats: [1] },
      played: ['silk-08', 'silk-10'],
    }).given((s) => {
      s.active = 1;
    });
    table.plays('1 load silk-08');
    expect(table.told('turnStarted')).toEqual([{ kind: 'turnStarted', seat: 0, turn: 2, limit: 4, load: 3 }]);
    table.plays('0 endTrade', '0 play wine-03', '0 play wood-03');
    expect(table.state.played).toHaveLength(0);
    table.plays('0 play wood-13');
    expect(table.state.played).toHaveLength(3);
  });

  test('E-33 R-4.5 R-7.6 cards drawn at the market stay, also above the new limit', () => {
    const table = position(3, {
      seats: [{ hand: ['silk-10', 'sugar-02', 'wood-01', 'wood-03'], cargo: ['spice-04'], port: 'venezia' }],
      tokenOn: { ancona: 'bigDeal' },
    });
    table.plays('0 endTrade', '0 play silk-10', '0 play sugar-02', '0 sail ancona', '0 load sugar-02');
    expect(table.state.merchants[0]?.hand).toHaveLength(5);
    expect(table.state.active).toBe(1);
  });

  test('E-57 R-4.7 R-12.53 pirates make the choice of cards final, ducats and ships do not', () => {
    const hand = ['wine-03', 'wood-03', 'wood-07'] as const;
    const table = position(3, { seats: [{ hand: [...hand], port: 'venezia' }], venice: 20 });
    table.plays('0 endTrade', '0 play wine-03');
    expect(isFinal(table, '0 play wood-07')).toBe(true);
    expect(isFinal(table, '0 play wood-03')).toBe(false);
    const { state } = table;
    const once = Match.from(oltreMare, state).pick(0, readOption('play wood-03'));
    if ('code' in once) throw new Error(once.code);
    const twice = once.pick(0, readOption('sail zara'));
    if ('code' in twice) throw new Error(twice.code);
    const back = twice.undo(0);
    expect('code' in back ? null : back.state).toEqual(once.state);
  });

  test('R-4.7 purchases, letters and answers are final; composing is not', () => {
    const table = position(3, {
      seats: [
        { hand: ['wood-03', 'wood-13', 'wine-03'], pirates: ['wine-11'] },
        { hand: ['silk-08', 'silk-10'] },
      ],
    });
    expect(isFinal(table, '0 buy deck')).toBe(true);
    expect(isFinal(table, '0 buy pirates')).toBe(true);
    expect(isFinal(table, '0 endTrade')).toBe(false);
    const lines = offer(1, ['wood-03'], ['silk'], 0);
    for (const line of lines.slice(0, -1)) {
      expect(isFinal(table, line)).toBe(false);
      table.plays(line);
    }
    expect(isFinal(table, '0 send')).toBe(true);
    table.plays('0 send');
    expect(isFinal(table, '1 accept')).toBe(false); // the silk is still to be picked
    table.plays('1 accept');
    expect(isFinal(table, '1 fill silk-08')).toBe(true);
  });

  test('R-4.4 every decision and every step that plays itself names its paragraph', () => {
    const rules = Object.fromEntries(Object.entries(oltreMare.steps).map(([name, { rule }]) => [name, rule]));
    expect(rules).toEqual({
      startTurn: 'R-4.1',
      discard: 'R-5.1',
      trade: 'R-6.1',
      reply: 'R-6.28',
      wave: 'R-6.29',
      composeOffer: 'R-6.24',
      answerOffer: 'R-6.13',
      composeCounter: 'R-6.24',
      answerCounter: 'R-6.14',
      composeCall: 'R-6.25',
      answerCall: 'R-6.15',
      openProposals: 'R-6.15',
      fill: 'R-6.17',
      playCard: 'R-7.1',
      actions: 'R-7.2',
      sail: 'R-7.7',
      compass: 'R-8.3',
      stack: 'R-9.1',
      load: 'R-9.1',
      endTurn: 'R-4.5',
      finalScoring: 'R-10.1',
    });
  });

  test('R-4.7 the last sealed answer is final: it opens all of them', () => {
    const table = position(3, { seats: [{ hand: ['wood-03', 'wine-03'] }, { hand: ['silk-08'] }, {}] });
    table.plays('0 call', '0 want silk', '0 done', '0 send', '1 pass');
    expect(isFinal(table, '2 pass')).toBe(true);
  });

  test('R-4.7 a letter, a call or a deal that is not there cannot be looked at', () => {
    const { state } = position(3, { seats: [{}] });
    expect(() => letterOf(state, 'offer', 0)).toThrow('no offer of seat 0');
    expect(() => letterOf(state, 'proposal', 1)).toThrow('no proposal of seat 1');
    expect(() => draftOf(state, 1)).toThrow('no draft of seat 1');
    expect(() => [callDraftOf(state)]).toThrow('no call being composed');
    expect(() => [callOf(state)]).toThrow('no call to answer');
    expect(() => [dealOf(state)]).toThrow('no accepted letter');
  });
});
