import { Link } from 'wouter';
import { Aground, CompassRose, ReloadButton, StatePanel, WaysOn } from '../parts/StatePanel.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/index.ts';
import type { Trouble } from './trouble.ts';
import { useOnlineWords } from './words.ts';

/** Nothing is broken: there is just nothing to see. */
const LOST: readonly Trouble[] = [
  'noMatch',
  'malformed',
  'noUser',
  'private',
  'notRunning',
  'otherRules',
  'tableClosed',
  'banned',
];

/** Why there is nothing to see, with a way on. */
export function NoTable({ why, said }: { readonly why: Trouble; readonly said?: string | undefined }) {
  const { trouble, room, measures } = useOnlineWords();
  const { states } = useWords();
  const isLost = LOST.includes(why);
  const title = why === 'private' ? room.privateTitle : isLost ? states.lostTitle : states.errorTitle;
  return (
    <Shell place={null} title={title}>
      <StatePanel
        art={isLost ? <CompassRose /> : <Aground />}
        title={title}
        says={[
          trouble[why === 'malformed' ? 'noMatch' : why],
          ...(said === undefined ? [] : [measures.quote(said)]),
        ].join(' ')}
      >
        {why === 'banned' && (
          <Link className="btn" href="/account">
            {measures.toAccount}
          </Link>
        )}
        {!isLost && <ReloadButton />}
        <WaysOn />
      </StatePanel>
    </Shell>
  );
}
