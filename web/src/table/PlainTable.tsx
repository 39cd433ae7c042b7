// A table without a drawn board: the position as text, every option as a button, the log as prose.
import './plain-table.css';
import type { Scene, TableHost } from '@comptoir/board-kit';
import type { LoadedGame } from '@comptoir/kernel';
import { type Option, type Seat, writeOption } from '@comptoir/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useLog } from './useLog.ts';

interface PlainTableProps {
  readonly host: TableHost;
  readonly entry: LoadedGame;
}

function useScene(host: TableHost): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => host.subscribe((moment) => setScene(moment.scene)), [host]);
  return scene;
}

interface PartProps extends PlainTableProps {
  readonly scene: Scene;
  readonly who: (seat: Seat) => string;
}

function DecisionBar({ host, entry, scene, who }: PartProps) {
  const { plain } = useWords();
  const { lang } = useSettings();
  const texts = entry.texts[lang];
  const { decision, result, view } = scene;
  const say = (option: Option): string =>
    decision === null
      ? ''
      : (texts.options[option.verb]?.(option, decision.at, view, who) ?? writeOption(option));
  const asked = decision === null ? undefined : texts.prompts[decision.at.step]?.(decision.at, view, who);
  const others = scene.waiting.map(who);
  return (
    <section className="sheet decision" aria-live="polite">
      <h1 data-end={result === null ? undefined : ''}>
        {result === null ? (asked ?? plain.waits(others)) : plain.over}
      </h1>
      {result !== null && (
        <p>{scene.players.map(({ name, seat }) => `${name} ${result.scores[seat]}`).join(' · ')}</p>
      )}
      <div className="options">
        {decision?.options.map((option) => (
          <button
            type="button"
            className="btn slim"
            key={writeOption(option)}
            data-option={writeOption(option)}
            onClick={() => void host.pick(option)}
          >
            {say(option)}
          </button>
        ))}
        {scene.canUndo && (
          <button type="button" className="btn slim quiet" onClick={() => void host.undo(1)}>
            {plain.undo}
          </button>
        )}
      </div>
    </section>
  );
}

export function PlainTable({ host, entry }: PlainTableProps) {
  const { plain } = useWords();
  const { lang } = useSettings();
  const scene = useScene(host);
  const log = useLog(host, entry.game, scene);
  if (scene === null) return null;
  const texts = entry.texts[lang];
  const who = (seat: Seat): string => scene.players[seat]?.name ?? '';
  const told = log.flatMap(({ seq, events }) =>
    events.map((event, n) => [`${seq} ${n}`, texts.events[event.kind]?.(event, who) ?? ''] as const),
  );
  return (
    <div className="plain-table" data-game={scene.game}>
      <p className="muted small note">{plain.note}</p>
      <DecisionBar host={host} entry={entry} scene={scene} who={who} />
      <section className="sheet" aria-label={plain.position}>
        <pre>{texts.sketch(scene.view, who)}</pre>
      </section>
      <section className="sheet log" aria-label={plain.log}>
        <ol reversed>
          {told.toReversed().map(([key, sentence]) => sentence !== '' && <li key={key}>{sentence}</li>)}
        </ol>
      </section>
    </div>
  );
}
