// Lesson 5: the captain's chartered ship, servants in the temple against danger, success and its offering.
import type { Answer, Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const ELSE: Answer = {
  title: { en: 'Something else', fr: 'Autre chose' },
  text: {
    en: 'Allowed. A voyage needs three things: a ship, the temple, a good. One would still be missing.',
    fr: 'Permis. Un voyage demande trois choses : un navire, le temple, un bien. Il en manquerait une.',
  },
  yours: { en: 'the voyage waits', fr: 'le voyage attend' },
  ours: { en: '2 points in this decade', fr: '2 points dans cette décennie' },
};
const STORE: Answer = {
  title: { en: 'A warehouse space', fr: 'Une case d’entrepôt' },
  text: {
    en: 'It would take 6 talents. The offering after a voyage wants some too.',
    fr: 'Elle prendrait 6 talents. L’offrande d’un voyage en veut aussi.',
  },
  yours: { en: '6 talents', fr: '6 talents' },
  ours: { en: 'talents kept', fr: 'talents gardés' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Temple and voyages', fr: 'Temple et voyages' },
  goal: {
    en: 'Sail, and come home with 2 trade points.',
    fr: 'Naviguez, et rapportez 2 points de commerce.',
  },
  pieces: ['porto-carthago-charter', 'porto-carthago-temple', 'porto-carthago-oil'],
  opening: [
    ...['0 claim q9', '1 claim q3', '2 claim q11', '2 claim q1', '2 good grain', '1 claim q7', '1 good wine'],
    ...['0 claim q5', '0 good cedar'],
    ...['0 action a1', '0 good cedar', '0 quay q9', '0 tradeHouse', '0 tradeHouse', '0 endTurn'],
    ...['1 action a1', '1 good wine', '1 quay q3', '1 tradeHouse', '1 intrigue', '1 endTurn'],
    ...['2 action a1', '2 good grain', '2 quay q1', '2 tradeHouse', '2 intrigue', '2 endTurn'],
    ...['0 action a3', '0 good oil', '0 endTurn', '1 action a3', '1 good cedar', '1 endTurn'],
    ...['2 action a3', '2 good cedar', '2 endTurn'],
  ],
  later: {},
  moments: [
    {
      title: { en: 'Two points at once', fr: 'Deux points d’un coup' },
      text: {
        en: 'A successful voyage brings 2 trade points and talents, with any good and without waiting for a ship.',
        fr: 'Un voyage réussi rapporte 2 points et des talents, avec n’importe quel bien, sans attendre de navire.',
      },
      rule: 'R-9.2',
      page: 'ships',
      ring: ['charter'],
    },
    {
      title: { en: 'Captain', fr: 'Capitaine' },
      text: {
        en: 'He puts a servant on a chartered ship. The space costs 3 servants, and below it waits the palace: take both.',
        fr: 'Il met un serviteur sur un navire affrété. La case coûte 3 serviteurs, et le palais est dessous : prenez les deux.',
      },
      rule: 'R-7.1',
      picks: ['action a6', 'bonus'],
      others: {
        endTurn: {
          title: { en: 'The palace waits', fr: 'Le palais attend' },
          text: {
            en: 'You have the 6 talents and 2 points it asks for, and the bonus is open.',
            fr: 'Vous avez les 6 talents et 2 points demandés, et le bonus est ouvert.',
          },
          yours: { en: '6 talents kept', fr: '6 talents gardés' },
          ours: { en: 'one in the palace', fr: 'un au palais' },
        },
        '*': ELSE,
      },
      replies: [
        ...['1 action a1', '1 good cedar', '1 quay q7', '1 endTurn'],
        ...['2 action a1', '2 good cedar', '2 quay q11', '2 tradeHouse', '2 endTurn'],
      ],
    },
    {
      title: { en: 'Danger', fr: 'Danger' },
      text: {
        en: 'The top ship card decides: its danger is 1 to 6. As many servants in the temple of Baal, and the voyage succeeds.',
        fr: 'La carte du haut décide : son danger va de 1 à 6. Autant de serviteurs au temple de Baal, et le voyage réussit.',
      },
      rule: 'R-9.2',
      page: 'ships',
      ring: ['odds', 'temple'],
      reached: 1,
    },
    {
      title: { en: 'Four in the temple', fr: 'Quatre au temple' },
      text: {
        en: 'With the aristocrat send four: then 16 of the 22 cards are safe.',
        fr: 'Avec l’aristocrate, envoyez-en quatre : 16 cartes sur 22 sont alors sûres.',
      },
      rule: 'R-7.2',
      reached: 1,
      picks: [
        ...['action a5', 'move reserve-temple', 'move reserve-temple', 'move reserve-temple'],
        ...['move reserve-temple', 'done', 'endTurn'],
      ],
      others: {
        'move reserve-lighthouse': {
          title: { en: 'To the lighthouse', fr: 'Au phare' },
          text: {
            en: 'There he steers arriving ships. Baal sees only the temple.',
            fr: 'Là, il guide les arrivées. Baal ne voit que le temple.',
          },
          yours: { en: 'no protection', fr: 'aucune protection' },
          ours: { en: 'one danger more is safe', fr: 'un danger de plus est sûr' },
        },
        move: {
          title: { en: 'Back and forth', fr: 'Aller et retour' },
          text: {
            en: 'Allowed. Four in the temple is a good measure here: few cards have 5 or 6.',
            fr: 'Permis. Quatre au temple, bonne mesure ici : peu de cartes ont 5 ou 6.',
          },
          yours: { en: 'other odds', fr: 'd’autres chances' },
          ours: { en: '16 of 22 safe', fr: '16 sur 22 sûres' },
        },
        done: {
          title: { en: 'A thinner guard', fr: 'Une garde plus mince' },
          text: {
            en: 'Fewer servants, more danger: 4 of 22 cards are safe with one, 9 with two, 13 with three.',
            fr: 'Moins de serviteurs, plus de danger : 4 cartes sûres sur 22 avec un, 9 avec deux, 13 avec trois.',
          },
          yours: { en: 'up to 13 of 22 safe', fr: 'au plus 13 sur 22 sûres' },
          ours: { en: '16 of 22 safe', fr: '16 sur 22 sûres' },
        },
        bonus: STORE,
        '*': ELSE,
      },
      replies: ['1 takeTalents', '2 takeTalents'],
    },
    {
      title: { en: 'Set sail', fr: 'En mer' },
      text: {
        en: 'Transporter: carry your oil to the chartered ship instead of a quay.',
        fr: 'Transporteur : portez votre huile au navire affrété plutôt qu’à un quai.',
      },
      rule: 'R-7.5',
      reached: 2,
      picks: ['action a1', 'good oil', 'charter'],
      others: {
        'action a4': {
          title: { en: 'The dearer transporter', fr: 'Le transporteur plus cher' },
          text: {
            en: 'It sails as well, with a palace bonus of 7. It takes the last 2 servants of your reserve.',
            fr: 'Il navigue aussi, avec un bonus de palais à 7. Il prend vos 2 derniers serviteurs.',
          },
          yours: { en: '2 servants', fr: '2 serviteurs' },
          ours: { en: '0 servants', fr: '0 serviteur' },
        },
        quay: {
          title: { en: 'On the quay it waits', fr: 'À quai, elle attend' },
          text: {
            en: 'No ship lies there. The first Roman one will want cedar.',
            fr: 'Aucun navire n’y est. Le premier romain voudra du cèdre.',
          },
          yours: { en: 'nothing now', fr: 'rien maintenant' },
          ours: { en: 'a voyage now', fr: 'un voyage maintenant' },
        },
        '*': ELSE,
      },
    },
    {
      title: { en: 'Danger 2: success', fr: 'Danger 2 : succès' },
      text: {
        en: 'Two trade points. Place both in the trade house.',
        fr: 'Deux points de commerce. Placez-les à la maison de commerce.',
      },
      rule: 'R-9.4',
      isAlone: true,
      reached: 2,
      picks: ['tradeHouse', 'tradeHouse'],
      others: {
        '*': {
          title: { en: 'Onto the path', fr: 'Sur le chemin' },
          text: {
            en: 'A fair choice: lesson 6 weighs it. The trade house opens dearer palace spaces.',
            fr: 'Un choix honnête : la leçon 6 le pèse. La maison de commerce ouvre les places chères.',
          },
          yours: { en: 'a servant on the path', fr: 'un serviteur sur le chemin' },
          ours: { en: 'a point for the palace', fr: 'un point pour le palais' },
        },
      },
    },
    {
      title: { en: 'The offering', fr: 'L’offrande' },
      text: {
        en: '8 talents from the card, less 1 for each servant in the temple: 4. A failure pays half, 1 point, no offering. End your turn.',
        fr: '8 talents de la carte, moins 1 par serviteur au temple : 4. Un échec paie la moitié, 1 point, sans offrande. Finissez le tour.',
      },
      rule: 'R-9.2',
      ring: ['talents 0', 'endTurn'],
      reached: 3,
      picks: ['endTurn'],
      others: { '*': STORE },
    },
    {
      title: { en: 'Home again', fr: 'De retour' },
      text: {
        en: 'The sailor and one temple servant came home.',
        fr: 'Le marin et un serviteur du temple sont rentrés.',
      },
      reached: 3,
      known: [
        { text: { en: 'A ship, the temple, a good.', fr: 'Un navire, le temple, un bien.' }, rule: 'R-7.5' },
        { text: { en: 'Temple against danger.', fr: 'Le temple contre le danger.' }, rule: 'R-9.2' },
        { text: { en: 'Success costs an offering.', fr: 'Le succès coûte une offrande.' }, rule: 'R-9.2' },
      ],
    },
  ],
};
