// The options of a decision with their words, and how many of them stand together.
import { type BoardModule, type ButtonContent, nameOf, type Scene } from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import { whoIn } from './sentences.tsx';

export interface OptionCard {
  readonly name: string;
  readonly option: Option;
  readonly button: ButtonContent;
  /** In full words. */
  readonly label: string;
  /** Why not; null where it is allowed. */
  readonly why: string | null;
}
/** Options that are alike, behind one button. */
export interface OptionGroup {
  readonly title: string;
  readonly cards: readonly OptionCard[];
}
export type Entry = OptionCard | OptionGroup;
export const isGroup = (entry: Entry): entry is OptionGroup => 'cards' in entry;

/** How the options stand in the bar: each for itself, with and without what is refused; alike ones behind one button; all behind one. */
export const GROUPINGS = ['beside', 'single', 'alike', 'all'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** More than this many are looked for on the board, not in a row of buttons. */
const MOST_SINGLE = 10;
/** Beside so many, and so few of them, what is refused is shown too. */
const COMFORTABLE = 7;
const MOST_REFUSED = 3;

/** Every option of the decision with its words; what is allowed comes first. */
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
  const refused = decision.refused.map((pair) =>
    card(pair[0], whyNot(texts, lang, pair, decision.at, scene.view)),
  );
  return [...ordered.map((option) => card(option, null)), ...refused];
}

/** The parts of a decision: where each option stands. */
export interface Choices {
  /** Numbers, for the stepper. */
  readonly numbers: readonly OptionCard[];
  /** What one may choose. */
  readonly main: readonly OptionCard[];
  /** Pass, decline: to the right, before Undo. */
  readonly quiet: readonly OptionCard[];
  /** What the one button does when nothing else is chosen: end the turn, or the only thing there is. */
  readonly end: OptionCard | null;
  readonly refused: readonly OptionCard[];
}

export function choicesOf(cards: readonly OptionCard[]): Choices {
  const legal = cards.filter(({ why }) => why === null);
  const end = (legal.length === 1 ? legal[0] : legal.find(({ button }) => button.isEnd === true)) ?? null;
  const others = legal.filter((card) => card !== end || !isQuiet(card.button));
  return {
    numbers: others.filter(({ button }) => button.number !== undefined),
    main: others.filter(({ button }) => button.number === undefined && !isQuiet(button)),
    quiet: others.filter(({ button }) => button.number === undefined && isQuiet(button)),
    end,
    refused: cards.filter(({ why, button }) => why !== null && button.number === undefined),
  };
}
const isQuiet = ({ isAside, isEnd }: ButtonContent): boolean => isAside === true || isEnd === true;

/** Few things that are refused keep their place beside the others. */
function areBeside({ numbers, main, quiet, refused }: Choices): boolean {
  const count = numbers.length + main.length + quiet.length + refused.length;
  return refused.length <= MOST_REFUSED && count <= COMFORTABLE;
}

export function loosest(choices: Choices): Grouping {
  if (choices.main.length > MOST_SINGLE) return 'alike';
  return areBeside(choices) ? 'beside' : 'single';
}

function groupsOf(cards: readonly OptionCard[], otherwise: string): readonly OptionGroup[] {
  const titleOf = ({ button }: OptionCard): string => button.group ?? button.verb ?? otherwise;
  const titles = [...new Set(cards.map(titleOf))];
  return titles.map((title) => ({ title, cards: cards.filter((card) => titleOf(card) === title) }));
}

/** What stands in the bar, from left to right. */
export function entriesOf(choices: Choices, grouping: Grouping, allTitle: string): readonly Entry[] {
  const { main, refused } = choices;
  if (grouping === 'beside') return [...main, ...refused];
  if (grouping === 'single' || main.length < 2) return main;
  if (grouping === 'all') return [{ title: allTitle, cards: main }];
  return groupsOf(main, allTitle).flatMap((group): readonly Entry[] =>
    group.cards.length < 2 ? group.cards : [group],
  );
}

/** Under their headings, what is refused at the end. */
export function listOf(choices: Choices, allTitle: string, refusedTitle: string): readonly OptionGroup[] {
  const { main, refused } = choices;
  const last = refused.length === 0 ? [] : [{ title: refusedTitle, cards: refused }];
  return [...groupsOf(main, allTitle), ...last];
}
