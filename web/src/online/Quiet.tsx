// No table is open: friends can be asked, a bot can be played while one waits, or a table is left for later.
import { FIRST_GAME } from '@comptoir/catalogue';
import type { PaceId } from '@comptoir/protocol';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { Icon } from '../art/Icon.tsx';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { usePlay } from '../local/usePlay.ts';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { ComingHours } from './ComingHours.tsx';
import { lookFor } from './looking.ts';
import { ensureMe } from './me.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** Where a table for friends is opened. */
export const FRIENDS = `/new/${FIRST_GAME}/online`;

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}

function Way({ icon, title, says, children }: WayProps) {
  return (
    <li className="sheet">
      {icon}
      <h3>{title}</h3>
      <p className="muted">{says}</p>
      {children}
    </li>
  );
}

async function quick(pace: PaceId): Promise<string> {
  await ensureMe();
  const { id } = await api.lobby.quick({ game: FIRST_GAME, players: 2, pace, entropy: ownEntropy() });
  return id;
}

interface QuietProps {
  /** Others are here, although no table is open. */
  readonly hasPeople: boolean;
  /** Whether a server is in reach. */
  readonly isServed: boolean;
}

export function Quiet({ hasPeople, isServed }: QuietProps) {
  const { online } = useOnlineWords();
  const { play, isStarting } = usePlay();
  const [, go] = useLocation();
  const { no, run } = useAction();
  const title = useTitles()(FIRST_GAME);
  const meanwhile = async (): Promise<void> => {
    if (isServed) lookFor(await quick('live'), FIRST_GAME);
    play(FIRST_GAME);
  };
  const later = async (): Promise<void> => go(`/play/${await quick('day')}`);
  return (
    <section>
      <h2>{hasPeople ? online.noTable : online.quiet}</h2>
      <p className="muted">{online.quietSays}</p>
      <ul className="quiet-ways">
        {isServed && (
          <Way icon={<Icon id="link" size="xl" />} title={online.friends} says={online.friendsSays}>
            <Link className="btn go" href={FRIENDS}>
              {online.openTable}
            </Link>
          </Way>
        )}
        <Way
          icon={<Hat level={DEFAULT_LEVEL} />}
          title={isServed ? online.bots : online.botsAlone}
          says={isServed ? online.botsSays : online.botsAloneSays}
        >
          <button type="button" className="btn" disabled={isStarting} onClick={() => run(meanwhile)}>
            <Icon id="play" />
            {online.playBots(title)}
          </button>
        </Way>
        {isServed && (
          <Way icon={<Icon id="hourglass" size="xl" />} title={online.later} says={online.laterSays}>
            <button type="button" className="btn" onClick={() => run(later)}>
              {online.laterGo}
            </button>
          </Way>
        )}
      </ul>
      <Refused no={no} />
      {isServed && <ComingHours />}
    </section>
  );
}
