// Lesson 4: a good under every part, the whole ship delivered at once, and what goods of one kind are worth.
import type { Lesson } from '@comptoir/kernel';
import { FIRST_SHIP, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Cargo and delivery', fr: 'Cargaison et livraison' },
  goal: {
    en: 'Load two fish and deliver them: 5 points.',
    fr: 'Chargez deux poissons et livrez-les : 5 points.',
  },
  pieces: ['nauticus-fish', 'nauticus-fish', 'nauticus-delivered'],
  opening: [...FIRST_SHIP, '1 slot 7', '1 pass', '1 end'],
  later: { extra: 6 },
  moments: [
    {
      title: { en: 'A ship pays again', fr: 'Un navire paie encore' },
      text: {
        en: 'Your ship is finished. Loaded and delivered it pays again: 2, 5, 9, 14 or 20 points for one to five goods of a kind.',
        fr: 'Votre navire est achevé. Chargé et livré, il paie encore : 2, 5, 9, 14 ou 20 points pour une à cinq marchandises pareilles.',
      },
      rule: 'R-10.1',
      ring: ['ship 0/1'],
      page: 'yard',
    },
    {
      title: { en: 'Four goods', fr: 'Quatre marchandises' },
      text: {
        en: 'Ilse chose goods: coffee 0, grain 1, fish 2, salt 3. One good lies under each part: two in your ship.',
        fr: 'Ilse a choisi la cargaison : café 0, céréales 1, poisson 2, sel 3. Une marchandise par partie : deux sur votre navire.',
      },
      ring: ['slot 7'],
    },
    {
      title: { en: 'The first fish', fr: 'Le premier poisson' },
      text: {
        en: 'Buy a fish for 2 coins and load it on ship 1: what you pay for may go aboard.',
        fr: 'Achetez un poisson pour 2 pièces et chargez-le sur le navire 1 : ce que l’on paie peut aller à bord.',
      },
      rule: 'R-6.8',
      next: 'ship 0/1',
      picks: ['item fish', 'ship 1'],
      others: {
        'item coffee': {
          title: { en: 'Free, so it is stored', fr: 'Gratuit, donc rangé' },
          text: {
            en: 'Coffee costs 0 and waits in the warehouse until a Transport.',
            fr: 'Le café coûte 0 et attend un Transport à l’entrepôt.',
          },
          yours: { en: '0 coins, stored', fr: '0 pièce, rangé' },
          ours: { en: '2 coins, aboard now', fr: '2 pièces, à bord' },
        },
        pass: {
          title: { en: 'A pass saves points too', fr: 'Passer sauve aussi des points' },
          text: {
            en: 'It turns your 3. But the ship would wait with empty holds.',
            fr: 'Cela retourne votre 3. Mais le navire attendrait, cales vides.',
          },
          yours: { en: '3 points saved', fr: '3 points sauvés' },
          ours: { en: '5 points and a pass later', fr: '5 points, et une passe plus tard' },
        },
        '*': {
          title: { en: 'Another good', fr: 'Une autre marchandise' },
          text: {
            en: 'Any good will do. Two of one kind pay most, so begin with what you can buy twice.',
            fr: 'Toute marchandise convient. Deux pareilles paient le plus : commencez par ce que vous pouvez acheter deux fois.',
          },
          yours: { en: 'one of its kind', fr: 'une seule de sa sorte' },
          ours: { en: 'the first of two fish', fr: 'le premier de deux poissons' },
        },
      },
    },
    {
      title: { en: 'The second fish: 2 becomes 5', fr: 'Le second poisson : 2 devient 5' },
      text: {
        en: 'One fish is worth 2 points, two are worth 5. The second costs 4 coins: pay it and load it.',
        fr: 'Un poisson vaut 2 points, deux en valent 5. Le second coûte 4 pièces : payez et chargez.',
      },
      rule: 'R-7.1.1',
      next: 'ship 0/1',
      reached: 1,
      picks: ['item fish', 'ship 1'],
      others: {
        item: {
          title: { en: 'One of each', fr: 'Une de chaque' },
          text: {
            en: 'Cheaper, and allowed. Two kinds are worth 2 and 2.',
            fr: 'Moins cher, et permis. Deux sortes valent 2 et 2.',
          },
          yours: { en: '4 points', fr: '4 points' },
          ours: { en: '4 coins, 5 points', fr: '4 pièces, 5 points' },
        },
        '*': {
          title: { en: 'Half a cargo waits', fr: 'Une demi-cargaison attend' },
          text: {
            en: 'A ship delivers only when every part carries a good.',
            fr: 'Un navire ne livre que si chaque partie porte une marchandise.',
          },
          yours: { en: 'no delivery yet', fr: 'pas encore de livraison' },
          ours: { en: '4 coins, full holds', fr: '4 pièces, cales pleines' },
        },
      },
    },
    {
      title: { en: 'Full holds', fr: 'Cales pleines' },
      text: {
        en: 'Every part carries a good. The next choice is yours, and you know which: end your turn.',
        fr: 'Chaque partie porte une marchandise. Le prochain choix est à vous, et vous savez lequel : finissez le tour.',
      },
      reached: 2,
      picks: ['stop', 'end'],
      others: {
        '*': {
          title: { en: 'More for the warehouse', fr: 'Encore à l’entrepôt' },
          text: {
            en: 'It would be stored for another voyage, for a worker of yours.',
            fr: 'Elle serait rangée pour un autre voyage, pour un de vos ouvriers.',
          },
          yours: { en: '1 worker, a stored good', fr: '1 ouvrier, une marchandise rangée' },
          ours: { en: 'workers kept', fr: 'ouvriers gardés' },
        },
      },
    },
    {
      title: { en: 'Choose Deliver', fr: 'Choisissez Livrer' },
      text: {
        en: 'Take Deliver. Its bonus is a mast, stored in two lofts: any crest will do.',
        fr: 'Prenez Livrer. Son bonus est un mât, rangé dans deux cases : tout blason convient.',
      },
      rule: 'R-5.1',
      reached: 2,
      picks: [
        'slot 1',
        {
          pick: 'take lighthouse',
          fine: {
            take: { en: 'Fine too: for your next ship.', fr: 'Bien aussi : pour votre prochain navire.' },
          },
        },
      ],
      others: {
        '*': {
          title: { en: 'The fish wait', fr: 'Les poissons attendent' },
          text: {
            en: 'Allowed. Ilse has nothing to deliver, so she will hardly choose it for you.',
            fr: 'Permis. Ilse n’a rien à livrer et ne le choisira guère pour vous.',
          },
          yours: { en: 'another action', fr: 'une autre action' },
          ours: { en: '5 points now', fr: '5 points maintenant' },
        },
      },
    },
    {
      title: { en: 'The whole ship at once', fr: 'Le navire entier' },
      text: {
        en: 'Delivering costs one worker for each good, and the wheel lends you two. Never half a ship. Deliver ship 1.',
        fr: 'Livrer coûte un ouvrier par marchandise, et la roue vous en prête deux. Jamais à moitié. Livrez le navire 1.',
      },
      rule: 'R-7.4',
      reached: 2,
      picks: ['deliver 1'],
      others: {
        '*': {
          title: { en: 'The cargo stays aboard', fr: 'La cargaison reste à bord' },
          text: {
            en: 'You may, but two blue workers would be lost.',
            fr: 'C’est permis, mais deux ouvriers bleus seraient perdus.',
          },
          yours: { en: 'nothing delivered', fr: 'rien de livré' },
          ours: { en: '5 points for 2 blue workers', fr: '5 points pour 2 ouvriers bleus' },
        },
      },
    },
    {
      title: { en: 'Empty, and yours', fr: 'Vide, et à vous' },
      text: {
        en: 'Two fish delivered: 5 points at the end. The ship stays and may sail again. End your turn.',
        fr: 'Deux poissons livrés : 5 points à la fin. Le navire reste et peut repartir. Finissez le tour.',
      },
      isAlone: true,
      reached: 3,
      picks: ['end'],
      replies: ['1 pass', '1 end'],
    },
    {
      title: { en: 'Delivered', fr: 'Livré' },
      text: {
        en: 'A third fish would make 9 points of your 5.',
        fr: 'Un troisième poisson ferait 9 points de vos 5.',
      },
      reached: 3,
      known: [
        { text: { en: 'One good under each part.', fr: 'Une marchandise par partie.' }, rule: 'R-6.8' },
        {
          text: {
            en: 'The whole ship, one worker a good.',
            fr: 'Le navire entier, un ouvrier par marchandise.',
          },
          rule: 'R-7.4',
        },
        {
          text: {
            en: 'Goods of one kind: 2, 5, 9, 14, 20.',
            fr: 'Marchandises pareilles : 2, 5, 9, 14, 20.',
          },
          rule: 'R-10.1',
        },
      ],
    },
  ],
};
