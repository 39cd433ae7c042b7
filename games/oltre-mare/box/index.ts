// What stands on the box of Oltre Mare.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'oltre-mare',
  designers: ['Emanuele Ornella'],
  publisher: 'Mind the Move',
  year: 2004,
  players: PLAYERS,
  minutes: [60, 75],
  texts: {
    en: {
      title: 'Oltre Mare',
      subtitle: 'Trade, sail, stow the cargo well',
      blurb:
        'Venice, and the sea before it. Swap cards with the others, play some, and stow them in order: runs of the same good in your hold pay, the card on top says how much you may do next.',
      edition: 'Oltre Mare, Merchants of Venice, rules 1.1',
      steps: [
        ['Trade', 'Open talks with everyone: cards, goods, ducats.'],
        ['Play cards', 'Sail, earn, chase pirates. The rest waits in your hand.'],
        ['Sail', 'Each port has a token and a favour for those who come first.'],
        ['Stow', 'Cards go on the cargo pile. Long runs of one good pay best.'],
      ],
      search: 'cargo, pirates, R-9.2',
    },
    fr: {
      title: 'Oltre Mare',
      subtitle: 'Marchandez, voguez, arrimez bien',
      blurb:
        'Venise, et la mer devant elle. Échangez des cartes avec les autres, jouez-en, puis arrimez-les dans l’ordre : les suites d’un même bien paient, la carte du dessus dit ce que vous pourrez faire ensuite.',
      edition: 'Oltre Mare, Marchands de Venise, règle 1.1',
      steps: [
        ['Marchander', 'Pourparlers ouverts avec tous : cartes, biens, ducats.'],
        ['Jouer', 'Voguer, gagner, chasser les pirates. Le reste attend en main.'],
        ['Voguer', 'Chaque port a un jeton, et une faveur pour les premiers.'],
        ['Arrimer', 'Les cartes vont en cale. Les longues suites paient le mieux.'],
      ],
      search: 'cargaison, pirates, R-9.2',
    },
  },
  pictures: ['handshake', 'goodsCard', 'navigation', 'cargo'],
  palette,
  async load() {
    const [{ oltreMare }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(oltreMare), texts, loadHints };
  },
  loadCourse: async () => (await import('../lessons/index.ts')).course,
  loadFigures: async () => (await import('../figures/index.ts')).book,
  loadPuzzles: async () => (await import('../puzzles/puzzles.json')).default,
};
