// What stands on the box of Porto Carthago.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'porto-carthago',
  designers: ['Bernd Eisenstein'],
  publisher: 'Irongames',
  year: 2010,
  players: PLAYERS,
  minutes: [90, 90],
  texts: {
    en: {
      title: 'Porto Carthago',
      subtitle: 'Twelve quays, one palace to enter',
      blurb:
        'You are a senator with eighteen servants. Five decades of five actions to load the ships that call at the round harbour, please six peoples, and send servants where it counts: into the palace.',
      edition: 'Porto Carthago, Irongames 2010, French rules',
      steps: [
        ['Send servants', 'To the market, the lighthouse, the temple: each place does one thing well.'],
        ['Load the quays', 'Ships call for goods. Loading earns talents and trade points.'],
        ['Charter', 'Or risk a ship of your own, far out, for far more.'],
        ['Enter the palace', 'Most servants in the palace wins. Money only buys the way in.'],
      ],
      search: 'palace, lighthouse, R-7.2',
    },
    fr: {
      title: 'Porto Carthago',
      subtitle: 'Douze quais, un palais où entrer',
      blurb:
        'Vous êtes sénateur, avec dix-huit serviteurs. Cinq décennies de cinq actions pour charger les navires du port rond, plaire à six peuples, et envoyer vos gens où cela compte : au palais.',
      edition: 'Porto Carthago, Irongames 2010, règle française',
      steps: [
        ['Envoyer', 'Au marché, au phare, au temple : chaque lieu fait bien une chose.'],
        [
          'Charger les quais',
          'Les navires demandent des marchandises. Charger rapporte talents et points de commerce.',
        ],
        ['Affréter', 'Ou risquez votre propre navire, loin, pour bien davantage.'],
        ['Entrer au palais', 'Le plus de serviteurs au palais l’emporte. L’argent n’achète que l’entrée.'],
      ],
      search: 'palais, phare, R-7.2',
    },
  },
  pictures: ['servant', 'quay', 'charter', 'palace'],
  palette,
  async load() {
    const [{ portoCarthago }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(portoCarthago), texts, loadHints };
  },
  loadCourse: async () => (await import('../lessons/index.ts')).course,
  loadFigures: async () => (await import('../figures/index.ts')).book,
  loadPuzzles: async () => (await import('../puzzles/puzzles.json')).default,
};
