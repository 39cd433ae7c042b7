// What is asked, the options, what the one in focus would do, undo, and the one button that says what Enter does.
import { type BoardModule, Icon, type Note, nameOf, type Scene, SeatMark } from '@comptoir/board-kit';
import type { Kinds, Lang, LogEntry, Option, Texts } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { BarLine, Purse } from './BarLine.tsx';
import './bar.css';
import type { Turn } from './deeds.ts';
import { keyOf, OptionButton, Options } from './Options.tsx';
import type { OptionCard } from './option-cards.ts';
import { whoIn } from './sentences.tsx';
import type { Groups } from './useGroups.ts';
import { type TableWords, tableWords } from './words.ts';

/** On a small screen the bar is a sheet that folds. */
export interface Sheet {
  readonly isFolded: boolean;
  onFold(): void;
  /** Another page than the one it is about is shown: the way back there. */
  readonly back: { readonly label: string; readonly icon: string; go(): void } | null;
}
export interface BarProps {
  readonly scene: Scene;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
  readonly log: readonly LogEntry[];
  readonly cards: readonly OptionCard[];
  readonly groups: Groups;
  readonly focus: Option | null;
  readonly draft: Option | null;
  /** What the draft costs, from 0 to 1, where the player is warned of it. */
  readonly cost: number | null;
  readonly preview: Scene | null;
  /** The pick at which several in a row stopped. */
  readonly stopped: Note | null;
  /** What was picked for the viewer, because there was no choice. */
  readonly forced: string | null;
  /** Is about to be picked for the viewer. */
  readonly isForced: boolean;
  /** What others did since the viewer's last turn. */
  readonly turns: readonly Turn[];
  readonly menu: ReactNode;
  /** null: the screen is large. */
  readonly sheet: Sheet | null;
  onUndo(): void;
  onConfirm(): void;
  onCancel(): void;
  /** Shows once more what others did. */
  onSince(): void;
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

/** Who decides what. On a small screen, over the board. */
export function Ask(props: BarProps): ReactNode {
  const { scene, sheet, menu } = props;
  const isMine = scene.decision !== null;
  return (
    <div className="t-ask">
      {isMine ? <i className="t-dot" /> : scene.waiting.map((seat) => <SeatMark key={seat} seat={seat} />)}
      <div>
        <h1>{titleOf(props)}</h1>
        {sheet === null ? null : <Purse {...props} />}
      </div>
      {sheet === null ? null : menu}
    </div>
  );
}

function undoReason({ scene, log }: BarProps, words: TableWords): string {
  if (scene.canUndo) return words.undoLast;
  if (scene.decision === null) return words.undoNotNow;
  const last = log.at(-1);
  if (last === undefined || last.seq === 0) return words.undoNothing;
  return last.seat === scene.viewer ? words.undoFinal : words.undoOthers;
}

interface QuietProps {
  readonly icon: string;
  readonly label: string;
  readonly small?: string;
  readonly isOff?: boolean;
  onPress(): void;
}
function Quiet({ icon, label, small, isOff = false, onPress }: QuietProps): ReactNode {
  return (
    <button type="button" className="t-quiet t-undo" disabled={isOff} onClick={onPress} title={small}>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        {small === undefined ? null : <small>{small}</small>}
      </span>
    </button>
  );
}

/** The last thing that was done goes back: the draft, then the last move. It never changes its place. */
function Back(props: BarProps): ReactNode {
  const { scene, lang, draft } = props;
  const words = tableWords(lang);
  if (scene.result !== null || scene.viewer === null) return null;
  if (draft !== null)
    return <Quiet icon="ui-arrow-left" label={words.cancel} small={words.escape} onPress={props.onCancel} />;
  const reason = undoReason(props, words);
  return (
    <Quiet icon="ui-undo" label={words.undo} small={reason} isOff={!scene.canUndo} onPress={props.onUndo} />
  );
}

/** What Enter does now; where nothing is chosen yet, what is missing. */
function OneButton({ cards, draft, groups, lang, sheet, scene, onConfirm }: BarProps): ReactNode {
  const words = tableWords(lang);
  if (scene.decision === null) return null;
  const drafted = draft === null ? undefined : cards.find(({ name }) => name === nameOf(draft));
  const card = drafted ?? groups.choices.end;
  const back = sheet?.back ?? null;
  if (drafted === undefined && back !== null)
    return (
      <button type="button" className="t-go" onClick={back.go}>
        <Icon name={back.icon} /> <b>{words.backTo(back.label)}</b>
      </button>
    );
  if (card === null || card === undefined)
    return (
      <button type="button" className="t-go" disabled>
        <b>{groups.isGrouped ? words.pickPlace : words.pickOption}</b>
      </button>
    );
  const { verb, title } = card.button;
  return (
    <button type="button" className="t-go" data-stands-for={card.name} onClick={onConfirm}>
      <span>
        <b>{verb ?? title}</b>
        {verb === undefined || verb === title ? null : <small>{title}</small>}
      </span>
      <kbd>{words.enter}</kbd>
    </button>
  );
}

export function DecisionBar(props: BarProps): ReactNode {
  const { scene, lang, groups, draft, focus, sheet, isForced } = props;
  const words = tableWords(lang);
  const active = draft ?? focus;
  const focused = active === null ? null : nameOf(active);
  const isNumbered = groups.choices.numbers.length > 0;
  return (
    <section
      className="t-bar"
      aria-label={words.decision}
      data-mine={scene.decision !== null}
      data-forced={isForced}
      data-folded={sheet?.isFolded}
    >
      {sheet === null ? (
        <Ask {...props} />
      ) : (
        <button
          type="button"
          className="t-grip"
          aria-expanded={!sheet.isFolded}
          aria-label={words.options}
          onClick={sheet.onFold}
        />
      )}
      <Options groups={groups} focus={focused} lang={lang} isSmall={sheet !== null} />
      <BarLine {...props} />
      <div className="t-last">
        {groups.choices.quiet.map((card) => (
          <OptionButton
            key={card.name}
            card={card}
            keyNumber={isNumbered ? null : keyOf(groups.keyed, card)}
            isFocus={focused === card.name}
          />
        ))}
        <Back {...props} />
        <OneButton {...props} />
        {sheet === null ? props.menu : null}
      </div>
    </section>
  );
}
