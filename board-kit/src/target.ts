// One mechanism for all games: an element names its verb and noun, the table says what that name is worth now.
import type { Option } from '@comptoir/kernel';
import { createContext, use } from 'react';

export interface Targets {
  readonly legal: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** What could be chosen next, once the option in focus is picked. */
  readonly soon: ReadonlySet<string>;
  readonly focus: string | null;
  /** The option in full words. */
  label(name: string): string;
}
const NOTHING: ReadonlySet<string> = new Set();
export const NO_TARGETS: Targets = {
  legal: NOTHING,
  refused: NOTHING,
  soon: NOTHING,
  focus: null,
  label: (name) => name,
};
export const TargetsContext = createContext<Targets>(NO_TARGETS);

/** `ship 2`, `pass`: the name an option and its drawn thing share. */
export const nameOf = ({ verb, noun }: Option): string => (noun === undefined ? verb : `${verb} ${noun}`);

export type TargetState = 'legal' | 'focus' | 'soon' | 'refused' | 'idle';
interface TargetAttributes {
  readonly 'data-target': string;
  readonly 'data-state': TargetState;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
}
export interface Target {
  readonly name: string;
  readonly state: TargetState;
  readonly isLegal: boolean;
  /** To be spread on the element, SVG or HTML. */
  readonly attributes: TargetAttributes;
}

function stateOf(targets: Targets, name: string): TargetState {
  if (targets.legal.has(name)) return targets.focus === name ? 'focus' : 'legal';
  if (targets.soon.has(name)) return 'soon';
  return targets.refused.has(name) ? 'refused' : 'idle';
}

/** What this thing is worth now, and the attributes that make the table listen to it. */
export function useTarget(name: string): Target {
  const targets = use(TargetsContext);
  const state = stateOf(targets, name);
  const isLegal = state === 'legal' || state === 'focus';
  const attributes: TargetAttributes = isLegal
    ? {
        'data-target': name,
        'data-state': state,
        role: 'button',
        tabIndex: 0,
        'aria-label': targets.label(name),
      }
    : { 'data-target': name, 'data-state': state };
  return { name, state, isLegal, attributes };
}
