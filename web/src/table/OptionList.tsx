// The options of a group, or all of them, by name: over the side panel, so that the board stays free.
import { Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { keyOf, OptionButton } from './Options.tsx';
import type { Groups } from './useGroups.ts';
import { tableWords } from './words.ts';

interface OptionListProps {
  readonly groups: Groups;
  readonly focus: string | null;
  readonly lang: Lang;
}

export function OptionList({ groups, focus, lang }: OptionListProps): ReactNode {
  const { open, list, keyed } = groups;
  const panel = useRef<HTMLElement>(null);
  const isByKey = open?.isByKey ?? false;
  const title = open?.title;
  useEffect(() => {
    if (isByKey && title !== undefined) panel.current?.querySelector<HTMLElement>('.t-option')?.focus();
  }, [isByKey, title]);
  const words = tableWords(lang);
  if (open === null) return null;
  return (
    <section ref={panel} className="t-choices" aria-label={words.list}>
      <button type="button" className="t-quiet" onClick={groups.close}>
        <Icon name="ui-arrow-left" /> {words.closeList}
      </button>
      {list.map(({ title, cards }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {cards.map((card) => (
            <OptionButton
              key={card.name}
              card={card}
              keyNumber={keyOf(keyed, card)}
              isFocus={focus === card.name}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
