// What stands on the box of Carthago.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'carthago',
  designers: ['Bernd Eisenstein', 'Ralph Bienert'],
  publisher: 'Game’s Up',
  year: 2017,
  players: PLAYERS,
  minutes: [90, 90],
  texts: {
    en: {
      title: 'Carthago',
      subtitle: 'Load ships, win seats in the guild',
      blurb:
        'Fifteen turns, and cards that are everything at once: action, cargo and coin. Load the ships in the harbour, outfit warships, and turn influence into seats in the merchants’ guild.',
      edition: 'Carthago: Merchants & Guilds, Game’s Up, French rules',
      steps: [
        ['Play a card', 'Every card is an action, a good or money. What you spend is gone.'],
        ['Load', 'Discs on trade ships and warships: whoever fills one collects.'],
        ['Follow the guild', 'Markers travel round the action board and reward who acts with them.'],
        ['Take seats', 'At the end your seats count once for every ship you own.'],
      ],
      search: 'expedition, guild, R-5.3',
    },
    fr: {
      title: 'Carthago',
      subtitle: 'Chargez les navires, siégez à la guilde',
      blurb:
        'Quinze tours, et des cartes qui sont tout à la fois : action, marchandise et monnaie. Chargez les navires du port, armez les galères, et changez votre influence en sièges à la guilde.',
      edition: 'Carthago, Game’s Up, règle française',
      steps: [
        [
          'Jouer une carte',
          'Chaque carte est une action, une marchandise ou de l’argent. Dépensée, elle est perdue.',
        ],
        ['Charger', 'Des disques sur navires de commerce et de guerre : qui remplit, encaisse.'],
        ['Suivre la guilde', 'Les marqueurs tournent sur le plateau d’actions et paient qui agit avec eux.'],
        ['Siéger', 'À la fin, vos sièges comptent une fois pour chaque navire.'],
      ],
      search: 'expédition, guilde, R-5.3',
    },
  },
  pictures: ['tradeCard', 'tradeDock', 'guildAction', 'seat'],
  palette,
  async load() {
    const [{ carthago }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(carthago), texts, loadHints };
  },
  loadCourse: async () => (await import('../lessons/index.ts')).course,
  loadFigures: async () => (await import('../figures/index.ts')).book,
  loadPuzzles: async () => (await import('../puzzles/puzzles.json')).default,
};
