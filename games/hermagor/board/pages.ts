// The pages of a small screen, and the one on which the next decision is made.
import type { Tab } from '@comptoir/board-kit';
import type { HermagorScene } from './facts.ts';
import type { Half } from './Strip.tsx';

export const pages: readonly Tab[] = [
  { id: 'county', icon: 'hermagor-duchy', label: { en: 'Map', fr: 'Carte' } },
  { id: 'market', icon: 'hermagor-market', label: { en: 'Market', fr: 'Marché' } },
  { id: 'prices', icon: 'hermagor-priceUp', label: { en: 'Prices', fr: 'Prix' } },
];

export const halfFor = ({ view }: HermagorScene): Half =>
  view.phase === 'market' || view.phase === 'preparation' ? 'market' : 'county';

const PRICE_STEPS: readonly string[] = ['raisePrice', 'fluctuate', 'buildGood'];
export function pageFor(scene: HermagorScene): string {
  const step = scene.decision?.at.step;
  if (step !== undefined && PRICE_STEPS.includes(step)) return 'prices';
  return halfFor(scene);
}
