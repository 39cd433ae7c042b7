// A strip over every page: one waits for players somewhere, or they have come.
import './strip.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { Speaker } from '../table/sounds.ts';
import { useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { type Looking, stopLooking } from './looking.ts';
import { useMe } from './me.ts';
import { Since } from './Since.tsx';
import { troubleOf } from './trouble.ts';
import { useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** To ask is also to say that one is still there. */
const ASK_EVERY_MS = 1000;
const GONE: readonly string[] = ['noMatch', 'private', 'notSignedIn'];

/** Whether the table is still open. A table that is gone is waited for no more. */
function useIsOpen(match: string): boolean {
  const [isOpen, setOpen] = useState(true);
  const isSignedIn = useMe() !== null;
  useEffect(() => {
    if (!isOpen || !isSignedIn) return;
    const ask = async (): Promise<void> => {
      try {
        const { status } = await api.matches.get({ match });
        if (status === 'over') stopLooking(match);
        else setOpen(status === 'open');
      } catch (error) {
        if (GONE.includes(troubleOf(error))) stopLooking(match);
      }
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [match, isOpen, isSignedIn]);
  return isOpen;
}

/** Rings once when the table is ready. */
function useBell(isReady: boolean): void {
  const { sounds } = useSettings();
  useEffect(() => {
    if (!isReady || !sounds) return;
    const speaker = new Speaker();
    speaker.play('bell');
    return () => speaker.close();
  }, [isReady, sounds]);
}

export default function Strip({ match, game, since }: Looking) {
  const { online, room, trouble } = useOnlineWords();
  const title = useTitles()(game);
  const isOpen = useIsOpen(match);
  const [path] = useLocation();
  const me = useMe();
  const isThere = path === `/play/${match}`;
  const { no, run } = useAction();
  useBell(!(isOpen || isThere));
  useEffect(() => {
    if (isThere && !isOpen) stopLooking(match);
  }, [isThere, isOpen, match]);
  if (isThere || me === null) return null;
  const leave = (): void => run(() => api.matches.leave({ match }).then(() => stopLooking(match)));
  return (
    <section className="looking" data-ready={!isOpen} aria-label={room.waits}>
      <Icon id={isOpen ? 'hourglass' : 'bell'} />
      <p role="status">
        <b>{no === null ? (isOpen ? online.looking(title) : online.ready(title)) : trouble[no]}</b>
      </p>
      {isOpen && <Since since={since} />}
      {isOpen && (
        <button
          type="button"
          className="icon-button"
          aria-label={room.leave}
          title={room.leave}
          onClick={leave}
        >
          <Icon id="close" />
        </button>
      )}
      <Link className={isOpen ? 'btn slim quiet' : 'btn slim go'} href={`/play/${match}`}>
        {online.toTable}
      </Link>
    </section>
  );
}
