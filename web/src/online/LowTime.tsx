// Little is left of one's own clock: it stands beside the buttons, pulses, and is heard once.
import './low-time.css';
import { useEffect } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { Speaker } from '../table/sounds.ts';
import type { TableStatus } from './OnlineHost.ts';
import { useClockText, useLeft } from './time.ts';
import { useOnlineWords } from './words.ts';

/** From so many milliseconds on; a clock of days has no last seconds. */
const LOW_MS = 30_000;

function useWarning(isLow: boolean): void {
  const { sounds } = useSettings();
  useEffect(() => {
    if (!isLow || !sounds) return;
    const speaker = new Speaker();
    speaker.play('bell');
    const timer = setTimeout(() => speaker.close(), 1000);
    return () => {
      clearTimeout(timer);
      speaker.close();
    };
  }, [isLow, sounds]);
}

interface LowTimeProps {
  readonly status: TableStatus;
  readonly isLive: boolean;
}

export function LowTime({ status, isLive }: LowTimeProps) {
  const { table } = useOnlineWords();
  const { left: words } = useClockText();
  const clock = status.clocks.find(({ seat }) => seat === status.viewer);
  const left = useLeft(clock, status.clocksAt, status.isOver);
  const isLow = isLive && !status.isOver && clock?.isRunning === true && left !== null && left < LOW_MS;
  useWarning(isLow);
  if (!isLow) return null;
  return (
    <p className="low-time">
      <Icon id="clock" size="s" />
      <b aria-hidden="true">{words(left)}</b>
      <span className="hidden-words" role="status">
        {table.lowTime}
      </span>
    </p>
  );
}
