// From pointing to picking: a draft first where the pick could not be taken back, or where a finger cannot hover.
import { nameOf, type Scene, type TableHost } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { useRef, useState } from 'react';
import type { Coach } from '../coach/useCoach.ts';

export interface Choosing {
  /** Chosen, not yet picked. */
  readonly draft: Option | null;
  /** What the draft costs, from 0 to 1, where that is so much that it is said before it is picked. */
  readonly cost: number | null;
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
  readonly coach: Coach | null;
  /** The player has decided something. */
  onPick(): void;
}

/** A pick that costs more is worth a word. */
const MUCH = 0.1;

export function useChoosing({ host, scene, confirm, end, coach, onPick }: ChoosingConfig): Choosing {
  const [draft, setDraft] = useState<Option | null>(null);
  const [warned, setWarned] = useState<{ readonly name: string; readonly cost: number } | null>(null);
  const decision = scene?.decision;
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    setDraft(null);
    setWarned(null);
  }
  const asked = useRef(decision);
  const isJudging = useRef(false);
  const answered = useRef<typeof decision>(null);
  asked.current = decision;
  /** Asked once about each option: whoever wants it has it. */
  const isWarned = async (option: Option): Promise<boolean> => {
    if (coach === null || warned?.name === nameOf(option)) return false;
    if (isJudging.current) return true; // a second press while the first is judged
    isJudging.current = true;
    const cost = await coach.warningFor(option);
    isJudging.current = false;
    if (asked.current !== decision) return true;
    if (cost < MUCH) return false;
    setWarned({ name: nameOf(option), cost });
    setDraft(option);
    return true;
  };
  const pick = async (option: Option, unlessFinal = false): Promise<void> => {
    if (answered.current === decision || (await isWarned(option))) return; // one answer to each question
    answered.current = decision;
    setDraft(null);
    onPick();
    const no = await host.pick(option, { unlessFinal });
    if (answered.current === decision) answered.current = null;
    if (no?.code === 'wouldBeFinal' && asked.current === decision) setDraft(option);
  };
  const isDraft = (option: Option): boolean => draft !== null && nameOf(draft) === nameOf(option);
  return {
    draft,
    cost: draft !== null && warned?.name === nameOf(draft) ? warned.cost : null,
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
