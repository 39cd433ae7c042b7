// A strip over every page but Online: one looks for company for one of several games. When it is found, the table is.
import './strip.css';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { api } from './api.ts';
import { lookFor } from './looking.ts';
import { useMe } from './me.ts';
import { useStopping } from './Seeking.tsx';
import { Since } from './Since.tsx';
import { heardOf, type Sought, setSeeking } from './seeking.ts';
import { useSought } from './sought.ts';
import { useOnlineWords } from './words.ts';

/** To ask is also to say that one is still there. */
const ASK_EVERY_MS = 1000;

/** Asks again and again until company is found; then on Online one is taken to the table, and elsewhere told that it is ready. */
function useCompany(): void {
  const [path, go] = useLocation();
  const isSignedIn = useMe() !== null;
  const isWaitingThere = path === '/online';
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const heard = await api.lobby.seeking({});
      if (isOver) return; // something else is looked for by now, or nothing
      if (heard.match === null) {
        heardOf(heard);
        return;
      }
      const { game } = await api.matches.get({ match: heard.match });
      lookFor(heard.match, game);
      if (isWaitingThere) go(`/play/${heard.match}`);
      setSeeking(null);
    };
    const again = (): void => void ask().catch(() => null); // asked again soon
    again();
    const timer = setInterval(again, ASK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isSignedIn, isWaitingThere, go]);
}

function Bar({ sought }: { readonly sought: Sought }) {
  const { quick, trouble } = useOnlineWords();
  const says = useSought(sought);
  const { no, stop } = useStopping();
  return (
    <section className="looking" aria-label={quick.seeking}>
      <Icon id="hourglass" />
      <p role="status">
        <b>{no === null ? says : trouble[no]}</b>
      </p>
      <Since since={sought.since} />
      <button type="button" className="icon-button" aria-label={quick.stop} title={quick.stop} onClick={stop}>
        <Icon id="close" />
      </button>
      <Link className="btn slim quiet" href="/online">
        {quick.toForm}
      </Link>
    </section>
  );
}

export default function SeekStrip({ sought }: { readonly sought: Sought | null }) {
  const [path] = useLocation();
  useCompany();
  return sought === null || path === '/online' ? null : <Bar sought={sought} />;
}
