// The door of a table: what is played there, with whom and on which terms. Nobody sits down by opening a link.
import './door.css';
import { boxOf } from '@comptoir/catalogue';
import { type InfoSeat, type ShownMatch, termsOf } from '@comptoir/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Hat } from '../art/Hat.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { learnHref } from '../learn/progress.ts';
import { Field } from '../parts/controls.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { HostLine } from './HostLine.tsx';
import { MatchTerms } from './MatchTerms.tsx';
import { ensureMe, useMe } from './me.ts';
import { playerAt } from './OnlineHost.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface DoorProps {
  readonly info: ShownMatch;
  /** Somebody has sat down, or could not: how the table stands now is asked. */
  readonly onChange: () => Promise<void>;
  readonly onWatch: () => void;
}
type InfoProps = Pick<DoorProps, 'info'>;

const isFree = ({ user, level }: InfoSeat): boolean => user === null && level === null;

const isFreeFor = (seat: InfoSeat, user: string | undefined): boolean =>
  isFree(seat) && (seat.heldFor === null || seat.heldFor.id === user);

function GameSide({ info }: InfoProps) {
  const { game } = info;
  const { lang } = useSettings();
  const { game: words } = useWords();
  const box = boxOf(game);
  return (
    <div className="door-game">
      <Cover game={game} />
      {box !== null && <p className="blurb">{box.texts[lang].blurb}</p>}
      <p className="row">
        {box?.loadCourse !== undefined && <Link href={learnHref(game)}>{words.learnLong}</Link>}
        <Link href={`/games/${game}/rules`}>{words.readRules}</Link>
      </p>
      <HostLine info={info} />
    </div>
  );
}

function Sitter({ seat, info }: InfoProps & { readonly seat: InfoSeat }) {
  const { door, room, table } = useOnlineWords();
  if (isFree(seat))
    return (
      <li data-open="true">
        <span className="ring" aria-hidden="true" />
        <b>{seat.heldFor?.name ?? room.open}</b>
        <span className="muted small">{seat.heldFor === null ? door.free : room.invited}</span>
      </li>
    );
  const isBot = seat.user === null && seat.level !== null;
  return (
    <li>
      {isBot ? <Hat level={seat.level ?? ''} /> : <Mark seat={seat.seat} size="l" />}
      <b>{playerAt(seat).name}</b>
      <span className="muted small">{isBot ? table.bot : seat.user === info.host ? room.host : ''}</span>
    </li>
  );
}

/** A name, and in. */
function SitDown({ info, onChange, onWatch }: DoorProps) {
  const { door, room } = useOnlineWords();
  const { nav } = useWords();
  const { name } = useSettings();
  const me = useMe();
  const isAccount = me !== null && !me.isGuest; // is called the same everywhere
  const [draft, setDraft] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const { no, run } = useAction();
  const sit = async (): Promise<void> => {
    if (!isAccount) changeSettings({ name: draft.trim() });
    await ensureMe();
    await api.matches.sit({ match: info.id, terms: termsOf(info), entropy: ownEntropy() });
  };
  const submit = (): void => {
    setBusy(true);
    run(() =>
      sit()
        .finally(onChange)
        .finally(() => setBusy(false)),
    );
  };
  const isOpen =
    info.status === 'open' && !info.isRemoved && info.seats.some((seat) => isFreeFor(seat, me?.id));
  const isFull = info.status === 'open' && !info.isRemoved && !isOpen;
  return (
    <form
      className="door-sit"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isOpen && (
        <div className="door-name">
          <span aria-hidden={!isAccount}>{room.name}</span>
          {isAccount ? (
            <b>{me.name}</b>
          ) : (
            <Field
              label={room.name}
              placeholder={me?.name ?? nav.guest}
              most={24}
              value={draft}
              onChange={setDraft}
            />
          )}
        </div>
      )}
      {info.isRemoved && <p role="alert">{door.removed}</p>}
      {isFull && <p role="status">{door.full}</p>}
      <div className="door-foot">
        <Refused no={no} />
        <div className="door-ways">
          {isOpen && (
            <button type="submit" className="btn go big" disabled={isBusy}>
              {room.sit}
            </button>
          )}
          {(info.isPublic || info.isWatchable) && (
            <button type="button" className={isOpen ? 'btn big' : 'btn go big'} onClick={onWatch}>
              <Icon id="eye" />
              {door.watch}
            </button>
          )}
          {isFull && (
            <Link className="btn big" href={`/new/${info.game}/online`}>
              {door.another}
            </Link>
          )}
          <Link className="btn plain" href="/online">
            {door.no}
          </Link>
        </div>
      </div>
      {isOpen && (
        <p className="muted small">
          {info.hostStarts ? door.hostStarts : door.starts}{' '}
          {(me === null || me.isGuest) && (
            <Link href={`/account?from=/play/${info.id}#sign-in`}>{door.signIn}</Link>
          )}
        </p>
      )}
    </form>
  );
}

export function Door(props: DoorProps) {
  const { info } = props;
  const { door } = useOnlineWords();
  const title = useTitles()(info.game);
  const host = info.seats.find(({ user }) => user !== null && user === info.host)?.name ?? null;
  const free = info.seats.filter(isFree).length;
  const heading = host === null ? title : info.isPublic ? door.waits(host) : door.invites(host);
  return (
    <Shell place="online" title={title} hasFoot={false}>
      <div className="wood door-page">
        <article className="door">
          <GameSide info={info} />
          <div className="door-side">
            <h1>{info.status === 'open' ? heading : door.underWay}</h1>
            <p className="muted">
              {title}, {info.status === 'open' ? door.seats(info.players, free) : door.watchIt}
            </p>
            <ul className="door-seats">
              {info.seats.map((seat) => (
                <Sitter key={seat.seat} seat={seat} info={info} />
              ))}
            </ul>
            <MatchTerms terms={info} game={info.game} />
            <SitDown {...props} />
          </div>
        </article>
      </div>
    </Shell>
  );
}
