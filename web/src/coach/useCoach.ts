// The coach of a table: asked, thinking, heard; and the warning before a pick that costs much.
import type { Scene } from '@comptoir/board-kit';
import type { Advice } from '@comptoir/bots/review';
import type { Option } from '@comptoir/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CoachWorker } from './coach.worker.ts';
import type { CoachTable } from './question.ts';

/** What the coach said about one table. */
interface Said {
  readonly seq: number;
  /** null: nothing yet. */
  readonly advice: Advice | null;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
}
export interface Coach {
  /** About the table as it stands; null: not asked. */
  readonly said: Omit<Said, 'seq'> | null;
  readonly canAsk: boolean;
  /** Counts how often it was asked for: the panel comes up each time. */
  readonly asked: number;
  ask(): void;
  /** What the pick costs, from 0 to 1; 0 where nobody wants to be warned, or it is not known soon. */
  warningFor(option: Option): Promise<number>;
}
interface Helper {
  readonly worker: Worker;
  readonly remote: Remote<CoachWorker>;
  /** Never comes, unless the worker cannot run: it could not be fetched, say. */
  readonly broken: Promise<never>;
}
/** A pick is held up no longer than this. */
const PATIENCE_MS = 1500;

/** A worker that is started when it is needed, and ended with the table. */
function useHelper(): { readonly get: () => Helper; readonly end: () => void } {
  const helper = useRef<Helper | null>(null);
  const end = useCallback((): void => {
    helper.current?.worker.terminate();
    helper.current = null;
  }, []);
  const get = useCallback((): Helper => {
    if (helper.current === null) {
      const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
      const broken = new Promise<never>((_, reject) => {
        worker.addEventListener('error', () => reject(new Error('coach: the worker does not run')));
      });
      broken.catch(() => undefined);
      helper.current = { worker, remote: wrap<CoachWorker>(worker), broken };
    }
    return helper.current;
  }, []);
  useEffect(() => end, [end]);
  return { get, end };
}

const namesIn = (scene: Scene): readonly string[] => scene.players.map(({ name }) => name);

export function useCoach(table: CoachTable | null, scene: Scene | null, warns: boolean): Coach | null {
  const { get, end } = useHelper();
  const [said, setSaid] = useState<Said | null>(null);
  const [asked, setAsked] = useState(0);
  if (table === null) return null;
  const canAsk = scene !== null && scene.decision !== null;
  const now = said !== null && said.seq === scene?.seq && canAsk ? said : null;
  const think = async ({ seq, ...rest }: Scene): Promise<void> => {
    const show = (change: Partial<Said>): void =>
      setSaid((before) => (before?.seq === seq ? { ...before, ...change } : before));
    try {
      const question = await table.question(true);
      if (question === null) return setSaid(null);
      const onAdvice = proxy(async (advice: Advice) => show({ advice }));
      const { remote, broken } = get();
      await Promise.race([remote.advise(question, namesIn({ seq, ...rest }), onAdvice), broken]);
      show({ isThinking: false });
    } catch {
      show({ isThinking: false, hasFailed: true });
    }
  };
  return {
    said: now,
    canAsk,
    asked,
    ask() {
      setAsked(asked + 1);
      if (scene === null || !canAsk || (now !== null && !now.hasFailed)) return;
      end(); // what it thought about is over
      setSaid({ seq: scene.seq, advice: null, isThinking: true, hasFailed: false });
      void think(scene);
    },
    async warningFor(option) {
      if (scene === null || !warns) return 0;
      const late = new Promise<number>((resolve) => setTimeout(resolve, PATIENCE_MS, 0));
      const known = table.question(false).then((question) => {
        if (question === null) return 0;
        return get().remote.cost(question, namesIn(scene), option);
      });
      return Promise.race([known, late]).catch(() => 0);
    },
  };
}
