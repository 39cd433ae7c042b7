import { Icon } from '../art/Icon.tsx';
import { isWithinReach, onReach } from '../online/network.ts';
import { useStore } from '../useStore.ts';
import { useWords } from '../words/index.ts';

/** A strip that says what still works; gone without a word when the connection is back. */
export function Offline() {
  const { states } = useWords();
  const isUp = useStore(onReach, isWithinReach);
  if (isUp) return null;
  return (
    <p className="offline" role="status">
      <Icon id="offline" />
      <b>{states.offlineTitle}</b>
      {states.offlineSays}
    </p>
  );
}
