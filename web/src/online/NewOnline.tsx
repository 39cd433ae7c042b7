// A new table online: who may sit, how fast, for what.
import '../pages/new-table.css';
import './online.css';
import { letterOf } from '@comptoir/board-kit';
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import type { ClockRule, Person, SeatWish } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Hat } from '../art/Hat.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { LEVEL_IDS } from '../local/levels.ts';
import { AREAS, GamePicks, Variants } from '../pages/NewTable.tsx';
import { LoadingPanel, Lost } from '../parts/StatePanel.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { LocalOrOnline } from './LocalOrOnline.tsx';
import { ClockField, RatedField, VisibilityField } from './MatchOptions.tsx';
import { ensureMe, useNoServer } from './me.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface CardProps {
  readonly seat: number;
  readonly area: string;
  readonly sitter: SeatWish;
  readonly isPublic: boolean;
  readonly onChange: (sitter: SeatWish) => void;
  readonly onRemove: (() => void) | null;
}

function Sitting({ seat, sitter }: { readonly seat: number; readonly sitter: SeatWish }) {
  if (sitter === 'me') return <Mark seat={seat} size="l" />;
  return sitter === 'open' ? <span className="ring" aria-hidden="true" /> : <Hat level={sitter.bot} />;
}

function Card({ seat, area, sitter, isPublic, onChange, onRemove }: CardProps) {
  const { make } = useOnlineWords();
  const { levels, table, nav } = useWords();
  const { name } = useSettings();
  const letter = letterOf(seat);
  return (
    <li className="seat-card" data-seat={seat + 1} data-area={area}>
      <Sitting seat={seat} sitter={sitter} />
      <span className="title">
        <span className="letter">{letter}</span>
        {sitter === 'me' ? name || nav.guest : null}
        {sitter === 'open' ? make.open : null}
      </span>
      <span className={sitter === 'me' ? '' : 'spacer'} />
      {sitter === 'me' ? (
        <span className="muted">{make.you}</span>
      ) : (
        <select
          className="field"
          aria-label={table.who(letter)}
          value={sitter === 'open' ? 'open' : sitter.bot}
          onChange={({ currentTarget: { value } }) => onChange(value === 'open' ? 'open' : { bot: value })}
        >
          <option value="open">{isPublic ? make.openPublic : make.openSays}</option>
          {LEVEL_IDS.map((id) => (
            <option key={id} value={id}>
              {levels[id].name}
            </option>
          ))}
        </select>
      )}
      {onRemove !== null && sitter !== 'me' && (
        <button type="button" className="remove" aria-label={table.remove(letter)} onClick={onRemove}>
          <span>
            <Icon id="close" size="s" />
          </span>
        </button>
      )}
    </li>
  );
}

interface SeatsProps {
  readonly game: LoadedGame['game'];
  readonly sitters: readonly SeatWish[];
  readonly isPublic: boolean;
  readonly onChange: (sitters: readonly SeatWish[]) => void;
}

function Seats({ game, sitters, isPublic, onChange }: SeatsProps) {
  const { table } = useWords();
  const [least, most] = game.players;
  const areas = most > 4 ? AREAS.five : AREAS.four;
  return (
    <ul className="tabletop online-seats" aria-label={table.seats}>
      <li className="middle" aria-hidden="true">
        <Cover game={game.id} />
      </li>
      {sitters.map((sitter, seat) => (
        <Card
          key={letterOf(seat)}
          seat={seat}
          area={areas[seat] ?? 'a'}
          sitter={sitter}
          isPublic={isPublic}
          onChange={(changed) => onChange(sitters.with(seat, changed))}
          onRemove={sitters.length > least ? () => onChange(sitters.toSpliced(seat, 1)) : null}
        />
      ))}
      {sitters.length < most && (
        <li className="ghost-seat" data-area={areas[sitters.length]}>
          <button type="button" className="seat-card ghost" onClick={() => onChange([...sitters, 'open'])}>
            <span className="plus" aria-hidden="true">
              +
            </span>
            <span className="title">{table.addSeat}</span>
            <span className="small">{table.upTo(most)}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

/** Who is to be invited: the address names them. */
function useInvited(): Person | null {
  const [search] = useSearchParams();
  const id = search.get('with');
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    if (id !== null) api.players.get({ user: id }).then(setPerson, () => setPerson(null));
  }, [id]);
  return id === null ? null : person;
}

interface GoProps {
  readonly invited: Person | null;
  readonly open: number;
  readonly isOff: boolean;
  readonly no: Trouble | null;
  readonly onGo: () => void;
}

function GoBar({ invited, open, isOff, no, onGo }: GoProps) {
  const { make, trouble } = useOnlineWords();
  const starts = invited === null ? make.starts : make.invites(invited.name);
  return (
    <div className="go-bar">
      <div>
        <b>{make.ready(open)}</b>
        <span className="muted small" role="status">
          {no !== null ? trouble[no] : open === 0 ? make.atOnce : starts}
        </span>
      </div>
      <button type="button" className="btn go" disabled={isOff} onClick={onGo}>
        {open === 0 ? make.goAtOnce : make.go}
      </button>
    </div>
  );
}

/** Where one likes to sit, the others open. */
function firstSitters([least, most]: readonly [number, number], mark: number): readonly SeatWish[] {
  const players = Math.max(least, Math.min(2, most));
  const mine = Math.min(mark, players) - 1;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? 'me' : 'open'));
}

function Form({ entry }: { readonly entry: LoadedGame }) {
  const { make } = useOnlineWords();
  const { mark } = useSettings();
  const [, go] = useLocation();
  const why = useNoServer();
  const invited = useInvited();
  const [sitters, setSitters] = useState(() => firstSitters(entry.game.players, mark));
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>({});
  const [clock, setClock] = useState<ClockRule | null>(null);
  const [wantsRated, setRated] = useState(false);
  const [isPublic, setPublic] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Trouble | null>(null);
  const hasBots = sitters.some((sitter) => typeof sitter === 'object');
  const open = sitters.filter((sitter) => sitter === 'open').length;
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      await ensureMe();
      const { id } = await api.lobby.open({
        game: entry.game.id,
        variants: Object.entries(variants).map((pair) => pair.join(':')),
        seats: sitters,
        clock,
        isRated: wantsRated && !hasBots,
        isPublic,
        entropy: ownEntropy(),
      });
      // Who could not be invited, or what could not be copied, is seen in the waiting room, where it can be done again.
      if (open > 0 && invited !== null)
        await api.matches.invite({ match: id, user: invited.id }).catch(() => null);
      if (open > 0) await navigator.clipboard?.writeText(`${location.origin}/play/${id}`).catch(() => null);
      go(`/play/${id}`);
    } catch (error) {
      setNo(troubleOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <div className="new-table">
        <section className="wood floor">
          <div className="floor-head">
            <h1 className="page-title">{make.title}</h1>
            <GamePicks
              id={entry.game.id}
              suffix={invited === null ? '/online' : `/online?with=${invited.id}`}
            />
          </div>
          <Seats game={entry.game} sitters={sitters} isPublic={isPublic} onChange={setSitters} />
        </section>
        <div className="new-side">
          <LocalOrOnline game={entry.game.id} isOnline />
          <ClockField clock={clock} onChange={setClock} />
          <RatedField isOn={wantsRated && !hasBots} hasBots={hasBots} onChange={setRated} />
          <VisibilityField isOn={isPublic} onChange={setPublic} />
          <Variants
            entry={entry}
            chosen={variants}
            onChange={(key, value) => setVariants({ ...variants, [key]: value })}
          />
        </div>
      </div>
      <GoBar
        invited={invited}
        open={open}
        isOff={isBusy || why !== null}
        no={no}
        onGo={() => void create()}
      />
    </>
  );
}

export default function NewOnline({ id }: { readonly id: string }) {
  const { make } = useOnlineWords();
  const [entry, setEntry] = useState<LoadedGame | null>(null);
  useEffect(() => {
    void loadGame(id).then(setEntry);
  }, [id]);
  if (!GAME_IDS.includes(id)) return <Lost />;
  return (
    <Shell place="games" title={make.title} hasFoot={false}>
      {entry === null ? <LoadingPanel /> : <Form entry={entry} />}
    </Shell>
  );
}
