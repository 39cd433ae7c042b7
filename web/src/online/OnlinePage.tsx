// The address of a table online: the door for whoever comes by, the waiting room, then the table.
import type { ShownMatch } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Loading } from '../parts/StatePanel.tsx';
import { api, ownEntropy } from './api.ts';
import { Door } from './Door.tsx';
import { ensureMe, signedIn, useMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { rememberCommitment } from './seen-commitments.ts';
import { ApiError, type Trouble, troubleOf } from './trouble.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const REFRESH_MS = 1000;
/** What was here is not to be seen any more; any other trouble may pass. */
const GONE: readonly Trouble[] = ['noMatch', 'private', 'tableClosed', 'banned'];

const sitsAt = ({ seats }: ShownMatch, user: string | null): boolean =>
  user !== null && seats.some((seat) => seat.user === user);

/** Whoever was away takes their seat back; who has left for good watches. */
async function comeBack(match: string): Promise<void> {
  try {
    await api.matches.sit({ match, entropy: ownEntropy() });
  } catch (error) {
    if (!(error instanceof ApiError) || error.trouble !== 'notOpen') throw error;
  }
}

interface Found {
  readonly info: ShownMatch | null;
  readonly no: Trouble | null;
  /** What somebody wrote about it. */
  readonly said: string | undefined;
  readonly refresh: () => Promise<void>;
}

function useMatch(match: string): Found {
  const [info, setInfo] = useState<ShownMatch | null>(null);
  const [no, setNo] = useState<Trouble | null>(null);
  const [said, setSaid] = useState<string>();
  const load = useCallback(
    async (isFirst: boolean): Promise<void> => {
      try {
        const me = isFirst ? await signedIn() : null;
        const found = await api.matches.get({ match });
        if (me !== null && found.status === 'running' && sitsAt(found, me.id)) await comeBack(match);
        if (found.status !== 'over') rememberCommitment(match, found.commitment);
        setInfo(found);
        setNo(null);
      } catch (error) {
        setNo(troubleOf(error));
        setSaid(error instanceof ApiError ? error.why : undefined);
      }
    },
    [match],
  );
  const refresh = useCallback(() => load(false), [load]);
  useEffect(() => void load(true), [load]);
  const isOpen = info?.status === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, refresh]);
  return { info, no, said, refresh };
}

/** Whoever is inside is somebody, if only a guest. Returns why that cannot be. */
function useGuest(isInside: boolean): Trouble | null {
  const [no, setNo] = useState<Trouble | null>(null);
  useEffect(() => {
    if (isInside) ensureMe().catch((error) => setNo(troubleOf(error)));
  }, [isInside]);
  return no;
}

export default function OnlinePage({ match }: { readonly match: string }) {
  const { info, no, said, refresh } = useMatch(match);
  const [search] = useSearchParams();
  const [isWatching, setWatching] = useState(search.has('watch'));
  const me = useMe();
  const isInside = info !== null && (isWatching || info.status === 'over' || sitsAt(info, me?.id ?? null));
  const noGuest = useGuest(isInside);
  const why = noGuest ?? (info === null || (no !== null && GONE.includes(no)) ? no : null);
  if (why !== null) return <NoTable why={why} said={said} />;
  if (info === null) return <Loading />;
  if (!isInside) return <Door info={info} onChange={refresh} onWatch={() => setWatching(true)} />;
  if (info.status === 'open') return <WaitingRoom info={info} onChange={() => void refresh()} />;
  return <OnlineTable info={info} onRefresh={refresh} />;
}
