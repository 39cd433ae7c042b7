// Texts and rulebook of the toy game, so that the suite can be tried on it.
import type { Kinds, Lang, Texts } from '@comptoir/kernel';
import type { NO, Quay } from '../src/toy.ts';

const en: Texts<Quay, keyof typeof NO, 'bid' | 'chooseGood' | 'chooseShip'> = {
  prompts: {
    bid: () => 'Bid for the first place.',
    chooseGood: () => 'Choose a good to load, or stop.',
    chooseShip: (at) => `Choose a ship for ${at.good}.`,
  },
  options: {
    bid: (o) => `Bid ${o.noun}`,
    good: (o) => `Load ${o.noun}`,
    ship: (o) => `Ship ${o.noun}`,
    stop: () => 'Stop loading',
  },
  refusals: {
    holdFull: () => 'This hold is full.',
    otherCargo: () => 'This ship carries another good.',
    cargoElsewhere: () => 'This good is loaded on another ship.',
    notInHand: () => 'You do not have this good.',
    noShip: () => 'No ship takes this good.',
  },
  events: {
    bidsOpened: (e) => `The bids: ${e.bids.join(', ')}.`,
    loaded: (e, who) => `${who(e.seat)} loads ${e.good} on ship ${e.ship}.`,
    drew: (e, who) => `${who(e.seat)} draws ${e.good}.`,
    stopped: (e, who) => `${who(e.seat)} stops.`,
    sailed: (e) => `Ship ${e.ship} sails.`,
  },
  variants: {},
  stage: (view) => `Round ${view.round}`,
  sketch: (view) => `Round ${view.round}, ${view.deck} cards in the deck`,
};
export const texts: Readonly<Record<Lang, Texts<Kinds>>> = { en, fr: en };
export const rules: ReadonlySet<string> = new Set([
  'R-3.1',
  'R-3.2',
  'R-4.1',
  'R-4.2',
  'R-4.3',
  'R-4.4',
  'R-4.5',
  'R-5.1',
  'R-5.2',
]);
