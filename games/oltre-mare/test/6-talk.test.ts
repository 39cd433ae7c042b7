import { fallbackOf, Match } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { cardNumber, goodNumber, iconsOf, PIRATE } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import { trustIn } from '../src/redeal.ts';
import { en } from '../src/texts/en.ts';
import type { OltreMareState } from '../src/types.ts';
import { call, handOf, offer, position, proposal, redealt, type Spec } from './position.ts';

const TABLE = ['talk:table'];
// wood-16: market and pirates, load 4; wine-07: no pirates.
const A_HAND: CardName[] = ['wine-03', 'wine-07', 'wood-03', 'wood-16', 'corn-03'];
const talking = (players = 3, spec: Partial<Spec> = {}) =>
  position(players, {
    variants: TABLE,
    seats: [{ hand: A_HAND }, { hand: ['silk-08', 'silver-05', 'silver-09'] }, { hand: ['sugar-07'] }],
    ...spec,
  });
const hasPirates = (card: CardName): boolean => iconsOf(PIRATE, cardNumber(card)) === 1;
const OFFER = offer(1, ['wood-16'], [], -2);
/** One card offered for a price and declined. */
const fail = (partner: number, ducats: number): string[] => [
  ...offer(partner, ['wood-03'], [], ducats),
  `${partner} decline`,
];

describe('R-6 Trade: table talk', () => {
  test('R-10.8 new games have table talk, a record that does not name it has letters alone', () => {
    expect(oltreMare.usualVariants).toEqual(TABLE);
    const letters = talking(3, { variants: [] }).plays(...OFFER);
    letters.offers(1, ['accept', 'decline', 'counter']);
    expect('talk' in letters.state).toBe(false);
  });

  test('R-6.27 R-12.55 the one who answers an offer asks about an icon or the load of a card it gives', () => {
    const table = talking().plays(...offer(1, ['wine-07', 'wood-16'], [], -2));
    const questions = ['d', 'p', 'm', 'n', 'load'].flatMap((topic) => [
      `inquire 0-1-${topic}`,
      `inquire 0-2-${topic}`,
    ]);
    table.offers(1, ['accept', 'decline', 'counter', ...questions]);
    table.plays('1 inquire 0-2-p').offers(0, ['state has-p', 'state no-p', 'silent']);
    expect(table.told('inquired')).toEqual([
      { kind: 'inquired', seat: 1, letter: 'offer', author: 0, place: 1, good: 'wood', topic: 'p' },
    ]);
    table.plays('0 state no-p').plays('1 inquire 0-1-load');
    table.offers(0, ['state load-1', 'state load-2', 'state load-3', 'state load-4', 'silent']);
  });

  test('R-6.27 at most two questions about one letter, none of them twice', () => {
    const table = talking().plays(...OFFER, '1 inquire 0-1-p', '0 silent');
    table.refuses('1 inquire 0-1-p', 'R-6.27', 'askedBefore');
    table.plays('1 inquire 0-1-load', '0 state load-1');
    table
      .refuses('1 inquire 0-1-d', 'R-6.27', 'questionsSpent')
      .offersAlso(1, ['accept', 'decline', 'counter']);
    const two = talking().plays(...offer(1, ['wine-07', 'wood-16'], [], -2), '1 inquire 0-1-p', '0 silent');
    two.refuses('1 inquire 0-1-p', 'R-6.27', 'askedBefore').plays('1 inquire 0-2-p', '0 silent');
  });

  test('R-6.27 an answered question is no failed try and uses up no offer', () => {
    const table = talking().plays(...OFFER, '1 inquire 0-1-p', '0 state has-p');
    expect([table.state.offersMade, table.state.failed[1]]).toEqual([1, 0]);
    table.plays('1 accept');
    expect(table.state.failed[1]).toBe(0);
    expect(handOf(table.state, 1)).toContain('wood-16');
  });

  test('R-6.27 A asks about a counter-offer, and about an open proposal while trading', () => {
    const counter = talking().plays(
      ...OFFER,
      '1 counter',
      '1 give silk-08',
      '1 done',
      '1 done',
      '1 ducats -3',
      '1 send',
    );
    counter.plays('0 inquire 1-1-n').offers(1, ['state has-n', 'state no-n', 'silent']);
    counter.plays('1 silent').offersAlso(0, ['accept', 'decline']).plays('0 accept');
    const open = talking().plays(...call(['silk'], []), ...proposal(1, ['silk-08'], [], -2), '2 pass');
    open
      .offersAlso(0, ['take 1', 'inquire 1-1-p'])
      .plays('0 inquire 1-1-p')
      .offers(1, ['state has-p', 'state no-p', 'silent']);
    open.plays('1 state no-p').refuses('0 inquire 1-1-p', 'R-6.27', 'askedBefore').plays('0 take 1');
    expect(handOf(open.state, 0)).toContain('silk-08');
  });

  test('R-6.27 without claims there are no questions', () => {
    const table = talking(3, { variants: [...TABLE, 'claims:off'] }).plays(...OFFER);
    table.offers(1, ['accept', 'decline', 'counter']).refuses('1 inquire 0-1-p', 'R-6.13', 'notOffered');
  });

  test('R-6.27 R-10.8 with letters alone nobody asks about a proposal', () => {
    const proposed = [...call(['silk'], []), ...proposal(1, ['silk-08'], [], -2), '2 pass'];
    const letters = talking(3, { variants: [] }).plays(...proposed);
    letters.offersAlso(0, ['take 1']).refuses('0 inquire 1-1-p', 'R-6.1', 'notOffered');
  });

  test('R-6.28 replies are public, true or false or none, and the asker goes on', () => {
    const table = talking().plays(...OFFER, '1 inquire 0-1-p', '0 state no-p');
    expect(table.told('replied').map(({ said }) => said)).toEqual(['no-p']);
    for (const viewer of [0, 1, 2, null])
      expect(oltreMare.view(table.state, viewer).offer?.questions).toEqual([
        { place: 0, topic: 'p', said: 'no-p', isWaiting: false },
      ]);
    table.offersAlso(1, ['accept', 'decline', 'counter']);
    const silent = talking().plays(...OFFER, '1 inquire 0-1-p', '0 silent');
    expect(silent.told('replied').map(({ said }) => said)).toEqual([null]);
  });

  test('R-6.28 R-6.20 only the author is asked; when time runs out, nothing is said', () => {
    const table = talking().plays(...OFFER, '1 inquire 0-1-load');
    expect(table.options(1)).toEqual([]);
    expect(oltreMare.view(table.state, 0).own?.asked).toEqual({ card: 'wood-16', topic: 'load', by: 1 });
    expect(oltreMare.view(table.state, 1).own?.asked).toBeNull();
    expect(JSON.stringify(oltreMare.view(table.state, 1))).not.toContain('wood-16');
    table.refuses('1 state load-1', 'R-6.28', 'notAsked').refuses('0 state has-p', 'R-6.28', 'notOffered');
    expect(fallbackOf(oltreMare, table.state, 0)).toEqual({ verb: 'silent' });
  });

  test('R-6.10 R-6.24 with table talk a claim may be about a single icon', () => {
    const claim = ['claim wood-16', 'state no-p'];
    const table = talking().plays(...offer(1, ['wood-16'], [], -2, claim));
    expect(oltreMare.view(table.state, 1).offer?.claims).toEqual(['no-p']);
    const draft = offer(1, ['wood-16'], [], -2, claim).slice(0, -2);
    const letters = talking(3, { variants: [] }).plays(...draft);
    expect(letters.options(0)).toHaveLength(34);
    letters.refuses('0 state no-p', 'R-6.24', 'notOffered');
    expect(
      talking()
        .plays(...draft)
        .options(0),
    ).toHaveLength(42);
  });

  test('R-6.29 at the end of a turn one names a good of the hand, or nothing', () => {
    const wavingAt = (spec: Partial<Spec> = {}) =>
      position(3, {
        variants: TABLE,
        seats: [{ hand: A_HAND }],
        step: { step: 'wave', seats: [0] },
        ...spec,
      });
    const table = wavingAt().offers(0, ['wave wine', 'wave wood', 'wave corn', 'quiet']);
    table.refuses('0 wave silk', 'R-6.29', 'waveNotHeld').plays('0 wave wine');
    expect(table.told('waved')).toEqual([{ kind: 'waved', seat: 0, good: 'wine' }]);
    expect(table.state.active).toBe(1);
    expect(oltreMare.view(table.state, 2).merchants[0]?.wave).toBe('wine');
    const quiet = wavingAt().plays('0 quiet');
    expect([quiet.told('waved'), quiet.state.active]).toEqual([[], 1]);
    expect(fallbackOf(oltreMare, wavingAt().state, 0)).toEqual({ verb: 'quiet' });
  });

  test('R-6.29 R-4.5 the turn ends with the wave, or without one where no card is left', () => {
    const end = (hand: CardName[]) =>
      position(3, {
        variants: TABLE,
        seats: [{ hand, cargo: ['wood-04'] }],
        step: { step: 'endTurn', seats: [] },
      }).given((s) => s.agenda.splice(0, 9, { step: 'load', seats: [0] }));
    const table = end(['wine-07']).given((s) => s.played.push(cardNumber('corn-03')));
    table.given((s) => s.deck.splice(s.deck.indexOf(cardNumber('corn-03')), 1)).plays('0 load corn-03');
    expect(table.state.agenda.at(-1)?.step).toBe('wave');
    const bare = end([]).given((s) => s.played.push(cardNumber('corn-03')));
    bare.given((s) => s.deck.splice(s.deck.indexOf(cardNumber('corn-03')), 1)).plays('0 load corn-03');
    expect(bare.state.active).toBe(1);
  });

  test('R-6.29 a wave ends when its good is handed over, not with another, and at the next turn', () => {
    const waved = () => talking().given((s) => s.talk?.waves.splice(1, 1, goodNumber('silver')));
    const given = waved().plays(...offer(1, ['wood-03'], ['silver'], 0), '1 accept', '1 fill silver-05');
    expect(given.state.talk?.waves).toEqual([null, null, null]);
    const other = waved().plays(...offer(1, ['wood-03'], ['silk'], 0), '1 accept');
    expect(other.state.talk?.waves).toEqual([null, goodNumber('silver'), null]);
    const author = waved().plays(
      ...OFFER,
      '1 counter',
      '1 give silver-05',
      '1 done',
      '1 done',
      '1 ducats 0',
      '1 send',
      '0 accept',
    );
    expect(author.state.talk?.waves[1]).toBeNull();
    const next = position(3, {
      variants: TABLE,
      seats: [{ hand: A_HAND }, { hand: ['wine-08'] }],
      step: { step: 'wave', seats: [0] },
    }).given((s) => s.talk?.waves.splice(1, 1, goodNumber('wine')));
    expect(next.plays('0 wave wine').state.talk?.waves).toEqual([goodNumber('wine'), null, null]);
  });

  test('R-6.30 R-12.18 with two partners four tries each and eight offers, and it is said what is left', () => {
    const table = talking().plays(...[-1, -2, -3, -4].flatMap((sum) => fail(1, sum)));
    table.refuses('0 offer 1', 'R-6.12', 'triesSpent');
    const at = { step: 'trade', seats: [0] } as const;
    const view = oltreMare.view(table.state, 0);
    expect(en.refusals.triesSpent({ verb: 'offer', noun: 1 }, at, view)).toBe(
      '4 offers to this player came to nothing this turn, so they listen no more. You can still make offers to others, buy, call and end trade.',
    );
    table.plays(...[-1, -2, -3].flatMap((sum) => fail(2, sum)), ...offer(2, ['wood-03'], [], -4), '2 accept');
    table.refuses('0 offer 2', 'R-6.12', 'offersSpent').offersAlso(0, ['buy deck', 'call', 'endTrade']);
    expect(en.refusals.offersSpent({ verb: 'offer', noun: 2 }, at, oltreMare.view(table.state, 0))).toBe(
      'You have made 8 offers this turn, the most there may be. You can still buy, call and end trade.',
    );
  });

  test('R-6.1 R-6.15 what was bought or called this turn is a limit too, and it is said what is left', () => {
    const table = talking().plays(...call(['silk'], []), ...proposal(1, ['silk-08'], [], -2), '2 pass');
    table.plays(...Array<string>(4).fill('0 buy deck'));
    const at = { step: 'trade', seats: [0] } as const;
    const view = oltreMare.view(table.state, 0);
    const left = 'You can still make offers to others, take a proposal and end trade.';
    expect(en.refusals.oneCall({ verb: 'call' }, at, view)).toBe(
      `You have called this turn, and one call is the most there may be. ${left}`,
    );
    expect(en.refusals.fourBought({ verb: 'buy', noun: 'deck' }, at, view)).toBe(
      `You have bought 4 cards this turn, the most there may be. ${left}`,
    );
  });

  test.each([
    [2, 6, 6],
    [3, 8, 4],
    [4, 10, 3],
    [5, 12, 3],
  ])('R-6.30 of %i players: %i offers a turn, %i failed tries with one partner', (players, offers, tries) => {
    const { mostOffers, mostFailed } = oltreMare.view(talking(players).state, 0);
    expect([mostOffers, mostFailed]).toEqual([offers, tries]);
  });

  test('R-6.31 with the card its receiver learns which words were true; third players do not', () => {
    expect([hasPirates('wood-16'), hasPirates('wine-07')]).toEqual([true, false]);
    const lie = offer(1, ['wood-16'], [], -2, ['claim wood-16', 'state no-p']);
    const table = talking().plays(...lie, '1 inquire 0-1-load', '0 state load-4', '1 accept');
    expect(oltreMare.view(table.state, 1).own?.words[0]).toEqual({ kept: 1, broken: 1 });
    expect(oltreMare.view(table.state, 2).own?.words[0]).toEqual({ kept: 0, broken: 0 });
    expect(oltreMare.view(table.state, 0).own?.words[0]).toEqual({ kept: 0, broken: 0 });
    const unsaid = talking().plays(...OFFER, '1 inquire 0-1-p', '0 silent', '1 accept');
    expect(oltreMare.view(unsaid.state, 1).own?.words[0]).toEqual({ kept: 0, broken: 0 });
    expect(redealt(table.state, 2, 'x').talk?.broken[0]).toEqual([0, 0, 0]);
    expect(redealt(table.state, 0, 'x').talk?.broken[0]).toEqual([0, 1, 0]);
  });

  test('R-11.3 a program believes words as far as they proved true, and deals the card accordingly', () => {
    const table = talking().plays(...offer(1, ['wood-16'], [], -2, ['claim wood-16', 'state no-p']));
    const share = (s: OltreMareState): number => {
      const deals = Array.from({ length: 200 }, (_, n) => redealt(s, 1, `deal ${n}`).offer?.give ?? []);
      return deals.filter((give) => give.every((card) => iconsOf(PIRATE, card) === 0)).length / deals.length;
    };
    expect(trustIn(table.state, 0, 1)).toBe(0.75);
    const trusting = share(table.state);
    table.given((s) => s.talk?.broken[0]?.splice(1, 1, 3));
    expect(trustIn(table.state, 0, 1)).toBe(3 / 16);
    expect(trusting).toBeGreaterThan(share(table.state) + 0.1);
    table.given((s) => s.talk?.kept[0]?.splice(1, 1, 9)).given((s) => s.talk?.broken[0]?.splice(1, 1, 0));
    expect(trustIn(table.state, 0, 1)).toBe(12 / 13);
  });

  test('R-11.3 a redealt hand keeps a card of the good its owner waves', () => {
    const table = talking().given((s) => s.talk?.waves.splice(1, 1, goodNumber('silver')));
    for (let n = 0; n < 20; n += 1)
      expect(handOf(redealt(table.state, 0, `wave ${n}`), 1).some((card) => card.startsWith('silver'))).toBe(
        true,
      );
  });

  test('R-12.57 R-12.10 with debts allowed one pays what one does not have, otherwise not', () => {
    const poor = {
      seats: [
        { hand: A_HAND, ducats: 1 },
        { hand: ['silk-08' as const], ducats: -2 },
      ],
    };
    const none = talking(3, poor).plays('0 offer 1', '0 give wood-16', '0 done', '0 done');
    none.offers(0, ['ducats 0', 'ducats 1']).refuses('0 ducats -2', 'R-6.10', 'purse');
    const owing = talking(3, { ...poor, variants: [...TABLE, 'debts:allowed'] });
    owing.plays(...offer(1, ['wood-16'], [], -15), '1 accept');
    expect(owing.state.merchants.map(({ ducats }) => ducats)).toEqual([16, -17, 11]);
    owing.plays(...offer(1, [], ['silk'], 15), '1 accept');
    expect(owing.state.merchants.map(({ ducats }) => ducats)).toEqual([1, -2, 11]);
  });

  test('R-12.57 with debts allowed a proposal does not lapse for want of ducats', () => {
    const spec = {
      seats: [{ hand: A_HAND }, { hand: ['silk-08' as const], ducats: 3 }, { hand: ['sugar-07' as const] }],
    };
    const lines = [
      ...call(['silk'], []),
      ...proposal(1, [], ['wine'], 3),
      '2 pass',
      ...offer(1, ['wood-16'], [], -2),
      '1 accept',
    ];
    expect(
      talking(3, spec)
        .plays(...lines)
        .told('lapsed'),
    ).toHaveLength(1);
    const owing = talking(3, { ...spec, variants: [...TABLE, 'debts:allowed'] }).plays(...lines);
    expect(owing.told('lapsed')).toEqual([]);
    owing.plays('0 take 1', '0 fill wine-07');
    expect(owing.state.merchants[1]?.ducats).toBe(-2);
  });

  test('R-4.7 a question and a reply are final, loading is not until the wave', () => {
    const { state } = talking().plays(...OFFER);
    const asked = Match.from(oltreMare, state).pick(1, { verb: 'inquire', noun: '0-1-p' });
    if ('code' in asked) throw new Error(asked.code);
    expect(asked.snapshot.open).toEqual([]);
    const replied = asked.pick(0, { verb: 'silent' });
    if ('code' in replied) throw new Error(replied.code);
    expect(replied.snapshot.open).toEqual([]);
  });

  test('R-7.1 with table talk cards are played in any order and put back; letters keep table order', () => {
    const hand: CardName[] = ['wine-03', 'wine-07', 'wood-03', 'corn-03'];
    const playing = (variants: readonly string[]) =>
      position(3, { variants, seats: [{ hand }], step: { step: 'playCard', seats: [0] } });
    const table = playing(TABLE).plays('0 play corn-03').offersAlso(0, ['play wine-03', 'unplay corn-03']);
    expect(oltreMare.view(table.state, 1)).toEqual(oltreMare.view(playing(TABLE).state, 1));
    table.plays('0 unplay corn-03').lacks(0, ['unplay corn-03']).plays('0 play wood-03', '0 play wine-03');
    expect(table.told('played')[0]?.cards).toEqual(['wine-03', 'wood-03']);
    const restless = playing(TABLE);
    for (let n = 0; n < 12; n += 1) restless.plays('0 play corn-03', '0 unplay corn-03');
    restless
      .plays('0 play corn-03')
      .refuses('0 unplay corn-03', 'R-7.1', 'putBackSpent')
      .plays('0 play wine-03');
    playing([])
      .refuses('0 play corn-03', 'R-7.1', 'tooFewAfter')
      .plays('0 play wine-07')
      .refuses('0 play wine-03', 'R-7.1', 'notOffered');
  });
});
