// Lesson 2: claim a quay, take a good, carry it to the ship that desires it.
import type { Answer, Lesson } from '@comptoir/kernel';
import { OTHERS_BEGIN, OTHERS_CLAIM, TABLE } from './table.ts';

const ELSEWHERE: Answer = {
  title: { en: 'Another quay', fr: 'Un autre quai' },
  text: {
    en: 'Any quay may be claimed. A ship whose good lies in the market is quicker money.',
    fr: 'Tout quai peut être réclamé. Un navire dont le bien est au marché paie plus vite.',
  },
  yours: { en: 'a longer wait', fr: 'une attente plus longue' },
  ours: { en: 'a ship in decade 1', fr: 'un navire dès la décennie 1' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Quays, goods, ships', fr: 'Quais, marchandises, navires' },
  goal: { en: 'Load your first ship.', fr: 'Chargez votre premier navire.' },
  pieces: ['porto-carthago-quay', 'porto-carthago-cedar', 'porto-carthago-tradePoint'],
  opening: [],
  later: {
    ...{ intrigue: 6, bonus: 3, bonusOnly: 3, takeTalents: 3, refillMarket: 3, pass: 7 },
    ...{ 'action a2': 3, 'action a3': 3, 'action a5': 4, 'action a6': 5 },
  },
  moments: [
    {
      title: { en: 'What a ship brings', fr: 'Ce qu’apporte un navire' },
      text: {
        en: 'A ship that gets the good it desires pays talents and a trade point, and leaves you its card.',
        fr: 'Un navire qui reçoit le bien désiré paie des talents, un point de commerce, et vous laisse sa carte.',
      },
      rule: 'R-9.1',
      page: 'ships',
      ring: ['rows'],
    },
    {
      title: { en: 'Who comes first', fr: 'Qui vient d’abord' },
      text: {
        en: 'The first row arrives now, each ship at its people’s quays. The Iberian one desires cedar; the market has some.',
        fr: 'La première rangée arrive, chaque navire au quai de son peuple. Le navire ibère désire du cèdre ; le marché en a.',
      },
      rule: 'R-5.6',
      page: 'ships',
      ring: ['card iberians-cedar'],
    },
    {
      title: { en: 'Claim a quay', fr: 'Réclamez un quai' },
      text: {
        en: 'Put two servants on Iberian quay I: what is loaded there is yours.',
        fr: 'Posez deux serviteurs sur le quai ibère I : ce qui s’y charge est à vous.',
      },
      rule: 'R-3.5',
      picks: ['claim q9'],
      others: { '*': ELSEWHERE },
      replies: OTHERS_CLAIM,
    },
    {
      title: { en: 'A second quay', fr: 'Un second quai' },
      text: {
        en: 'The Egyptian ship desires grain, which is there too. Claim Egyptian quay I.',
        fr: 'Le navire égyptien désire des céréales, qui y sont aussi. Réclamez le quai égyptien I.',
      },
      rule: 'R-3.6',
      picks: ['claim q1'],
      others: { '*': ELSEWHERE },
    },
    {
      title: { en: 'A good, free', fr: 'Un bien gratuit' },
      text: {
        en: 'Take cedar into your warehouse: the Iberian card brings a second trade point.',
        fr: 'Prenez le cèdre dans votre entrepôt : la carte ibère donne un second point.',
      },
      rule: 'R-3.6',
      reached: 1,
      picks: ['good cedar'],
      others: {
        'good grain': {
          title: { en: 'Grain fits as well', fr: 'Les céréales vont aussi' },
          text: {
            en: 'The Egyptian ship pays more talents, the Iberian one more points.',
            fr: 'Le navire égyptien paie plus de talents, l’ibère plus de points.',
          },
          yours: { en: '8 talents, 1 point', fr: '8 talents, 1 point' },
          ours: { en: '6 talents, 2 points', fr: '6 talents, 2 points' },
        },
        '*': ELSEWHERE,
      },
    },
    {
      title: { en: 'A decade begins', fr: 'Une décennie commence' },
      text: {
        en: 'The ships lie at their quays. Each servant in reserve earned a talent: 12. Now everybody takes five turns.',
        fr: 'Les navires sont à quai. Chaque serviteur en réserve a gagné un talent : 12. Chacun joue maintenant cinq tours.',
      },
      rule: 'R-4.3',
      ring: ['reserve 0'],
      reached: 2,
    },
    {
      title: { en: 'Carry it', fr: 'Portez-le' },
      text: {
        en: 'The transporter on the first space costs no servant. Carry the cedar to the Iberian quay.',
        fr: 'Le transporteur de la première case ne coûte aucun serviteur. Portez le cèdre au quai ibère.',
      },
      rule: 'R-7.5',
      next: 'quay q9',
      reached: 2,
      picks: ['action a1', 'good cedar', 'quay q9'],
      others: {
        'action a4': {
          title: { en: 'The same card, dearer', fr: 'La même carte, plus chère' },
          text: {
            en: 'Its bonus is a palace space, which asks for 2 trade points.',
            fr: 'Son bonus est une place au palais, qui demande 2 points.',
          },
          yours: { en: '2 servants', fr: '2 serviteurs' },
          ours: { en: '0 servants', fr: '0 serviteur' },
        },
        '*': {
          title: { en: 'It would wait', fr: 'Il attendrait' },
          text: {
            en: 'The ship there desires grain. A good may wait on a quay, but loads nothing.',
            fr: 'Le navire d’ici désire des céréales. Un bien peut attendre à quai, sans rien charger.',
          },
          yours: { en: 'nothing yet', fr: 'rien encore' },
          ours: { en: '6 talents, 2 points', fr: '6 talents, 2 points' },
        },
      },
    },
    {
      title: { en: 'Loaded', fr: 'Chargé' },
      text: {
        en: '6 talents, a point, and one more from the card: both into the trade house. Your two servants come home.',
        fr: '6 talents, un point, et un autre grâce à la carte : les deux à la maison de commerce. Vos deux serviteurs rentrent.',
      },
      rule: 'R-9.1',
      reached: 2,
      picks: ['tradeHouse', 'tradeHouse'],
      others: {
        '*': {
          title: { en: 'A point refused', fr: 'Un point refusé' },
          text: {
            en: 'Allowed for the point of a card. The palace asks for points from the first space on.',
            fr: 'Permis pour le point d’une carte. Le palais en demande dès la première place.',
          },
          yours: { en: '1 point', fr: '1 point' },
          ours: { en: '2 points', fr: '2 points' },
        },
      },
    },
    {
      title: { en: 'Over to Ilse', fr: 'À Ilse' },
      text: { en: 'End your turn.', fr: 'Finissez votre tour.' },
      isAlone: true,
      reached: 3,
      picks: ['endTurn'],
      replies: OTHERS_BEGIN,
    },
    {
      title: { en: 'Enough to begin', fr: 'De quoi commencer' },
      text: { en: 'You can sit down and play.', fr: 'Vous pouvez jouer.' },
      reached: 3,
      known: [
        {
          text: { en: 'Two servants claim a quay.', fr: 'Deux serviteurs réclament un quai.' },
          rule: 'R-2.4',
        },
        {
          text: { en: 'The good it desires loads a ship.', fr: 'Le bien désiré charge un navire.' },
          rule: 'R-9.1',
        },
        { text: { en: 'Reserve earns talents.', fr: 'La réserve rapporte des talents.' }, rule: 'R-4.3' },
      ],
    },
  ],
};
