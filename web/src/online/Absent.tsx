// Somebody is asked and not here: what those who wait can do, and what one of them asks the others.
import './absent.css';
import type { Absence, AbsentPlayer, MatchInfo, Proposal } from '@comptoir/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { playerAt, type TableStatus } from './OnlineHost.ts';
import { serverNow } from './server-time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

const ASK_EVERY_MS = 20_000;
const NOBODY: Absence = { absent: [], proposal: null };

/** Asked again and again while somebody is missing, and whenever something is said about a seat. */
function useAbsence({ status, info }: AbsentProps): Absence & { readonly refresh: () => void } {
  const [found, setFound] = useState(NOBODY);
  const { id } = info;
  const refresh = useCallback(() => {
    api.matches.absence({ match: id }).then(setFound, () => null); // asked again soon
  }, [id]);
  const isMissing =
    status.viewer !== null &&
    !status.isOver &&
    !status.isLost &&
    info.status === 'running' &&
    status.seats.some(({ user, isHere, isAway }) => user !== null && !isHere && !isAway);
  const lastEvent = status.chat.findLast(({ event }) => event !== null)?.at;
  useEffect(() => {
    setFound((before) => (isMissing ? before : NOBODY));
    if (!isMissing) return;
    if (lastEvent !== null) refresh(); // at once, and after each event
    const timer = setInterval(refresh, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMissing, refresh, lastEvent]);
  return { ...found, refresh };
}

/** A moment of today by its hour, any other by its day. */
function useWhen(): (at: string) => string {
  const { time, date } = useFormat();
  return (at) => (date(at) === date(Date.now()) ? time(at) : date(at));
}

const nameAt = ({ seats }: TableStatus, seat: number | null): string => {
  const found = seats.find((one) => one.seat === seat);
  return found === undefined ? '' : playerAt(found).name;
};

interface WayProps {
  readonly icon: string;
  readonly title: string;
  readonly says: string;
  readonly isReady: boolean;
  readonly go: () => Promise<unknown>;
  readonly children?: ReactNode;
}
interface RemediesProps extends AbsentProps {
  readonly absent: AbsentPlayer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Remedies({ absent, status, info, onDone, onClose }: RemediesProps) {
  const { absence: words, table } = useOnlineWords();
  const when = useWhen();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { no, run } = useAction();
  const { seat, since, nudgedAt, nudgeFrom, closeFrom, canStandIn } = absent;
  const now = serverNow();
  const mayNudge = Date.parse(nudgeFrom) <= now;
  const others = status.seats.filter(({ isHere, seat: one }) => isHere && one !== status.viewer).length;
  const [match, name] = [info.id, nameAt(status, seat)];
  const sent = nudgedAt === null ? words.nudgeSays : words.nudged(when(nudgedAt));
  const ways: readonly WayProps[] = [
    {
      icon: 'bell',
      title: words.nudge,
      says: mayNudge ? sent : `${sent} ${words.nudgeAgain(when(nudgeFrom))}`,
      isReady: mayNudge,
      go: () => api.matches.nudge({ match, seat }),
    },
    {
      icon: 'bot',
      title: words.letBot,
      says: others === 0 ? words.letBotSays : `${words.letBotSays} ${words.letBotMinute}`,
      isReady: canStandIn,
      go: () => api.matches.standIn({ match, seat }).then(onClose),
    },
    {
      icon: 'lock',
      title: words.close,
      says: words.closeSays(when(closeFrom)),
      isReady: nudgedAt !== null || Date.parse(closeFrom) <= now,
      go: () => api.matches.close({ match }).then(onClose),
    },
  ];
  return (
    <dialog ref={dialog} className="sheet remedies" aria-labelledby="absent-title" onClose={onClose}>
      <div className="head">
        <h2 id="absent-title">{words.notHere(name)}</h2>
        <button type="button" className="btn slim quiet" onClick={onClose} aria-label={table.close}>
          <Icon id="close" />
        </button>
      </div>
      <p>{words.since(when(since))}</p>
      <ul>
        {ways.map(({ icon, title, says, isReady, go }) => (
          <li key={title}>
            <Icon id={icon} size="l" />
            <div>
              <h3>{title}</h3>
              <p className="small">{says}</p>
            </div>
            <button
              type="button"
              className="btn slim"
              disabled={!isReady}
              onClick={() => run(() => go().finally(onDone))}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p className="muted small">{words.fair}</p>
      <Refused no={no} />
    </dialog>
  );
}

interface AskedProps extends AbsentProps {
  readonly proposal: Proposal;
  readonly onDone: () => void;
}

/** What one of those who are here asks the others. */
function Asked({ proposal, status, info, onDone }: AskedProps) {
  const { absence: words } = useOnlineWords();
  const { no, run } = useAction();
  const { kind, seat, by, agreed } = proposal;
  const hasAgreed = status.viewer !== null && agreed.includes(status.viewer);
  const isBot = kind === 'standIn';
  const [asker, name, match] = [nameAt(status, by), nameAt(status, seat), info.id];
  const asks = isBot ? words.asksBot(asker, name) : words.asksClosing(asker);
  const agreedSays = isBot ? words.youAskBot(name) : words.youAgree;
  const act = (go: () => Promise<unknown>) => (): void => run(() => go().finally(onDone));
  return (
    <div className="banner" role="status">
      <Icon id={isBot ? 'bot' : 'lock'} />
      <p>{hasAgreed ? agreedSays : asks}</p>
      {!isBot && !hasAgreed && (
        <button type="button" className="btn slim" onClick={act(() => api.matches.close({ match }))}>
          {words.agree}
        </button>
      )}
      <button type="button" className="btn slim" onClick={act(() => api.matches.refuse({ match }))}>
        {words.waitFor}
      </button>
      <Refused no={no} />
    </div>
  );
}

interface AbsentProps {
  readonly status: TableStatus;
  readonly info: MatchInfo;
}

export function Absent(props: AbsentProps) {
  const { status, info } = props;
  const { absence: words } = useOnlineWords();
  const when = useWhen();
  const [chosen, setChosen] = useState<number | null>(null);
  const { absent, proposal, refresh } = useAbsence(props);
  const { no, run } = useAction();
  const open = absent.find(({ seat }) => seat === chosen);
  return (
    <>
      {proposal !== null && <Asked {...props} proposal={proposal} onDone={refresh} />}
      {proposal === null &&
        absent.map(({ seat, since, nudgeFrom, nudgedAt }) => (
          <div key={seat} className="banner" role="status">
            <Icon id="hourglass" />
            <p>
              <b>{words.notHere(nameAt(status, seat))}</b>{' '}
              <span className="small">{words.sinceWhen(when(since))}</span>{' '}
              {nudgedAt !== null && <span className="small">{words.nudged(when(nudgedAt))}</span>}
            </p>
            {Date.parse(nudgeFrom) <= serverNow() && (
              <button
                type="button"
                className="btn slim"
                onClick={() => run(() => api.matches.nudge({ match: info.id, seat }).finally(refresh))}
              >
                <Icon id="bell" />
                {words.nudge}
              </button>
            )}
            <button type="button" className="btn slim" onClick={() => setChosen(seat)}>
              {words.ways}
            </button>
            <Refused no={no} />
          </div>
        ))}
      {open !== undefined && (
        <Remedies {...props} absent={open} onDone={refresh} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
