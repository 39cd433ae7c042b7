import { NO_TARGETS, nameOf, type Scene, type Targets } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { useMemo } from 'react';
import type { OptionCard } from './option-cards.ts';
import type { Groups } from './useGroups.ts';

const namesOf = (options: readonly Option[]): ReadonlySet<string> => new Set(options.map(nameOf));

/** What every name on the board is worth now. */
export function useTargets(
  scene: Scene | null,
  cards: readonly OptionCard[],
  focus: Option | null,
  preview: Scene | null,
  groups: Groups,
): Targets {
  const decision = scene?.decision ?? null;
  const { open, list } = groups;
  return useMemo(() => {
    if (decision === null) return NO_TARGETS;
    const labels = new Map(cards.map(({ name, label }) => [name, label]));
    const lit =
      open === null ? decision.options : list.flatMap(({ cards }) => cards.map(({ option }) => option));
    const soon = preview?.decision ?? null;
    return {
      legal: namesOf(lit),
      refused: namesOf(decision.refused.map(([option]) => option)),
      soon: soon === null ? NO_TARGETS.soon : namesOf(soon.options),
      focus: focus === null ? null : nameOf(focus),
      label: (name: string) => labels.get(name) ?? name,
    };
  }, [decision, cards, focus, preview, open, list]);
}
