// The options as buttons: the path for keyboard and screen reader, the same names as on the board.
import { type BoardModule, type ButtonContent, Icon, nameOf, type Scene } from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { whoIn } from './prose.tsx';
import { tableWords } from './words.ts';

export interface Choice {
  readonly name: string;
  readonly option: Option;
  readonly button: ButtonContent;
  /** In full words. */
  readonly label: string;
  /** Why not; null where it is allowed. */
  readonly why: string | null;
}

/** With more buttons than this, what is refused is counted only; with many more, buttons are slim. */
const COMFORTABLE = 7;
const MANY = 6;
const KEYS = 9;

const isAside = ({ button }: Choice): boolean => button.isAside === true;
const isMain = (choice: Choice): boolean => !isAside(choice) && choice.button.number === undefined;

/** A long list stands verb by verb. */
function byVerb(choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= COMFORTABLE) return choices;
  const verbs = [...new Set(choices.map(({ option }) => option.verb))];
  return verbs.flatMap((verb) => choices.filter(({ option }) => option.verb === verb));
}

/** Every option of the decision with its words; what is allowed comes first, in the order of the keys. */
export function choicesOf(
  scene: Scene,
  board: BoardModule,
  texts: Texts<Kinds>,
  lang: Lang,
): readonly Choice[] {
  const { decision } = scene;
  if (decision === null) return [];
  const who = whoIn(scene);
  const choice = (option: Option, why: string | null): Choice => ({
    name: nameOf(option),
    option,
    button: board.button(option, scene, lang),
    label: texts.options[option.verb]?.(option, decision.at, scene.view, who) ?? nameOf(option),
    why,
  });
  const ordered = board.order?.(decision.options, scene) ?? decision.options;
  const legal = ordered.map((option) => choice(option, null));
  const refused = decision.refused.map((pair) =>
    choice(pair[0], whyNot(texts, lang, pair, decision.at, scene.view)),
  );
  return [...byVerb(legal.filter((one) => !isAside(one))), ...legal.filter(isAside), ...refused];
}

interface ButtonProps {
  readonly choice: Choice;
  readonly keyNumber: number | null;
  readonly isFocus: boolean;
  /** Another option has the same title: the second line tells them apart. */
  readonly isTwin?: boolean;
}

function OptionButton({ choice, keyNumber, isFocus, isTwin = false }: ButtonProps): ReactNode {
  const { name, button, label, why } = choice;
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
  choices,
  focus,
  lang,
}: {
  choices: readonly Choice[];
  focus: string | null;
  lang: Lang;
}): ReactNode {
  const start = choices.findIndex(({ button }) => button.isStart === true);
  const [at, setAt] = useState(start < 0 ? choices.length - 1 : start);
  const n = Math.min(at, choices.length - 1);
  const choice = choices[n];
  const words = tableWords(lang);
  if (choice === undefined) return null;
  const digit = choice.button.number;
  return (
    <span className="t-stepper">
      <button type="button" aria-label={words.fewer} disabled={n === 0} onClick={() => setAt(n - 1)}>
        −
      </button>
      <OptionButton
        choice={choice}
        keyNumber={digit !== undefined && digit >= 1 && digit <= KEYS ? digit : null}
        isFocus={focus === choice.name}
      />
      <button
        type="button"
        aria-label={words.more}
        disabled={n === choices.length - 1}
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
  readonly choices: readonly Choice[];
}
/** The runs of one verb in a long list of several. */
function groupsOf(choices: readonly Choice[]): readonly Alike[] {
  const verbs = [...new Set(choices.map(({ option }) => option.verb))];
  if (choices.length <= COMFORTABLE || verbs.length < 2) return [{ key: '', heading: '', choices }];
  return verbs.map((verb) => {
    const alike = choices.filter(({ option }) => option.verb === verb);
    const { group, verb: word } = alike[0]?.button ?? {};
    return { key: verb, heading: alike.length < 2 ? '' : (group ?? word ?? ''), choices: alike };
  });
}

interface GroupProps extends Omit<Alike, 'key'> {
  readonly children: ReactNode;
}
/** A picture they all share stands over them once. */
function Group({ heading, choices, children }: GroupProps): ReactNode {
  const icons = [...new Set(choices.map(({ button }) => button.icon))];
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
  readonly choices: readonly Choice[];
  readonly focus: string | null;
  readonly lang: Lang;
}

export function Options({ choices, focus, lang }: OptionsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const legal = choices.filter(({ why }) => why === null);
  const numbers = legal.filter(({ button }) => button.number !== undefined);
  const refused = choices.filter(({ why, button }) => why !== null && button.number === undefined);
  const asides = legal.filter(isAside);
  const shown = isOpen || choices.length <= COMFORTABLE ? refused : [];
  const keyOf = (choice: Choice): number | null => {
    const n = numbers.length === 0 ? legal.indexOf(choice) + 1 : 0;
    return n > 0 && n <= KEYS ? n : null;
  };
  const button = (choice: Choice): ReactNode => (
    <OptionButton
      key={choice.name}
      choice={choice}
      keyNumber={keyOf(choice)}
      isFocus={focus === choice.name}
      isTwin={legal.some(({ name, button }) => button.title === choice.button.title && name !== choice.name)}
    />
  );
  return (
    <div className="t-options" data-many={choices.length - refused.length + shown.length > MANY}>
      <div className="t-list">
        {numbers.length === 0 ? null : (
          <Stepper key={numbers.length} choices={numbers} focus={focus} lang={lang} />
        )}
        {groupsOf(legal.filter(isMain)).map((alike) => (
          <Group key={alike.key} heading={alike.heading} choices={alike.choices}>
            {alike.choices.map(button)}
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
