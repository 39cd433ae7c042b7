// What a seat, or a spectator, is shown (chapter 13).
import type { Result, Seat } from '@comptoir/kernel';
import type {
  ActionCardName,
  BonusName,
  CardName,
  GoodName,
  Phase,
  PlaceName,
  QuayName,
  SpaceName,
} from './names.ts';

export interface PlayerView {
  readonly reserve: number;
  readonly blocked: number;
  readonly freeSpaces: number;
  readonly warehouse: readonly GoodName[];
  readonly lighthouse: number;
  readonly temple: number;
  readonly onCards: readonly number[];
  readonly palace: number;
  readonly tradePoints: number;
  /** null: hidden from this viewer. */
  readonly talents: number | null;
  readonly held: readonly CardName[];
}
export interface QuayView {
  readonly id: QuayName;
  readonly owner: Seat | null;
  readonly good: GoodName | null;
  readonly ship: CardName | null;
}
export interface SpaceView {
  readonly id: SpaceName;
  readonly servants: number;
  readonly bonus: BonusName;
  readonly card: ActionCardName | null;
}
export interface PlaceView {
  readonly id: PlaceName;
  readonly price: number;
  readonly tradePoints: number;
}
export interface PortoView {
  readonly viewer: Seat | null;
  readonly phase: Phase;
  readonly decade: number;
  readonly round: number;
  readonly firstPlayer: Seat;
  /** Whose turn it is; null outside the rounds. */
  readonly active: Seat | null;
  readonly players: readonly PlayerView[];
  readonly spaces: readonly SpaceView[];
  readonly quays: readonly QuayView[];
  readonly charter: readonly (Seat | null)[];
  /** who would choose in which order if ships arrived now. */
  readonly lighthouseOrder: readonly Seat[];
  readonly row1: readonly (CardName | null)[];
  readonly row2: readonly (CardName | null)[];
  readonly deckSize: number;
  /** Which cards are in the deck, in the order of the card list. */
  readonly deckCards: readonly CardName[];
  /** The top cards this viewer looked at, in their order. */
  readonly deckTop: readonly CardName[];
  /** Cards this viewer looked at that another has since sorted: they are among the `next` top ones. */
  readonly deckAmong: { readonly next: number; readonly cards: readonly CardName[] };
  readonly voyage: { readonly card: CardName; readonly good: GoodName } | null;
  readonly market: readonly GoodName[];
  readonly soldSinceFill: number;
  readonly price: number;
  /** What the bag holds, by kind: it follows from what lies open. */
  readonly bag: Readonly<Record<GoodName, number>>;
  readonly palace: readonly Seat[];
  readonly large: readonly number[];
  readonly nextPlace: PlaceView;
  readonly path: readonly (Seat | null)[];
  /** what the path would give each seat now. */
  readonly awards: readonly number[];
  readonly result: Result | null;
}
