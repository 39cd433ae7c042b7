// One timeline: what happens stands in a queue and is shown step by step, each with what moves.
import {
  animate,
  type BoardModule,
  type Moment,
  type RunningAnimation,
  type Scene,
} from '@comptoir/board-kit';
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Step, stepsOf, type Teller } from './deeds.ts';
import { Playhead, type PlayheadState } from './Playhead.ts';
import type { Pace, Speed } from './speed.ts';

export interface Timeline extends PlayheadState {
  /** What is on the table. */
  readonly scene: Scene | null;
  enqueue(...moments: readonly Moment[]): void;
  /** Drops what waits and shows this at once. */
  jump(scene: Scene): void;
  /** Everything that waits happens at once. */
  skip(): void;
  /** Holds what is shown, or goes on. */
  togglePause(): void;
  next(): void;
  back(): void;
}
export interface TimelineConfig {
  readonly board: BoardModule;
  readonly speed: Speed;
  readonly say: Teller['say'];
  /** Called with every step as it is shown. */
  onShow(step: Step): void;
  readonly root: RefObject<HTMLElement | null>;
  readonly sky: RefObject<HTMLElement | null>;
  /** Called when the queue has run empty. */
  readonly onIdle: () => void;
}

/** With people round the table nobody falls further behind than this. */
const MOST_BEHIND = 3;
const BEGINNING: PlayheadState = { deed: null, told: null, isBehind: false, isPaused: false };

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Other people play here: what is shown must not hold anybody up. */
function hasCompany({ players, viewer }: Scene): boolean {
  return players.some(({ seat, level }) => level === null && seat !== viewer);
}

/** What the steps of a moment come to where nothing is shown on the way. */
function atOnce(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  const events = steps.flatMap((step) => step.events);
  return last === undefined ? [] : [{ scene: last.scene, events, deed: null, isFresh: true }];
}

export function useTimeline(config: TimelineConfig): Timeline {
  const [scene, setScene] = useState<Scene | null>(null);
  const [state, setState] = useState(BEGINNING);
  const latest = useRef({ ...config, scene });
  latest.current = { ...config, scene };

  const playhead = useMemo(() => {
    const show = (step: Step, { piece, next: gap }: Pace): RunningAnimation => {
      const { scene: next, events } = step;
      const { board, root, sky, scene: before, onShow } = latest.current;
      onShow(step);
      const draw = (): void => {
        if (next !== before) flushSync(() => setScene(next));
      };
      if (root.current === null || sky.current === null || events.length === 0) {
        if (before === null)
          startTransition(() => setScene(next)); // a whole board: in small pieces
        else setScene(next);
        return { done: Promise.resolve(), finish: () => undefined };
      }
      const flights = events.map((event) => board.log.flights(event, next)).filter((list) => list.length > 0);
      const lit = events.flatMap((event) => board.log.about(event));
      const ms = isStill() ? 0 : piece;
      return animate({ root: root.current, sky: sky.current, draw, flights, lit, ms, gap });
    };
    return new Playhead({
      show,
      speed: () => latest.current.speed,
      isLate(waiting) {
        const { scene: now } = latest.current;
        return waiting > MOST_BEHIND && now !== null && hasCompany(now);
      },
      isHidden: () => document.hidden,
      onChange: setState,
      onIdle: () => latest.current.onIdle(),
    });
  }, []);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.hidden) playhead.pause();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [playhead]);

  const moves = useMemo(
    () => ({
      enqueue(...moments: readonly Moment[]): void {
        const { say, board, speed } = latest.current;
        const teller: Teller = { say, icon: (event) => board.log.icon(event) };
        for (const moment of moments) {
          const steps = stepsOf(moment, teller);
          playhead.enqueue(speed === 'none' ? atOnce(steps) : steps);
        }
      },
      jump: (next: Scene) => playhead.jump(next),
      skip: () => playhead.skip(),
      next: () => playhead.next(),
      back: () => playhead.back(),
    }),
    [playhead],
  );
  const togglePause = (): void => (state.isPaused ? playhead.resume() : playhead.pause());
  return { scene, ...state, ...moves, togglePause };
}
