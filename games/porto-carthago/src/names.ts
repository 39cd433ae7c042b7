// The vocabulary of Porto Carthago: what the rulebook and the components call things, in their printed order.
import type { PlaceIn } from '@comptoir/kernel';

export const GOODS = ['grain', 'oil', 'wine', 'purple', 'cedar'] as const;
export const CIVS = ['egyptians', 'greeks', 'romans', 'phoenicians', 'iberians', 'celts'] as const;
/** Two for every civilisation, I before II. */
export const QUAY_NAMES = [
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
  'q10',
  'q11',
  'q12',
] as const;
export const ACTIONS = ['transporter', 'aristocrat', 'captain', 'stevedore', 'merchant'] as const;
export const ACTION_CARD_NAMES = [
  'transporter-1',
  'transporter-2',
  'aristocrat',
  'captain',
  'stevedore',
  'merchant',
] as const;
/** Left to right. */
export const SPACE_NAMES = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] as const;
export const BONUSES = ['releaseWarehouse', 'buyPalace'] as const;
/** The first three are resolved at once, the others are held. */
export const PRIVILEGES = [
  'bonusTalents',
  'bonusTradePoint',
  'intrigueServant',
  'sortDeck',
  'loadAnyGood',
  'moveServants',
  'bringShip',
  'palaceWithoutPoints',
] as const;
/** Seat 0 is red, seat 1 blue, and so on. */
export const COLOURS = ['red', 'blue', 'yellow', 'black', 'green'] as const;
/** the six ways between the three places. */
export const DIRECTIONS = [
  'reserve-lighthouse',
  'reserve-temple',
  'lighthouse-reserve',
  'lighthouse-temple',
  'temple-reserve',
  'temple-lighthouse',
] as const;

export type GoodName = (typeof GOODS)[number];
export type Civ = (typeof CIVS)[number];
export type QuayName = (typeof QUAY_NAMES)[number];
/** A ship card by its civilisation and its good: every pair is on one card. */
export type CardName = `${Civ}-${GoodName}`;
export type ActionName = (typeof ACTIONS)[number];
export type ActionCardName = (typeof ACTION_CARD_NAMES)[number];
export type SpaceName = (typeof SPACE_NAMES)[number];
export type BonusName = (typeof BONUSES)[number];
export type PrivilegeName = (typeof PRIVILEGES)[number];
export type PlaceName = `p${number}`;
export type Direction = (typeof DIRECTIONS)[number];
export type Phase = 'setup' | 'arrival' | 'actions' | 'final';
/** Where servants can be sent. */
export type Place = 'reserve' | 'lighthouse' | 'temple';
/** the two ends of each way. */
export const WAYS: Readonly<Record<Direction, readonly [from: Place, to: Place]>> = {
  'reserve-lighthouse': ['reserve', 'lighthouse'],
  'reserve-temple': ['reserve', 'temple'],
  'lighthouse-reserve': ['lighthouse', 'reserve'],
  'lighthouse-temple': ['lighthouse', 'temple'],
  'temple-reserve': ['temple', 'reserve'],
  'temple-lighthouse': ['temple', 'lighthouse'],
};
/** What a palace servant came by: a single space, the large space, the path of intrigue. */
export type Category = 'singleSpaces' | 'largeSpace' | 'path';

export type Good = PlaceIn<'GOODS'>;
export type Card = PlaceIn<'SHIP_CARDS'>;
export type QuayNumber = PlaceIn<'QUAYS'>;
export type Space = PlaceIn<'ACTION_SPACES'>;
export type ActionCard = PlaceIn<'ACTION_CARDS'>;
