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
}

export function useChoosing({ host, scene, confirm }: ChoosingConfig): Choosing {
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
    const no = await host.pick(option, { unlessFinal });
    if (no?.code === 'wouldBeFinal' && asked.current === decision) setDraft(option);
  };
  const isDraft = (option: Option): boolean => draft !== null && nameOf(draft) === nameOf(option);
  return {
    draft,
    choose(option, isTouch) {
      if (isDraft(option)) void pick(option);
      else if (isTouch) setDraft(option);
      else void pick(option, confirm);
    },
    confirm() {
      if (draft !== null) void pick(draft);
    },
    cancel: () => setDraft(null),
  };
}
