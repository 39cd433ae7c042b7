// What the bots have done at tables online: a list of their own, beside that of the people.
import { useEffect, useState } from 'react';
import { call } from './api.ts';
import { useStanding } from './me.ts';

export interface BotRecord {
  readonly game: string;
  readonly level: string;
  readonly games: number;
  /** The share of games won. */
  readonly wins: number;
}

/** Fewer games than that say nothing. */
const ENOUGH = 10;

/** The records of the bots in a game; none where there is no server. */
export function useBotRecords(game: string): readonly BotRecord[] {
  const { kind } = useStanding();
  const hasServer = kind === 'someone' || kind === 'nobody';
  const [all, setAll] = useState<readonly BotRecord[]>([]);
  useEffect(() => {
    if (hasServer) call<readonly BotRecord[]>('/api/bots/ladder').then(setAll, () => setAll([]));
  }, [hasServer]);
  return all.filter((record) => record.game === game && record.games >= ENOUGH);
}
