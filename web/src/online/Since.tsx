// How long one has been waiting.
import { useEffect, useState } from 'react';
import { useClockText } from './time.ts';

interface SinceProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** Milliseconds, counted on every second. */
export function useWaited(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now - since;
}

export function Since({ since }: SinceProps) {
  const { left } = useClockText();
  return <span className="since">{left(useWaited(since))}</span>;
}
