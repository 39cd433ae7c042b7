// The suite is only worth what it catches: each planted fault must be found by the check meant for it.
import {
  advance,
  anyGame,
  type Choice,
  clone,
  type Effects,
  type Game,
  type Kinds,
  optionsOf,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { checkVariants } from '../src/checks.ts';
import { Fault } from '../src/faults.ts';
import { fuzzGame } from '../src/fuzz.ts';
import { type Quay, type QuayOption, quay, quayHints } from '../src/toy.ts';
import { rules, texts } from './quay-texts.ts';

function findings(game: Game<Kinds>, games: number): string[] {
  const found: string[] = [];
  for (let n = 0; n < games; n += 1) {
    try {
      fuzzGame(
        { game, texts, hints: quayHints, rules },
        { players: 2 + (n % 3), variants: [], seed: `planted ${n}` },
      );
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      found.push(error.check);
    }
  }
  return found;
}

function choice<K extends 'chooseGood' | 'chooseShip'>(name: K): Choice<Quay, K, QuayOption> {
  const step = quay.steps[name];
  if (!('apply' in step)) throw new Error(`${name} is no choice`);
  return step;
}

const chooseShip = choice('chooseShip');
const chooseGood = choice('chooseGood');

/** The toy game with a step that does something else. */
const withGood = (changes: Partial<typeof chooseGood>): Game<Quay> => ({
  ...quay,
  steps: { ...quay.steps, chooseGood: { ...chooseGood, ...changes } },
});
const withShip = (changes: Partial<typeof chooseShip>): Game<Quay> => ({
  ...quay,
  steps: { ...quay.steps, chooseShip: { ...chooseShip, ...changes } },
});

const canTry = (s: Quay['State'], seat: number, o: QuayOption): boolean =>
  o.verb !== 'good' || s.hands[seat]?.includes(o.noun) === true;

describe('the toy game as it should be', () => {
  test('60 games pass every check', () => {
    expect(findings(anyGame(quay), 60)).toEqual([]);
  });

  test('a rule may look ahead with advance in the midst of its own work', () => {
    const careful = withGood({
      apply(s, at, seat, o, effects) {
        const ahead = clone(s);
        ahead.agenda = [{ step: 'endRound', seats: [] }, clone(at)];
        for (const option of optionsOf(quay, ahead, seat)) advance(quay, clone(ahead), seat, option);
        chooseGood.apply(s, at, seat, o, effects);
      },
    });
    expect(findings(anyGame(careful), 10)).toEqual([]);
  });
});

describe('planted faults', () => {
  test('a good that vanishes is found by the audit', () => {
    const faulty = withShip({
      apply(s, at, seat, o, effects) {
        chooseShip.apply(s, at, seat, o, effects);
        if (s.round === 2) s.hands[seat]?.pop();
      },
    });
    expect(findings(anyGame(faulty), 5)).toEqual(Array(5).fill('audit'));
  });

  test('a view that shows a neighbour’s hand is found by the redeal', () => {
    const faulty: Game<Quay> = {
      ...quay,
      view: (s, viewer) => ({ ...quay.view(s, viewer), hand: s.hands[0] ?? null }),
    };
    expect(new Set(findings(anyGame(faulty), 5))).toEqual(new Set(['noLeak']));
  });

  test('a pick that may be taken back after it showed the deck is found by the peek check', () => {
    const faulty = withGood({
      apply(s, at, seat, o, effects) {
        const good = s.deck.at(-1);
        if (good !== undefined) effects.tell({ kind: 'drew', seat, good, only: seat });
        chooseGood.apply(s, at, seat, o, effects);
      },
    });
    expect(new Set(findings(anyGame(faulty), 5))).toEqual(new Set(['noPeek']));
  });

  test('a first pick that cannot be completed is found as a dead end', () => {
    const faulty = withGood({ refuse: () => null });
    expect(new Set(findings(anyGame(faulty), 5))).toContain('deadEnd');
  });

  test('chance from outside the state is found by the replay', () => {
    let outside = 0;
    const faulty = withShip({
      apply(s, at, seat, o, effects) {
        chooseShip.apply(s, at, seat, o, effects);
        outside += 1;
        s.points[seat] = (s.points[seat] ?? 0) + (outside % 3);
      },
    });
    const found = new Set(findings(anyGame(faulty), 5));
    found.delete('advance'); // the same cause, seen on one pick
    found.delete('undo');
    expect(found).toEqual(new Set(['replay']));
  });

  test('a copy that shares a hand with its state, or lacks a part, is found', () => {
    const shared: Game<Quay> = { ...quay, copy: (s) => ({ ...clone(s), hands: s.hands }) };
    expect(new Set(findings(anyGame(shared), 5))).toEqual(new Set(['copy']));
    const poor: Game<Quay> = { ...quay, copy: (s) => ({ ...clone(s), deck: [] }) };
    expect(new Set(findings(anyGame(poor), 5))).toEqual(new Set(['copy']));
  });

  test('a fallback that answers nothing and a step whose paragraph stands nowhere are found', () => {
    const silent = withGood({ fallback: () => JSON.parse('null') });
    expect(new Set(findings(anyGame(silent), 2))).toEqual(new Set(['fallback']));
    const subject = { game: anyGame(quay), texts, hints: quayHints, rules };
    expect(() => checkVariants(subject)).not.toThrow();
    const lost = withGood({ rule: 'R-99' });
    expect(() => checkVariants({ ...subject, game: anyGame(lost) })).toThrow('chooseGood names R-99');
  });

  test('a list of candidates that is used again is found by whoever held it', () => {
    const reused: QuayOption[] = [];
    const faulty = withGood({
      candidates(s, at, seat) {
        reused.length = 0;
        reused.push(...chooseGood.candidates(s, at, seat).filter((o) => canTry(s, seat, o)));
        return reused;
      },
    });
    expect(new Set(findings(anyGame(faulty), 5))).toEqual(new Set(['heldList']));
  });

  test('a rule that keeps something between two calls is found by looking ahead', () => {
    let last = '';
    const faulty = withGood({
      apply(s, at, seat, o, effects) {
        last = o.verb === 'good' ? o.noun : '';
        chooseGood.apply(s, at, seat, o, effects);
        s.points[seat] = (s.points[seat] ?? 0) + last.length;
      },
    });
    expect(new Set(findings(anyGame(faulty), 5))).toEqual(new Set(['lookAhead']));
  });

  test('effects that are kept and used in a later call are found', () => {
    let kept: Effects<Quay> | null = null;
    const faulty = withGood({
      apply(s, at, seat, o, effects) {
        kept ??= effects;
        chooseGood.apply(s, at, seat, o, kept);
      },
    });
    expect(findings(anyGame(faulty), 3)).toEqual(Array(3).fill('crash'));
  });

  test('besides: a state that is no plain JSON, a refusal without its rule, a game without end', () => {
    const withDate: Game<Quay> = {
      ...quay,
      setup: (base, players, variants, effects) => {
        const s = quay.setup(base, players, variants, effects);
        return Object.assign(s, { when: undefined });
      },
    };
    expect(new Set(findings(anyGame(withDate), 3))).toEqual(new Set(['roundTrip']));
    expect(() =>
      fuzzGame(
        { game: anyGame(quay), texts, hints: quayHints, rules: new Set(['R-3.1']) },
        { players: 2, variants: [], seed: 'rules' },
      ),
    ).toThrow('which RULES.md does not know');
    const endless = withGood({ apply: (_s, _at, _seat, _o, effects) => effects.again() });
    expect(findings(anyGame(endless), 1)).toEqual(['ends']);
  });
});
