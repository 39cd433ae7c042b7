// What both languages need to find their words: who is asked, what a card or a quay is, what a pick would bring.
import { nth } from '@comptoir/kernel';
import { ACTION_CARDS } from '../data/actions.ts';
import { RELEASE_PRICE } from '../data/goods.ts';
import { QUAYS } from '../data/quays.ts';
import { SHIP_CARDS } from '../data/ships.ts';
import { cardAt, cardNumber, quayNumber, spaceNumber } from '../lookup.ts';
import type { ActionCardName, ActionName, BonusName, CardName, QuayName } from '../names.ts';
import type { PortoOption } from '../options.ts';
import type { PortoStep } from '../steps.ts';
import type { PlayerView, PortoView, QuayView, SpaceView } from '../views.ts';

/** The player who is asked. */
export function asked(at: PortoStep, view: PortoView): PlayerView {
  return nth(view.players, at.seats[0] ?? view.viewer ?? 0);
}

/** The talents of the player who is asked, as far as the viewer may know them. */
export function purse(at: PortoStep, view: PortoView): string {
  return `${asked(at, view).talents ?? '?'}`;
}

export const printed = (card: CardName): (typeof SHIP_CARDS)[number] => nth(SHIP_CARDS, cardNumber(card));
export const quayFacts = (quay: QuayName): (typeof QUAYS)[number] => nth(QUAYS, quayNumber(quay));
export const quayHere = (view: PortoView, quay: QuayName): QuayView => nth(view.quays, quayNumber(quay));

export function spaceHere(view: PortoView, o: PortoOption): SpaceView {
  if (o.verb !== 'action' && o.verb !== 'bonusOnly')
    throw new Error('porto-carthago: no space in this option');
  return nth(view.spaces, spaceNumber(o.noun));
}

/** The action a card shows; two cards are the same. */
export function actionOn(card: ActionCardName): ActionName {
  return nth(
    ACTION_CARDS.filter(({ id }) => id === card).map(({ action }) => action),
    0,
  );
}

/** What the bonus of a space costs now. */
export const bonusPrice = (view: PortoView, bonus: BonusName): number =>
  bonus === 'buyPalace' ? view.nextPlace.price : RELEASE_PRICE;

/** Where a ship would go by itself, null when both berths are taken. */
export function berthOf(view: PortoView, card: CardName): QuayName | null {
  const { first, second } = cardAt(cardNumber(card));
  for (const n of [first, second]) {
    const quay = nth(view.quays, n);
    if (quay.ship === null) return quay.id;
  }
  return null;
}

/** with both berths free, whoever places the ship chooses one. */
export function hasBothBerths(view: PortoView, card: CardName): boolean {
  const { first, second } = cardAt(cardNumber(card));
  return nth(view.quays, first).ship === null && nth(view.quays, second).ship === null;
}

/** Whether an option asks for a ship of the first row, not for a card of the deck. */
export const wouldBring = (o: PortoOption): boolean =>
  o.verb === 'use' && printed(o.noun).privilege === 'bringShip';

/** The ship a good would load at a quay at once, or null where it would wait. */
export function loadsNow(view: PortoView, quay: QuayName, good: string): CardName | null {
  const { ship } = quayHere(view, quay);
  return ship !== null && printed(ship).good === good ? ship : null;
}

/** How many cards of the deck a voyage of this player would survive: the cards in it are public knowledge. */
export function safeCards(at: PortoStep, view: PortoView): number {
  const { temple } = asked(at, view);
  return view.deckCards.filter((card) => printed(card).danger <= temple).length;
}
