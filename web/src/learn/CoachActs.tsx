// The coach's buttons, by what the lesson waits for.
import { Icon } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isAway, isWatching, type SaidProps } from './coach-parts.tsx';
import { learnWords } from './words.ts';

export interface ActsProps extends SaidProps {
  readonly isWhyOpen: boolean;
  onShow(): void;
  onWhy(): void;
  onForth(): void;
}

/** Two buttons, by what the lesson waits for. */
export function CoachActs({ props, again, isWhyOpen, onShow, onWhy, onForth }: ActsProps): ReactNode {
  const { run, host, lang, number, count, entry } = props;
  const words = learnWords(lang);
  const button = (label: string, onClick: () => void, icon: string | null, isMain = false): ReactNode => (
    <button type="button" className={isMain ? 'l-act l-main' : 'l-act'} onClick={onClick}>
      {icon === null ? null : <Icon name={icon} />} {label}
    </button>
  );
  if (again !== null) return button(words.forth, onForth, null, true);
  if (run.mode === 'strayed')
    return (
      <>
        {button(words.takeBack, () => host.rejoin(), 'ui-undo', true)}
        {button(words.keep, () => host.keep(), null)}
      </>
    );
  if (isAway(run)) return button(words.rejoin, () => host.rejoin(), 'ui-undo', true);
  if (run.isLast)
    return (
      <>
        {number < count ? (
          <Link className="l-act l-main" href={`/learn/${entry.game.id}/${number + 1}`}>
            {words.nextLesson}
          </Link>
        ) : (
          <Link className="l-act" href="/learn">
            {words.toLearn}
          </Link>
        )}
        <button type="button" className={number < count ? 'l-act' : 'l-act l-main'} onClick={props.onPlay}>
          {number < count ? words.playGame : words.round}
        </button>
      </>
    );
  if (isWatching(props)) return null;
  if (run.isReading) return button(words.next, () => host.next(), null, true);
  return (
    <>
      {button(words.show, onShow, 'ui-play')}
      {run.moment.why === undefined ? null : (
        <button type="button" className="l-act" aria-expanded={isWhyOpen} onClick={onWhy}>
          <Icon name="ui-why" /> {words.why}
        </button>
      )}
    </>
  );
}
