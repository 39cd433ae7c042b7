// Lesson 2: hull, mast and sail of one crest; what is paid for goes aboard; a finished ship and its rewards.
import type { Lesson } from '@comptoir/kernel';
import { TABLE, TWO_HULLS } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Your first ship', fr: 'Votre premier navire' },
  goal: {
    en: 'Finish a ship of two parts: 2 rewards at once, 8 points at the end.',
    fr: 'Achevez un navire de deux parties : 2 récompenses tout de suite, 8 points à la fin.',
  },
  pieces: [
    ...['nauticus-hull-stern', 'nauticus-hull-bow', 'nauticus-mast', 'nauticus-mast'],
    ...['nauticus-sail', 'nauticus-sail'],
  ],
  opening: TWO_HULLS,
  later: { extra: 6, pass: 3 },
  moments: [
    {
      title: { en: 'What a ship pays', fr: 'Ce que paie un navire' },
      text: {
        en: 'Your hull has two parts. With a mast and a sail on each it is finished: two rewards at once, 8 points at the end.',
        fr: 'Votre coque a deux parties. Un mât et une voile sur chacune, et il est achevé : deux récompenses, et 8 points à la fin.',
      },
      rule: 'R-8',
      ring: ['ship 0/1'],
      page: 'yard',
      reached: 2,
    },
    {
      title: { en: 'Four crests, four prices', fr: 'Quatre blasons, quatre prix' },
      text: {
        en: 'Ilse chose masts. The wheel sells four crests; the rim shows the price of each: 2, 3, 0 and 1.',
        fr: 'Ilse a choisi les mâts. La roue en vend quatre ; le bord donne leur prix dans cette phase : 2, 3, 0 et 1.',
      },
      ring: ['slot 5'],
      reached: 2,
    },
    {
      title: { en: 'One ship, one crest', fr: 'Un navire, un seul blason' },
      text: {
        en: 'Take the lighthouse: it costs 1 coin, and what you pay for may go straight aboard.',
        fr: 'Prenez le phare : il coûte 1 pièce, et ce que l’on paie peut aller droit à bord.',
      },
      why: {
        en: 'What costs nothing is stored: price 0, bonus, gift, reward. What costs a coin may be built at once.',
        fr: 'Ce qui ne coûte rien est rangé : prix 0, bonus, cadeau, récompense. Ce qui coûte une pièce peut être posé aussitôt.',
      },
      rule: 'R-6',
      next: 'ship 0/1',
      reached: 2,
      picks: ['item lighthouse', 'ship 1'],
      others: {
        'item helm': {
          title: { en: 'A free mast, but it waits ashore', fr: 'Un mât gratuit, mais il reste à terre' },
          text: {
            en: 'What costs 0 is stored, and only Transport brings it aboard. Nothing is lost.',
            fr: 'Ce qui coûte 0 est rangé, et seul le Transport le mène à bord. Rien n’est perdu.',
          },
          yours: { en: '0 coins, 2 workers, aboard later', fr: '0 pièce, 2 ouvriers, à bord plus tard' },
          ours: { en: '1 coin, 1 worker, aboard now', fr: '1 pièce, 1 ouvrier, à bord tout de suite' },
        },
        item: {
          title: { en: 'A dearer crest', fr: 'Un blason plus cher' },
          text: {
            en: 'Any crest will do as long as the whole ship bears it. The lighthouse is cheaper, now and with the sails.',
            fr: 'Tout blason convient si le navire entier le porte. Le phare est moins cher, ici et pour les voiles.',
          },
          yours: { en: '2 or 3 coins', fr: '2 ou 3 pièces' },
          ours: { en: '1 coin', fr: '1 pièce' },
        },
        '*': {
          title: { en: 'Stored, though you paid', fr: 'Rangé, bien que payé' },
          text: {
            en: 'You may store it. A mast takes two lofts, and Transport costs a worker.',
            fr: 'Vous pouvez le ranger. Un mât prend deux cases, et le Transport coûte un ouvrier.',
          },
          yours: { en: 'aboard later, 1 worker more', fr: 'à bord plus tard, 1 ouvrier de plus' },
          ours: { en: 'aboard now', fr: 'à bord tout de suite' },
        },
      },
    },
    {
      title: { en: 'The same again costs 4', fr: 'Le même encore coûte 4' },
      text: {
        en: 'A second tile of the same kind always costs 4. Pay it: every mast and sail of a ship bears one crest.',
        fr: 'Une seconde tuile pareille coûte toujours 4. Payez : mâts et voiles d’un navire portent un seul blason.',
      },
      why: {
        en: 'Crowns are jokers and fit everywhere, but they come as rewards, never for money.',
        fr: 'Les couronnes sont des jokers, mais elles viennent en récompense, jamais contre argent.',
      },
      rule: 'R-6.7',
      next: 'ship 0/1',
      reached: 3,
      picks: ['item lighthouse', 'ship 1'],
      others: {
        item: {
          title: { en: 'Another crest does not fit', fr: 'Un autre blason ne va pas' },
          text: {
            en: 'Ship 1 bears the lighthouse now. This mast would wait for another ship.',
            fr: 'Le navire 1 porte le phare. Ce mât attendrait un autre navire.',
          },
          yours: { en: 'stored in two lofts', fr: 'rangé dans deux cases' },
          ours: { en: '4 coins, aboard now', fr: '4 pièces, à bord' },
        },
        '*': {
          title: { en: 'Half a ship for now', fr: 'Un demi-navire pour l’instant' },
          text: {
            en: 'You may leave it. The second part then waits for the next round’s masts.',
            fr: 'Vous pouvez en rester là. La seconde partie attendra les mâts de la prochaine manche.',
          },
          yours: { en: '4 coins kept, no ship yet', fr: '4 pièces gardées, pas de navire' },
          ours: { en: '4 coins, two masts stand', fr: '4 pièces, deux mâts' },
        },
      },
    },
    {
      title: { en: 'Enough for now', fr: 'Assez pour l’instant' },
      text: {
        en: 'Both masts stand. The blue worker left over would only buy what has no place. End your turn.',
        fr: 'Les deux mâts sont debout. L’ouvrier bleu restant n’achèterait que du superflu. Finissez le tour.',
      },
      reached: 4,
      picks: ['stop', 'end'],
      others: {
        '*': {
          title: { en: 'One for the warehouse', fr: 'Un de plus à l’entrepôt' },
          text: {
            en: 'It is stored for another ship. Mind your coins: two sails will cost 5.',
            fr: 'Il est rangé pour un autre navire. Attention aux pièces : deux voiles en coûteront 5.',
          },
          yours: { en: 'a mast in two lofts', fr: 'un mât dans deux cases' },
          ours: { en: '6 coins for the sails', fr: '6 pièces pour les voiles' },
        },
      },
    },
    {
      title: { en: 'Choose the sails', fr: 'Choisissez les voiles' },
      text: {
        en: 'The choice is yours. Take Sails: the bonus is a sail, free, so it is stored. Take a lighthouse.',
        fr: 'À vous de choisir. Prenez Voiles : le bonus est une voile, gratuite, donc rangée. Que ce soit un phare.',
      },
      rule: 'R-5.1',
      reached: 4,
      picks: [
        'slot 2',
        {
          pick: 'take lighthouse',
          fine: {
            take: {
              en: 'Fine too: it waits for a ship of its crest.',
              fr: 'Bien aussi : elle attend un navire de son blason.',
            },
          },
        },
      ],
      others: {
        '*': {
          title: { en: 'Your masts wait for sails', fr: 'Vos mâts attendent leurs voiles' },
          text: {
            en: 'Allowed. Ilse may then choose sails or leave them; your ship depends on her.',
            fr: 'Permis. Ilse prendra les voiles ou les laissera ; votre navire dépend d’elle.',
          },
          yours: { en: 'another action first', fr: 'une autre action d’abord' },
          ours: { en: 'the ship is finished now', fr: 'le navire est achevé' },
        },
      },
    },
    {
      title: { en: 'The first sail', fr: 'La première voile' },
      text: {
        en: 'Two sails, 1 and 4 coins, and you have 6. Set the first one on ship 1.',
        fr: 'Deux voiles, 1 et 4 pièces, et vous en avez 6. Mettez la première sur le navire 1.',
      },
      rule: 'R-6.6',
      next: 'ship 0/1',
      reached: 4,
      picks: ['item lighthouse', 'ship 1'],
      others: {
        '*': {
          title: { en: 'It has no mast of its crest', fr: 'Pas de mât de ce blason' },
          text: {
            en: 'It would be stored. Your two masts bear the lighthouse.',
            fr: 'Elle serait rangée. Vos deux mâts portent le phare.',
          },
          yours: { en: 'a sail in the warehouse', fr: 'une voile à l’entrepôt' },
          ours: { en: '1 coin, on ship 1', fr: '1 pièce, sur le navire 1' },
        },
      },
    },
    {
      title: { en: 'The second sail: two rewards', fr: 'La seconde voile : deux récompenses' },
      text: {
        en: 'One more, and she is finished. Then choose two rewards; workers and coins are good early.',
        fr: 'Encore une, et il est achevé. Choisissez alors deux récompenses ; ouvriers et pièces servent tôt.',
      },
      why: {
        en: 'One reward for each mast, each kind at most twice. Crown masts and crown sails fit every ship.',
        fr: 'Une récompense par mât, chacune deux fois au plus. Les couronnes vont sur tout navire.',
      },
      rule: 'R-8',
      isAlone: true,
      next: 'ship 0/1',
      reached: 5,
      picks: [
        'item lighthouse',
        'ship 1',
        {
          pick: 'reward workers3',
          fine: { reward: { en: 'Taken. One more.', fr: 'C’est pris. Encore une.' } },
        },
        { pick: 'reward coins7', fine: { reward: { en: 'Taken.', fr: 'C’est pris.' } } },
      ],
      others: {
        '*': {
          title: { en: 'One sail is missing', fr: 'Il manque une voile' },
          text: {
            en: 'Only a sail finishes a ship, and this one needs a lighthouse.',
            fr: 'Seule une voile achève un navire, et celui-ci attend un phare.',
          },
          yours: { en: 'no reward yet', fr: 'pas encore de récompense' },
          ours: { en: '4 coins, two rewards', fr: '4 pièces, deux récompenses' },
        },
      },
    },
    {
      title: { en: 'She floats: enough to play', fr: 'Il flotte : de quoi jouer' },
      text: {
        en: 'You know four fifths of the game.',
        fr: 'Vous connaissez les quatre cinquièmes du jeu.',
      },
      reached: 6,
      known: [
        {
          text: { en: 'Hull, then mast, then sail, one crest.', fr: 'Coque, mât, voile : un seul blason.' },
          rule: 'R-6.7',
        },
        {
          text: { en: 'Paid goes aboard, free goes ashore.', fr: 'Payé, à bord ; gratuit, à terre.' },
          rule: 'R-6',
        },
        {
          text: {
            en: 'One reward per mast at once, 8 points at the end.',
            fr: 'Une récompense par mât, 8 points à la fin.',
          },
          rule: 'R-8',
        },
      ],
    },
  ],
};
