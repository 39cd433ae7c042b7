// From pointing to picking: a draft first where the pick could not be taken back, or where a finger cannot hover.
import { nameOf, type Scene, type TableHost } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { useRef, useState } from 'react';

export interface Choosing {
  /** Chosen, not yet picked. */
  readonly draft: Option | null;
  choose(option: Option, isTouch: boolean): void;
  confirm(): void;
  cancel(): void;
}
export interface ChoosingConfig {
  readonly host: TableHost;
  readonly scene: Scene | null;
  /** Ask before what cannot be taken back. */
  readonly confirm: boolean;
  /** What the one button does where nothing is drafted; it is its own confirmation. */
  readonly end: Option | null;
  /** The player has decided something. */
  onPick(): void;
}

export function useChoosing({ host, scene, confirm, end, onPick }: ChoosingConfig): Choosing {
  const [draft, setDraft] = useState<Option | null>(null);
  const decision = scene?.decision;
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    setDraft(null);
  }
  const asked = useRef(decision);
  asked.current = decision;
  const pick = async (option: Option, unlessFinal = false): Promise<void> => {
    setDraft(null);
    onPick();
    const no = await host.pick(option, { unlessFinal });
    if (no?.code === 'wouldBeFinal' && asked.current === decision) setDraft(option);
  };
  const isDraft = (option: Option): boolean => draft !== null && nameOf(draft) === nameOf(option);
  return {
    draft,
    choose(option, isTouch) {
      const isEnd = end !== null && nameOf(end) === nameOf(option);
      if (isDraft(option) || (isEnd && !isTouch)) void pick(option);
      else if (isTouch) setDraft(option);
      else void pick(option, confirm);
    },
    confirm() {
      const option = draft ?? end;
      if (option !== null) void pick(option);
    },
    cancel: () => setDraft(null),
  };
}
