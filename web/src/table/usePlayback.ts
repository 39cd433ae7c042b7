// What a table is at the moment: live, playing back what was missed, or in the past.
import type { BoardModule, Moment, Scene, TableHost } from '@comptoir/board-kit';
import type { Game, Kinds, LogEntry, Seat } from '@comptoir/kernel';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useArrivals } from './arrivals.ts';
import { type Step, type Teller, toldLog } from './deeds.ts';
import type { Speed } from './speed.ts';
import { useLog } from './useLog.ts';
import { type Timeline, useTimeline } from './useTimeline.ts';

type Mode =
  | { readonly kind: 'live' }
  | { readonly kind: 'since' }
  | { readonly kind: 'replay'; readonly at: number; readonly eyes: Seat | null };

export interface Playback {
  readonly mode: Mode;
  readonly timeline: Timeline;
  /** The newest scene, whether it is shown or not. */
  readonly live: Scene | null;
  /** What happened, as far as it has been shown. */
  readonly log: readonly LogEntry[];
  /** Shows again what others did since the viewer's last turn. */
  since(): void;
  /** Goes to the table after `at` picks; one step on is played, everything else jumps. */
  goTo(at: number, eyes?: Seat | null): void;
  leaveReplay(): void;
}

/** The picks of others after the viewer's last turn; the viewer's own picks since do not count. */
export function missedBy(log: readonly LogEntry[], viewer: Seat | null): readonly LogEntry[] {
  let end = log.length;
  while (end > 0 && log[end - 1]?.seat === viewer) end -= 1;
  let begin = end;
  while (begin > 0 && log[begin - 1]?.seat !== viewer) begin -= 1;
  return log.slice(begin, end).filter(({ seq }) => seq > 0);
}

export interface PlaybackConfig {
  readonly host: TableHost;
  readonly board: BoardModule;
  readonly game: Pick<Game<Kinds>, 'fade'>;
  readonly speed: Speed;
  readonly say: Teller['say'];
  onShow(step: Step): void;
  readonly root: RefObject<HTMLElement | null>;
  readonly sky: RefObject<HTMLElement | null>;
  /** A link to a move opens there. */
  readonly startAt: number | null;
}

const LIVE: Mode = { kind: 'live' };

/** A link to a move opens there, once. */
function useLinkedMove(startAt: number | null, live: Scene | null, goTo: (at: number) => void): void {
  const linked = useRef(startAt);
  useEffect(() => {
    if (linked.current === null || live === null) return;
    goTo(linked.current);
    linked.current = null;
  }, [live, goTo]);
}

export function usePlayback(config: PlaybackConfig): Playback {
  const { host, board, game, speed, say, onShow, root, sky, startAt } = config;
  const [mode, setMode] = useState<Mode>(LIVE);
  const [live, setLive] = useState<Scene | null>(null);
  const whole = useLog(host, game, live);
  const now = useRef<{ mode: Mode; live: Scene | null }>({ mode, live });
  const timeline = useTimeline({ board, speed, say, onShow, root, sky, onIdle: backToLive });
  const { enqueue, jump } = timeline;
  const told = mode.kind === 'live' ? timeline.told : null;
  const log = useMemo(() => toldLog(whole, told), [whole, told]);

  const enter = useCallback((next: Mode): void => {
    now.current.mode = next;
    setMode(next);
  }, []);
  function backToLive(): void {
    if (now.current.mode.kind !== 'since') return;
    enter(LIVE);
    if (now.current.live !== null) jump(now.current.live);
  }

  const show = useCallback(
    (moments: readonly Moment[]): void => {
      const newest = moments.at(-1)?.scene ?? null;
      now.current.live = newest;
      setLive(newest);
      if (now.current.mode.kind === 'live') enqueue(...moments);
    },
    [enqueue],
  );
  useArrivals(host, speed === 'none', show);

  const goTo = useCallback(
    (at: number, eyes?: Seat | null): void => {
      const { mode: before, live: newest } = now.current;
      const whose = eyes ?? (before.kind === 'replay' ? before.eyes : (newest?.viewer ?? null));
      const isNext = before.kind === 'replay' && before.at + 1 === at && before.eyes === whose;
      enter({ kind: 'replay', at, eyes: whose });
      host.sceneAt(at, whose).then((scene) => {
        const current = now.current.mode;
        if (current.kind !== 'replay' || current.at !== at) return;
        const told = isNext ? log.filter(({ seq }) => seq === at) : [];
        if (told.length > 0) enqueue({ scene, told });
        else jump(scene);
      });
    },
    [host, log, enqueue, jump, enter],
  );
  const leaveReplay = useCallback((): void => {
    enter(LIVE);
    if (now.current.live !== null) jump(now.current.live);
  }, [enter, jump]);
  const since = useCallback((): void => {
    const { live: newest } = now.current;
    const missed = missedBy(log, newest?.viewer ?? null);
    const first = missed[0];
    if (newest === null || first === undefined) return;
    enter({ kind: 'since' });
    const seqs = [first.seq - 1, ...missed.map(({ seq }) => seq)];
    const scenes = seqs.map((seq) => host.sceneAt(seq, newest.viewer));
    Promise.all(scenes).then(([start, ...rest]) => {
      if (start === undefined || now.current.mode.kind !== 'since') return;
      jump(start);
      enqueue(...rest.map((scene, n) => ({ scene, told: missed.slice(n, n + 1) })));
    });
  }, [host, log, enqueue, jump, enter]);

  useLinkedMove(startAt, live, goTo);
  return { mode, timeline, live, log, since, goTo, leaveReplay };
}
