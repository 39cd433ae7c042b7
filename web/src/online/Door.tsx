// The door of a table: what is played there, with whom and on which terms. Nobody sits down by opening a link.
import './door.css';
import { boxOf, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import type { MatchInfo, MatchSeat } from '@comptoir/protocol';
import { type ReactNode, useEffect, useState } from 'react';
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
import { ensureMe, useMe } from './me.ts';
import { playerAt } from './OnlineHost.ts';
import { useClockText } from './time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface DoorProps {
  readonly info: MatchInfo;
  /** Somebody has sat down, or could not: how the table stands now is asked. */
  readonly onChange: () => Promise<void>;
  readonly onWatch: () => void;
}
type InfoProps = Pick<DoorProps, 'info'>;

const isFree = ({ user, level }: MatchSeat): boolean => user === null && level === null;

function GameSide({ info: { game } }: InfoProps) {
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
    </div>
  );
}

function Sitter({ seat, info }: InfoProps & { readonly seat: MatchSeat }) {
  const { door, room, table } = useOnlineWords();
  if (isFree(seat))
    return (
      <li data-open="true">
        <span className="ring" aria-hidden="true" />
        <b>{room.open}</b>
        <span className="muted small">{door.free}</span>
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

interface FactProps {
  readonly icon: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt className="muted small">
        <Icon id={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The readings and variants in which this table differs from a usual one. */
function useRulings({ game, variants }: MatchInfo): readonly string[] {
  const { lang } = useSettings();
  const [entry, setEntry] = useState<LoadedGame | null>(null);
  useEffect(() => {
    loadGame(game).then(setEntry, () => setEntry(null)); // the other terms are shown without it
  }, [game]);
  if (entry === null) return [];
  const { usualVariants = [], variants: choices } = entry.game;
  const valueIn = (list: readonly string[], name: string): string | undefined =>
    list.find((text) => text.startsWith(`${name}:`))?.slice(name.length + 1) ?? choices[name]?.[0];
  return Object.keys(choices).flatMap((name) => {
    const value = valueIn(variants, name) ?? '';
    if (value === valueIn(usualVariants, name)) return [];
    const says = entry.texts[lang].variants[name];
    return [`${says?.name ?? name} – ${says?.values[value] ?? value}`];
  });
}

function Terms({ info }: InfoProps) {
  const { door, make, pace } = useOnlineWords();
  const { game: words } = useWords();
  const { rule } = useClockText();
  const rulings = useRulings(info);
  const { clock, isRated } = info;
  const box = boxOf(info.game);
  const watching = info.isPublic ? door.anybody : info.isWatchable ? door.withLink : door.playersOnly;
  return (
    <dl className="door-terms">
      <Fact icon="hourglass" name={pace.title}>
        <b>{clock === null ? pace.none : pace[clock.kind]}</b>
        <span className="muted small">{clock === null ? pace.noneSays : rule(clock)}</span>
      </Fact>
      <Fact icon="trophy" name={make.stakes}>
        <b>{isRated ? make.rated : make.friendly}</b>
        <span className="muted small">{isRated ? make.ratedSays : make.friendlySays}</span>
      </Fact>
      <Fact icon="rules" name={door.rulings}>
        {rulings.length === 0 ? <b>{door.usual}</b> : rulings.map((text) => <b key={text}>{text}</b>)}
        {box !== null && <span className="muted small">{words.minutes(...box.minutes)}</span>}
      </Fact>
      <Fact icon="eye" name={door.watching}>
        <b>{watching}</b>
        <span className="muted small">{door.hidden}</span>
      </Fact>
    </dl>
  );
}

/** A name, and in. */
function SitDown({ info, onChange, onWatch }: DoorProps) {
  const { door, room } = useOnlineWords();
  const { nav } = useWords();
  const { name } = useSettings();
  const me = useMe();
  const [draft, setDraft] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const { no, run } = useAction();
  const sit = async (): Promise<void> => {
    changeSettings({ name: draft.trim() });
    await ensureMe();
    await api.matches.sit({ match: info.id, entropy: ownEntropy() });
  };
  const submit = (): void => {
    setBusy(true);
    run(() =>
      sit()
        .finally(onChange)
        .finally(() => setBusy(false)),
    );
  };
  const isOpen = info.status === 'open';
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
          <span aria-hidden="true">{room.name}</span>
          <Field
            label={room.name}
            placeholder={me?.name ?? nav.guest}
            most={24}
            value={draft}
            onChange={setDraft}
          />
        </div>
      )}
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
        <Link className="btn plain" href="/">
          {door.no}
        </Link>
      </div>
      {isOpen && <p className="muted small">{door.starts}</p>}
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
    <Shell place="mine" title={title} hasFoot={false}>
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
            <Terms info={info} />
            <SitDown {...props} />
          </div>
        </article>
      </div>
    </Shell>
  );
}
