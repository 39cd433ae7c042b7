// A new table online: who may sit, how fast, for what.
import './online.css';
import { letterOf } from '@comptoir/board-kit';
import type { LoadedGame } from '@comptoir/kernel';
import type { Person, SeatRequest } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { Mark } from '../art/Icon.tsx';
import { copyText } from '../copy.ts';
import { SeatCard, SitterSelect } from '../parts/SeatCard.tsx';
import { NewTableHeading, NewTablePage, TableSetup } from '../parts/TableSetup.tsx';
import { useVariants } from '../parts/VariantFields.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { useHostLine } from './HostLine.tsx';
import { LocalOrOnline } from './LocalOrOnline.tsx';
import { useMatchOptions } from './MatchOptions.tsx';
import { ensureMe, useNoServer } from './me.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface CardProps {
  readonly seat: number;
  readonly area: string;
  readonly sitter: SeatRequest;
  readonly isPublic: boolean;
  readonly onChange: (sitter: SeatRequest) => void;
  readonly onRemove: (() => void) | null;
}

function Sitter({ seat, sitter }: { readonly seat: number; readonly sitter: SeatRequest }) {
  if (sitter === 'me') return <Mark seat={seat} size="l" />;
  return sitter === 'open' ? <span className="ring" aria-hidden="true" /> : <Hat level={sitter.bot} />;
}

function Card({ seat, area, sitter, isPublic, onChange, onRemove }: CardProps) {
  const { make } = useOnlineWords();
  const { table, nav } = useWords();
  const { name } = useSettings();
  const isMe = sitter === 'me';
  return (
    <SeatCard
      seat={seat}
      area={area}
      icon={<Sitter seat={seat} sitter={sitter} />}
      name={isMe ? name || nav.guest : sitter === 'open' ? make.open : null}
      onRemove={isMe ? null : onRemove}
      removeLabel={table.remove(letterOf(seat))}
    >
      {isMe ? (
        <>
          <span />
          <span className="muted">{make.you}</span>
        </>
      ) : (
        <SitterSelect
          seat={seat}
          level={sitter === 'open' ? null : sitter.bot}
          person={isPublic ? make.openPublic : make.openSays}
          onChange={(level) => onChange(level === null ? 'open' : { bot: level })}
        />
      )}
    </SeatCard>
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

/** Where one likes to sit, the others open. */
function firstSitters([least, most]: readonly [number, number], mark: number): readonly SeatRequest[] {
  const players = Math.max(least, Math.min(2, most));
  const mine = Math.min(mark, players) - 1;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? 'me' : 'open'));
}

type NewMatch = Parameters<typeof api.lobby.open>[0];

interface Opening {
  readonly isBusy: boolean;
  readonly no: Trouble | null;
  open(match: Omit<NewMatch, 'entropy'>): Promise<void>;
}

/** Opens a table, invites whom it is for, copies its link and goes there. */
function useOpening(invited: Person | null): Opening {
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Trouble | null>(null);
  const open = async (match: Omit<NewMatch, 'entropy'>): Promise<void> => {
    setBusy(true);
    try {
      await ensureMe();
      const { id } = await api.lobby.open({ ...match, entropy: ownEntropy() });
      const isOpen = match.seats.includes('open');
      // Who could not be invited, or what could not be copied, is seen in the waiting room, where it can be done again.
      if (isOpen && invited !== null)
        await api.matches.invite({ match: id, user: invited.id }).catch(() => null);
      if (isOpen) await copyText(`${location.origin}/play/${id}`);
      go(`/play/${id}`);
    } catch (error) {
      setNo(troubleOf(error));
      setBusy(false);
    }
  };
  return { isBusy, no, open };
}

function Form({ entry }: { readonly entry: LoadedGame }) {
  const { make, trouble } = useOnlineWords();
  const { mark } = useSettings();
  const why = useNoServer();
  const invited = useInvited();
  const { id, players } = entry.game;
  const [sitters, setSitters] = useState(() => firstSitters(players, mark));
  const variants = useVariants(entry);
  const options = useMatchOptions(sitters.some((sitter) => typeof sitter === 'object'));
  const line = useHostLine();
  const { isBusy, no, open } = useOpening(invited);
  const free = sitters.filter((sitter) => sitter === 'open').length;
  const starts = invited === null ? make.starts : make.invites(invited.name);
  const create = (): Promise<void> =>
    open({
      game: id,
      variants: [...variants.chosen],
      seats: [...sitters],
      hostStarts: true,
      hostLine: free === 0 ? '' : line.hostLine,
      ...options.chosen,
    });
  return (
    <TableSetup
      heading={
        <NewTableHeading id={id} suffix={invited === null ? '/online' : `/online?with=${invited.id}`} />
      }
      game={id}
      count={sitters.length}
      most={players[1]}
      card={(seat, area) => (
        <Card
          seat={seat}
          area={area}
          sitter={sitters[seat] ?? 'open'}
          isPublic={options.chosen.isPublic}
          onChange={(changed) => setSitters(sitters.with(seat, changed))}
          onRemove={sitters.length > players[0] ? () => setSitters(sitters.toSpliced(seat, 1)) : null}
        />
      )}
      onAdd={() => setSitters([...sitters, 'open'])}
      isWide
      ready={make.ready(free)}
      says={no !== null ? trouble[no] : free === 0 ? make.atOnce : starts}
      action={
        <button
          type="button"
          className="btn go"
          disabled={isBusy || why !== null}
          onClick={() => void create()}
        >
          {free === 0 ? make.goAtOnce : make.go}
        </button>
      }
    >
      <LocalOrOnline game={id} isOnline />
      {options.fields}
      {variants.fields}
      {free > 0 && line.field}
    </TableSetup>
  );
}

export default function NewOnline({ id }: { readonly id: string }) {
  return <NewTablePage id={id} Form={Form} />;
}
