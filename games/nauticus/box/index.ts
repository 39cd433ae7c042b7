// What stands on the box of Nauticus.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'nauticus',
  designers: ['Wolfgang Kramer', 'Michael Kiesling'],
  publisher: 'Kosmos',
  year: 2013,
  players: PLAYERS,
  minutes: [60, 90],
  isFirstGame: true,
  texts: {
    en: {
      title: 'Nauticus',
      subtitle: 'Turn the wheel, build the ships',
      blurb:
        'Each phase one merchant turns the wheel to an action, and everyone takes it. Buy hulls, masts and sails that match, launch ships, deliver the cargo. Longer ships pay far more, if you finish them.',
      edition: 'Nauticus, Kosmos 2013, French rules',
      steps: [
        ['Choose', 'The starter picks one of the tiles still up, takes its bonus.'],
        ['Work', 'Everyone uses the action: one worker each time. Or passes, for a crown.'],
        ['Build', 'Hull, mast, sail of one crest. A ship of four is worth 35.'],
        ['Deliver', 'A finished ship with full holds sends its whole cargo ashore.'],
      ],
      search: 'mast, crown, R-7.2',
    },
    fr: {
      title: 'Nauticus',
      subtitle: 'Tournez la roue, bâtissez les navires',
      blurb:
        'À chaque phase, un marchand choisit une action sur la roue et tous la jouent. Achetez coques, mâts et voiles assortis, lancez vos navires, livrez. Un long navire rapporte bien plus, s’il est fini.',
      edition: 'Nauticus, Kosmos 2013, règle française',
      steps: [
        ['Choisir', 'Le premier joueur choisit une tuile visible et prend son bonus.'],
        ['Travailler', 'Chacun fait l’action, un ouvrier par fois. Ou passe, pour une couronne.'],
        ['Bâtir', 'Coque, mât, voile aux mêmes armes. À quatre, le navire vaut 35.'],
        ['Livrer', 'Un navire fini, cales pleines, débarque toute sa cargaison.'],
      ],
      search: 'mât, couronne, R-7.2',
    },
  },
  pictures: ['wheel', 'worker', 'shipyard', 'deliver'],
  palette,
  async load() {
    const [{ nauticus }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(nauticus), texts, loadHints };
  },
  loadCourse: async () => (await import('../lessons/index.ts')).course,
  loadFigures: async () => (await import('../figures/index.ts')).book,
  loadPuzzles: async () => (await import('../puzzles/puzzles.json')).default,
};
