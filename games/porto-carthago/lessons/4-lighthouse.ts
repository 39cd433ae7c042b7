// Lesson 4: the aristocrat, ranks in the lighthouse, placing ships and blocking one.
import type { Answer, Lesson } from '@comptoir/kernel';
import { GRAIN_BOUGHT, TABLE } from './table.ts';

const NO_LIGHT: Answer = {
  title: { en: 'The ships come as they like', fr: 'Les navires viennent seuls' },
  text: {
    en: 'Allowed. Then Jonas alone, with one servant up there, decides about the ships.',
    fr: 'Permis. Alors Jonas seul, avec un serviteur là-haut, décide des navires.',
  },
  yours: { en: 'Jonas decides', fr: 'Jonas décide' },
  ours: { en: 'you decide first', fr: 'vous décidez d’abord' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'The lighthouse', fr: 'Le phare' },
  goal: {
    en: 'Decide which ship comes, and which does not.',
    fr: 'Décidez quel navire vient, et lequel non.',
  },
  pieces: ['porto-carthago-aristocrat', 'porto-carthago-lighthouse'],
  opening: [
    ...GRAIN_BOUGHT,
    ...['0 action a1', '0 good grain', '0 quay q1', '0 tradeHouse', '0 intrigue', '0 endTurn'],
    ...['1 action a1', '1 good cedar', '1 quay q7', '1 endTurn', '2 takeTalents'],
    ...['0 action a2', '0 claim q6', '0 bonus', '1 action a3', '1 good oil', '1 endTurn'],
    ...['2 action a5', '2 move reserve-lighthouse', '2 move reserve-temple', '2 done', '2 endTurn'],
  ],
  later: { 'action a6': 5 },
  moments: [
    {
      title: { en: 'Who waits for what', fr: 'Qui attend quoi' },
      text: {
        en: 'Ilse’s cedar lies on Phoenician quay I. In the first row a Phoenician ship desires just that, for 10 talents.',
        fr: 'Le cèdre d’Ilse attend au quai phénicien I. Dans la première rangée, un navire phénicien le désire, pour 10 talents.',
      },
      rule: 'R-5.8',
      page: 'harbour',
      ring: ['quay q7', 'card phoenicians-cedar'],
    },
    {
      title: { en: 'Ranks', fr: 'Rangs' },
      text: {
        en: 'Before each decade the lighthouse decides. Most servants: place two ships, or block one. Second: place two. The others: one each.',
        fr: 'Avant chaque décennie, le phare décide. Le plus de serviteurs : placer deux navires, ou en bloquer un. Le deuxième : deux. Les autres : un.',
      },
      rule: 'R-5.2',
      page: 'ships',
      ring: ['lighthouse'],
    },
    {
      title: { en: 'Aristocrat', fr: 'Aristocrate' },
      text: {
        en: 'He moves up to five of your servants between reserve, lighthouse and temple. Jonas has one up there: send two.',
        fr: 'Il déplace jusqu’à cinq serviteurs entre réserve, phare et temple. Jonas en a un là-haut : envoyez-en deux.',
      },
      rule: 'R-7.2',
      picks: ['action a5', 'move reserve-lighthouse', 'move reserve-lighthouse'],
      others: {
        'move reserve-temple': {
          title: { en: 'To the temple', fr: 'Au temple' },
          text: {
            en: 'The temple protects voyages, which are lesson 5. The lighthouse is where ships are steered.',
            fr: 'Le temple protège les voyages, leçon 5. C’est le phare qui guide les navires.',
          },
          yours: { en: 'no rank', fr: 'aucun rang' },
          ours: { en: 'rank 1', fr: 'rang 1' },
        },
        done: {
          title: { en: 'A tie', fr: 'Égalité' },
          text: {
            en: 'One each: the first player goes first, and that is you this time. A second servant makes it sure.',
            fr: 'Un chacun : le premier joueur passe devant, vous cette fois. Un second serviteur le garantit.',
          },
          yours: { en: 'rank 1 by a tie', fr: 'rang 1 à égalité' },
          ours: { en: 'rank 1', fr: 'rang 1' },
        },
        '*': NO_LIGHT,
      },
    },
    {
      title: { en: 'Enough', fr: 'Assez' },
      text: {
        en: 'They stay there, decade after decade, but earn no talents. Stop here and end your turn.',
        fr: 'Ils y restent, décennie après décennie, mais ne rapportent rien. Arrêtez là et finissez le tour.',
      },
      rule: 'R-4.3',
      reached: 1,
      picks: ['done', 'endTurn'],
      others: {
        bonus: {
          title: { en: 'A warehouse space', fr: 'Une case d’entrepôt' },
          text: {
            en: 'It frees a space and brings a servant home. You have room enough for now.',
            fr: 'Elle libère une case et un serviteur. Vous avez assez de place pour l’instant.',
          },
          yours: { en: '6 talents', fr: '6 talents' },
          ours: { en: 'talents kept', fr: 'talents gardés' },
        },
        '*': {
          title: { en: 'More than needed', fr: 'Plus qu’il n’en faut' },
          text: {
            en: 'Two are ahead of one. Each servant away from the reserve earns one talent less.',
            fr: 'Deux dépassent un. Chaque serviteur hors de la réserve rapporte un talent de moins.',
          },
          yours: { en: '1 talent less a decade', fr: '1 talent de moins par décennie' },
          ours: { en: 'rank 1 all the same', fr: 'rang 1 quand même' },
        },
      },
      replies: ['1 takeTalents', '2 takeTalents'],
    },
    {
      title: { en: 'You decide first', fr: 'À vous d’abord' },
      text: {
        en: 'Place two ships at quays you choose, or block one. Nothing of yours waits for a ship; much of Ilse’s does.',
        fr: 'Placez deux navires aux quais de votre choix, ou bloquez-en un. Vous n’attendez aucun navire ; Ilse, si.',
      },
      rule: 'R-5.2',
      ring: ['rows'],
      reached: 1,
    },
    {
      title: { en: 'Block it, on your own', fr: 'Bloquez, sans aide' },
      text: {
        en: 'Send the ship that Ilse waits for under the deck.',
        fr: 'Envoyez sous la pioche le navire qu’Ilse attend.',
      },
      rule: 'R-5.2',
      isAlone: true,
      reached: 1,
      picks: ['block phoenicians-cedar'],
      others: {
        block: {
          title: { en: 'Another ship goes', fr: 'Un autre navire part' },
          text: {
            en: 'Then Ilse loads at once when hers comes in.',
            fr: 'Alors Ilse charge dès que le sien arrive.',
          },
          yours: { en: 'Ilse: 10 talents, 1 point', fr: 'Ilse : 10 talents, 1 point' },
          ours: { en: 'Ilse: nothing', fr: 'Ilse : rien' },
        },
        'place phoenicians-cedar': {
          title: { en: 'Or send it elsewhere', fr: 'Ou envoyez-le ailleurs' },
          text: {
            en: 'At quay II it would miss her too, and you place a second ship. Clever; she may still come to it.',
            fr: 'Au quai II, il la manque aussi, et vous placez un second navire. Habile ; mais elle peut y venir.',
          },
          yours: { en: 'Ilse waits, the ship stays', fr: 'Ilse attend, le navire reste' },
          ours: { en: 'Ilse waits, the ship is gone', fr: 'Ilse attend, le navire est parti' },
        },
        '*': {
          title: { en: 'Placing instead', fr: 'Placer plutôt' },
          text: {
            en: 'Once a ship is placed you can no longer block.',
            fr: 'Un navire placé, on ne peut plus bloquer.',
          },
          yours: { en: 'Ilse may load', fr: 'Ilse peut charger' },
          ours: { en: 'Ilse: nothing', fr: 'Ilse : rien' },
        },
      },
      replies: [
        ...['2 place romans-cedar', '2 berth q5', '2 place romans-oil', '1 takeTalents'],
        ...['2 takeTalents'],
      ],
    },
    {
      title: { en: 'Her berth is taken', fr: 'Sa place est prise' },
      text: {
        en: 'The other Phoenician ship came to her quay by itself. It desires oil, and stays until somebody loads it.',
        fr: 'L’autre navire phénicien est venu seul à son quai. Il désire de l’huile, et reste tant qu’on ne le charge pas.',
      },
      rule: 'R-5.9',
      page: 'harbour',
      ring: ['quay q7'],
      reached: 2,
    },
    {
      title: { en: 'Ships obey the light', fr: 'Le phare commande' },
      text: {
        en: 'A ship whose two quays are full leaves as well.',
        fr: 'Un navire dont les deux quais sont pris repart aussi.',
      },
      reached: 2,
      known: [
        {
          text: { en: 'First: place two or block one.', fr: 'Premier : placer deux ou bloquer.' },
          rule: 'R-5.2',
        },
        { text: { en: 'The rest comes by itself.', fr: 'Le reste vient seul.' }, rule: 'R-5.6' },
        { text: { en: 'No free berth: it leaves.', fr: 'Pas de place : il repart.' }, rule: 'R-5.5' },
      ],
    },
  ],
};
