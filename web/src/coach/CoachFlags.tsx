// The numbers and chances of what is advised, where it lies on the board; in the bar where it lies nowhere.
import { nameOf } from '@comptoir/board-kit';
import { type Advised, inHundred } from '@comptoir/bots/review';
import { type ReactNode, useEffect, useState } from 'react';
import { isSeen, namesakes, windowOn } from '../learn/sight.ts';
import type { Area } from '../parts/area.ts';
import { apart } from './apart.ts';

interface Flag extends Area {
  readonly name: string;
  readonly n: number;
  readonly chance: number;
}
/** Boards move, zoom and scroll without telling. */
const LOOK_MS = 200;

/** What is seen of it; a wedge is told by its picture. */
function placeOf(name: string): Area | null {
  const seen = namesakes(name).filter((one) => isSeen(one) && one.closest('.c-coach, .t-log') === null);
  const thing = seen.find((one) => one.closest('.t-bar') === null) ?? seen[0];
  if (thing === undefined) return null;
  const picture = thing.querySelector('[data-mark]');
  const shown = picture !== null && isSeen(picture) ? picture : thing;
  const [rect, view] = [shown.getBoundingClientRect(), windowOn(shown)];
  const [left, top] = [Math.max(rect.left, view.left), Math.max(rect.top, view.top)];
  const [right, bottom] = [Math.min(rect.right, view.right), Math.min(rect.bottom, view.bottom)];
  return { left, top, width: right - left, height: bottom - top };
}

function flagsOf(options: readonly Advised[]): readonly Flag[] {
  return options.flatMap(({ option, chance }, at) => {
    const name = nameOf(option);
    const rect = placeOf(name);
    if (rect === null) return [];
    const { left, top, width, height } = rect;
    return [{ name, n: at + 1, chance: inHundred(chance), left, top, width, height }];
  });
}

/** What a sheet beside the board leaves of the screen. */
function room(): { readonly width: number; readonly height: number } {
  const left = document.querySelector('.c-coach[data-sheet="true"]')?.getBoundingClientRect().left ?? 0;
  return { width: left > 0 ? left : innerWidth, height: innerHeight };
}

/** Over everything but what the coach says, never in the way: it listens to nothing and follows what it stands on. */
export function CoachFlags({ options }: { readonly options: readonly Advised[] }): ReactNode {
  const [flags, setFlags] = useState<readonly Flag[]>([]);
  useEffect(() => {
    let shown = '';
    const look = (): void => {
      const found = flagsOf(options);
      const text = JSON.stringify(found);
      if (text !== shown) setFlags(found);
      shown = text;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [options]);
  const spots = apart(flags, room());
  return (
    <div className="c-flags" aria-hidden="true">
      {flags.map(({ name, n, chance, left, top, width, height }, at) => (
        <div key={name} data-n={n}>
          <i style={{ left, top, width, height }} />
          <span style={{ left: spots[at]?.x, top: spots[at]?.y }}>
            <b>{n}</b> {chance}
          </span>
        </div>
      ))}
    </div>
  );
}
