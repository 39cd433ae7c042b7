// Follows whoever waits for players and does something else meanwhile; fetched when somebody does.
import { lazy, Suspense } from 'react';
import { useLooking } from './looking.ts';

const Strip = lazy(() => import('./Strip.tsx'));

export function LookingStrip() {
  const looking = useLooking();
  if (looking === null) return null;
  return (
    <Suspense>
      <Strip key={looking.match} {...looking} />
    </Suspense>
  );
}
