// The pages of a small screen, and the one on which the next decision is made.
import type { BoardProps, Tab } from '@comptoir/board-kit';
import type { Carthago } from '../src/types.ts';

export const pages: readonly Tab[] = [
  { id: 'harbour', icon: 'carthago-ship', label: { en: 'Harbour', fr: 'Port' } },
  { id: 'city', icon: 'carthago-townHall', label: { en: 'City', fr: 'Ville' } },
  { id: 'market', icon: 'carthago-market', label: { en: 'Market', fr: 'Marché' } },
  { id: 'mine', icon: 'carthago-residence', label: { en: 'Mine', fr: 'À moi' } },
];

const PAGE_OF: Readonly<Record<string, string>> = {
  setupColumn: 'mine',
  residenceColumn: 'mine',
  residencePay: 'mine',
  marketTake: 'market',
  marketSwap: 'market',
  marketGive: 'market',
  marketFlip: 'mine',
  warAchievement: 'city',
  payCoins: 'city',
};

export function pageFor({ decision }: BoardProps<Carthago>['scene']): string {
  const at = decision?.at;
  if (at?.step === 'after')
    return decision?.options.some(({ verb }) => verb === 'seat' || verb === 'tile') ? 'city' : 'harbour';
  return PAGE_OF[at?.step ?? ''] ?? 'harbour';
}
