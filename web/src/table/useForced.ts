// Where there is no choice and nothing is revealed, the table picks for the player, says so, and one undo takes it back with the
// player's own pick before it.
import type { Scene, TableHost } from '@comptoir/board-kit';
import { useEffect, useRef, useState } from 'react';
import type { OptionCard } from './option-cards.ts';

export interface ForcedConfig {
  readonly host: TableHost;
  /** What is shown; without a decision while it is not the present. */
  readonly scene: Scene | null;
  readonly cards: readonly OptionCard[];
  readonly isOn: boolean;
  /** How many picks an undo takes back where nothing was forced. */
  readonly undoes: number;
}
export interface Forced {
  /** Something is about to be picked. */
  readonly isComing: boolean;
  /** What was picked last, while it has just been. */
  readonly said: string | null;
  /** The picks that were made for the player, by the table after them. */
  readonly picks: ReadonlySet<number>;
  readonly undoes: number;
  /** After an undo the player decides alone … */
  hold(): void;
  /** … until they have decided something, which is then their own pick. */
  release(): void;
}
interface Run {
  /** The table after the last of them. */
  readonly seq: number;
  readonly said: string;
  /** How many picks an undo takes back from here. */
  readonly undoes: number;
}

/** Long enough to be seen. */
const BEFORE_MS = 300;
const NO_PICKS: ReadonlySet<number> = new Set();

export function useForced({ host, scene, cards, isOn, undoes }: ForcedConfig): Forced {
  const [run, setRun] = useState<Run | null>(null);
  const [picks, setPicks] = useState(NO_PICKS);
  /** What is left to the player: it cannot be taken back, or they were quicker. */
  const [left, leave] = useState<Scene['decision']>(null);
  const [isHeld, setHeld] = useState(false);
  const decision = scene?.decision ?? null;
  const only = decision?.options.length === 1 ? cards.find(({ why }) => why === null) : undefined;
  const isComing = isOn && !isHeld && only !== undefined && decision !== left;
  const here = run !== null && run.seq === scene?.seq ? run : null;
  const before = here?.undoes ?? (scene?.canUndo === true ? undoes : 0);
  const seq = scene?.seq ?? 0;
  const latest = useRef({ only, before });
  latest.current = { only, before };
  useEffect(() => {
    if (!isComing || decision === null) return;
    const timer = setTimeout(async () => {
      const { only: card, before: count } = latest.current;
      if (card === undefined) return;
      const no = await host.pick(card.option, { unlessFinal: true });
      if (no !== null) {
        leave(decision);
        return;
      }
      setRun({ seq: seq + 1, said: card.label, undoes: count + 1 });
      setPicks((old) => new Set(old).add(seq + 1));
    }, BEFORE_MS);
    return () => clearTimeout(timer);
  }, [host, decision, isComing, seq]);
  return {
    isComing,
    said: here?.said ?? null,
    picks,
    undoes: here?.undoes ?? undoes,
    hold: () => setHeld(true),
    release() {
      setHeld(false);
      leave(decision);
    },
  };
}
