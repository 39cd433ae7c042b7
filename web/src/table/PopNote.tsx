import type { RuleId } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { Popover } from './Popover.tsx';
import type { Explanation } from './things.ts';

/** An explanation or a refusal, with its rule. */
export function PopNote({
  pop,
  rulesHref,
}: {
  pop: Explanation;
  rulesHref(rule: RuleId | null): string;
}): ReactNode {
  const { kind, note, rect } = pop;
  return (
    <Popover kind={kind} rect={rect}>
      <b className="t-pop-title">{note.title}</b>
      <p>
        {note.text} {note.rule === null ? null : <a href={rulesHref(note.rule)}>{note.rule}</a>}
      </p>
    </Popover>
  );
}
