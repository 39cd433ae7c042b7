// One sentence under the question, on one line that never goes away: what the option in focus would do, what was refused or
// done for the viewer; otherwise what this decision is about.
import { type Amount, Icon, nameOf } from '@comptoir/board-kit';
import { figure } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { coachWords } from '../coach/words.ts';
import type { BarProps } from './DecisionBar.tsx';
import { SinceButton } from './SinceLine.tsx';
import { tableWords } from './words.ts';

interface Change extends Amount {
  readonly after: number;
}

function changesOf({ board, scene, preview, lang }: BarProps): readonly Change[] {
  if (preview === null) return [];
  const after = board.purse(preview, lang);
  return board.purse(scene, lang).flatMap((amount, n) => {
    const value = after[n]?.value ?? amount.value;
    return value === amount.value ? [] : [{ ...amount, after: value }];
  });
}

/** What the option in focus would do. */
function Preview(props: BarProps): ReactNode {
  const { scene, board, preview, focus, draft, lang, cards } = props;
  const option = draft ?? focus;
  if (option === null) return null;
  const label = cards.find(({ name }) => name === nameOf(option))?.label;
  const text = board.consequence(option, scene, preview, lang);
  return (
    <>
      <b>{text === '' ? label : text}</b>
      {changesOf(props).map(({ icon, label, value, after }) => (
        <span key={icon} className="t-change">
          <Icon name={icon} label={label} /> {figure(value)} → <b>{figure(after)}</b>
        </span>
      ))}
    </>
  );
}

/** On a small screen the viewer's numbers stand by the question, for the board has no room. */
export function Purse({ board, scene, lang }: BarProps): ReactNode {
  return (
    <p className="t-purse">
      {board
        .purse(scene, lang)
        .filter(({ isQuiet }) => isQuiet !== true)
        .map(({ icon, label, value }) => (
          <span key={icon} className="t-change">
            <Icon name={icon} label={label} /> {figure(value)}
          </span>
        ))}
    </p>
  );
}

/** What can be done with keys; the list can be opened by hand too. */
function KeyHints({ groups, scene, lang }: BarProps): ReactNode {
  const words = tableWords(lang);
  const { isGrouped, choices } = groups;
  if (scene.decision === null || !(isGrouped || choices.refused.length > 0)) return null;
  return (
    <button
      type="button"
      className="t-listing"
      aria-expanded={groups.open !== null}
      onClick={({ detail }) => groups.toggle(null, detail === 0)}
    >
      <kbd className="t-hint">L</kbd> {words.list}
    </button>
  );
}

/** The sentence that matters most now. */
function Sentence(props: BarProps): ReactNode {
  const { scene, board, cost, lang, stopped, forced } = props;
  const words = tableWords(lang);
  if (stopped !== null)
    return (
      <p role="alert">
        <Icon name="ui-why" /> {words.stopped(stopped.title)}{' '}
        {stopped.text === '' ? words.notOffered : stopped.text} {scene.canUndo ? words.stoppedUndo : ''}
      </p>
    );
  if (cost !== null)
    return (
      <p role="alert">
        <Icon name="ui-why" /> {coachWords(lang).costs(Math.round(100 * cost))}
      </p>
    );
  if (isLooking(props))
    return (
      <p>
        <Preview {...props} />
      </p>
    );
  if (forced === null) return <p>{board.hint(scene, lang)}</p>;
  return (
    <p>
      <Icon name="ui-confirm" /> <b>{words.doneForYou}</b> {forced}
    </p>
  );
}

const isLooking = ({ draft, focus }: BarProps): boolean => draft !== null || focus !== null;
/** Nothing is said but what the decision is about. */
const isQuiet = (props: BarProps): boolean =>
  props.stopped === null && props.cost === null && props.forced === null && !isLooking(props);

export function BarLine(props: BarProps): ReactNode {
  const { scene, stopped, sheet } = props;
  const kind = stopped !== null ? 'stopped' : isLooking(props) ? 'preview' : 'about';
  return (
    <div className="t-line" data-kind={kind}>
      <Sentence {...props} />
      {sheet === null && scene.decision !== null && isQuiet(props) ? <SinceButton {...props} /> : null}
      {sheet === null ? <KeyHints {...props} /> : null}
    </div>
  );
}
