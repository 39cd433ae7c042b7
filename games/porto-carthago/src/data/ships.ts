// The 30 ship cards: every pair of civilisation and good once; danger 7x1, 6x2, 6x3, 5x4, 4x5, 2x6.
import type { CardName, Civ, GoodName, PrivilegeName } from '../names.ts';

interface PrintedCard {
  readonly id: CardName;
  readonly civ: Civ;
  readonly good: GoodName;
  readonly talents: number;
  readonly danger: number;
  readonly privilege: PrivilegeName;
}

export const SHIP_CARDS = [
  {
    id: 'egyptians-grain',
    civ: 'egyptians',
    good: 'grain',
    talents: 8,
    danger: 3,
    privilege: 'intrigueServant',
  },
  { id: 'egyptians-oil', civ: 'egyptians', good: 'oil', talents: 7, danger: 3, privilege: 'bonusTradePoint' },
  {
    id: 'egyptians-wine',
    civ: 'egyptians',
    good: 'wine',
    talents: 7,
    danger: 2,
    privilege: 'palaceWithoutPoints',
  },
  { id: 'egyptians-purple', civ: 'egyptians', good: 'purple', talents: 8, danger: 1, privilege: 'sortDeck' },
  { id: 'egyptians-cedar', civ: 'egyptians', good: 'cedar', talents: 12, danger: 6, privilege: 'bringShip' },
  { id: 'greeks-grain', civ: 'greeks', good: 'grain', talents: 10, danger: 6, privilege: 'bonusTalents' },
  { id: 'greeks-oil', civ: 'greeks', good: 'oil', talents: 11, danger: 4, privilege: 'moveServants' },
  { id: 'greeks-wine', civ: 'greeks', good: 'wine', talents: 6, danger: 1, privilege: 'intrigueServant' },
  { id: 'greeks-purple', civ: 'greeks', good: 'purple', talents: 9, danger: 3, privilege: 'loadAnyGood' },
  {
    id: 'greeks-cedar',
    civ: 'greeks',
    good: 'cedar',
    talents: 6,
    danger: 1,
    privilege: 'palaceWithoutPoints',
  },
  { id: 'romans-grain', civ: 'romans', good: 'grain', talents: 9, danger: 2, privilege: 'moveServants' },
  { id: 'romans-oil', civ: 'romans', good: 'oil', talents: 5, danger: 1, privilege: 'bonusTalents' },
  { id: 'romans-wine', civ: 'romans', good: 'wine', talents: 8, danger: 4, privilege: 'bonusTradePoint' },
  {
    id: 'romans-purple',
    civ: 'romans',
    good: 'purple',
    talents: 9,
    danger: 4,
    privilege: 'palaceWithoutPoints',
  },
  { id: 'romans-cedar', civ: 'romans', good: 'cedar', talents: 11, danger: 4, privilege: 'sortDeck' },
  {
    id: 'phoenicians-grain',
    civ: 'phoenicians',
    good: 'grain',
    talents: 5,
    danger: 1,
    privilege: 'bonusTradePoint',
  },
  {
    id: 'phoenicians-oil',
    civ: 'phoenicians',
    good: 'oil',
    talents: 9,
    danger: 4,
    privilege: 'intrigueServant',
  },
  {
    id: 'phoenicians-wine',
    civ: 'phoenicians',
    good: 'wine',
    talents: 11,
    danger: 5,
    privilege: 'loadAnyGood',
  },
  {
    id: 'phoenicians-purple',
    civ: 'phoenicians',
    good: 'purple',
    talents: 8,
    danger: 2,
    privilege: 'bringShip',
  },
  {
    id: 'phoenicians-cedar',
    civ: 'phoenicians',
    good: 'cedar',
    talents: 10,
    danger: 3,
    privilege: 'moveServants',
  },
  { id: 'iberians-grain', civ: 'iberians', good: 'grain', talents: 10, danger: 3, privilege: 'sortDeck' },
  { id: 'iberians-oil', civ: 'iberians', good: 'oil', talents: 7, danger: 1, privilege: 'loadAnyGood' },
  { id: 'iberians-wine', civ: 'iberians', good: 'wine', talents: 12, danger: 5, privilege: 'moveServants' },
  {
    id: 'iberians-purple',
    civ: 'iberians',
    good: 'purple',
    talents: 7,
    danger: 3,
    privilege: 'bonusTalents',
  },
  {
    id: 'iberians-cedar',
    civ: 'iberians',
    good: 'cedar',
    talents: 6,
    danger: 2,
    privilege: 'bonusTradePoint',
  },
  { id: 'celts-grain', civ: 'celts', good: 'grain', talents: 8, danger: 2, privilege: 'loadAnyGood' },
  { id: 'celts-oil', civ: 'celts', good: 'oil', talents: 12, danger: 5, privilege: 'sortDeck' },
  { id: 'celts-wine', civ: 'celts', good: 'wine', talents: 7, danger: 1, privilege: 'bringShip' },
  { id: 'celts-purple', civ: 'celts', good: 'purple', talents: 10, danger: 5, privilege: 'intrigueServant' },
  { id: 'celts-cedar', civ: 'celts', good: 'cedar', talents: 6, danger: 2, privilege: 'bonusTalents' },
] as const satisfies readonly PrintedCard[];
