// Rules may look ahead, and hosts may hold a list while they ask for another: nothing may be shared between two calls.
import {
  advance,
  canonical,
  clone,
  type Effects,
  type Game,
  isRefusal,
  type Kinds,
  type Option,
  play,
  type SeatPick,
  writeOption,
} from '@comptoir/kernel';
import type { Position, Subject } from './checks.ts';
import { expect } from './faults.ts';

/** By step: the candidates it gave last, and what stood in that list then. */
export type HeldLists = Map<string, { readonly list: readonly Option[]; readonly copy: readonly Option[] }>;

/** A list of candidates stays as it is when the same step is asked again, elsewhere. */
export function checkHeldLists({ game }: Subject, { state, decisions }: Position, held: HeldLists): void {
  for (const { at, seat } of decisions) {
    const rule = game.steps[at.step];
    if (rule === undefined || !('candidates' in rule)) continue;
    const list = rule.candidates(state, at, seat);
    const { list: old = [], copy = [] } = held.get(at.step) ?? {};
    const isSame = old.length === copy.length && old.every((o, n) => o === copy[n]);
    expect('heldList', isSame, () => `the candidates of ${at.step} changed when it was asked again`);
    held.set(at.step, { list, copy: [...list] });
  }
}

/** The game with rules that are interrupted whenever they use their effects. */
function interrupted(game: Game<Kinds>, interrupt: () => void): Game<Kinds> {
  const watched = (effects: Effects<Kinds>): Effects<Kinds> => {
    const after = <A extends readonly unknown[], R>(use: (...args: A) => R): ((...args: A) => R) => {
      return (...args) => {
        interrupt();
        return use(...args);
      };
    };
    return {
      next: after((...steps) => effects.next(...steps)),
      again: after(() => effects.again()),
      tell: after((event) => effects.tell(event)),
      random: after((n) => effects.random(n)),
      shuffle: (list) => {
        interrupt();
        effects.shuffle(list);
      },
      reveal: after(() => effects.reveal()),
    };
  };
  const steps: Record<string, Game<Kinds>['steps'][string]> = {};
  for (const [name, rule] of Object.entries(game.steps)) {
    steps[name] =
      'apply' in rule
        ? { ...rule, apply: (s, at, seat, o, effects) => rule.apply(s, at, seat, o, watched(effects)) }
        : { ...rule, run: (s, at, effects) => rule.run(s, at, watched(effects)) };
  }
  return { ...game, steps };
}

/** A pick leads to the same when other picks are tried, on a copy, in the midst of its rules. */
export function checkLookAhead({ game }: Subject, { state, decisions }: Position, p: SeatPick): void {
  const options = decisions.find(({ seat }) => seat === p.seat)?.options ?? [];
  const other = options.find((o) => writeOption(o) !== writeOption(p.option)) ?? p.option;
  const plain = play(game, state, p.seat, p.option);
  const ahead = interrupted(game, () => advance(game, clone(state), p.seat, other));
  const played = play(ahead, state, p.seat, p.option);
  const isSame = !isRefusal(plain) && !isRefusal(played) && canonical(plain) === canonical(played);
  expect(
    'lookAhead',
    isSame,
    () => `“${p.seat} ${writeOption(p.option)}” leads elsewhere when a rule looks ahead`,
  );
}
