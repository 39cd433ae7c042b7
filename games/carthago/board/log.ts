// How the log shows what happened: headings, pictures, what is lit, what flies where.
import { type BoardLog, type Flight, fly } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { CardName, TradeName } from '../src/names.ts';
import type { Carthago, CarthagoEvent } from '../src/types.ts';
import { art } from './art.ts';
import { isSpace, shipOf, tradeOf } from './facts.ts';
import { roman } from './names-words.ts';

const DISC = art('influenceDisc');
const hand = (seat: Seat): string => `hand ${seat}`;
const supply = (seat: Seat): string => `supply ${seat}`;
const dockOf = (e: { harbour: 'trade' | 'war'; dock: number | null }): string =>
  e.dock === null ? 'anchor' : `${e.harbour === 'trade' ? 'dock' : 'war'} ${e.dock}`;
const cardIcon = (card: CardName): string => art(isSpace(card) ? card : (tradeOf(card)?.good ?? 'tradeCard'));
const goodsOf = (cards: readonly TradeName[]): readonly string[] => cards.map(cardIcon);

function flights(e: CarthagoEvent): readonly Flight[] {
  switch (e.kind) {
    case 'setupDisc':
      return fly(DISC, `residence ${e.seat}`, dockOf(e));
    case 'docked':
      return fly(DISC, supply(e.seat), dockOf(e));
    case 'discReturned':
      return fly(DISC, dockOf(e), supply(e.seat));
    case 'played':
      return fly(cardIcon(e.card), hand(e.seat), `played ${e.seat}`);
    case 'paid':
      return fly(cardIcon(e.card), hand(e.seat), 'discard');
    case 'drew':
      return Array.from({ length: Math.min(3, e.cards) }, () => ({
        icon: art('tradeCard'),
        from: 'deck',
        to: hand(e.seat),
      }));
    case 'tookCard':
      return fly(cardIcon(e.card), `market ${e.slot}`, hand(e.seat));
    case 'slotFilled':
      return fly(art('tradeCard'), 'deck', `market ${e.slot}`);
    case 'swapped':
      return [
        ...fly(cardIcon(e.given), hand(e.seat), `market ${e.slot}`),
        ...fly(cardIcon(e.taken), `market ${e.slot}`, hand(e.seat)),
      ];
    case 'revealed':
      return goodsOf(e.cards).map((icon) => ({ icon, from: 'deck', to: hand(e.seat) }));
    case 'freed':
      return fly(DISC, `column ${e.column}`, supply(e.seat));
    case 'seatTaken':
      return fly(DISC, supply(e.seat), `seat ${e.place}`);
    case 'tileTaken':
      return fly(DISC, supply(e.seat), `tile ${e.tile}`);
    case 'markerMoved':
      return fly('piece-guildMarker', `space ${e.from}`, `space ${e.to}`);
    case 'neutralMoved':
      return fly('piece-neutralDisc', `space ${e.from}`, `space ${e.to}`);
    case 'tookBack':
      return e.cards === 0 ? [] : fly(art('basicCard'), `played ${e.seat}`, hand(e.seat));
    case 'marketDealt':
      return e.cards.map((_, slot) => ({ icon: art('tradeCard'), from: 'deck', to: `market ${slot}` }));
    default:
      return [];
  }
}

function about(e: CarthagoEvent): readonly string[] {
  switch (e.kind) {
    case 'setupDisc':
    case 'docked':
    case 'discReturned':
      return [dockOf(e)];
    case 'chose':
    case 'waived':
      return [`space ${e.space}`];
    case 'tookCard':
    case 'swapped':
    case 'slotFilled':
      return [`market ${e.slot}`];
    case 'delivered':
    case 'shipRemoved':
      return [`dock ${e.dock}`];
    case 'seatTaken':
      return [`seat ${e.place}`];
    case 'tileTaken':
      return [`tile ${e.tile}`];
    case 'markerMoved':
    case 'neutralMoved':
      return [`space ${e.to}`];
    case 'expedition':
      return ['expedition'];
    case 'freed':
      return [`column ${e.column}`];
    default:
      return [];
  }
}

function icon(e: CarthagoEvent): string | null {
  switch (e.kind) {
    case 'chose':
    case 'waived':
      return art(e.space);
    case 'played':
    case 'paid':
    case 'drewCard':
    case 'tookCard':
      return cardIcon(e.card);
    case 'used':
    case 'flipped':
      return art(e.effect);
    case 'delivered':
    case 'expeditionWon':
    case 'shipRemoved':
      return art(shipOf(e.ship).good);
    case 'expedition':
    case 'expeditionLost':
      return art('expedition');
    case 'seatTaken':
      return art('seat');
    case 'tileTaken':
      return art(e.tile);
    case 'freed':
      return art('residence');
    case 'docked':
    case 'setupDisc':
    case 'discReturned':
      return DISC;
    case 'revealed':
      return art('coins');
    case 'drew':
    case 'swapped':
    case 'slotFilled':
    case 'marketDealt':
      return art('tradeCard');
    case 'markerMoved':
      return art('guildMarker');
    case 'firstPlayer':
      return art('firstPlayer');
    case 'passed':
      return 'ui-pass';
    case 'scored':
      return e.category === 'base' ? art('ship') : art(e.category);
    case 'gameEnded':
      return art('vp');
    default:
      return null;
  }
}

export const log: BoardLog<Carthago> = {
  sounds: {
    drew: 'paper',
    drewCard: 'paper',
    tookCard: 'paper',
    played: 'paper',
    revealed: 'flip',
    flipped: 'flip',
    marketDealt: 'flip',
    slotFilled: 'flip',
    reshuffled: 'paper',
    paid: 'pay',
    docked: 'tap',
    delivered: 'stamp',
    seatTaken: 'stamp',
    tileTaken: 'stamp',
    setupDisc: 'tap',
    shipsMoved: 'water',
    expeditionWon: 'water',
    roundBegan: 'page',
  },
  part(e, lang) {
    if (e.kind !== 'roundBegan' || e.round !== 1) return null;
    return lang === 'fr' ? `Décennie ${roman(e.decade)}` : `Decade ${roman(e.decade)}`;
  },
  heading(e, _who, lang) {
    if (e.kind !== 'roundBegan') return null;
    return lang === 'fr' ? `Décennie ${e.decade}, manche ${e.round}` : `Decade ${e.decade}, round ${e.round}`;
  },
  icon,
  about,
  flights,
};
