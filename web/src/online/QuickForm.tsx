// Quick match: any of these games, how many, how fast; then the first who want the same.
import './quick.css';
import { boxOf, FIRST_GAME, GAME_IDS } from '@comptoir/catalogue';
import { PACE_IDS, PACES, type PaceId, type Seeking } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Segmented } from '../parts/controls.tsx';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { ensureMe, useMe } from './me.ts';
import { SeekingPanel } from './Seeking.tsx';
import { heardOf, setSeeking, useSeeking } from './seeking.ts';
import { useClockText } from './time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface GamesFieldProps {
  readonly games: readonly string[];
  readonly onChange: (games: readonly string[]) => void;
}

/** In the order of the catalogue, whatever was pressed first. */
function GamesField({ games, onChange }: GamesFieldProps) {
  const { quick } = useOnlineWords();
  const titleOf = useTitles();
  const isChosen = (id: string): boolean => games.includes(id);
  return (
    <fieldset className="quick-games">
      <legend className="hidden-words">{quick.games}</legend>
      {GAME_IDS.map((id) => (
        <label key={id}>
          <input
            className="whole-label"
            type="checkbox"
            checked={isChosen(id)}
            onChange={() => onChange(GAME_IDS.filter((other) => isChosen(other) !== (other === id)))}
          />
          <Cover game={id} />
          <span>{titleOf(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All numbers that one of the games is for. */
function sizesOf(games: readonly string[]): readonly number[] {
  const spans = games.flatMap((game) => {
    const players = boxOf(game)?.players;
    return players === undefined ? [] : [players];
  });
  const [least, most] = [Math.min(...spans.map(([low]) => low)), Math.max(...spans.map(([, high]) => high))];
  return spans.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

interface Chosen {
  readonly games: readonly string[];
  readonly players: number | null;
  readonly pace: PaceId;
}

/** One game by a number of players waits at a table of one's own, which others find; several are looked for. */
function useFinding(): { readonly isBusy: boolean; readonly find: (chosen: Chosen) => Promise<void> } {
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const find = async ({ games, players, pace }: Chosen): Promise<void> => {
    await ensureMe();
    const [game, ...more] = games;
    if (game !== undefined && more.length === 0 && players !== null) {
      const { id } = await api.lobby.quick({ game, players, pace, entropy: ownEntropy() });
      go(`/play/${id}`);
      return;
    }
    const { match } = await api.lobby.seek({ games, players, pace, entropy: ownEntropy() });
    if (match === null) setSeeking({ games, players, pace, since: Date.now() });
    else go(`/play/${match}`);
  };
  return {
    isBusy,
    find: (chosen) => {
      setBusy(true);
      return find(chosen).finally(() => setBusy(false));
    },
  };
}

function Choosing({ looking }: { readonly looking: number }) {
  const { mine, quick } = useOnlineWords();
  const titleOf = useTitles();
  const { rule } = useClockText();
  const [games, setGames] = useState<readonly string[]>([FIRST_GAME]);
  const [wanted, setWanted] = useState<number | null>(2);
  const [pace, setPace] = useState<PaceId>('live');
  const { isBusy, find } = useFinding();
  const { no, run } = useAction();
  const sizes = sizesOf(games);
  const [least = 2] = sizes;
  const players = wanted === null ? null : Math.max(least, Math.min(wanted, sizes.at(-1) ?? wanted));
  return (
    <>
      <GamesField games={games} onChange={setGames} />
      {games.length > 1 && <p className="muted small">{quick.whichever(games.map(titleOf))}</p>}
      <div className="quick-line">
        <span aria-hidden="true">{mine.players}</span>
        <Segmented
          label={mine.players}
          options={[...sizes.map((size) => [`${size}`, `${size}`] as const), ['any', quick.any]]}
          value={players === null ? 'any' : `${players}`}
          onChange={(value) => setWanted(value === 'any' ? null : Number(value))}
        />
      </div>
      <div className="quick-line">
        <span aria-hidden="true">{quick.pace}</span>
        <Segmented
          label={quick.pace}
          options={PACE_IDS.map((id) => [id, quick.paces[id]])}
          value={pace}
          onChange={setPace}
        />
      </div>
      <p className="muted small">{rule(PACES[pace])}</p>
      <button
        type="button"
        className="btn go big"
        disabled={isBusy || games.length === 0}
        onClick={() => run(() => find({ games, players, pace }))}
      >
        {mine.goQuick}
      </button>
      <Refused no={no} />
      <p className="muted small">
        {quick.says} {looking > 0 && quick.others(looking)}
      </p>
    </>
  );
}

/** What one looks for may have been said on another page, or days ago. */
function useKnown(): void {
  const isSignedIn = useMe() !== null;
  useEffect(() => {
    // nothing else is heard here: a wish may be on its way. An older server knows of none.
    const hear = (heard: Seeking): void => (heard.wish === null ? undefined : heardOf(heard));
    if (isSignedIn) api.lobby.seeking({}).then(hear, () => null);
  }, [isSignedIn]);
}

/** Sits down with whoever wants the same, or waits for them. `looking`: how many others do. */
export function QuickForm({ looking }: { readonly looking: number }) {
  const { mine } = useOnlineWords();
  const seeking = useSeeking();
  useKnown();
  return (
    <section className="sheet quick">
      <h2>{mine.quick}</h2>
      {seeking === null && <Choosing looking={looking} />}
      {seeking !== null && seeking !== 'unknown' && <SeekingPanel sought={seeking} />}
    </section>
  );
}
