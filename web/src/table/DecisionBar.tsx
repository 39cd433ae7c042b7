// What is asked, the options, what the one in focus would do, undo and confirm.

import {
  type Amount,
  type BoardModule,
  Icon,
  type Note,
  nameOf,
  type Scene,
  SeatMark,
} from '@comptoir/board-kit';
import { figure, type Kinds, type Lang, type LogEntry, type Option, type Texts } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './bar.css';
import { type OptionCard, Options } from './Options.tsx';
import { whoIn } from './sentences.tsx';
import { type TableWords, tableWords } from './words.ts';

export interface BarProps {
  readonly scene: Scene;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
  readonly log: readonly LogEntry[];
  readonly cards: readonly OptionCard[];
  readonly focus: Option | null;
  readonly draft: Option | null;
  readonly preview: Scene | null;
  /** The pick at which several in a row stopped. */
  readonly stopped: Note | null;
  readonly menu: ReactNode;
  onUndo(): void;
  onConfirm(): void;
  onCancel(): void;
}

function titleOf({ scene, board, lang }: BarProps): string {
  const words = tableWords(lang);
  const { decision, result, viewer } = scene;
  const who = whoIn(scene);
  if (result !== null) return words.over;
  if (decision !== null) return board.ask(scene, lang);
  if (scene.waiting.length === 0) return viewer === null ? words.watching : '';
  return words.playing(scene.waiting.map(who));
}

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

/** What the option in focus would do; otherwise what this decision is about. */
function Second(props: BarProps): ReactNode {
  const { scene, board, preview, focus, draft, lang, cards } = props;
  const option = draft ?? focus;
  if (option === null || preview === null) return board.hint(scene, lang);
  const text = board.consequence(option, scene, preview, lang);
  return (
    <>
      <b>{text === '' ? cards.find(({ name }) => name === nameOf(option))?.label : text}</b>
      {changesOf(props).map(({ icon, label, value, after }) => (
        <span key={icon} className="t-change">
          <Icon name={icon} label={label} /> {figure(value)} → <b>{figure(after)}</b>
        </span>
      ))}
    </>
  );
}

/** Several picks in a row went as far as here. */
function Stopped({ stopped, scene, lang }: BarProps & { readonly stopped: Note }): ReactNode {
  const words = tableWords(lang);
  return (
    <p className="t-stopped" role="alert">
      <Icon name="ui-why" /> {words.stopped(stopped.title)}{' '}
      {stopped.text === '' ? words.notOffered : stopped.text} {scene.canUndo ? words.stoppedUndo : ''}
    </p>
  );
}

/** On a small screen the viewer's numbers stand here, for the board has no room. */
function Purse({ board, scene, lang }: BarProps): ReactNode {
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

function undoReason({ scene, log }: BarProps, words: TableWords): string {
  if (scene.canUndo) return words.undoLast;
  if (scene.decision === null) return words.undoNotNow;
  const last = log.at(-1);
  if (last === undefined || last.seq === 0) return words.undoNothing;
  return last.seat === scene.viewer ? words.undoFinal : words.undoOthers;
}

function UndoButton(props: BarProps): ReactNode {
  const words = tableWords(props.lang);
  const reason = undoReason(props, words);
  return (
    <button
      type="button"
      className="t-quiet"
      disabled={!props.scene.canUndo}
      onClick={props.onUndo}
      title={reason}
    >
      <Icon name="ui-undo" />
      <span>
        <b>{words.undo}</b>
        <small>{reason}</small>
      </span>
    </button>
  );
}

export function DecisionBar(props: BarProps): ReactNode {
  const { scene, lang, cards, draft, focus } = props;
  const words = tableWords(lang);
  const chosen = draft === null ? null : cards.find(({ name }) => name === nameOf(draft));
  const isMine = scene.decision !== null;
  const active = draft ?? focus;
  return (
    <section className="t-bar" aria-label={words.decision} data-mine={isMine}>
      <div className="t-ask">
        {isMine ? <i className="t-dot" /> : scene.waiting.map((seat) => <SeatMark key={seat} seat={seat} />)}
        <div>
          <h1>{titleOf(props)}</h1>
          {props.stopped === null ? (
            <p className="t-second">
              <Second {...props} />
            </p>
          ) : (
            <Stopped {...props} stopped={props.stopped} />
          )}
          <Purse {...props} />
        </div>
      </div>
      <Options
        key={`${scene.seq} ${scene.decision?.at.step ?? ''}`}
        cards={cards}
        focus={active === null ? null : nameOf(active)}
        lang={lang}
      />
      <div className="t-last">
        {scene.result === null && scene.viewer !== null ? <UndoButton {...props} /> : null}
        {chosen === null || chosen === undefined ? null : (
          <>
            <button
              type="button"
              className="t-quiet t-cancel"
              onClick={props.onCancel}
              aria-label={words.cancel}
            >
              <Icon name="ui-close" />
            </button>
            <button type="button" className="t-go" onClick={props.onConfirm}>
              <span>
                <b>{chosen.button.verb ?? words.confirm}</b>
                <small>{words.enter}</small>
              </span>
            </button>
          </>
        )}
        {props.menu}
      </div>
    </section>
  );
}
