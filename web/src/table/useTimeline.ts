// One timeline: moments stand in a queue and are shown one after the other, each with what moves.
import type { BoardModule, Moment, Scene } from '@comptoir/board-kit';
import { animate, type RunningAnimation } from '@comptoir/board-kit';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Timeline {
  /** What is on the table. */
  readonly scene: Scene | null;
  /** Moments still wait to be shown. */
  readonly isBehind: boolean;
  enqueue(...moments: readonly Moment[]): void;
  /** Drops what waits and shows this at once. */
  jump(scene: Scene): void;
  /** Everything that waits happens at once. */
  skip(): void;
}
export interface TimelineConfig {
  readonly board: BoardModule;
  /** Milliseconds for an event; 0 without motion. */
  readonly pace: number;
  readonly root: RefObject<HTMLElement | null>;
  readonly sky: RefObject<HTMLElement | null>;
  /** Called when the queue has run empty. */
  readonly onIdle: () => void;
}
/** With more moments waiting than this, each is shown in less time. */
const CROWDED = 6;

export function useTimeline(config: TimelineConfig): Timeline {
  const [scene, setScene] = useState<Scene | null>(null);
  const [isBehind, setBehind] = useState(false);
  const queue = useRef<Moment[]>([]);
  const playing = useRef<RunningAnimation | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(config);
  latest.current = config;

  const playMoment = useCallback(async ({ scene: next, told }: Moment, waiting: number): Promise<void> => {
    const { board, pace, root, sky } = latest.current;
    const events = (told ?? []).flatMap((entry) => entry.events);
    const ms = waiting > CROWDED ? Math.round(pace / 2) : pace;
    if (root.current === null || sky.current === null || events.length === 0) {
      setScene(next);
      return;
    }
    const draw = (): void => flushSync(() => setScene(next));
    const flights = events.map((event) => board.log.flights(event, next)).filter((list) => list.length > 0);
    const lit = events.flatMap((event) => board.log.about(event));
    playing.current = animate({ root: root.current, sky: sky.current, draw, flights, lit, ms });
    await playing.current.done;
    playing.current = null;
  }, []);

  const run = useCallback(async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let moment = queue.current.shift(); moment !== undefined; moment = queue.current.shift()) {
      setBehind(queue.current.length > 0);
      await playMoment(moment, queue.current.length);
    }
    isRunning.current = false;
    setBehind(false);
    latest.current.onIdle();
  }, [playMoment]);

  const enqueue = useCallback(
    (...moments: readonly Moment[]): void => {
      queue.current.push(...moments);
      if (queue.current.length > 1 || isRunning.current) setBehind(queue.current.length > 0);
      void run();
    },
    [run],
  );
  const skip = useCallback((): void => {
    const last = queue.current.at(-1);
    queue.current = [];
    playing.current?.finish();
    if (last !== undefined) setScene(last.scene);
    setBehind(false);
  }, []);
  const jump = useCallback((next: Scene): void => {
    queue.current = [];
    playing.current?.finish();
    setScene(next);
    setBehind(false);
  }, []);
  return { scene, isBehind, enqueue, jump, skip };
}
