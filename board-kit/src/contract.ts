// What stands between a table on the screen, the board that draws it and the host that runs it.
import type {
  Kinds,
  Lang,
  LogEntry,
  Option,
  PickTerms,
  Refusal,
  RuleId,
  Seat,
  SeatScene,
  Who,
  Words,
} from '@comptoir/kernel';
import type { ReactNode } from 'react';

export type { Words };

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly level: string | null;
}
/** One moment of a table as one pair of eyes sees it. */
export interface Scene<G extends Kinds = Kinds> extends SeatScene<G> {
  readonly game: string;
  readonly players: readonly Player[];
}
/** A scene and what led to it. */
export interface Moment<G extends Kinds = Kinds> {
  readonly scene: Scene<G>;
  /** What the viewer is told with it; null where the table is seen anew: the history says what happened before. */
  readonly told: readonly LogEntry<G>[] | null;
}
/** Where a sequence of picks stopped. */
export interface Stop {
  /** How many of its picks were made; they stand. */
  readonly made: number;
  /** The table where it stopped. */
  readonly seq: number;
  /** Why the next one was not; null: the table had moved on. */
  readonly refusal: Refusal | null;
}
/** What a table talks to: a worker on this device, or a server. */
export interface TableHost {
  subscribe(listener: (moment: Moment) => void): () => void;
  /** Makes a pick, or says why not. Asked `unlessFinal`, it refuses with `wouldBeFinal` what could not be taken back. */
  pick(option: Option, terms?: PickTerms): Promise<Refusal | null>;
  /** Picks these one after the other as one action, shown once. It stops at the first that is refused; null: all were made. */
  pickAll(options: readonly Option[]): Promise<Stop | null>;
  /** Takes back so many of the viewer's last picks, as one action. */
  undo(count: number): Promise<Refusal | null>;
  /**
   * What the viewer would see after these picks, with the decision that would follow (`decision`) and whether it could
   * be taken back (`canUndo`); null when that would show something hidden.
   */
  preview(options: readonly Option[]): Promise<Scene | null>;
  /** Everything the viewer was told so far. */
  history(): Promise<readonly LogEntry[]>;
  /** The table after `seq` entries; the eyes of another seat only where they may be shown. */
  sceneAt(seq: number, viewer: Seat | null): Promise<Scene>;
}

/** What every component of a board is handed. */
export interface BoardProps<G extends Kinds = Kinds> {
  readonly scene: Scene<G>;
  /** The table after the option in focus, where that may be known. */
  readonly preview: Scene<G> | null;
  /** The option in focus or drafted. */
  readonly focus: Option | null;
  /** What the viewer may know of how it came about. */
  readonly log: readonly LogEntry<G>[];
  readonly lang: Lang;
  /** On a small screen: which of the module's pages to draw. null: the screen is large, draw everything. */
  readonly page: string | null;
}
/** An option as a button: few words, one picture. The full sentence comes from the game's texts. */
export interface ButtonContent {
  readonly title: string;
  readonly detail?: string;
  /** A symbol of a sprite. */
  readonly icon?: string;
  /** Stands apart from the things one may choose: pass, decline. */
  readonly isAside?: boolean;
  /** Ends the turn, or this part of it: what the one button of the table does, without asking again. */
  readonly isEnd?: boolean;
  /** One of a row of numbers, shown as a stepper. */
  readonly number?: number;
  /** The number the stepper opens at; without one, the highest. */
  readonly isStart?: boolean;
  /** The verb on the button that confirms; without it the table's own word. */
  readonly verb?: string;
  /** What options like this one are called together, where there are many; without it the verb. */
  readonly group?: string;
}
/** A short explanation of a thing on the board. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId | null;
}
/** A number of the viewer: shown on small screens, and as before → after for the option in focus. */
export interface Amount {
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  /** Of interest only when it changes. */
  readonly isQuiet?: boolean;
}
/** A picture on its way between two places (`data-place`). */
export interface Flight {
  /** A symbol of a sprite. */
  readonly icon: string;
  readonly from: string;
  readonly to: string;
}
/** A tab of the side panel, or a page of the small screen. */
export interface Tab {
  readonly id: string;
  readonly icon: string;
  readonly label: Words;
}
export interface Category {
  readonly id: string;
  readonly icon: string;
  readonly label: Words;
  /** A colour of the palette, for the bar. */
  readonly tint: string;
}
export interface Scored {
  readonly seat: Seat;
  readonly category: string;
  readonly points: number;
}
/** What bots of the strongest level make at a table of this size. */
export interface DogeAverages {
  readonly players: number;
  /** So many were counted. */
  readonly games: number;
  /** Thousandths of a doge's usual budget that each had. */
  readonly effort: number;
  readonly total: number;
  /** By the category of the events; the rest of the total was scored in play. */
  readonly sources: Readonly<Record<string, number>>;
  /** What reviews say that they lose at turning points: chances of a seat in one game, by third of the game. */
  readonly lost?: { readonly games: number; readonly parts: readonly number[] };
}
/** The end of a game, category by category. What no event adds was scored in play. */
export interface Scoring<G extends Kinds = Kinds> {
  readonly title: Words;
  /** The category of what was scored in play, then those that are added. */
  readonly categories: readonly Category[];
  /** What this event adds, or null. */
  added(event: G['Event']): Scored | null;
  /** How a category came about for a seat: short lines. */
  lines(view: G['View'], seat: Seat, category: string, lang: Lang): readonly string[];
  /** Why equals are ranked as they are; null without a tie. */
  tie(scene: Scene<G>, lang: Lang): Note | null;
  /** A picture of what this seat has built. */
  Lane(props: BoardProps<G> & { readonly seat: Seat }): ReactNode;
  /** Where nobody has counted yet nothing stands. */
  readonly doges?: readonly DogeAverages[];
}
/** The sounds the table can make. */
export type Sound =
  | 'tap'
  | 'paper'
  | 'flip'
  | 'pay'
  | 'gain'
  | 'rope'
  | 'water'
  | 'stamp'
  | 'page'
  | 'bell'
  | 'thud'
  | 'undo'
  | 'chord';
/** How the log tells a game. */
export interface BoardLog<G extends Kinds = Kinds> {
  /** What an event of this kind sounds like; silent where nothing stands. */
  readonly sounds: Readonly<Partial<Record<G['Event']['kind'], Sound>>>;
  /** A heading that this event opens, or null. */
  heading(event: G['Event'], who: Who, lang: Lang): string | null;
  /** The name of the large part of the game that this event opens, or null: what the replay is divided into. */
  part?(event: G['Event'], lang: Lang): string | null;
  icon(event: G['Event']): string | null;
  /** Places and targets the event is about, to be lit. */
  about(event: G['Event']): readonly string[];
  /** What flies where when the event is shown. */
  flights(event: G['Event'], scene: Scene<G>): readonly Flight[];
}
/** What a game's `board/` exports. Method syntax on purpose: a game's board fits where any game's board is wanted. */
export interface BoardModule<G extends Kinds = Kinds> {
  /** Around everything this board draws, whatever the screen: holds what its parts share. */
  Frame?(props: BoardProps<G> & { readonly children: ReactNode }): ReactNode;
  /** The whole table but for decision bar, log and players' list. */
  Board(props: BoardProps<G>): ReactNode;
  /** What lies before the viewer, over the full width under board and side panel; not on small screens. */
  Mine?(props: BoardProps<G>): ReactNode;
  /** The players with scores and what else is wanted at a glance: top of the side panel. */
  Players(props: BoardProps<G>): ReactNode;
  /** Further tabs of the side panel and their contents: stock, price tables. */
  readonly tabs: readonly Tab[];
  Panel?(props: BoardProps<G> & { readonly tab: string }): ReactNode;
  /** The board's pages on a small screen, and the one that matters now. */
  readonly pages: readonly Tab[];
  pageFor(scene: Scene<G>): string;
  button(option: G['Option'], scene: Scene<G>, lang: Lang): ButtonContent;
  /** These options as they are best read, the most sensible first; without it as the rules list them. */
  order?(options: readonly G['Option'][], scene: Scene<G>): readonly G['Option'][];
  /** What is asked, in as few words as fit over the board: "Your turn: buy sails". */
  ask(scene: Scene<G>, lang: Lang): string;
  /** A short second line under the question. */
  hint(scene: Scene<G>, lang: Lang): string;
  /** What an element with this `data-note` is. */
  note(name: string, scene: Scene<G>, lang: Lang): Note | null;
  /** What the viewer has, always the same amounts in the same order. */
  purse(scene: Scene<G>, lang: Lang): readonly Amount[];
  /**
   * What the option does and what it would bring about, its bonus last; '' where its name and the numbers say it all. `preview` is
   * null where it would show something hidden, and until it is known.
   */
  consequence(option: G['Option'], scene: Scene<G>, preview: Scene<G> | null, lang: Lang): string;
  readonly log: BoardLog<G>;
  readonly scoring: Scoring<G>;
}
