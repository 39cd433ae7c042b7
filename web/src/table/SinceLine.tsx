// What others did since the viewer's last turn, a few words for each turn, numbered as on the board.
import { type Scene, seatMark } from '@comptoir/board-kit';
import type { Kinds, Lang, Texts } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { Turn } from './deeds.ts';
import { Prose, sentenceOf, whoIn } from './sentences.tsx';
import { tableWords } from './words.ts';

export interface SinceProps {
  readonly turns: readonly Turn[];
  readonly scene: Scene;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
}

/** What somebody said or did in this turn, sentence by sentence. */
function saidIn({ entries }: Turn, { scene, texts }: SinceProps): readonly string[] {
  const who = whoIn(scene);
  return entries
    .flatMap(({ events }) => events.map((event) => sentenceOf(texts, event, who)))
    .filter((text) => text !== '');
}

export function Since(props: SinceProps): ReactNode {
  const { turns, scene, lang } = props;
  if (turns.length === 0) return null;
  return (
    <>
      <b>{tableWords(lang).sinceYours}</b>
      {turns.map((turn) => (
        <span key={turn.n}>
          <span className="t-number" data-seat={seatMark(turn.seat)}>
            {turn.n}
          </span>{' '}
          <Prose text={saidIn(turn, props)[0] ?? ''} scene={scene} />
        </span>
      ))}
    </>
  );
}

/** In the line under the question; a press shows all of it once more. */
export function SinceButton({ onSince, ...props }: SinceProps & { onSince(): void }): ReactNode {
  if (props.turns.length === 0) return null;
  const all = props.turns.map((turn) => `${turn.n} ${saidIn(turn, props).join(' ')}`);
  return (
    <button type="button" className="t-since" title={all.join('\n')} onClick={onSince}>
      <Since {...props} />
    </button>
  );
}
