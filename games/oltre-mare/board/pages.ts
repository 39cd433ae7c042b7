// The pages of a small screen, and the one on which the next decision is made.
import type { BoardProps, Tab } from '@comptoir/board-kit';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { isTrading } from './facts.ts';

type OltreMareScene = BoardProps<OltreMare>['scene'];

export const pages: readonly Tab[] = [
  { id: 'chart', icon: art('port'), label: { en: 'Chart', fr: 'Carte' } },
  { id: 'desk', icon: art('handshake'), label: { en: 'Desk', fr: 'Négoce' } },
  { id: 'quay', icon: art('cargo'), label: { en: 'Quay', fr: 'Quai' } },
  { id: 'players', icon: 'ui-people', label: { en: 'Players', fr: 'Joueurs' } },
];

/** Whether haggling is what matters now: the viewer's own, or a letter on the table. */
export function isDeskWanted({ view, decision }: OltreMareScene): boolean {
  if (!isTrading(view)) return false;
  return decision !== null || view.offer !== null || view.counter !== null || view.doing === 'answerCall';
}

export function pageFor(scene: OltreMareScene): string {
  if (isDeskWanted(scene)) return 'desk';
  const step = scene.decision?.at.step;
  return step === 'discard' || step === 'playCard' || step === 'load' || step === 'wave' ? 'quay' : 'chart';
}
