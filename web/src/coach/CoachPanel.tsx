// Three options at most, with their chances and a sentence each; the same numbers stand on the board.
import { nameOf } from '@comptoir/board-kit';
import { type Advised, inHundred } from '@comptoir/bots/review';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { Hat } from '../art/Hat.tsx';
import './coach.css';
import { CoachFlags } from './CoachFlags.tsx';
import type { Coach } from './useCoach.ts';
import { coachWords } from './words.ts';

interface RowProps {
  readonly advised: Advised;
  readonly n: number;
  readonly lang: Lang;
}
function Row({ advised: { label, chance, reason }, n, lang }: RowProps): ReactNode {
  const hundred = inHundred(chance);
  return (
    <li>
      <span className="c-number" aria-hidden="true">
        {n}
      </span>
      <div>
        <h3>
          {label[lang]}{' '}
          <b>
            <span aria-hidden="true">{hundred}</span>
            <span className="hidden-words">: {coachWords(lang).chance(hundred)}</span>
          </b>
        </h3>
        <span className="c-bar" aria-hidden="true">
          <i style={{ width: `${hundred}%` }} />
        </span>
        <p>{reason[lang]}</p>
      </div>
    </li>
  );
}

export interface CoachPanelProps {
  readonly coach: Coach;
  readonly lang: Lang;
  /** Over the table of a small screen. */
  readonly onClose?: () => void;
}

function Answer({ coach: { said, canAsk, ask }, lang }: CoachPanelProps): ReactNode {
  const words = coachWords(lang);
  if (!canAsk) return <p>{words.notYours}</p>;
  if (said === null || said.hasFailed)
    return (
      <>
        <p>{said === null ? words.askSays : words.failed}</p>
        <button type="button" className="t-quiet c-ask" onClick={ask}>
          <b>{words.ask}</b> <kbd className="t-hint">C</kbd>
        </button>
      </>
    );
  const { advice, isThinking } = said;
  if (advice === null) return <p>{isThinking ? words.thinking : words.nothing}</p>;
  return (
    <>
      <ol aria-busy={isThinking}>
        {advice.options.map((advised, n) => (
          <Row key={nameOf(advised.option)} advised={advised} n={n + 1} lang={lang} />
        ))}
      </ol>
      <p className="c-small">{words.refined(advice.deals)}</p>
      <CoachFlags options={advice.options} />
    </>
  );
}

export default function CoachPanel(props: CoachPanelProps): ReactNode {
  const { lang, onClose } = props;
  const words = coachWords(lang);
  return (
    <section className="c-coach" aria-label={words.tab} data-sheet={onClose !== undefined}>
      <header>
        <Hat level="doge" />
        <div>
          <h2>{words.title}</h2>
          <small>{words.says}</small>
        </div>
        {onClose === undefined ? null : (
          <button type="button" className="t-quiet" onClick={onClose}>
            {words.close}
          </button>
        )}
      </header>
      <div aria-live="polite">
        <Answer {...props} />
      </div>
    </section>
  );
}
