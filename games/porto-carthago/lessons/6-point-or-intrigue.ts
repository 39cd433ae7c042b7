// Lesson 6: trade house or path of intrigue, what the path gives at the end, and when the end comes.
import type { Answer, Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

/** Decade 4, round 1: seven servants on the path, three of them yours. */
const SEVEN_ON_THE_PATH = [
  ...['1 pass', '2 pass', '0 pass', '0 claim q2', '0 good grain', '2 claim q12', '2 good cedar'],
  ...['1 claim q1', '1 good wine', '1 action a1', '1 endTurn', '2 action a5', '2 claim q11', '2 endTurn'],
  ...['0 action a5', '0 claim q7', '0 endTurn', '1 action a6', '1 move reserve-temple'],
  ...['1 move reserve-temple', '1 move reserve-temple', '1 move reserve-temple', '1 move reserve-temple'],
  ...['2 action a2', '2 good cedar', '2 quay q11', '2 tradeHouse', '0 action a2', '0 good grain'],
  ...['0 quay q7', '0 intrigue', '0 intrigue', '1 action a2', '1 good wine', '1 charter', '1 tradeHouse'],
  ...['1 tradeHouse', '1 bonus', '2 action a1', '2 endTurn', '0 action a3', '0 good wine', '0 endTurn'],
  ...['1 bonusOnly a2', '2 action a6', '2 move reserve-temple', '2 move reserve-temple'],
  ...['2 move reserve-temple', '2 move reserve-temple', '2 move reserve-temple', '0 action a2'],
  ...['0 good wine', '0 quay q2', '1 action a1', '2 action a3', '2 good cedar', '2 endTurn'],
  ...['0 takeTalents', '0 intrigue', '0 use egyptians-wine', '0 action a4', '0 good purple'],
  ...['1 action a4', '1 good purple', '2 action a5', '2 good cedar', '2 charter', '2 tradeHouse'],
  ...['2 endTurn', '0 action a3', '0 claim q4', '0 endTurn', '1 action a5', '1 good purple', '1 charter'],
  ...['1 intrigue', '1 tradeHouse', '1 endTurn', '2 action a2', '0 action a5', '0 good purple'],
  ...['0 quay q4', '0 tradeHouse', '0 endTurn', '1 action a4', '1 good grain', '2 action a4'],
  ...['2 good grain', '0 action a2', '1 action a2', '2 action a5', '2 good grain', '2 charter'],
  ...['2 intrigue', '2 intrigue', '2 endTurn', '0 action a1', '0 move reserve-temple'],
  ...['0 move reserve-temple', '0 move reserve-temple', '0 move reserve-temple', '0 move reserve-temple'],
  ...['0 endTurn', '1 takeTalents', '2 action a2', '2 action a5', '2 good grain', '2 endTurn'],
  ...['0 action a5', '0 good wine', '0 endTurn', '1 bonusOnly a2', '2 action a2', '2 good grain'],
  ...['2 charter', '2 tradeHouse', '2 bonus', '0 action a2', '0 good wine', '0 charter', '0 tradeHouse'],
  ...['0 tradeHouse', '0 bonus', '1 action a6', '1 claim q9', '2 action a3', '2 endTurn', '0 action a3'],
  ...['0 endTurn', '1 takeTalents', '2 action a5', '2 good cedar', '2 endTurn', '0 action a5'],
  ...['0 good grain', '0 endTurn', '1 takeTalents', '2 action a2', '2 good cedar', '2 charter'],
  ...['2 intrigue', '2 bonus', '0 takeTalents', '1 takeTalents', '2 bonusOnly a2'],
];

const NOT_NOW: Answer = {
  title: { en: 'The voyage waits', fr: 'Le voyage attend' },
  text: {
    en: 'Allowed. Your ship, your grain and four servants in the temple are ready to sail.',
    fr: 'Permis. Votre navire, vos céréales et quatre serviteurs au temple sont prêts.',
  },
  yours: { en: 'no points this turn', fr: 'aucun point ce tour' },
  ours: { en: '2 points, and the palace', fr: '2 points, et le palais' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Point or intrigue', fr: 'Point ou intrigue' },
  goal: { en: 'Gain two palace servants in one turn.', fr: 'Gagnez deux serviteurs au palais en un tour.' },
  pieces: ['porto-carthago-pathOfIntrigue', 'porto-carthago-palace'],
  seed: '23a58c918ef42039ca9d22e9641db7c9',
  opening: SEVEN_ON_THE_PATH,
  later: {},
  moments: [
    {
      title: { en: 'Every point is a choice', fr: 'Chaque point est un choix' },
      text: {
        en: 'In the trade house it opens dearer palace spaces. On the path of intrigue it becomes a servant who may move in.',
        fr: 'À la maison de commerce, il ouvre des places plus chères. Sur le chemin, il devient un serviteur qui pourra entrer.',
      },
      rule: 'R-9.4',
      page: 'town',
      ring: ['tradeHouse', 'path'],
    },
    {
      title: { en: '4, 8, 12', fr: '4, 8, 12' },
      text: {
        en: 'At the end a path of 4 moves one servant of its leader into the palace; of 8 two, and one of the second; of 12 three, two, one.',
        fr: 'À la fin, un chemin de 4 fait entrer un serviteur du premier ; de 8, deux, et un du deuxième ; de 12, trois, deux, un.',
      },
      rule: 'R-11.4',
      page: 'town',
      ring: ['path 4', 'path 8', 'path 12'],
    },
    {
      title: { en: 'You lead by being early', fr: 'Premier, car arrivé tôt' },
      text: {
        en: 'Seven stand there: three yours, three Jonas’s. Yours came first, so you lead.',
        fr: 'Ils sont sept : trois à vous, trois à Jonas. Les vôtres sont venus d’abord : vous menez.',
      },
      rule: 'R-11.4',
      page: 'town',
      ring: ['path 1'],
    },
    {
      title: { en: 'Sail from the dear space', fr: 'Partez de la case chère' },
      text: {
        en: 'Your grain can sail: 9 of 12 cards are safe. Take the transporter for 3 servants, because its bonus is the palace.',
        fr: 'Vos céréales peuvent partir : 9 cartes sur 12 sont sûres. Prenez le transporteur à 3 serviteurs : son bonus est le palais.',
      },
      rule: 'R-6.3',
      picks: ['action a6', 'good grain', 'charter'],
      others: {
        'action a5': {
          title: { en: 'Cheaper, without the palace', fr: 'Moins cher, sans le palais' },
          text: {
            en: 'The same voyage for 2 servants. Its bonus frees a warehouse space.',
            fr: 'Le même voyage pour 2 serviteurs. Son bonus libère une case d’entrepôt.',
          },
          yours: { en: '2 servants, no palace', fr: '2 serviteurs, pas de palais' },
          ours: { en: '3 servants, a palace space', fr: '3 serviteurs, une place au palais' },
        },
        '*': NOT_NOW,
      },
    },
    {
      title: { en: 'The eighth servant', fr: 'Le huitième serviteur' },
      text: {
        en: 'Success: two points. Make the first a servant on the path: at eight, two of yours move in instead of one.',
        fr: 'Succès : deux points. Faites du premier un serviteur sur le chemin : à huit, deux des vôtres entreront au lieu d’un.',
      },
      rule: 'R-11.4',
      picks: ['intrigue'],
      others: {
        '*': {
          title: { en: 'The path stays at seven', fr: 'Le chemin reste à sept' },
          text: {
            en: 'A good use too. But the eighth servant is worth one more in the palace.',
            fr: 'Un bon emploi aussi. Mais le huitième serviteur vaut un de plus au palais.',
          },
          yours: { en: 'one moves in at the end', fr: 'un entre à la fin' },
          ours: { en: 'two move in at the end', fr: 'deux entrent à la fin' },
        },
      },
    },
    {
      title: { en: 'The fourth point', fr: 'Le quatrième point' },
      text: {
        en: 'The next palace space costs 14 and asks for 4 points. You have 3: which way now?',
        fr: 'La prochaine place coûte 14 et demande 4 points. Vous en avez 3 : que faire ?',
      },
      rule: 'R-8.2',
      isAlone: true,
      reached: 1,
      picks: ['tradeHouse'],
      others: {
        '*': {
          title: { en: 'A fifth of yours', fr: 'Un cinquième à vous' },
          text: {
            en: 'You lead already. Without the fourth point the palace stays shut this turn.',
            fr: 'Vous menez déjà. Sans le quatrième point, le palais reste fermé ce tour.',
          },
          yours: { en: 'no palace space', fr: 'pas de place au palais' },
          ours: { en: '4 points, a palace space', fr: '4 points, une place au palais' },
        },
      },
    },
    {
      title: { en: 'And in', fr: 'Et dedans' },
      text: {
        en: 'Pay 14 talents: your third in the palace, and two more wait on the path.',
        fr: 'Payez 14 talents : votre troisième au palais, et deux autres attendent sur le chemin.',
      },
      rule: 'R-8.2',
      reached: 1,
      picks: ['bonus'],
      others: {
        '*': {
          title: { en: 'Left open', fr: 'Laissée ouverte' },
          text: {
            en: 'The space is worth one servant; the next one costs 15 and asks for 5 points.',
            fr: 'La place vaut un serviteur ; la suivante coûte 15 et demande 5 points.',
          },
          yours: { en: '14 talents kept', fr: '14 talents gardés' },
          ours: { en: 'one more in the palace', fr: 'un de plus au palais' },
        },
      },
      replies: ['1 takeTalents', '2 takeTalents'],
    },
    {
      title: { en: 'When it ends', fr: 'Quand cela finit' },
      text: {
        en: 'After decade 5, or after 4 if somebody has 8 points. Ships arrive once more; 20 talents and 6 points buy a last space.',
        fr: 'Après la décennie 5, ou 4 si quelqu’un a 8 points. Une dernière arrivée ; 20 talents et 6 points achètent une dernière place.',
      },
      rule: 'R-11.1',
      page: 'harbour',
      ring: ['decade'],
      reached: 2,
    },
    {
      title: { en: 'Both doors', fr: 'Les deux portes' },
      text: {
        en: 'Ties: more points, then more talents.',
        fr: 'Égalité : plus de points, puis de talents.',
      },
      reached: 2,
      known: [
        { text: { en: 'House or path, each time.', fr: 'Maison ou chemin, chaque fois.' }, rule: 'R-9.4' },
        { text: { en: 'The path counts at 4, 8, 12.', fr: 'Le chemin compte à 4, 8, 12.' }, rule: 'R-11.4' },
        { text: { en: '8 points may end it early.', fr: '8 points : fin avancée.' }, rule: 'R-11.1' },
      ],
    },
  ],
};
