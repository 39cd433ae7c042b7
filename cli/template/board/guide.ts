// The first turns of the first game: short notes that point at things.
import type { GuideNote } from '@comptoir/board-kit';
import type { NightMarket } from '../src/types.ts';

export const guide: readonly GuideNote<NightMarket>[] = [
  {
    id: 'bid',
    when: ({ decision }) => decision?.at.step === 'bid',
    target: 'lot',
    title: { en: 'Two goods for sale', fr: 'Deux marchandises en vente' },
    text: {
      en: 'Everybody bids in secret. The highest bid wins and pays; all others earn a coin.',
      fr: 'Chacun mise en secret. La plus forte mise gagne et paie ; les autres touchent une pièce.',
    },
  },
  {
    id: 'order',
    when: ({ decision, view }) => decision?.at.step === 'bid' && view.round >= 2,
    target: 'order',
    title: { en: 'Your order', fr: 'Votre commande' },
    text: {
      en: 'This good counts twice for you at the end. Nobody else knows.',
      fr: 'Cette marchandise compte double pour vous à la fin. Personne d’autre ne le sait.',
    },
  },
  {
    id: 'take',
    when: ({ decision }) => decision?.at.step === 'take',
    target: 'lot',
    title: { en: 'Take one', fr: 'Prenez-en une' },
    text: {
      en: 'Equal goods pay best: 1, 3, 6 points for one, two, three of a kind.',
      fr: 'Les marchandises semblables paient le mieux : 1, 3, 6 points pour une, deux, trois.',
    },
  },
];
