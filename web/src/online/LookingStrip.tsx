// Follows whoever waits for players and does something else meanwhile; fetched when somebody does.
import { lazy, Suspense } from 'react';
import { useLooking } from './looking.ts';
import { useSeeking } from './seeking.ts';

const Strip = lazy(() => import('./Strip.tsx'));
const SeekStrip = lazy(() => import('./SeekStrip.tsx'));

export function LookingStrip() {
  const looking = useLooking();
  const seeking = useSeeking();
  return (
    <Suspense>
      {looking !== null && <Strip key={looking.match} {...looking} />}
      {seeking !== null && <SeekStrip sought={seeking === 'unknown' ? null : seeking} />}
    </Suspense>
  );
}
