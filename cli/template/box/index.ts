// What stands on the box of Night Market.
import { anyGame, type BotHints, type Box, type Kinds } from '@comptoir/kernel';
import { PLAYERS } from '../src/data/players.ts';
import { palette } from './palette.ts';

export const box: Box = {
  id: 'night-market',
  designers: ['the people of Comptoir'],
  publisher: 'Comptoir',
  year: 2026,
  players: PLAYERS,
  minutes: [10, 10],
  texts: {
    en: {
      title: 'Night Market',
      subtitle: 'Bid in the dark, keep your order',
      blurb:
        'Two goods under the lanterns, and everybody bids in secret. Win them, fill your stall with equal goods, and do not let the others guess which of them your order doubles.',
      edition: 'its own rules, written with this program',
      steps: [
        ['Look', 'Two goods are turned up: the lot of this round.'],
        ['Bid', 'All bid in secret. The highest pays, the others earn a coin.'],
        ['Take', 'The winner takes one of the two. Equal goods pay best.'],
        ['Keep your order', 'One good counts twice for you. Nobody else knows which.'],
      ],
      search: 'stall, order, R-4.3',
    },
    fr: {
      title: 'Night Market',
      subtitle: 'Misez dans l’ombre, gardez la commande',
      blurb:
        'Deux marchandises sous les lanternes, et chacun mise en secret. Emportez-les, garnissez votre étal de marchandises semblables, et ne laissez pas deviner laquelle votre commande double.',
      edition: 'ses propres règles, écrites avec ce programme',
      steps: [
        ['Regarder', 'Deux marchandises sont retournées : le lot de la manche.'],
        ['Miser', 'Tous misent en secret. La plus forte mise paie, les autres touchent une pièce.'],
        ['Prendre', 'Le gagnant prend l’une des deux. Les semblables paient le mieux.'],
        ['Garder sa commande', 'Une marchandise compte double pour vous. Personne ne sait laquelle.'],
      ],
      search: 'étal, commande, R-4.3',
    },
  },
  pictures: ['silk', 'spice', 'stall', 'order'],
  palette,
  async load() {
    const [{ nightMarket }, { texts }] = await Promise.all([
      import('../src/index.ts'),
      import('../src/texts/index.ts'),
    ]);
    const loadHints = async (): Promise<BotHints<Kinds>> => (await import('../bot/index.ts')).hints;
    return { game: anyGame(nightMarket), texts, loadHints };
  },
};
