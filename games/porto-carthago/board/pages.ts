// The pages of a small screen, and the one on which the next decision is made.
import type { Tab } from '@comptoir/board-kit';
import { type PortoScene, playerOf, type StepName, stepOf } from './facts.ts';

export const pages: readonly Tab[] = [
  { id: 'harbour', icon: 'porto-carthago-quay', label: { en: 'Harbour', fr: 'Port' } },
  { id: 'ships', icon: 'porto-carthago-captain', label: { en: 'Ships', fr: 'Navires' } },
  { id: 'town', icon: 'porto-carthago-palace', label: { en: 'Town', fr: 'Ville' } },
  { id: 'mine', icon: 'porto-carthago-warehouse', label: { en: 'Mine', fr: 'À moi' } },
];

const PAGE_OF: Readonly<Partial<Record<StepName, string>>> = {
  setupTakeGood: 'town',
  lighthouseFirst: 'ships',
  lighthousePlace: 'ships',
  turnMain: 'mine',
  turnAfter: 'mine',
  refillPurchase: 'town',
  aristocratStep: 'ships',
  buyGood: 'town',
  transportSource: 'mine',
  loadStored: 'mine',
  tradePoint: 'town',
  bonusPoint: 'town',
  bonusIntrigue: 'town',
  moveStep: 'ships',
  bringShip: 'ships',
};

export function pageFor(scene: PortoScene): string {
  const step = stepOf(scene);
  if (step === 'transportSource' && playerOf(scene)?.warehouse.length === 0) return 'harbour';
  return (step === null ? undefined : PAGE_OF[step]) ?? 'harbour';
}
