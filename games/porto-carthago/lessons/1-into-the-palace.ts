// Lesson 1: only servants in the palace win; what the cheapest space asks for, and where it comes from.
import type { Answer, Lesson, Words } from '@comptoir/kernel';
import { GRAIN_BOUGHT, TABLE } from './table.ts';

const DEARER: Words = { en: 'Fine too, for more servants.', fr: 'Bien aussi, pour plus de serviteurs.' };
const LATER: Answer = {
  title: { en: 'Good, and later', fr: 'Bien, mais plus tard' },
  text: {
    en: 'You may. But the Egyptian ship pays at once, and its talents open the palace.',
    fr: 'C’est permis. Mais le navire égyptien paie aussitôt, et ses talents ouvrent le palais.',
  },
  yours: { en: 'no servant in the palace yet', fr: 'pas encore de serviteur au palais' },
  ours: { en: 'one, in this turn', fr: 'un, dès ce tour' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Way into the palace', fr: 'Le chemin du palais' },
  goal: { en: 'Bring two servants into the palace.', fr: 'Menez deux serviteurs au palais.' },
  pieces: ['porto-carthago-palace', 'porto-carthago-palace'],
  opening: GRAIN_BOUGHT,
  later: { takeTalents: 3, refillMarket: 3, bonusOnly: 3, 'action a5': 4, 'action a6': 5 },
  moments: [
    {
      title: { en: 'The palace wins', fr: 'Le palais fait gagner' },
      text: {
        en: 'After four or five decades the most servants in the palace win. Talents and trade points only open its doors.',
        fr: 'Après quatre ou cinq décennies, le plus de serviteurs au palais gagne. Talents et points de commerce n’en ouvrent que les portes.',
      },
      rule: 'R-11.5',
      page: 'town',
      ring: ['palace'],
    },
    {
      title: { en: 'Only the cheapest', fr: 'Seule la moins chère' },
      text: {
        en: 'Only the cheapest free space is for sale. Today: 6 talents, and 2 trade points, which you keep.',
        fr: 'Seule la place libre la moins chère est à vendre. Aujourd’hui : 6 talents, et 2 points, que vous gardez.',
      },
      rule: 'R-8.2',
      page: 'town',
      ring: ['place p1'],
    },
    {
      title: { en: 'Three parts of a space', fr: 'Une case, trois choses' },
      text: {
        en: 'Above the price in servants, then the card, below a bonus. Here: 2 servants, the transporter, a palace space. Take it.',
        fr: 'En haut le prix en serviteurs, puis la carte, en bas un bonus. Ici : 2 serviteurs, le transporteur, une place au palais. Prenez-la.',
      },
      rule: 'R-6.3',
      picks: ['action a4'],
      others: {
        'action a1': {
          title: { en: 'Cheaper, without the palace', fr: 'Moins cher, sans le palais' },
          text: {
            en: 'The same card, for no servant. But the bonus below is a warehouse space.',
            fr: 'La même carte, sans serviteur. Mais son bonus est une case d’entrepôt.',
          },
          yours: { en: '0 servants, no palace', fr: '0 serviteur, pas de palais' },
          ours: { en: '2 servants, a palace space', fr: '2 serviteurs, une place au palais' },
        },
        '*': LATER,
      },
    },
    {
      title: { en: 'A ship gets its good', fr: 'Un navire reçoit son bien' },
      text: {
        en: 'The Egyptian ship at your quay desires grain. Carry yours there: it pays 8 talents.',
        fr: 'À votre quai, le navire égyptien désire des céréales. Portez-y les vôtres : il paie 8 talents.',
      },
      rule: 'R-9.1',
      picks: ['good grain', 'quay q1'],
    },
    {
      title: { en: 'A trade point', fr: 'Un point de commerce' },
      text: {
        en: 'Each loaded ship brings a trade point as well. Put it into the trade house.',
        fr: 'Chaque navire chargé donne aussi un point de commerce. Mettez-le à la maison de commerce.',
      },
      rule: 'R-9.4',
      picks: ['tradeHouse'],
      others: {
        '*': {
          title: { en: 'On the path instead', fr: 'Sur le chemin' },
          text: {
            en: 'A servant goes onto the path, and the point is gone. The ship offers that step anyway.',
            fr: 'Un serviteur va sur le chemin, et le point est parti. Le navire offre déjà ce pas.',
          },
          yours: { en: '2 points', fr: '2 points' },
          ours: { en: '3 points', fr: '3 points' },
        },
      },
    },
    {
      title: { en: 'The other way in', fr: 'L’autre entrée' },
      text: {
        en: 'This ship’s card sends a servant onto the path of intrigue. It may enter the palace at the end.',
        fr: 'La carte du navire envoie un serviteur sur le chemin de l’intrigue. Il entrera peut-être au palais à la fin.',
      },
      rule: 'R-10.3',
      picks: ['intrigue'],
      others: {
        '*': {
          title: { en: 'He stays at home', fr: 'Il reste chez vous' },
          text: {
            en: 'In reserve he earns a talent each decade. On the path he waits for the palace.',
            fr: 'En réserve, il gagne un talent par décennie. Sur le chemin, il attend le palais.',
          },
          yours: { en: 'a servant in reserve', fr: 'un serviteur en réserve' },
          ours: { en: 'a servant on the path', fr: 'un serviteur sur le chemin' },
        },
      },
    },
    {
      title: { en: 'The bonus', fr: 'Le bonus' },
      text: {
        en: 'The action is done, the bonus is open. Pay 6 talents: your servant moves in and stays.',
        fr: 'L’action est faite, le bonus est ouvert. Payez 6 talents : votre serviteur s’installe et y reste.',
      },
      rule: 'R-8.2',
      picks: ['bonus'],
      others: {
        '*': {
          title: { en: 'The door closes', fr: 'La porte se ferme' },
          text: {
            en: 'The bonus belongs to this turn. The next buyer pays the same 6.',
            fr: 'Le bonus ne vaut que ce tour. Le prochain acheteur paie les mêmes 6.',
          },
          yours: { en: 'nobody in the palace', fr: 'personne au palais' },
          ours: { en: '6 talents, one in the palace', fr: '6 talents, un au palais' },
        },
      },
      replies: [
        ...['1 action a1', '1 good cedar', '1 quay q7', '1 endTurn'],
        ...['2 action a3', '2 good oil', '2 endTurn'],
      ],
    },
    {
      title: { en: 'Again, on your own', fr: 'Encore, sans aide' },
      text: {
        en: 'The next space costs 7. A bonus may be taken without its card: find one for 1 servant.',
        fr: 'La place suivante coûte 7. Un bonus se prend aussi sans sa carte : trouvez-en un pour 1 serviteur.',
      },
      rule: 'R-6.4',
      isAlone: true,
      reached: 1,
      picks: [{ pick: 'bonusOnly a2', fine: { 'bonusOnly a4': DEARER, 'bonusOnly a6': DEARER } }],
      others: {
        '*': {
          title: { en: 'The card first', fr: 'La carte d’abord' },
          text: {
            en: 'That works too: first the action, then its bonus. It takes more servants.',
            fr: 'Cela marche aussi : l’action, puis son bonus. Il y faut plus de serviteurs.',
          },
          yours: { en: 'a quay too, 3 servants', fr: 'un quai aussi, 3 serviteurs' },
          ours: { en: 'a palace space, 1 servant', fr: 'une place au palais, 1 serviteur' },
        },
      },
      replies: ['1 takeTalents', '2 takeTalents'],
    },
    {
      title: { en: 'Two inside', fr: 'Deux à l’intérieur' },
      text: { en: 'Next: how ships are won.', fr: 'Ensuite : comment gagner des navires.' },
      reached: 2,
      known: [
        { text: { en: 'Most in the palace win.', fr: 'Le plus au palais gagne.' }, rule: 'R-11.5' },
        {
          text: { en: 'Only the cheapest space is sold.', fr: 'Seule la moins chère se vend.' },
          rule: 'R-8.2',
        },
        { text: { en: 'Points are needed, not spent.', fr: 'Les points restent à vous.' }, rule: 'R-8.2' },
      ],
    },
  ],
};
