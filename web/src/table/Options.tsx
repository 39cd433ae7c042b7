// The options as buttons: the path for keyboard and screen reader, the same names as on the board.
import { type BoardModule, type ButtonContent, Icon, nameOf, type Scene } from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { optionName } from './option-name.ts';
import { whoIn } from './sentences.tsx';
import { tableWords } from './words.ts';

export interface OptionCard {
  readonly name: string;
  readonly option: Option;
  readonly button: ButtonContent;
  /** In full words. */
  readonly label: string;
  /** Why not; null where it is allowed. */
  readonly why: string | null;
}

/** With more buttons than this, what is refused is counted only. */
const COMFORTABLE = 7;
const KEYS = 9;

const isAside = ({ button }: OptionCard): boolean => button.isAside === true;
const isMain = (card: OptionCard): boolean => !isAside(card) && card.button.number === undefined;

/** A long list stands verb by verb. */
function byVerb(cards: readonly OptionCard[]): readonly OptionCard[] {
  if (cards.length <= COMFORTABLE) return cards;
  const verbs = [...new Set(cards.map(({ option }) => option.verb))];
  return verbs.flatMap((verb) => cards.filter(({ option }) => option.verb === verb));
}

/** Every option of the decision with its words; what is allowed comes first, in the order of the keys. */
export function optionCards(
  scene: Scene,
  board: BoardModule,
  texts: Texts<Kinds>,
  lang: Lang,
): readonly OptionCard[] {
  const { decision } = scene;
  if (decision === null) return [];
  const who = whoIn(scene);
  const card = (option: Option, why: string | null): OptionCard => ({
    name: nameOf(option),
    option,
    button: board.button(option, scene, lang),
    label: texts.options[option.verb]?.(option, decision.at, scene.view, who) ?? nameOf(option),
    why,
  });
  const ordered = board.order?.(decision.options, scene) ?? decision.options;
  const legal = ordered.map((option) => card(option, null));
  const refused = decision.refused.map((pair) =>
    card(pair[0], whyNot(texts, lang, pair, decision.at, scene.view)),
  );
  return [...byVerb(legal.filter((one) => !isAside(one))), ...legal.filter(isAside), ...refused];
}

interface ButtonProps {
  readonly card: OptionCard;
  readonly keyNumber: number | null;
  readonly isFocus: boolean;
  /** Another option has the same title: the second line tells them apart. */
  readonly isTwin?: boolean;
}

function OptionButton({ card, keyNumber, isFocus, isTwin = false }: ButtonProps): ReactNode {
  const { name, button, why } = card;
  const label = optionName(button.title, card.label);
  return (
    <button
      type="button"
      className="t-option"
      data-target={name}
      data-state={why !== null ? 'refused' : isFocus ? 'focus' : 'legal'}
      data-aside={button.isAside === true}
      data-twin={isTwin}
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

/** A row of numbers: one fewer, one more, and the number as the button that picks it. */
function Stepper({
  cards,
  focus,
  lang,
}: {
  cards: readonly OptionCard[];
  focus: string | null;
  lang: Lang;
}): ReactNode {
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
        keyNumber={digit !== undefined && digit >= 1 && digit <= KEYS ? digit : null}
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

interface Alike {
  readonly key: string;
  /** '' where nothing needs to stand over them. */
  readonly heading: string;
  readonly cards: readonly OptionCard[];
}
/** The runs of one verb in a long list of several. */
function groupsOf(cards: readonly OptionCard[]): readonly Alike[] {
  const verbs = [...new Set(cards.map(({ option }) => option.verb))];
  if (cards.length <= COMFORTABLE || verbs.length < 2) return [{ key: '', heading: '', cards }];
  return verbs.map((verb) => {
    const alike = cards.filter(({ option }) => option.verb === verb);
    const { group, verb: word } = alike[0]?.button ?? {};
    return { key: verb, heading: alike.length < 2 ? '' : (group ?? word ?? ''), cards: alike };
  });
}

interface GroupProps extends Omit<Alike, 'key'> {
  readonly children: ReactNode;
}
/** A picture they all share stands over them once. */
function Group({ heading, cards, children }: GroupProps): ReactNode {
  const icons = [...new Set(cards.map(({ button }) => button.icon))];
  const shared = icons.length === 1 ? icons[0] : undefined;
  if (heading === '') return children;
  return (
    <fieldset className="t-group" data-shared={shared !== undefined}>
      <legend>
        {shared === undefined ? null : <Icon name={shared} />}
        {heading}
      </legend>
      {children}
    </fieldset>
  );
}

export interface OptionsProps {
  readonly cards: readonly OptionCard[];
  readonly focus: string | null;
  readonly lang: Lang;
}

/** Buttons that do not fit into the bar's height become slim ones. */
function useSlim(cards: readonly OptionCard[], isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || (cards.length === 0 && !isOpen)) return;
    const fit = (): void => {
      element.dataset.many = 'false';
      element.dataset.many = String(element.scrollHeight > element.clientHeight + 1);
    };
    fit();
    window.addEventListener('resize', fit);
    document.fonts.addEventListener('loadingdone', fit); // letters that arrive late may be wider
    return () => {
      window.removeEventListener('resize', fit);
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [cards, isOpen]);
  return ref;
}

export function Options({ cards, focus, lang }: OptionsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const ref = useSlim(cards, isOpen);
  const legal = cards.filter(({ why }) => why === null);
  const numbers = legal.filter(({ button }) => button.number !== undefined);
  const refused = cards.filter(({ why, button }) => why !== null && button.number === undefined);
  const asides = legal.filter(isAside);
  const shown = isOpen || cards.length <= COMFORTABLE ? refused : [];
  const keyOf = (card: OptionCard): number | null => {
    const n = numbers.length === 0 ? legal.indexOf(card) + 1 : 0;
    return n > 0 && n <= KEYS ? n : null;
  };
  const button = (card: OptionCard): ReactNode => (
    <OptionButton
      key={card.name}
      card={card}
      keyNumber={keyOf(card)}
      isFocus={focus === card.name}
      isTwin={legal.some(({ name, button }) => button.title === card.button.title && name !== card.name)}
    />
  );
  return (
    <div ref={ref} className="t-options">
      <div className="t-list">
        {numbers.length === 0 ? null : (
          <Stepper key={numbers.length} cards={numbers} focus={focus} lang={lang} />
        )}
        {groupsOf(legal.filter(isMain)).map((alike) => (
          <Group key={alike.key} heading={alike.heading} cards={alike.cards}>
            {alike.cards.map(button)}
          </Group>
        ))}
        {shown.map(button)}
        {shown.length === refused.length ? null : (
          <button type="button" className="t-more" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            {tableWords(lang).moreRefused(refused.length)}
          </button>
        )}
      </div>
      {asides.length === 0 ? null : <span className="t-sep" />}
      {asides.map(button)}
    </div>
  );
}
