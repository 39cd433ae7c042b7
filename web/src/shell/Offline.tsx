import { useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/index.ts';

function listen(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** A strip that says what still works; gone without a word when the line is back. */
export function Offline() {
  const { states } = useWords();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className="offline" role="status">
      <Icon id="offline" />
      <b>{states.offlineTitle}</b>
      {states.offlineSays}
    </p>
  );
}
