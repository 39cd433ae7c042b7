// A game's table of refusals: the paragraph of the rulebook by code.
import type { Refusal, RuleId } from './types.ts';

type Refusals<T extends Readonly<Record<string, RuleId>>> = {
  readonly [Code in keyof T & string]: { readonly rule: T[Code]; readonly code: Code };
};

/** Every "no" of a game: `refusals({ holdFull: 'R-4.2' })` is `{ holdFull: { rule: 'R-4.2', code: 'holdFull' } }`. */
export function refusals<const T extends Readonly<Record<string, RuleId>>>(rules: T): Refusals<T>;
export function refusals(rules: Readonly<Record<string, RuleId>>): Readonly<Record<string, Refusal>> {
  return Object.fromEntries(Object.entries(rules).map(([code, rule]) => [code, { rule, code }]));
}
