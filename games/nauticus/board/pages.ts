// The pages of a small screen, and the one on which the next decision is made.
import type { BoardProps, Tab } from '@comptoir/board-kit';
import type { Nauticus } from '../src/types.ts';

export const pages: readonly Tab[] = [
  { id: 'wheel', icon: 'nauticus-wheel', label: { en: 'Wheel', fr: 'Roue' } },
  { id: 'yard', icon: 'nauticus-shipyard', label: { en: 'My yard', fr: 'Chantier' } },
  { id: 'others', icon: 'ui-people', label: { en: 'Others', fr: 'Autres' } },
];

export function pageFor(scene: BoardProps<Nauticus>['scene']): string {
  const step = scene.decision?.at.step;
  return step === 'transport' || scene.view.work?.action === 'transport' ? 'yard' : 'wheel';
}
