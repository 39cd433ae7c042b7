import { Aground, CompassRose, ReloadButton, StatePanel, WaysOn } from '../parts/StatePanel.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/index.ts';
import type { Trouble } from './trouble.ts';
import { useOnlineWords } from './words.ts';

/** Nothing is broken: there is just nothing to see. */
const LOST: readonly Trouble[] = ['noMatch', 'malformed', 'noUser', 'private', 'notRunning', 'otherRules'];

/** Why there is nothing to see, with a way on. */
export function NoTable({ why }: { readonly why: Trouble }) {
  const { trouble, room } = useOnlineWords();
  const { states } = useWords();
  const isLost = LOST.includes(why);
  const title = why === 'private' ? room.privateTitle : isLost ? states.lostTitle : states.errorTitle;
  return (
    <Shell place={null} title={title}>
      <StatePanel
        art={isLost ? <CompassRose /> : <Aground />}
        title={title}
        says={trouble[why === 'malformed' ? 'noMatch' : why]}
      >
        {!isLost && <ReloadButton />}
        <WaysOn />
      </StatePanel>
    </Shell>
  );
}
