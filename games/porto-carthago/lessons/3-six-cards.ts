// Lesson 3: what the cards do and cost, the bonus after the action, and the bonus alone.
import type { Answer, Lesson } from '@comptoir/kernel';
import { ONE_LOADED, OTHERS_GO_ON, TABLE } from './table.ts';

const OTHER_CARD: Answer = {
  title: { en: 'Another card', fr: 'Une autre carte' },
  text: {
    en: 'Allowed, and the servants stay on it until the next decade.',
    fr: 'Permis, et les serviteurs y restent jusqu’à la prochaine décennie.',
  },
  yours: { en: 'another plan', fr: 'un autre plan' },
  ours: { en: 'a step to ship and palace', fr: 'un pas vers navire et palais' },
};
const STORE: Answer = {
  title: { en: 'A warehouse space', fr: 'Une case d’entrepôt' },
  text: {
    en: 'For 6 talents a space is free and a servant comes home. Useful, but a palace space costs 6 too.',
    fr: 'Pour 6 talents, une case se libère et un serviteur rentre. Utile, mais le palais coûte 6 aussi.',
  },
  yours: { en: '6 talents, a space and a servant', fr: '6 talents, une case, un serviteur' },
  ours: { en: '6 talents kept for the palace', fr: '6 talents gardés pour le palais' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Six action cards', fr: 'Six cartes d’action' },
  goal: { en: 'Use four spaces in four turns.', fr: 'Utilisez quatre cases en quatre tours.' },
  pieces: [
    ...['porto-carthago-merchant', 'porto-carthago-transporter'],
    ...['porto-carthago-stevedore', 'porto-carthago-buyPalace'],
  ],
  opening: ONE_LOADED,
  later: { 'action a5': 4, 'action a6': 5 },
  moments: [
    {
      title: { en: 'Servants are the price', fr: 'Payer en serviteurs' },
      text: {
        en: 'Each space costs 0 to 3 servants, back next decade. The cards are dealt anew then; prices and bonuses stay.',
        fr: 'Une case coûte 0 à 3 serviteurs, rendus à la décennie suivante. Les cartes changent alors ; prix et bonus restent.',
      },
      rule: 'R-6.2',
      ring: ['space a3'],
    },
    {
      title: { en: 'Merchant', fr: 'Marchand' },
      text: {
        en: 'The market sells its first good for 4, the second for 3, then for 2. Buy grain for 3 and end your turn.',
        fr: 'Le marché vend le premier bien 4, le deuxième 3, puis 2. Achetez des céréales pour 3, finissez le tour.',
      },
      rule: 'R-7.4',
      picks: ['action a3', 'good grain', 'endTurn'],
      others: {
        good: {
          title: { en: 'For a ship to come', fr: 'Pour un navire à venir' },
          text: {
            en: 'A good may wait. Grain has its ship already, at your Egyptian quay.',
            fr: 'Un bien peut attendre. Les céréales ont déjà leur navire, à votre quai égyptien.',
          },
          yours: { en: 'loaded in decade 2 or later', fr: 'chargé en décennie 2 ou après' },
          ours: { en: '8 talents next turn', fr: '8 talents au prochain tour' },
        },
        bonus: STORE,
        '*': OTHER_CARD,
      },
      replies: OTHERS_GO_ON,
    },
    {
      title: { en: 'Transporter, on your own', fr: 'Transporteur, sans aide' },
      text: {
        en: 'Load the Egyptian ship with the space that costs no servant. Its point goes to the trade house, its servant onto the path.',
        fr: 'Chargez le navire égyptien par la case sans serviteur. Le point à la maison de commerce, le serviteur sur le chemin.',
      },
      rule: 'R-7.5',
      isAlone: true,
      reached: 1,
      picks: ['action a1', 'good grain', 'quay q1', 'tradeHouse', 'intrigue', 'endTurn'],
      others: {
        intrigue: {
          title: { en: 'The point becomes a servant', fr: 'Le point devient serviteur' },
          text: {
            en: 'Lesson 6 weighs that. Here the third point opens more palace spaces.',
            fr: 'La leçon 6 en parle. Ici, le troisième point ouvre plus de places.',
          },
          yours: { en: '2 points', fr: '2 points' },
          ours: { en: '3 points', fr: '3 points' },
        },
        decline: {
          title: { en: 'The card is gone', fr: 'La carte est perdue' },
          text: {
            en: 'An immediate privilege is used now or never.',
            fr: 'Un privilège immédiat sert tout de suite ou jamais.',
          },
          yours: { en: 'a servant in reserve', fr: 'un serviteur en réserve' },
          ours: { en: 'a servant on the path', fr: 'un serviteur sur le chemin' },
        },
        bonus: STORE,
        '*': OTHER_CARD,
      },
      replies: ['1 action a1', '1 good cedar', '1 quay q7', '1 endTurn', '2 takeTalents'],
    },
    {
      title: { en: 'Without a card', fr: 'Sans carte' },
      text: {
        en: 'Jonas took 3 talents instead of a card. Or one refills the market and may buy a good for 6.',
        fr: 'Jonas a pris 3 talents au lieu d’une carte. On peut aussi renouveler le marché, et y acheter un bien pour 6.',
      },
      rule: 'R-6.5',
      ring: ['takeTalents', 'refillMarket'],
      reached: 2,
    },
    {
      title: { en: 'Stevedore', fr: 'Arrimeur' },
      text: {
        en: 'He claims, moves or gives up a quay. A second Roman ship comes soon: claim Roman quay II.',
        fr: 'Il réclame, déplace ou quitte un quai. Un second navire romain approche : réclamez le quai romain II.',
      },
      rule: 'R-7.3',
      reached: 2,
      picks: ['action a2', 'claim q6'],
      others: {
        claim: {
          title: { en: 'Another quay', fr: 'Un autre quai' },
          text: {
            en: 'Any free quay will do, if a ship comes there whose good you can get.',
            fr: 'Tout quai libre convient, si un navire y vient dont vous aurez le bien.',
          },
          yours: { en: 'another ship', fr: 'un autre navire' },
          ours: { en: 'a ship in decade 2', fr: 'un navire en décennie 2' },
        },
        '*': OTHER_CARD,
      },
    },
    {
      title: { en: 'The bonus after it', fr: 'Puis le bonus' },
      text: {
        en: 'The action is done; now the bonus below: the palace space for 6.',
        fr: 'L’action est faite ; puis le bonus du bas : la place au palais pour 6.',
      },
      rule: 'R-8.2',
      reached: 3,
      picks: ['bonus'],
      others: {
        '*': {
          title: { en: 'Left behind', fr: 'Laissé de côté' },
          text: {
            en: 'Allowed. The bonus was paid with the same servant.',
            fr: 'Permis. Le bonus était compris dans le même serviteur.',
          },
          yours: { en: '6 talents kept', fr: '6 talents gardés' },
          ours: { en: 'one in the palace', fr: 'un au palais' },
        },
      },
      replies: [
        ...['1 action a3', '1 good oil', '1 endTurn'],
        ...['2 action a5', '2 move reserve-lighthouse', '2 move reserve-temple', '2 done', '2 endTurn'],
      ],
    },
    {
      title: { en: 'The bonus alone', fr: 'Le bonus seul' },
      text: {
        en: 'Last turn of the decade. No card helps, but a bonus may be taken without its card: a palace space for 7.',
        fr: 'Dernier tour de la décennie. Aucune carte n’aide, mais un bonus se prend sans elle : une place au palais pour 7.',
      },
      rule: 'R-6.4',
      reached: 3,
      picks: ['bonusOnly a2'],
      others: {
        bonusOnly: {
          title: { en: 'Another bonus', fr: 'Un autre bonus' },
          text: {
            en: 'The same palace space for more servants, or a warehouse space for 6.',
            fr: 'La même place pour plus de serviteurs, ou une case d’entrepôt pour 6.',
          },
          yours: { en: 'up to 3 servants', fr: 'jusqu’à 3 serviteurs' },
          ours: { en: '1 servant, a palace space', fr: '1 serviteur, une place au palais' },
        },
        takeTalents: {
          title: { en: '3 talents', fr: '3 talents' },
          text: {
            en: 'They cost nothing, and you already have enough for the palace.',
            fr: 'Ils ne coûtent rien, mais vous avez déjà de quoi payer le palais.',
          },
          yours: { en: '3 talents', fr: '3 talents' },
          ours: { en: 'two in the palace', fr: 'deux au palais' },
        },
        '*': OTHER_CARD,
      },
      replies: [
        ...['1 takeTalents', '2 takeTalents', '2 place romans-cedar', '2 berth q5', '2 place romans-oil'],
        ...['1 tradeHouse', '1 takeTalents', '1 endTurn', '2 takeTalents'],
      ],
    },
    {
      title: { en: 'Four turns', fr: 'Quatre tours' },
      text: {
        en: 'Aristocrat and captain follow: lessons 4 and 5.',
        fr: 'Aristocrate et capitaine suivent : leçons 4 et 5.',
      },
      reached: 4,
      known: [
        { text: { en: 'Price, card, then bonus.', fr: 'Prix, carte, puis bonus.' }, rule: 'R-6.3' },
        { text: { en: 'Or the bonus alone.', fr: 'Ou le bonus seul.' }, rule: 'R-6.4' },
        {
          text: { en: 'Or 3 talents, or a new market.', fr: 'Ou 3 talents, ou un nouveau marché.' },
          rule: 'R-6.5',
        },
      ],
    },
  ],
};
