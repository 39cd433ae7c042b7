// Invitations: a card each, to accept or to decline.
import './invitations.css';
import type { Invitation } from '@comptoir/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { refreshMine, useInvitations } from './matches.ts';
import { useClockText } from './time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

function InvitationCard({ by, match }: Invitation) {
  const titleOf = useTitles();
  const { mine } = useOnlineWords();
  const { terms } = useClockText();
  const [isAside, setAside] = useState(false);
  const title = titleOf(match.game);
  const { no, run } = useAction();
  const decline = (): void => {
    setAside(true);
    const declining = api.matches.decline({ match: match.id }).then(refreshMine);
    run(() => declining.finally(() => setAside(false)));
  };
  if (isAside) return null;
  return (
    <article className="envelope">
      <svg className="flap" viewBox="0 0 400 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0 200 40 400 0" />
      </svg>
      <span className="wax">
        <Icon id="wave" />
      </span>
      <h3>{mine.invites(by.name)}</h3>
      <p>
        {title}, {mine.playersN(match.players)}
      </p>
      <p className="muted small">{terms(match)}</p>
      <div className="row">
        <Link className="btn go" href={`/play/${match.id}`}>
          {mine.look}
          <span className="hidden-words"> {title}</span>
        </Link>
        <button type="button" className="btn plain" onClick={decline}>
          {mine.decline}
        </button>
      </div>
      <Refused no={no} />
    </article>
  );
}

export function Invitations() {
  const invitations = useInvitations();
  const { mine } = useOnlineWords();
  if (invitations.length === 0) return null;
  return (
    <section className="invitations">
      <h2 className="hidden-words">{mine.invitations}</h2>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.match.id} {...invitation} />
      ))}
    </section>
  );
}
