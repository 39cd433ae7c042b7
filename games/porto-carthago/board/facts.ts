// What can be read off the table, for showing: forecasts, odds, where the servants are.
import type { Scene } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { DECADES, EARLY_END } from '../src/data/players.ts';
import { QUAYS, SERVANTS_PER_QUAY } from '../src/data/quays.ts';
import { SHIP_CARDS } from '../src/data/ships.ts';
import type { ActionCardName, ActionName, CardName, Civ, GoodName, QuayName } from '../src/names.ts';
import type { PortoStep } from '../src/steps.ts';
import { actionOn, printed } from '../src/texts/words.ts';
import type { Porto } from '../src/types.ts';
import type { PlayerView, PortoView, QuayView } from '../src/views.ts';
import { art } from './art.ts';

export type PortoScene = Scene<Porto>;
export type StepName = PortoStep['step'];

export const pawnIcon = (seat: Seat): string => art(`pawn-${seat + 1}`);

const CIV_TINT: Readonly<Record<Civ, string>> = {
  egyptians: 'var(--k-gold)',
  greeks: 'var(--k-blue)',
  romans: 'var(--k-red)',
  phoenicians: 'var(--k-purple)',
  iberians: 'var(--k-clay)',
  celts: 'var(--k-leaf)',
};
export const washOf = (civ: Civ, percent = 40): string =>
  `color-mix(in srgb, ${CIV_TINT[civ]} ${percent}%, var(--g-card))`;

/** A spectator sits with the first seat. */
export const seatOf = ({ viewer }: PortoScene): Seat => viewer ?? 0;
export const stepOf = (scene: PortoScene | null): StepName | null => scene?.decision?.at.step ?? null;
const FROM_WAREHOUSE: readonly (StepName | null)[] = ['transportSource', 'loadStored'];
/** Whether a good of the warehouse is asked for. */
export const isFromWarehouse = (scene: PortoScene | null): boolean => FROM_WAREHOUSE.includes(stepOf(scene));
export const playerOf = (scene: PortoScene): PlayerView | undefined => scene.view.players[seatOf(scene)];
export const actionOf = (card: ActionCardName | null): ActionName | null =>
  card === null ? null : actionOn(card);
export const quayOf = (view: PortoView, id: QuayName): QuayView | undefined =>
  view.quays.find((quay) => quay.id === id);

/** Where a ship of the first row would go by itself. */
export type Arrival = 'I' | 'II' | 'away';

/** for every position of the first row; null where no ship lies. */
export function arrivalsOf({ row1, quays }: PortoView): readonly (Arrival | null)[] {
  const taken = new Set(quays.filter(({ ship }) => ship !== null).map(({ id }) => id));
  return row1.map((card) => {
    if (card === null) return null;
    const { civ } = printed(card);
    const berth = QUAYS.find((quay) => quay.civ === civ && !taken.has(quay.id));
    if (berth === undefined) return 'away';
    taken.add(berth.id);
    return berth.roman;
  });
}

/** The position in the first row, from 0, of the ship that would come to this quay by itself; -1: none would. */
function positionFor(view: PortoView, id: QuayName): number {
  const quay = QUAYS.find((one) => one.id === id);
  const arrivals = arrivalsOf(view);
  return view.row1.findIndex(
    (card, n) => card !== null && arrivals[n] === quay?.roman && printed(card).civ === quay?.civ,
  );
}
export const comingTo = (view: PortoView, id: QuayName): CardName | null =>
  view.row1[positionFor(view, id)] ?? null;

/** Its position from 1, where it wants this good. */
export function shipFor(view: PortoView, id: QuayName, good: GoodName): number | null {
  const card = comingTo(view, id);
  return card !== null && printed(card).good === good ? positionFor(view, id) + 1 : null;
}

interface Odds {
  /** Cards of the deck by danger, from 1. */
  readonly byDanger: readonly number[];
  readonly temple: number;
  readonly safe: number;
  readonly cards: number;
  /** The card on top, where the viewer has looked at it. */
  readonly top: CardName | null;
}
const DANGERS = [...new Set(SHIP_CARDS.map(({ danger }) => danger))].sort((a, b) => a - b);

/** Which cards lie in the deck is public, so the odds of a voyage are too. */
export function oddsOf(view: PortoView, seat: Seat): Odds {
  const temple = view.players[seat]?.temple ?? 0;
  const dangers = view.deckCards.map((card) => printed(card).danger);
  return {
    byDanger: DANGERS.map((danger) => dangers.filter((one) => one === danger).length),
    temple,
    safe: dangers.filter((danger) => danger <= temple).length,
    cards: view.deckSize,
    top: view.deckAmong.next > 0 ? null : (view.deckTop[0] ?? null),
  };
}

interface Census {
  readonly icon: string;
  readonly key: 'quays' | 'palace' | 'path' | 'temple' | 'light' | 'charter' | 'cards' | 'store';
  readonly count: number;
}
/** Where the servants of a seat stand that are not in the reserve. */
export function censusOf(view: PortoView, seat: Seat): readonly Census[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const owned = (list: readonly (Seat | null)[]): number => list.filter((owner) => owner === seat).length;
  return [
    { icon: 'quay', key: 'quays', count: SERVANTS_PER_QUAY * owned(view.quays.map(({ owner }) => owner)) },
    { icon: 'palace', key: 'palace', count: player.palace },
    { icon: 'pathOfIntrigue', key: 'path', count: owned(view.path) },
    { icon: 'temple', key: 'temple', count: player.temple },
    { icon: 'lighthouse', key: 'light', count: player.lighthouse },
    { icon: 'charter', key: 'charter', count: owned(view.charter) },
    { icon: 'transporter', key: 'cards', count: player.onCards.reduce((sum, n) => sum + n, 0) },
    { icon: 'warehouse', key: 'store', count: player.blocked },
  ];
}

/** what a seat would have in reserve, and earn, if the decade ended now. */
export const homeOf = (player: PlayerView): number =>
  player.reserve + player.onCards.reduce((sum, n) => sum + n, 0);

/** who would be first player if the decade ended now; the old one stands last among equals. */
export function nextFirst({ players, firstPlayer }: PortoView): Seat {
  let best = (firstPlayer + 1) % players.length;
  for (let places = 2; places <= players.length; places += 1) {
    const seat = (firstPlayer + places) % players.length;
    const [one, other] = [players[seat], players[best]];
    if (one !== undefined && other !== undefined && homeOf(one) > homeOf(other)) best = seat;
  }
  return best;
}

/** How the next decade's end could be the last. */
export function endOf({ decade, players }: PortoView): 'last' | 'now' | 'open' | 'far' {
  if (decade === DECADES) return 'last';
  const isReached = players.some(({ tradePoints }) => tradePoints >= EARLY_END.tradePoints);
  if (decade === EARLY_END.decade) return isReached ? 'now' : 'open';
  return 'far';
}

/** The action space whose card is being carried out or whose bonus is open, as far as the step tells. */
export function openBonus(scene: PortoScene): number | null {
  const at = scene.decision?.at;
  return at?.step === 'turnAfter' ? at.bonus : null;
}
