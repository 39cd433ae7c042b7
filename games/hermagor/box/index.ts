// What stands on the box of Hermagor.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'hermagor',
  designers: ['Emanuele Ornella'],
  publisher: 'Mind the Move, Rio Grande Games',
  year: 2006,
  players: PLAYERS,
  minutes: [90, 120],
  texts: {
    en: {
      title: 'Hermagor',
      subtitle: 'Buy at the market, sell on the road',
      blurb:
        'A market square where neighbours decide who gets the wares, and a county of villages that want them. Win relics and dragon eggs in town, then plan the road that sells them all.',
      edition: 'Hermagor, Mind the Move 2006, French rules',
      steps: [
        ['Place buyers', 'Between the stalls: most buyers around a stall win its ware.'],
        ['Collect', 'Corridors pay at once, wares go into your bag.'],
        ['Travel and sell', 'Roads cost money. Each sale leaves a trading post.'],
        ['Close regions', 'A post in all its villages opens the price table to you.'],
      ],
      search: 'corridor, trading post, R-7.3',
    },
    fr: {
      title: 'Hermagor',
      subtitle: 'Achetez au marché, vendez en route',
      blurb:
        'Une place de marché où les voisins décident de qui emporte quoi, et un comté de villages qui attendent. Gagnez reliques et œufs de dragon en ville, puis tracez la route qui les vendra tous.',
      edition: 'Hermagor, Mind the Move 2006, règle française',
      steps: [
        [
          'Placer ses acheteurs',
          'Entre les étals : le plus d’acheteurs autour d’un étal en gagne la marchandise.',
        ],
        ['Encaisser', 'Les allées paient aussitôt, la marchandise va dans votre sac.'],
        ['Voyager et vendre', 'La route coûte. Chaque vente laisse un comptoir.'],
        ['Fermer des régions', 'Un comptoir dans tous ses villages vous ouvre la table des prix.'],
      ],
      search: 'allée, comptoir, R-7.3',
    },
  },
  pictures: ['buyer', 'market', 'moveAndSell', 'region'],
  palette,
  async load() {
    const [{ hermagor }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(hermagor), texts, loadHints };
  },
  loadCourse: async () => (await import('../lessons/index.ts')).course,
  loadFigures: async () => (await import('../figures/index.ts')).book,
  loadPuzzles: async () => (await import('../puzzles/puzzles.json')).default,
};
