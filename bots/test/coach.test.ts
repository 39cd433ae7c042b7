// What the coach says: the best options with their chances and why, from what the seat may know.
import { type Advice, type Asking, advise, costOfPick, whyWorse } from '@comptoir/bots/review';
import { GAME_IDS, requireGame } from '@comptoir/catalogue';
import { type Kinds, type Option, optionsOf, seedFrom, type Texts, veil } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { reasonFor } from '../src/review/reasons.ts';
import { gameNamed, positionAfter, toy } from './positions.ts';

const plain: Texts<Kinds> = {
  prompts: {},
  options: {},
  refusals: {},
  events: {},
  variants: {},
  stage: () => '',
  sketch: () => '',
};
const names = ['Ada', 'Hanno', 'Ilse'];
const who = (seat: number): string => names[seat] ?? '';
const SENTENCE = /^[A-ZÉÀ]\S.*\.$/;

function askingAt(picks: number): Asking {
  const position = positionAfter(toy.game, 2, picks, 'coach');
  if (position === null) throw new Error('the game was over');
  const { state, seat } = position;
  const known = { ...toy, hints: { ...toy.hints, finalChances: { early: 4, late: 1.5 } } };
  const veiled = veil(known.game, state, seat, seedFrom('coach'));
  return {
    known,
    veiled,
    viewer: seat,
    players: 2,
    made: picks,
    salt: 'coach',
    texts: { en: plain, fr: plain },
    who,
  };
}
const told = (asking: Asking): readonly Advice[] => [...advise(asking)];

test('three options at most, the best first, each with a chance and a sentence in both languages', () => {
  const asking = askingAt(2);
  const all = told(asking);
  const last = all.at(-1);
  if (last === undefined) throw new Error('nothing was advised');
  expect(all.map(({ deals }) => deals)).toEqual([8, 16, 24, 32, 40, 48]);
  const chances = last.options.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(last.options.length).toBeGreaterThan(1);
  expect(last.options.length).toBeLessThanOrEqual(3);
  const legal = optionsOf(asking.known.game, asking.veiled, asking.viewer);
  for (const { option, reason } of last.options) {
    expect(legal).toContainEqual(option);
    expect(reason.en).toMatch(SENTENCE);
    expect(reason.fr).toMatch(SENTENCE);
    expect(`${reason.en} ${reason.fr}`).not.toMatch(/undefined|NaN/);
    expect(reason.fr).not.toMatch(/ [:;!?»]|« |\w'\w/);
  }
  expect(told(asking)).toEqual(all);
  expect(costOfPick(last, last.judged[0]?.option ?? { verb: '' })).toBe(0);
  expect(costOfPick(last, last.judged.at(-1)?.option ?? { verb: '' })).toBeGreaterThan(0);
});

test('a pick that nobody would think of is judged where it is asked about', () => {
  const asking = askingAt(2);
  const [best, ...others] = told(asking).at(-1)?.judged ?? [];
  const sensible = others.slice(0, 1).map(({ option }) => option);
  if (best === undefined) throw new Error('there was nothing to choose');
  const hints = { ...asking.known.hints, sensible: () => [best.option, ...sensible] };
  const last = others.at(-1)?.option ?? best.option;
  const known = { ...asking.known, hints };
  expect(advise({ ...asking, known }).next().value?.judged).toHaveLength(2);
  const value: Advice | undefined = advise({ ...asking, known, also: last }).next().value;
  if (value === undefined) throw new Error('nothing was advised');
  expect(value.judged.map(({ option }) => option)).toContainEqual(last);
  expect(costOfPick(value, last)).toBeGreaterThanOrEqual(0);
});

test('a pick that is worse is told to cost points, and nothing of the kind is said of the better one', () => {
  const asking = askingAt(2);
  const eyes = { ...asking, salt: 'why', deals: 24 };
  const judged = told(asking).at(-1)?.judged ?? [];
  const [best, worst] = [judged[0]?.option, judged.at(-1)?.option];
  if (best === undefined || worst === undefined) throw new Error('there was nothing to choose');
  expect(whyWorse(eyes, asking, best, worst)).toBeNull();
  const why = whyWorse(eyes, asking, worst, best);
  expect(why?.en).toMatch(/points? fewer/);
  expect(why?.fr).toMatch(/points? de moins/);
});

test('with nothing to choose there is nothing to say', () => {
  const { known, ...asking } = askingAt(2);
  const candidates = (): readonly Option[] => [{ verb: 'stop' }];
  const steps = Object.fromEntries(
    Object.entries(known.game.steps).map(([id, each]) => [id, { ...each, candidates }]),
  );
  expect(told({ ...asking, known: { ...known, game: { ...known.game, steps } } })).toEqual([]);
});

test.each(GAME_IDS)(
  '%s: options are called as its texts call them, and reasons are sentences',
  async (id) => {
    const entry = await requireGame(id);
    const known = await gameNamed(id);
    const position = positionAfter(known.game, 3, 12, 'coach');
    if (position === null) throw new Error('the game was over');
    const { state, seat } = position;
    const veiled = veil(known.game, state, seat, seedFrom('coach'));
    const [players, made, viewer] = [3, 12, seat];
    const asking = { known, veiled, viewer, players, made, salt: 'coach', texts: entry.texts, who };
    const { value } = advise(asking).next();
    if (value === undefined) throw new Error('nothing was advised');
    for (const { label, reason } of value.options) {
      for (const text of [label.en, label.fr]) expect(text).toMatch(/\S/);
      for (const text of [reason.en, reason.fr]) expect(text).toMatch(SENTENCE);
    }
  },
);

test('what speaks against an option is not told for it, nor the other way round', () => {
  const nothing = { opens: null, closes: null, denies: null, leaves: null };
  const fewer = { ...nothing, turn: -2, later: -2, tempo: 1, rival: { seat: 1, points: 3 } } as const;
  const nameOf = (): string => 'Bruno';
  expect(reasonFor(fewer, nameOf).en).toBe('About 2 points fewer, most of it this turn.');
  expect(reasonFor(fewer, nameOf, true).en).toBe('The turn goes on; Bruno gets about 3 points fewer.');
  expect(reasonFor({ ...fewer, turn: 2, later: 2 }, nameOf, false).en).toBe('Hardly any difference.');
});
