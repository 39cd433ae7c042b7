// What the bots have done at tables online: a list of their own, beside that of the people.
import type { BotRecord } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useSignInState } from './me.ts';
import { server } from './server.ts';

/** Fewer games than that say nothing. */
const ENOUGH = 10;

/** The records of the bots in a game; none where there is no server. */
export function useBotRecords(game: string): readonly BotRecord[] {
  const { kind } = useSignInState();
  const hasServer = kind === 'someone' || kind === 'nobody';
  const [all, setAll] = useState<readonly BotRecord[]>([]);
  useEffect(() => {
    if (!hasServer) return;
    server()
      .then(({ lobby }) => lobby.bots({}))
      .then(setAll, () => setAll([]));
  }, [hasServer]);
  return all.filter((record) => record.game === game && record.games >= ENOUGH);
}
