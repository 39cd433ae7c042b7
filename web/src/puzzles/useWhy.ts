// Why a wrong answer is wrong: the coach compares it with the best one, in a worker of its own.
import { type LessonRun, type LoadedGame, readOption, seedFrom, veil, type Words } from '@comptoir/kernel';
import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { CoachWorker } from '../coach/coach.worker.ts';

/** undefined: it is being thought about; null: nothing can be said. `run`: with the wrong answer on the table. */
export function useWhy({ game }: LoadedGame, run: LessonRun, best: string | null): Words | null | undefined {
  const [why, setWhy] = useState<Words | null | undefined>(undefined);
  useEffect(() => {
    const { strayed, lesson } = run;
    if (strayed === null || best === null) return setWhy(null);
    setWhy(undefined);
    const { match } = run.rejoin();
    const salt = `why ${match.seq}`;
    const veiled = veil(game, match.state, lesson.seat, seedFrom(salt));
    const question = { game: game.id, seat: lesson.seat, veiled, made: match.seq, salt };
    const worker = new Worker(new URL('../coach/coach.worker.ts', import.meta.url), { type: 'module' });
    let isGone = false;
    const show = (said: Words | null): void => {
      if (!isGone) setWhy(said);
      worker.terminate();
    };
    worker.addEventListener('error', () => show(null));
    const remote = wrap<CoachWorker>(worker);
    remote.why(question, lesson.names, strayed, readOption(best)).then(show, () => show(null));
    return () => {
      isGone = true;
      worker.terminate();
    };
  }, [game, run, best]);
  return why;
}
