// While one looks for company for one of several games: for what, how long already, and what else can be done.
import { boxOf, FIRST_GAME } from '@comptoir/catalogue';
import { PACES } from '@comptoir/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { usePlay } from '../local/usePlay.ts';
import { api, ownEntropy } from './api.ts';
import { LetBotsFill, useOwnLevel } from './LetBotsFill.tsx';
import { Since } from './Since.tsx';
import { type Sought, setSeeking } from './seeking.ts';
import { useSought } from './sought.ts';
import type { Trouble } from './trouble.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface Stopping {
  readonly no: Trouble | null;
  stop(): void;
  /** Stops, and then does something else, unless company was found before. */
  stopFor(then: () => Promise<string>): void;
}

/** Looks for company no more. Whoever was found at the same moment is not left alone. */
export function useStopping(): Stopping {
  const [, go] = useLocation();
  const { no, run } = useAction();
  const stopFor = (then: () => Promise<string | null>): void =>
    run(async () => {
      const { match } = await api.lobby.stopSeeking({});
      const next = match ?? (await then());
      setSeeking(null);
      if (next !== null) go(`/play/${next}`);
    });
  return { no, stopFor, stop: () => stopFor(async () => null) };
}

/** With bots on the other seats, of the first game that was looked for. */
function useWithBots({ games, players, pace }: Sought): () => Promise<string> {
  const bot = useOwnLevel();
  return async () => {
    const fits = (game: string): boolean => {
      const [least, most] = boxOf(game)?.players ?? [0, 0];
      return players === null || (players >= least && players <= most);
    };
    const game = games.find(fits) ?? FIRST_GAME;
    const bots = (players ?? boxOf(game)?.players[0] ?? 2) - 1;
    const seats = ['me' as const, ...Array.from({ length: bots }, () => ({ bot }))];
    const terms = { clock: PACES[pace], isWatchable: true, entropy: ownEntropy() };
    return (await api.lobby.open({ game, seats, ...terms })).id;
  };
}

export function SeekingPanel({ sought }: { readonly sought: Sought }) {
  const { online, quick } = useOnlineWords();
  const says = useSought(sought);
  const { no, stop, stopFor } = useStopping();
  const withBots = useWithBots(sought);
  const { play, isStarting } = usePlay();
  const [isFilling, setFilling] = useState(false);
  const fill = (): void => {
    setFilling(true);
    stopFor(() => withBots().finally(() => setFilling(false)));
  };
  return (
    <div className="quick-seeking">
      <p role="status">
        <b>{says}</b>
      </p>
      <p className="muted">
        <Since since={sought.since} />
      </p>
      <button type="button" className="btn big" onClick={stop}>
        {quick.stop}
      </button>
      <LetBotsFill since={sought.since} isBusy={isFilling} onFill={fill} />
      <button
        type="button"
        className="btn quiet"
        disabled={isStarting}
        onClick={() => play(sought.games[0] ?? FIRST_GAME)}
      >
        <Icon id="play" />
        {online.bots}
      </button>
      <Refused no={no} />
      <p className="muted small">{quick.seekingSays}</p>
    </div>
  );
}
