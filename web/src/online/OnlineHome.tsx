// Online as a place: who invites you, where it is your turn, tables to join and to watch, a quick match, who is here; and something
// to do where nobody is there yet.
import '../parts/table-row.css';
import './online.css';
import './online-home.css';
import { FIRST_GAME } from '@comptoir/catalogue';
import type { MatchInfo, Person } from '@comptoir/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Companions } from './Companions.tsx';
import { FriendList, useFriends } from './Friends.tsx';
import { HereNow } from './HereNow.tsx';
import { Invitations } from './Invitations.tsx';
import { ListOf } from './ListOf.tsx';
import { Measures } from './Measures.tsx';
import { useHere, useOnlineGames, useTables } from './matches.ts';
import { useMe, useNoServer } from './me.ts';
import { OnlineRow, WatchRow } from './OnlineRows.tsx';
import { OpenTables } from './OpenTables.tsx';
import { QuickForm } from './QuickForm.tsx';
import { FRIENDS, Quiet } from './Quiet.tsx';
import { useSeeking } from './seeking.ts';
import { useOnlineWords } from './words.ts';

const HERE_EVERY_MS = 10_000;

/** Where it is one's turn. */
function Turns() {
  const { mine } = useOnlineWords();
  const turns = useOnlineGames()?.filter(({ isYourTurn }) => isYourTurn) ?? [];
  if (turns.length === 0) return null;
  return (
    <section>
      <h2 className="hidden-words">{mine.yourTurn}</h2>
      <div className="stack">
        {turns.map((match) => (
          <OnlineRow key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
}

/** On a phone one button that opens the form. */
function Quick({ looking }: { readonly looking: number }) {
  const { mine } = useOnlineWords();
  const [wasOpened, setOpen] = useState(false);
  const isOpen = useSeeking() !== null || wasOpened;
  return (
    <div className="quick-side" data-open={isOpen}>
      <button
        type="button"
        className="btn big quick-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon id="hourglass" />
        {mine.quick}
      </button>
      <QuickForm looking={looking} />
    </div>
  );
}

function Lobby() {
  const { mine, online, leaders } = useOnlineWords();
  const me = useMe();
  const here = useHere(HERE_EVERY_MS);
  const friends = useFriends(here);
  /** Nobody is named twice. */
  const isElse = ({ id }: Person): boolean => friends.list.every((friend) => friend.id !== id);
  const open = useTables('open');
  const running = useTables('running');
  const isForeign = ({ seats }: MatchInfo): boolean =>
    me === null || seats.every(({ user }) => user !== me.id);
  const others = { ...open, items: open.items.filter(isForeign) };
  const watched = { ...running, items: running.items.filter(isForeign) };
  return (
    <div className="wrap online-home">
      <header>
        <h1 className="page-title">{mine.title}</h1>
        {here !== null && (
          <p>
            {here.people > 0 && <b>{online.here(here.people)}</b>}
            {here.open + here.running > 0 && (
              <span className="muted">{online.count(here.open, here.running)}</span>
            )}
          </p>
        )}
        <div className="row">
          <Link className="btn plain" href={`/leaders/${FIRST_GAME}`}>
            {leaders.title}
          </Link>
          <Link className="btn" href={FRIENDS}>
            <Icon id="link" />
            {online.friends}
          </Link>
        </div>
      </header>
      <div className="urgent">
        {me !== null && <Measures />}
        <Invitations />
        <Turns />
      </div>
      <aside>
        <Quick looking={here?.looking ?? 0} />
        <div className="people">
          <FriendList {...friends} />
          {here !== null && <HereNow others={here.others.filter(isElse)} />}
          {me !== null && <Companions key={here?.people} isShown={isElse} />}
        </div>
      </aside>
      <div className="tables">
        {open.isKnown && others.items.length === 0 && (
          <Quiet hasPeople={(here?.others.length ?? 0) > 0} isServed />
        )}
        <OpenTables tables={others} />
        {watched.items.length > 0 && (
          <ListOf
            title={online.watch}
            tables={watched}
            row={(match) => <WatchRow key={match.id} match={match} />}
            none=""
          />
        )}
      </div>
    </div>
  );
}

export default function OnlineHome() {
  const { mine, trouble } = useOnlineWords();
  const why = useNoServer();
  return (
    <Shell place="online" title={mine.title}>
      {why === null ? (
        <Lobby />
      ) : (
        <div className="wrap online-home alone">
          <h1 className="page-title">{mine.title}</h1>
          <p className="muted">{trouble[why]}</p>
          <Quiet hasPeople={false} isServed={false} />
        </div>
      )}
    </Shell>
  );
}
