// What a host tells the table, as it is shown: a turn of somebody else that comes as a whole is looked up pick by pick.
import type { Moment, TableHost } from '@comptoir/board-kit';
import { useEffect, useRef } from 'react';

/** As a whole where the past cannot be had. */
async function pickByPick(host: Pick<TableHost, 'sceneAt'>, moment: Moment): Promise<readonly Moment[]> {
  const { scene, told } = moment;
  const before = told?.slice(0, -1) ?? [];
  try {
    const scenes = await Promise.all(before.map(({ seq }) => host.sceneAt(seq, scene.viewer)));
    return [...scenes, scene].map((one, n) => ({ scene: one, told: told?.slice(n, n + 1) ?? [] }));
  } catch {
    return [moment];
  }
}

const isTurn = ({ scene, told }: Moment): boolean =>
  told !== null && told.length > 1 && told.some(({ seat }) => seat !== scene.viewer);

export interface Arrivals {
  add(moment: Moment): void;
  /** Nothing that is still looked up is shown. */
  stop(): void;
}

/** Shows moments in the order in which they come: while one is looked up, the next ones wait. */
export function arrivals(
  host: Pick<TableHost, 'sceneAt'>,
  isAtOnce: () => boolean,
  show: (moments: readonly Moment[]) => void,
): Arrivals {
  let lookingUp: Promise<void> | null = null;
  let isStopped = false;
  const showNow = (moments: readonly Moment[]): void => {
    if (!isStopped) show(moments);
  };
  return {
    add(moment) {
      const isWhole = isAtOnce() || !isTurn(moment);
      if (lookingUp === null && isWhole) return showNow([moment]);
      const next = (lookingUp ?? Promise.resolve())
        .then(() => (isWhole ? [moment] : pickByPick(host, moment)))
        .then(showNow)
        .finally(() => {
          if (lookingUp === next) lookingUp = null;
        });
      lookingUp = next;
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Shows what this host tells; at once, or as others did it. `show` must not change from one drawing to the next. */
export function useArrivals(
  host: TableHost,
  isAtOnce: boolean,
  show: (moments: readonly Moment[]) => void,
): void {
  const latest = useRef(isAtOnce);
  latest.current = isAtOnce;
  useEffect(() => {
    const { add, stop } = arrivals(host, () => latest.current, show);
    const leave = host.subscribe(add);
    return () => {
      leave();
      stop();
    };
  }, [host, show]);
}
