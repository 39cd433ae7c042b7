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

/** The reason unfolds in the dock; where the rule says it all, the rule opens beside the board. */
function Why({ props, isWhyOpen, onWhy }: Pick<ActsProps, 'props' | 'isWhyOpen' | 'onWhy'>): ReactNode {
  const { why, rule } = props.run.moment;
  const words = learnWords(props.lang);
  const label = (
    <>
      <Icon name="ui-why" /> {words.why}
    </>
  );
  if (why !== undefined)
    return (
      <button type="button" className="l-act" aria-expanded={isWhyOpen} onClick={onWhy}>
        {label}
      </button>
    );
  if (rule === undefined) return null;
  return (
    <Link className="l-act l-reason" href={props.rulesHref(rule)}>
      {label}
    </Link>
  );
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
  return (
    <>
      {run.isReading
        ? button(words.next, () => host.next(), null, true)
        : button(words.show, onShow, 'ui-play')}
      <Why props={props} isWhyOpen={isWhyOpen} onWhy={onWhy} />
    </>
  );
}
