// Before the game: who sits, how it will be played, the link, talk; the host starts it.
import './online.css';
import './door.css';
import './waiting-room.css';
import { boxOf } from '@comptoir/catalogue';
import type { MatchInfo, ShownMatch } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { usePlay } from '../local/usePlay.ts';
import { TableSetup } from '../parts/TableSetup.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { InviteForm } from './InviteForm.tsx';
import { LetBotsFill, useOwnLevel } from './LetBotsFill.tsx';
import { lookFor, stopLooking, useLooking } from './looking.ts';
import { useMe } from './me.ts';
import { NameField } from './NameField.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomSeat } from './RoomSeat.tsx';
import { agreeTo, RoomTerms } from './RoomTerms.tsx';
import { Share } from './Share.tsx';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface RoomProps {
  readonly info: ShownMatch;
  readonly onChange: () => void;
}

/** How far the table is from its start, for whoever looks at it. */
interface Readiness {
  readonly free: number;
  readonly taken: number;
  /** The others who have not agreed to the terms as they are now. */
  readonly unready: readonly string[];
  readonly isSeated: boolean;
  readonly isHost: boolean;
  /** As many as a game needs; where it is rated, all of them. */
  readonly isEnough: boolean;
}

function useReadiness(info: ShownMatch): Readiness {
  const me = useMe();
  const free = info.seats.filter(({ user, level }) => user === null && level === null).length;
  const taken = info.seats.length - free;
  const least = info.isRated ? info.seats.length : (boxOf(info.game)?.players[0] ?? info.seats.length);
  return {
    free,
    taken,
    unready: info.seats.filter(({ isReady, user }) => !isReady && user !== me?.id).map(({ name }) => name),
    isSeated: info.seats.some(({ user }) => user !== null && user === me?.id),
    isHost: info.host !== null && info.host === me?.id,
    isEnough: taken >= least,
  };
}

function Details({ info, onChange }: RoomProps) {
  const { room, make } = useOnlineWords();
  const title = useTitles()(info.game);
  const me = useMe();
  const { isHost } = useReadiness(info);
  const own = info.seats.find(({ user }) => user !== null && user === me?.id)?.seat;
  return (
    <>
      <RoomTerms info={info} isHost={isHost} onChange={onChange} />
      <Share
        link={`${location.origin}/play/${info.id}`}
        title={title}
        says={info.isPublic ? make.publicSays : make.privateSays}
      />
      {own !== undefined && <RoomChat info={info} viewer={own} />}
      {own !== undefined && <InviteForm match={info.id} />}
      {own !== undefined && <PlayMeanwhile info={info} onChange={onChange} />}
      <section>
        <h2>{room.name}</h2>
        <NameField label={room.name} />
      </section>
      <details className="rulings">
        <summary>{room.sealed}</summary>
        <p className="small muted">{room.sealedSays}</p>
        <code className="seal">{info.commitment.slice(0, 32)}…</code>
      </details>
    </>
  );
}

/** At the table of a quick match at which nobody else has sat down. */
function BotsAtQuick({ info, onChange }: { readonly info: MatchInfo; readonly onChange: () => void }) {
  const me = useMe();
  const level = useOwnLevel();
  const looking = useLooking();
  const [isBusy, setBusy] = useState(false);
  const { no, run } = useAction();
  const isQuick = info.isPublic && !info.hostStarts && !info.isRated;
  const isAlone = info.host === me?.id && info.seats.filter(({ user }) => user !== null).length === 1;
  if (!isQuick || !isAlone || looking?.match !== info.id) return null;
  const fill = async (): Promise<void> => {
    const free = info.seats.filter((seat) => seat.user === null && seat.level === null);
    for (const { seat } of free) await api.matches.setBot({ match: info.id, seat, level });
  };
  const press = (): void => {
    setBusy(true);
    run(() =>
      fill()
        .finally(onChange)
        .finally(() => setBusy(false)),
    );
  };
  return (
    <>
      <LetBotsFill since={looking.since} isBusy={isBusy} onFill={press} />
      <Refused no={no} />
    </>
  );
}

/** Wherever one goes from here, one is told when the others have come. */
function PlayMeanwhile({ info, onChange }: { readonly info: MatchInfo; readonly onChange: () => void }) {
  const { id, game } = info;
  const { online } = useOnlineWords();
  const { play, isStarting } = usePlay();
  useEffect(() => lookFor(id, game), [id, game]);
  return (
    <section>
      <h2>{online.bots}</h2>
      <p className="small muted">{online.meanwhileSays}</p>
      <button type="button" className="btn quiet" disabled={isStarting} onClick={() => play(game)}>
        <Icon id="play" />
        {online.bots}
      </button>
      <BotsAtQuick info={info} onChange={onChange} />
    </section>
  );
}

/** What happens next, in a sentence. */
function useSays(info: ShownMatch, { free, taken, unready, isHost, isEnough }: Readiness): string {
  const { room } = useOnlineWords();
  const host = info.seats.find(({ user }) => user !== null && user === info.host)?.name ?? '';
  if (info.agreed !== null) return room.changedSays;
  if (unready.length > 0) return room.asksOthers(unready);
  if (!info.hostStarts) return room.says;
  if (!isHost) return room.hostStarts(host);
  if (!isEnough) return room.saysHost;
  return free === 0 ? room.youStart : room.startFewer(taken);
}

interface ActionsProps extends RoomProps {
  readonly readiness: Readiness;
  act(work: () => Promise<unknown>): void;
}

function Actions({ info, readiness, act }: ActionsProps) {
  const { room } = useOnlineWords();
  const [, go] = useLocation();
  const { free, taken, unready, isHost, isSeated, isEnough } = readiness;
  const leave = async (): Promise<void> => {
    await api.matches.leave({ match: info.id });
    stopLooking(info.id);
    go('/online');
  };
  if (!isSeated) return null;
  return (
    <div className="room-actions">
      <button type="button" className="btn quiet" onClick={() => act(leave)}>
        {room.getUp}
      </button>
      {info.agreed !== null && (
        <button type="button" className="btn go" onClick={() => act(() => agreeTo(info))}>
          {room.agree}
        </button>
      )}
      {isHost && info.hostStarts && (
        <button
          type="button"
          className="btn go start"
          disabled={!isEnough || unready.length > 0}
          onClick={() => act(() => api.matches.start({ match: info.id }))}
        >
          {free > 0 && isEnough ? room.startWith(taken) : room.start}
        </button>
      )}
    </div>
  );
}

export function WaitingRoom({ info, onChange }: RoomProps) {
  const { room, trouble } = useOnlineWords();
  const title = useTitles()(info.game);
  const { no, run } = useAction();
  const act = (work: () => Promise<unknown>): void => run(() => work().finally(onChange));
  const readiness = useReadiness(info);
  const says = useSays(info, readiness);
  return (
    <Shell place="online" title={title} hasFoot={false}>
      <TableSetup
        heading={<h1 className="page-title">{title}</h1>}
        game={info.game}
        count={info.seats.length}
        most={info.seats.length}
        card={(n, area) => {
          const seat = info.seats[n];
          return seat === undefined ? null : <RoomSeat seat={seat} area={area} info={info} act={act} />;
        }}
        onAdd={null}
        isWide
        ready={
          info.agreed !== null
            ? room.changed
            : readiness.free === 0
              ? room.full
              : room.openSeats(readiness.free)
        }
        says={no === null ? says : trouble[no]}
        action={<Actions info={info} onChange={onChange} readiness={readiness} act={act} />}
      >
        <Details info={info} onChange={onChange} />
      </TableSetup>
    </Shell>
  );
}
