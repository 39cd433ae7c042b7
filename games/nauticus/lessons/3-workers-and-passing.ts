// Lesson 3: blue workers and one's own, passing, the pass tiles and what they cost.
import type { Lesson } from '@comptoir/kernel';
import { FIRST_SHIP, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Workers and passing', fr: 'Ouvriers et passes' },
  goal: {
    en: 'Turn your pass tiles before the round ends.',
    fr: 'Retournez vos tuiles de passe avant la fin de la manche.',
  },
  pieces: ['nauticus-pass-tile', 'nauticus-pass-tile', 'nauticus-pass-tile'],
  opening: [...FIRST_SHIP, '1 slot 1', '1 take whale', '1 pass', '1 end'],
  later: { extra: 6 },
  moments: [
    {
      title: { en: 'Six points at stake', fr: 'Six points en jeu' },
      text: {
        en: 'When a round ends, the numbers still showing on your pass tiles are lost: 3, 2 and 1, six points.',
        fr: 'En fin de manche, les nombres encore visibles de vos tuiles de passe sont perdus : 3, 2 et 1, six points.',
      },
      rule: 'R-4.7',
      ring: ['pass'],
      page: 'yard',
    },
    {
      title: { en: 'Workers come seldom', fr: 'Les ouvriers sont rares' },
      text: {
        en: 'The wheel lends blue workers in each phase; those not used are lost. Your own seven stay until you spend them.',
        fr: 'La roue prête des ouvriers bleus à chaque phase ; non utilisés, ils sont perdus. Vos sept restent tant que vous les gardez.',
      },
      rule: 'R-5.2',
      ring: ['disc'],
    },
    {
      title: { en: 'Nothing to do: pass', fr: 'Rien à faire : passez' },
      text: {
        en: 'Ilse chose Deliver, and your holds are empty. Pass: your 3 turns over, 3 points are saved, and it shows a crown.',
        fr: 'Ilse a choisi Livrer, et vos cales sont vides. Passez : votre 3 se retourne, 3 points sauvés, et une couronne paraît.',
      },
      why: {
        en: 'The highest number turns first: 3, then 2, then 1. A turned tile is a crown until the round ends.',
        fr: 'Le plus haut nombre d’abord : 3, puis 2, puis 1. Retournée, la tuile est une couronne jusqu’à la fin de la manche.',
      },
      rule: 'R-5.3',
      picks: ['pass', 'end'],
    },
    {
      title: { en: 'Choose for the bonus', fr: 'Choisir pour le bonus' },
      text: {
        en: 'The choice is yours. Take Crowns for its 3 workers: you need not perform what you choose.',
        fr: 'À vous de choisir. Prenez Couronnes pour ses 3 ouvriers : on n’est pas tenu de faire ce que l’on choisit.',
      },
      rule: 'R-5',
      reached: 1,
      picks: ['slot 0'],
      others: {
        '*': {
          title: { en: 'Another bonus', fr: 'Un autre bonus' },
          text: {
            en: 'Its bonus is yours as well. Three workers are the most that is left.',
            fr: 'Son bonus est à vous aussi. Trois ouvriers, c’est le plus qui reste.',
          },
          yours: { en: 'another bonus', fr: 'un autre bonus' },
          ours: { en: '3 workers', fr: '3 ouvriers' },
        },
      },
    },
    {
      title: { en: 'A tempting point', fr: 'Un point tentant' },
      text: {
        en: 'One crown shows, so a worker would bring 1 point. Passing saves 2 points and costs no worker.',
        fr: 'Une couronne est visible : un ouvrier rapporterait 1 point. Passer en sauve 2, sans ouvrier.',
      },
      why: {
        en: 'Score crowns pays the crowns you show, once for each worker sent.',
        fr: 'Les couronnes visibles paient, une fois par ouvrier envoyé.',
      },
      rule: 'R-7.5',
      reached: 1,
      picks: ['pass', 'end'],
      others: {
        '*': {
          title: { en: 'Workers for single points', fr: 'Un ouvrier, un point' },
          text: {
            en: 'Each worker brings as many points as crowns show: one now, more in a later round.',
            fr: 'Chaque ouvrier rapporte autant de points que de couronnes visibles : une ici, plus tard davantage.',
          },
          yours: { en: '1 point a worker', fr: '1 point par ouvrier' },
          ours: { en: '2 points, workers kept', fr: '2 points, ouvriers gardés' },
        },
      },
      replies: ['1 pass', '1 end', '1 slot 4', '1 workers 1', '1 end'],
    },
    {
      title: { en: 'Your turn alone', fr: 'Votre tour, sans aide' },
      text: {
        en: 'Ilse chose money, and one blue worker stands ready: 2 coins. Or turn your last tile: 1 point.',
        fr: 'Ilse a choisi l’argent, et un ouvrier bleu attend : 2 pièces. Ou retournez votre dernière tuile : 1 point.',
      },
      isAlone: true,
      reached: 2,
      picks: [
        {
          pick: 'pass',
          fine: {
            'workers 1': {
              en: 'Fine too: the blue worker costs nothing, and 1 point is little.',
              fr: 'Bien aussi : l’ouvrier bleu ne coûte rien, et 1 point est peu.',
            },
          },
        },
        'end',
      ],
      others: {
        '*': {
          title: { en: 'With workers of your own', fr: 'Avec vos ouvriers' },
          text: {
            en: 'They bring 2 coins each. Good prices on the wheel save more.',
            fr: 'Ils rapportent 2 pièces chacun. Les bons prix de la roue valent plus.',
          },
          yours: { en: 'coins, fewer workers', fr: 'des pièces, moins d’ouvriers' },
          ours: { en: '1 point, workers kept', fr: '1 point, ouvriers gardés' },
        },
      },
    },
    {
      title: { en: 'The seventh phase', fr: 'La septième phase' },
      text: {
        en: 'The last choice of the round: Goods or Transport. Take Goods for its 4 coins.',
        fr: 'Le dernier choix de la manche : Cargaison ou Transport. Prenez Cargaison pour ses 4 pièces.',
      },
      rule: 'R-4.6',
      reached: 3,
      picks: [
        {
          pick: 'slot 7',
          fine: {
            slot: { en: 'Fine too: a worker and a point.', fr: 'Bien aussi : un ouvrier et un point.' },
          },
        },
      ],
    },
    {
      title: { en: 'End the round', fr: 'Finissez la manche' },
      text: {
        en: 'Pass once more; with every tile turned it only ends your turn. Then the points are counted.',
        fr: 'Passez encore ; toutes tuiles retournées, cela finit votre tour. Puis on compte.',
      },
      reached: 3,
      picks: ['pass', 'end'],
      others: {
        '*': {
          title: { en: 'There is more to do', fr: 'Il reste à faire' },
          text: {
            en: 'Allowed, and goods may be useful. They are the next lesson.',
            fr: 'Permis, et les marchandises servent. C’est la leçon suivante.',
          },
          yours: { en: 'a worker, perhaps coins', fr: 'un ouvrier, peut-être des pièces' },
          ours: { en: 'the round ends', fr: 'la manche finit' },
        },
      },
      replies: ['1 pass', '1 end'],
    },
    {
      title: { en: 'Six points saved', fr: 'Six points sauvés' },
      text: {
        en: 'The tiles show their numbers again, and round 2 begins.',
        fr: 'Les tuiles montrent de nouveau leurs nombres, et la manche 2 commence.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'Three passes a round cost nothing.', fr: 'Trois passes par manche ne coûtent rien.' },
          rule: 'R-4.7',
        },
        {
          text: { en: 'A pass turns 3, then 2, then 1.', fr: 'Une passe retourne 3, puis 2, puis 1.' },
          rule: 'R-5.3',
        },
        {
          text: { en: 'A turned tile is a crown.', fr: 'Une tuile retournée est une couronne.' },
          rule: 'R-5.4',
        },
      ],
    },
  ],
};
