// One sentence under the question, on one line that never goes away: what the option in focus would do, what was refused or
// done for the viewer; otherwise what this decision is about.
import { type Amount, Icon, nameOf } from '@comptoir/board-kit';
import { figure } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { BarProps } from './DecisionBar.tsx';
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

export function BarLine(props: BarProps): ReactNode {
  const { scene, board, focus, draft, lang, stopped, forced, sheet } = props;
  const words = tableWords(lang);
  const isLooking = draft !== null || focus !== null;
  return (
    <div className="t-line" data-kind={stopped !== null ? 'stopped' : isLooking ? 'preview' : 'about'}>
      {stopped !== null ? (
        <p role="alert">
          <Icon name="ui-why" /> {words.stopped(stopped.title)}{' '}
          {stopped.text === '' ? words.notOffered : stopped.text} {scene.canUndo ? words.stoppedUndo : ''}
        </p>
      ) : (
        <p>
          {isLooking ? (
            <Preview {...props} />
          ) : forced !== null ? (
            <>
              <Icon name="ui-confirm" /> <b>{words.doneForYou}</b> {forced}
            </>
          ) : (
            board.hint(scene, lang)
          )}
        </p>
      )}
      {sheet === null ? <KeyHints {...props} /> : null}
    </div>
  );
}
