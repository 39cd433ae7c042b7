// While others play: who, what they do, and how fast it goes on.
import { Icon, type Scene, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Kinds, Lang, Texts } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { Sheet } from './DecisionBar.tsx';
import type { Deed, Turn } from './deeds.ts';
import './follow.css';
import { Since } from './SinceLine.tsx';
import { Prose } from './sentences.tsx';
import type { Timeline } from './useTimeline.ts';
import { tableWords } from './words.ts';

export interface FollowBarProps {
  readonly scene: Scene;
  readonly deed: Deed;
  readonly timeline: Timeline;
  readonly lang: Lang;
  readonly menu: ReactNode;
  /** null: the screen is large. */
  readonly sheet: Sheet | null;
  /** These moves are shown once more. */
  readonly isAgain: boolean;
  /** What others have done so far. */
  readonly turns: readonly Turn[];
  readonly texts: Texts<Kinds>;
}

interface ButtonProps {
  readonly icon: string;
  readonly label: string;
  onClick(): void;
}
function Button({ icon, label, onClick }: ButtonProps): ReactNode {
  return (
    <button type="button" className="t-quiet" onClick={onClick}>
      <Icon name={icon} />
      <b>{label}</b>
    </button>
  );
}

/** The deed where the options were; it stands as long as it is shown. */
export function Caption({ deed, scene }: { readonly deed: Deed; readonly scene: Scene }): ReactNode {
  return (
    <p className="t-caption" data-seat={seatMark(deed.seat)} data-deed={`${deed.seq}.${deed.count}`}>
      {deed.icon === null ? <SeatMark seat={deed.seat} /> : <Icon name={deed.icon} />}
      <span title={deed.text}>
        <Prose text={deed.text} scene={scene} />
      </span>
    </p>
  );
}

export function FollowBar(props: FollowBarProps): ReactNode {
  const { scene, deed, timeline, lang, menu, sheet, isAgain, turns, texts } = props;
  const before = turns.filter(({ entries }) => entries.every(({ seq }) => seq < deed.seq));
  const words = tableWords(lang);
  const { isBehind, isPaused } = timeline;
  const name = scene.players[deed.seat]?.name ?? '';
  return (
    <section className="t-bar t-follow" aria-label={words.others} data-mine="false">
      {sheet === null ? (
        <div className="t-ask">
          <SeatMark seat={deed.seat} />
          <div>
            <h1>{words.plays(name)}</h1>
          </div>
        </div>
      ) : null}
      <Caption deed={deed} scene={scene} />
      <div className="t-last">
        {isBehind ? (
          <>
            <Button
              icon={isPaused ? 'ui-play' : 'ui-pause'}
              label={isPaused ? words.watch : words.pause}
              onClick={timeline.togglePause}
            />
            <Button icon="ui-end" label={words.skip} onClick={timeline.skip} />
          </>
        ) : null}
        {sheet === null ? menu : null}
      </div>
      <div className="t-line">
        <p>{isAgain ? words.since : <Since turns={before} scene={scene} texts={texts} lang={lang} />}</p>
        {isBehind ? <span className="t-hint">{words.followKeys}</span> : null}
      </div>
    </section>
  );
}
