// From pointing to picking: a draft first where the pick could not be taken back, or where a finger cannot hover.
import { nameOf, type Scene, type TableHost } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { useState } from 'react';

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
  ask(option: Option): Promise<Scene | null>;
}

export function useChoosing({ host, scene, confirm, ask }: ChoosingConfig): Choosing {
  const [draft, setDraft] = useState<Option | null>(null);
  const decision = scene?.decision;
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    setDraft(null);
  }
  const pick = (option: Option): void => {
    setDraft(null);
    void host.pick(option);
  };
  const isDraft = (option: Option): boolean => draft !== null && nameOf(draft) === nameOf(option);
  return {
    draft,
    choose(option, isTouch) {
      if (isDraft(option)) pick(option);
      else if (isTouch) setDraft(option);
      else if (!confirm) pick(option);
      else
        ask(option).then((after) => {
          if (after?.canUndo === true) pick(option);
          else setDraft(option);
        });
    },
    confirm() {
      if (draft !== null) pick(draft);
    },
    cancel: () => setDraft(null),
  };
}
