// The pages of a small screen, and the one on which the next decision is made.
import type { Tab } from '@comptoir/board-kit';

export const pages: readonly Tab[] = [
  { id: 'market', icon: 'night-market-stall', label: { en: 'Market', fr: 'Marché' } },
  { id: 'stalls', icon: 'ui-people', label: { en: 'Stalls', fr: 'Étals' } },
];

export const pageFor = (): string => 'market';
