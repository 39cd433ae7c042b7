// The address of a table online: a seat for whoever has the link, the waiting room, then the table.
import type { MatchInfo } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Loading } from '../parts/StatePanel.tsx';
import { api, ownEntropy } from './api.ts';
import { ensureMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { rememberCommitment } from './seen-commitments.ts';
import { ApiError, type Trouble, troubleOf } from './trouble.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const REFRESH_MS = 1500;
/** Not sitting is no trouble: one watches. */
const WATCHES: readonly Trouble[] = ['notOpen', 'seatTaken'];

/** Sits down, or takes one's seat back. */
async function takeSeat(match: string): Promise<void> {
  try {
    await api.matches.sit({ match, entropy: ownEntropy() });
  } catch (error) {
    if (!(error instanceof ApiError) || !WATCHES.includes(error.trouble)) throw error;
  }
}

interface Found {
  readonly info: MatchInfo | null;
  readonly no: Trouble | null;
  readonly refresh: () => Promise<void>;
}

function useMatch(match: string): Found {
  const [info, setInfo] = useState<MatchInfo | null>(null);
  const [no, setNo] = useState<Trouble | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    try {
      const found = await api.matches.get({ match });
      if (found.status !== 'over') rememberCommitment(match, found.commitment);
      setInfo(found);
      setNo(null);
    } catch (error) {
      setNo(troubleOf(error));
    }
  }, [match]);
  useEffect(() => {
    ensureMe()
      .then(() => takeSeat(match))
      .then(refresh, (error) => setNo(troubleOf(error)));
  }, [match, refresh]);
  const isOpen = info?.status === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, refresh]);
  return { info, no, refresh };
}

export default function OnlinePage({ match }: { readonly match: string }) {
  const { info, no, refresh } = useMatch(match);
  if (info === null) return no === null ? <Loading /> : <NoTable why={no} />;
  if (info.status === 'open') return <WaitingRoom info={info} onChange={() => void refresh()} />;
  return <OnlineTable info={info} onRefresh={refresh} />;
}
