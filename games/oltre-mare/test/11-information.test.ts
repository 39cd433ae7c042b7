import { decisions } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { goodOf } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import { faded } from '../src/view.ts';
import { handOf, offer, packageLines, position, redealt } from './position.ts';

const salts = Array.from({ length: 20 }, (_, n) => `salt ${n}`);
const A_HAND: CardName[] = ['wine-03', 'wine-07', 'wood-03', 'corn-03', 'corn-15'];
const B_HAND: CardName[] = ['silk-08', 'silver-05', 'silver-09'];
const table3 = () =>
  position(3, {
    seats: [{ hand: A_HAND, pirates: ['sugar-01'] }, { hand: B_HAND }, { hand: ['sugar-07'] }],
    venice: 30,
  });

describe('R-11 Information', () => {
  test('R-11.1 others see how many cards, never which', () => {
    const { state } = table3();
    const { merchants } = oltreMare.view(state, 1);
    expect(merchants.map((merchant) => [merchant.handSize, merchant.hand])).toEqual([
      [5, null],
      [3, B_HAND],
      [1, null],
    ]);
    const shown = JSON.stringify(oltreMare.view(state, null));
    for (const card of [...A_HAND, ...B_HAND, 'sugar-01', 'sugar-07']) expect(shown).not.toContain(card);
  });

  test('R-11.1 R-6.19 a package shows goods to others and its cards to its author', () => {
    const table = table3().plays(
      ...offer(1, ['wine-07', 'wood-03'], ['silver'], 1, ['claim wood-03', 'state mn-4']),
    );
    expect(oltreMare.view(table.state, 0).offer?.cards).toEqual(['wine-07', 'wood-03']);
    for (const viewer of [1, 2, null]) {
      const shown = oltreMare.view(table.state, viewer).offer;
      expect([shown?.give, shown?.claims, shown?.cards]).toEqual([['wine', 'wood'], [null, 'mn-4'], null]);
    }
    expect(JSON.stringify(table.told('offered'))).not.toContain('wine-07');
  });

  test('R-11.1 R-6.24 a draft, a call being written and picks not yet shown are the author’s alone', () => {
    const before = oltreMare.view(table3().state, 1);
    const drafts = [
      ['0 offer 1', '0 give wine-03'],
      ['0 call', '0 want silk'],
    ].map((lines) => table3().plays(...lines).state);
    for (const state of drafts) expect(oltreMare.view(state, 1)).toEqual(before);
    expect(oltreMare.view(drafts[1] ?? table3().state, 0).own?.callDraft?.want).toEqual(['silk']);
    const playing = table3().plays('0 endTrade');
    const hidden = oltreMare.view(playing.state, 2);
    playing.plays('0 play wine-03');
    expect(oltreMare.view(playing.state, 2)).toEqual(hidden);
    expect(oltreMare.view(playing.state, 0).own?.chosen).toEqual(['wine-03']);
  });

  test('R-11.1 everything is shown at the end', () => {
    const { state } = position(3, { seats: [{ hand: [] }, { hand: B_HAND }], deckSize: 0 }).plays(
      '0 endTrade',
    );
    expect(oltreMare.view(state, null).merchants[1]?.hand).toEqual(B_HAND);
    expect(oltreMare.view(state, null).merchants[1]?.cargo).toHaveLength(1);
    expect(redealt(state, 0, 'over')).toEqual(state);
  });

  test('R-11.2 cards under the top fade from the log after the next turn', () => {
    const table = position(3, { seats: [{ hand: ['silver-05', 'silver-06'], cargo: ['wood-04'] }] }).plays(
      '0 endTrade',
      '0 play silver-05',
    );
    const [played] = table.told('played');
    const [loaded] = table.told('loaded');
    if (played === undefined || loaded === undefined) throw new Error('nothing was played');
    const later = (turn: number, openCargo: boolean) => faded(played, { turn, openCargo });
    expect(later(played.turn, false)).toBe(played);
    expect(later(played.turn + 1, false)).toBe(played);
    expect(later(played.turn + 2, false)).toEqual({ ...played, cards: null });
    expect(later(played.turn + 2, true)).toBe(played);
    expect(faded(loaded, { turn: loaded.turn + 2, openCargo: false })).toEqual({ ...loaded, cards: null });
    const [drew] = table.plays('1 buy deck').told('drew');
    if (drew === undefined) throw new Error('nothing was bought');
    expect(faded(drew, { turn: 99, openCargo: false })).toBe(drew);
  });

  test('R-11.2 R-12.6 a discard fades for its owner too, also with open cargo', () => {
    const table = position(3, {
      seats: [{ hand: ['silk-08', 'wine-03', 'wine-07', 'wood-03'], cargo: ['wood-18'] }],
      step: { step: 'discard', seats: [0] },
    }).plays('0 discard silk-08');
    const [seen] = table.told('discardSeen');
    if (seen === undefined) throw new Error('nothing was discarded');
    expect(faded(seen, { turn: seen.turn + 2, openCargo: true })).toEqual({ ...seen, cards: null });
  });

  test('R-10.8 R-11.2 with open cargo all piles are shown', () => {
    const { state } = position(3, {
      seats: [{ cargo: ['silk-02', 'wine-12'] }],
      variants: ['cargoMemory:open'],
    });
    expect(oltreMare.view(state, 2).merchants[0]?.cargo).toEqual(['silk-02', 'wine-12']);
  });

  test('R-11.3 hands, deck, pirate stacks are dealt anew, cargo and the own hand stay', () => {
    const { state } = table3();
    const others = salts.map((salt) => redealt(state, 1, salt));
    expect(new Set(others.map((s) => s.merchants[0]?.hand.join())).size).toBeGreaterThan(15);
    expect(new Set(others.map((s) => s.merchants[0]?.pirates.join())).size).toBeGreaterThan(10);
    expect(new Set(others.map((s) => s.underVenice)).size).toBeGreaterThan(4);
    for (const s of others) {
      expect(handOf(s, 1)).toEqual(B_HAND);
      expect(s.merchants.map(({ cargo }) => cargo)).toEqual(state.merchants.map(({ cargo }) => cargo));
      expect(s.merchants[0]?.hand).toHaveLength(5);
    }
  });

  test('R-11.3 a card in an open package keeps its good, a hand what was named in a call', () => {
    const calling = ['0 call', '0 want silk', '0 done', '0 have wine', '0 have corn', '0 send'];
    const { state } = table3().plays(
      ...calling,
      '1 propose',
      ...packageLines(1, ['silk-08', 'silver-05'], ['wine'], 0),
      '2 pass',
    );
    for (const salt of salts) {
      const goods = redealt(state, 2, salt).merchants.map(({ hand }) => hand.map(goodOf));
      expect(goods[0]).toEqual(expect.arrayContaining([4, 6]));
      expect(goods[1]).toEqual(expect.arrayContaining([1, 2]));
    }
    const sold = table3().plays(
      ...calling,
      '1 pass',
      '2 pass',
      ...offer(1, ['wine-03', 'wine-07'], [], 0),
      '1 accept',
    );
    expect(sold.state.call?.held).toEqual([6]);
  });

  test('R-11.3 R-6.17 sealed answers, drafts and acceptances of others count as not yet given', () => {
    const sealed = table3().plays(
      '0 call',
      '0 want silk',
      '0 done',
      '0 send',
      '1 propose',
      ...packageLines(1, ['silk-08'], [], -2),
    ).state;
    const again = redealt(sealed, 2, 'sealed');
    expect(again.proposals[1]).toBeNull();
    expect(decisions(oltreMare, again).map((d) => d.seat)).toEqual([2]);
    expect(again.agenda.at(-2)).toEqual({ step: 'answerCall', seats: [1] });
    expect(redealt(sealed, 1, 'sealed').proposals[1]).toEqual(sealed.proposals[1]);
    const picking = table3().plays('0 endTrade', '0 play wine-07').state;
    for (const salt of salts) expect(handOf(redealt(picking, 1, salt), 0)).toContain('wine-07');
    const accepted = table3().plays(...offer(1, [], ['silver'], 2), '1 accept').state;
    expect(redealt(accepted, 0, 'accepted').agenda.at(-1)).toEqual({ step: 'answerOffer', seats: [1] });
    expect(redealt(accepted, 1, 'accepted').agenda.at(-1)).toEqual({ step: 'fill', seats: [1] });
  });

  test('R-11.1 the table says where Venice can lie', () => {
    const { state } = position(3, { seats: [], venice: 30 });
    expect(oltreMare.view(state, 0).venice).toEqual({ least: 95 - 53, most: 95 - 43 });
    expect(oltreMare.view(position(3, { seats: [] }).state, 0).venice).toBeNull();
  });
});
