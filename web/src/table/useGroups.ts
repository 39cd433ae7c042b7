// Which options stand together, and which of these groups is open.
import type { Decision, Kinds } from '@comptoir/kernel';
import { useEffect, useMemo, useState } from 'react';
import {
  type Choices,
  choicesOf,
  type Entry,
  entriesOf,
  GROUPINGS,
  type Grouping,
  isGroup,
  listOf,
  loosest,
  type OptionCard,
  type OptionGroup,
} from './option-cards.ts';
import type { TableWords } from './words.ts';

/** A list that is open: of one group, or of everything. */
export interface OpenList {
  readonly title: string | null;
  /** Opened by a key: the focus goes there. */
  readonly isByKey: boolean;
}
export interface Groups {
  readonly choices: Choices;
  readonly entries: readonly Entry[];
  readonly isGrouped: boolean;
  readonly open: OpenList | null;
  /** What the open list shows. */
  readonly list: readonly OptionGroup[];
  /** What each key from 1 to 9 stands for, in this order. */
  readonly keyed: readonly Entry[];
  toggle(title: string | null, isByKey: boolean): void;
  close(): void;
  /** There is no room for so many buttons. */
  tighten(): void;
}

export function useGroups(
  cards: readonly OptionCard[],
  decision: Decision<Kinds> | null,
  words: TableWords,
): Groups {
  const choices = useMemo(() => choicesOf(cards), [cards]);
  const [grouping, setGrouping] = useState<Grouping>(loosest(choices));
  const [open, setOpen] = useState<OpenList | null>(null);
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    setOpen(null);
    setGrouping(loosest(choices));
  }
  useEffect(() => {
    const loosen = (): void => setGrouping(loosest(choices));
    window.addEventListener('resize', loosen);
    return () => window.removeEventListener('resize', loosen);
  }, [choices]);
  const entries = useMemo(() => entriesOf(choices, grouping, words.options), [choices, grouping, words]);
  const list = useMemo(() => {
    if (open === null) return [];
    const one = entries.filter(isGroup).find(({ title }) => title === open.title);
    return one === undefined ? listOf(choices, words.options, words.refused) : [one];
  }, [open, entries, choices, words]);
  const keyed = open === null ? legalIn([...entries, ...choices.quiet]) : legalIn(list.flatMap(cardsIn));
  return {
    choices,
    entries,
    isGrouped: entries.some(isGroup),
    open,
    list,
    keyed,
    toggle: (title, isByKey) => setOpen(open?.title === title ? null : { title, isByKey }),
    close: () => setOpen(null),
    tighten: () => setGrouping(GROUPINGS[GROUPINGS.indexOf(grouping) + 1] ?? 'all'),
  };
}
const cardsIn = ({ cards }: OptionGroup): readonly OptionCard[] => cards;
const legalIn = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => isGroup(entry) || entry.why === null);
