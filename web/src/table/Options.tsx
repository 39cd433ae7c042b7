// The options as buttons: the path for keyboard and screen reader, the same names as on the board.
import { Icon, useMedia } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type Entry,
  isGroup,
  type OptionCard,
  type OptionGroup as OptionGroupContent,
} from './option-cards.ts';
import { optionName } from './option-name.ts';
import type { Groups } from './useGroups.ts';
import { tableWords } from './words.ts';

const KEYS = 9;
/** The key that chooses this entry. */
export function keyOf(keyed: readonly Entry[], entry: Entry): number | null {
  const n = keyed.indexOf(entry) + 1;
  return n > 0 && n <= KEYS ? n : null;
}

interface ButtonProps {
  readonly card: OptionCard;
  readonly keyNumber: number | null;
  readonly isFocus: boolean;
}

export function OptionButton({ card, keyNumber, isFocus }: ButtonProps): ReactNode {
  const { name, button, why } = card;
  const label = optionName(button.title, card.label);
  return (
    <button
      type="button"
      className="t-option"
      data-target={name}
      data-state={why !== null ? 'refused' : isFocus ? 'focus' : 'legal'}
      aria-disabled={why !== null}
      aria-label={why === null ? label : `${label}. ${why}`}
    >
      {keyNumber === null ? null : <span className="t-key">{keyNumber}</span>}
      {button.icon === undefined ? null : <Icon name={button.icon} />}
      <span>
        <b>{button.title}</b>
        {button.detail === undefined || button.detail === '' ? null : <small>{button.detail}</small>}
      </span>
    </button>
  );
}

const BETWEEN = ' · ';
/** What they have in common; two short details that have nothing in common stand side by side. */
function sharedDetail(cards: readonly OptionCard[]): string {
  const details = [...new Set(cards.map(({ button }) => button.detail ?? ''))];
  const parts = details.map((detail) => detail.split(BETWEEN));
  const shared = (parts[0] ?? []).filter((part) => parts.every((others) => others.includes(part)));
  if (shared.length > 0 || details.length > 2) return shared.join(BETWEEN);
  return parts.every(({ length }) => length === 1) ? details.sort().join(BETWEEN) : '';
}

interface GroupProps {
  readonly group: OptionGroupContent;
  readonly keyNumber: number | null;
  readonly groups: Groups;
}
/** Alike options behind one button: it lights them on the board and lists them. */
function GroupButton({ group: { title, cards }, keyNumber, groups }: GroupProps): ReactNode {
  const icons = [...new Set(cards.map(({ button }) => button.icon))];
  const [icon] = icons;
  const detail = sharedDetail(cards);
  return (
    <button
      type="button"
      className="t-option t-group"
      data-holds={cards.map(({ name }) => name).join('|')}
      aria-expanded={groups.open?.title === title}
      onClick={({ detail: clicks }) => groups.toggle(title, clicks === 0)}
    >
      {keyNumber === null ? null : <span className="t-key">{keyNumber}</span>}
      {icons.length > 1 || icon === undefined ? null : <Icon name={icon} />}
      <span>
        <b>{title}</b>
        {detail === '' ? null : <small>{detail}</small>}
      </span>
      <em>{cards.length}</em>
    </button>
  );
}

interface StepperProps {
  readonly cards: readonly OptionCard[];
  readonly focus: string | null;
  readonly lang: Lang;
}
/** A row of numbers: one fewer, one more, and the number as the button that picks it. */
function Stepper({ cards, focus, lang }: StepperProps): ReactNode {
  const start = cards.findIndex(({ button }) => button.isStart === true);
  const [at, setAt] = useState(start < 0 ? cards.length - 1 : start);
  const n = Math.min(at, cards.length - 1);
  const card = cards[n];
  const words = tableWords(lang);
  if (card === undefined) return null;
  const digit = card.button.number;
  return (
    <span className="t-stepper">
      <button type="button" aria-label={words.fewer} disabled={n === 0} onClick={() => setAt(n - 1)}>
        −
      </button>
      <OptionButton
        card={card}
        keyNumber={digit !== undefined && digit >= 0 && digit <= KEYS ? digit : null}
        isFocus={focus === card.name}
      />
      <button
        type="button"
        aria-label={words.more}
        disabled={n === cards.length - 1}
        onClick={() => setAt(n + 1)}
      >
        +
      </button>
    </span>
  );
}

/** From roomy to tight: the hint in two lines, then without second lines, then without pictures. */
const IN_A_ROW = ['full', 'close', 'short', 'bare'] as const;
/** In a sheet, so that no word breaks: without pictures, then in one column. */
const IN_A_SHEET = ['full', 'plain', 'column'] as const;

/** With second lines, and at least with pictures. */
const WITH_DETAILS = ['full', 'close'] as const;
const WITH_PICTURES = ['full', 'close', 'short'] as const;

const isInside = (element: Element): boolean => element.scrollWidth <= element.clientWidth;

/** What is refused gives way before second lines do; equal names keep what tells them apart: a picture, or the second line. */
function densitiesFor(entries: readonly Entry[]): readonly string[] {
  const cards = entries.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  const areApart = (nameOf: (card: OptionCard) => string): boolean =>
    new Set(cards.map(nameOf)).size === cards.length;
  if (cards.some(({ why }) => why !== null)) return WITH_DETAILS;
  if (areApart(({ button }) => button.title)) return IN_A_ROW;
  return areApart(({ button }) => `${button.title} ${button.icon}`) ? WITH_PICTURES : WITH_DETAILS;
}

/** Buttons that do not fit into the row become shorter ones, then groups; in a sheet they become broader. */
function useDensity({ entries, open, tighten }: Groups, isSmall: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(tighten);
  latest.current = tighten;
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const fits = (density: string): boolean => {
      element.dataset.density = density;
      return isSmall ? [...element.querySelectorAll('b, small')].every(isInside) : isInside(element);
    };
    const fit = (): void => {
      const densities = isSmall ? IN_A_SHEET : densitiesFor(entries);
      const hasRoom = densities.some(fits);
      if (!hasRoom && !isSmall && entries.length > 1) latest.current();
    };
    fit();
    window.addEventListener('resize', fit);
    document.fonts.addEventListener('loadingdone', fit); // letters that arrive late may be wider
    return () => {
      window.removeEventListener('resize', fit);
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [entries, open, isSmall]);
  return ref;
}

export interface OptionsProps {
  readonly groups: Groups;
  readonly focus: string | null;
  readonly lang: Lang;
  /** A sheet on a small screen: it scrolls, and an open group takes its place. */
  readonly isSmall: boolean;
}

export function Options({ groups, focus, lang, isSmall }: OptionsProps): ReactNode {
  const { choices, entries, keyed, isGrouped, open, list } = groups;
  const ref = useDensity(groups, isSmall);
  const isTouch = useMedia('(pointer: coarse)');
  const words = tableWords(lang);
  const numbers = choices.numbers;
  const button = (entry: Entry): ReactNode =>
    isGroup(entry) ? (
      <GroupButton key={entry.title} group={entry} keyNumber={keyOf(keyed, entry)} groups={groups} />
    ) : (
      <OptionButton
        key={entry.name}
        card={entry}
        keyNumber={numbers.length === 0 ? keyOf(keyed, entry) : null}
        isFocus={focus === entry.name}
      />
    );
  const isListed = isSmall && open !== null;
  return (
    <div ref={ref} className="t-options" data-listed={isListed}>
      {isGrouped && !isListed ? (
        // On a small screen the sheet itself may lie over what glows.
        <p className="t-glowing">{isSmall ? words.glowingOrHere : words.glowing(isTouch)}</p>
      ) : null}
      {isListed ? (
        <button type="button" className="t-option t-back" onClick={groups.close}>
          <Icon name="ui-arrow-left" />
          <b>{words.allGroups}</b>
        </button>
      ) : null}
      {numbers.length === 0 ? null : (
        <Stepper key={numbers.length} cards={numbers} focus={focus} lang={lang} />
      )}
      {(isListed ? list.flatMap(({ cards }) => cards) : entries).map(button)}
    </div>
  );
}
