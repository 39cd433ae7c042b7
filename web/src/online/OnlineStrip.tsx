// The home page says that somebody is there: who invites one, or that a table has a free seat.
import './online-strip.css';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useHere, useInvitations } from './matches.ts';
import { useOnlineWords } from './words.ts';

const EVERY_MS = 20_000;

export default function OnlineStrip() {
  const here = useHere(EVERY_MS);
  const [invitation] = useInvitations();
  const { mine, online } = useOnlineWords();
  const open = here?.open ?? 0;
  if (invitation === undefined && open === 0) return null;
  return (
    <aside className="online-strip" aria-label={mine.title}>
      <div className="wrap">
        <Link href="/online">
          <Icon id={invitation === undefined ? 'online' : 'wave'} />
          <span>
            <b>{invitation === undefined ? online.strip(open) : mine.invites(invitation.by.name)}</b>
            {here !== null && here.people > 1 && <span className="muted">{online.here(here.people)}</span>}
          </span>
          <span className="go-there">{online.stripGo}</span>
        </Link>
      </div>
    </aside>
  );
}
