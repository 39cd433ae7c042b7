// Sequences of picks: tried out in the host's previews, picked as one action, and what to say when one stops half-way.
import {
  NO_TRIAL,
  type Note,
  nameOf,
  type Scene,
  type Sequences,
  type Stop,
  type TableHost,
  type Trial,
} from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import { useCallback, useMemo, useState } from 'react';
import { whoIn } from './sentences.tsx';

export interface SequencesConfig {
  readonly host: TableHost;
  /** What is shown; without a decision while it is not the present. */
  readonly scene: Scene | null;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
}
export interface SequencesState {
  readonly sequences: Sequences;
  /** The pick at which the last sequence stopped on this very table; `text` is '' where no rule says why. */
  readonly stopped: Note | null;
  /** How many picks are taken back at once: those of a sequence that has just been made. */
  readonly undoes: number;
}
interface Stopped extends Stop {
  readonly option: Option;
}

/** An option of this scene in words, and why it is not offered. */
function noteOn(option: Option, scene: Scene, texts: Texts<Kinds>, lang: Lang): Note | null {
  const { decision, view } = scene;
  if (decision === null) return null;
  const refused = decision.refused.find(([one]) => nameOf(one) === nameOf(option));
  const title = texts.options[option.verb]?.(option, decision.at, view, whoIn(scene)) ?? nameOf(option);
  if (refused === undefined) return { title, text: '', rule: null };
  return { title, text: whyNot(texts, lang, refused, decision.at, view), rule: refused[1].rule };
}

const offers = (scene: Scene | null, option: Option | undefined): boolean =>
  option !== undefined && scene?.decision?.options.some((one) => nameOf(one) === nameOf(option)) === true;

export function useSequences({ host, scene, texts, lang }: SequencesConfig): SequencesState {
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Stopped | null>(null);
  const [made, setMade] = useState({ seq: 0, count: 1 });
  const after = useCallback(
    (picks: readonly Option[]): Promise<Scene | null> =>
      picks.length === 0 ? Promise.resolve(scene) : host.preview(picks),
    [host, scene],
  );
  const tryOut = useCallback(
    async (sequence: readonly Option[]): Promise<Trial> => {
      if (offers(await after(sequence.slice(0, -1)), sequence.at(-1))) return { isLegal: true, why: null };
      for (const [n, option] of sequence.entries()) {
        const before = await after(sequence.slice(0, n));
        if (before === null || offers(before, option)) continue;
        return { isLegal: false, why: noteOn(option, before, texts, lang) };
      }
      return NO_TRIAL;
    },
    [after, texts, lang],
  );
  const before = scene?.seq ?? 0;
  const pick = useCallback(
    async (sequence: readonly Option[]): Promise<void> => {
      setBusy(true);
      const stop = await host.pickAll(sequence);
      const count = stop === null ? sequence.length : stop.made;
      setMade({ seq: before + count, count: Math.max(count, 1) });
      const option = stop === null ? undefined : sequence[stop.made];
      setLast(stop === null || option === undefined ? null : { ...stop, option });
      setBusy(false);
    },
    [host, before],
  );
  const isHere = last !== null && scene !== null && scene.seq === last.seq;
  const stopped = isHere ? noteOn(last.option, scene, texts, lang) : null;
  const undoes = scene?.seq === made.seq ? made.count : 1;
  return { sequences: useMemo(() => ({ tryOut, pick, isBusy }), [tryOut, pick, isBusy]), stopped, undoes };
}
