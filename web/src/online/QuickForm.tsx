// Quick match: a game, how many, how fast; then the first who want the same.
import './quick.css';
import { boxOf, FIRST_GAME, GAME_IDS } from '@comptoir/catalogue';
import { PACE_IDS, PACES, type PaceId } from '@comptoir/protocol';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Segmented } from '../parts/controls.tsx';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { ensureMe } from './me.ts';
import { useClockText } from './time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface GameFieldProps {
  readonly game: string;
  readonly onChange: (game: string) => void;
}

function GameField({ game, onChange }: GameFieldProps) {
  const { mine } = useOnlineWords();
  const titleOf = useTitles();
  const name = useId();
  return (
    <fieldset className="quick-games">
      <legend className="hidden-words">{mine.game}</legend>
      {GAME_IDS.map((id) => (
        <label key={id}>
          <input
            className="whole-label"
            type="radio"
            name={name}
            checked={id === game}
            onChange={() => onChange(id)}
          />
          <Cover game={id} />
          <span>{titleOf(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Sits down with whoever wants the same, or waits for them. */
export function QuickForm() {
  const { mine, quick } = useOnlineWords();
  const { rule } = useClockText();
  const [, go] = useLocation();
  const [game, setGame] = useState(FIRST_GAME);
  const [players, setPlayers] = useState(2);
  const [pace, setPace] = useState<PaceId>('live');
  const [isBusy, setBusy] = useState(false);
  const { no, run } = useAction();
  const [least, most] = boxOf(game)?.players ?? [2, 4];
  const seats = Math.max(least, Math.min(players, most));
  const find = async (): Promise<void> => {
    await ensureMe();
    const { id } = await api.lobby.quick({ game, players: seats, pace, entropy: ownEntropy() });
    go(`/play/${id}`);
  };
  const press = (): void => {
    setBusy(true);
    run(() => find().finally(() => setBusy(false)));
  };
  return (
    <section className="sheet quick">
      <h2>{mine.quick}</h2>
      <GameField game={game} onChange={setGame} />
      <div className="quick-line">
        <span aria-hidden="true">{mine.players}</span>
        <Segmented
          label={mine.players}
          options={Array.from({ length: most - least + 1 }, (_, n) => [`${least + n}`, `${least + n}`])}
          value={`${seats}`}
          onChange={(value) => setPlayers(Number(value))}
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
      <button type="button" className="btn go big" disabled={isBusy} onClick={press}>
        {mine.goQuick}
      </button>
      <Refused no={no} />
      <p className="muted small">{quick.says}</p>
    </section>
  );
}
