// Lesson 7: what ship cards are good for once their ship is loaded: at once, or held.
import type { Answer, Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

/** Decade 2, round 5: your cedar lies before a ship that desires purple, and you hold “load any good”. */
const CEDAR_WAITS = [
  ...['2 pass', '0 pass', '1 pass', '1 claim q3', '1 good grain', '0 claim q1', '0 good grain'],
  ...['2 claim q11', '2 good cedar', '2 action a5', '2 good purple', '2 endTurn', '0 action a3'],
  ...['0 claim q5', '0 endTurn', '1 action a3', '1 claim q12', '1 endTurn', '2 action a1'],
  ...['2 good purple', '2 quay q11', '2 tradeHouse', '2 intrigue', '2 endTurn', '0 action a1'],
  ...['0 good grain', '0 quay q5', '0 tradeHouse', '0 endTurn', '1 action a1', '1 good grain'],
  ...['1 quay q12', '1 intrigue', '1 endTurn', '2 action a6', '0 action a5', '0 good cedar', '0 endTurn'],
  ...['1 action a5', '1 good grain', '1 endTurn', '2 action a4', '2 move reserve-temple'],
  ...['2 move reserve-temple', '2 move reserve-temple', '2 move reserve-temple', '2 move reserve-temple'],
  ...['0 action a1', '0 good cedar', '0 quay q1', '0 use romans-grain', '0 toLighthouse 2'],
  ...['0 toTemple 2', '0 done', '0 endTurn', '1 action a6', '2 action a1', '2 good cedar', '2 charter'],
  ...['2 intrigue', '2 intrigue', '2 endTurn', '0 action a5', '0 good wine', '0 endTurn', '1 action a4'],
  ...['1 move reserve-temple', '1 done', '0 action a5', '0 claim q7', '0 endTurn', '1 action a1'],
  ...['1 good grain', '1 charter', '1 intrigue', '1 tradeHouse', '1 endTurn', '2 action a3', '2 endTurn'],
  ...['0 action a1', '0 good wine', '0 quay q7', '0 intrigue', '0 endTurn', '1 action a6', '1 good oil'],
  ...['2 action a6', '2 good wine', '0 action a3', '0 endTurn', '1 action a1', '1 good oil', '1 quay q3'],
  ...['1 tradeHouse', '1 use greeks-oil', '1 toLighthouse 2', '1 toTemple 2', '1 toLighthouse 2'],
  ...['1 endTurn', '2 action a1', '2 good wine', '2 charter', '2 intrigue', '2 tradeHouse', '2 endTurn'],
  ...['0 action a2', '0 move reserve-temple', '0 move reserve-temple', '0 move reserve-temple'],
  ...['0 move reserve-temple', '0 move reserve-temple', '0 endTurn', '1 bonusOnly a2', '2 bonusOnly a2'],
];

const HOLD_IT: Answer = {
  title: { en: 'The card stays yours', fr: 'La carte reste à vous' },
  text: {
    en: 'A held privilege may wait. But the two servants on the quay would earn nothing next decade.',
    fr: 'Un privilège gardé peut attendre. Mais les deux serviteurs du quai ne rapporteraient rien.',
  },
  yours: { en: 'the ship later', fr: 'le navire plus tard' },
  ours: { en: '8 talents, a point, 2 servants home', fr: '8 talents, un point, 2 serviteurs rentrés' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Privileges', fr: 'Privilèges' },
  goal: { en: 'Load a ship with the wrong good.', fr: 'Chargez un navire avec le mauvais bien.' },
  pieces: ['porto-carthago-loadAnyGood', 'porto-carthago-palace'],
  seed: '66c8e1d7681663f6031cc8731add260c',
  opening: CEDAR_WAITS,
  later: {},
  moments: [
    {
      title: { en: 'Cards left behind', fr: 'Des cartes qui restent' },
      text: {
        en: 'Each loaded ship leaves its card. Three kinds work at once: 3 talents, a trade point, a servant on the path.',
        fr: 'Chaque navire chargé laisse sa carte. Trois sortes agissent aussitôt : 3 talents, un point, un serviteur sur le chemin.',
      },
      rule: 'R-10.0',
      ring: ['held 0'],
    },
    {
      title: { en: 'Held ones', fr: 'Celles qu’on garde' },
      text: {
        en: 'The others wait: sort the deck, load any good, move servants, bring a ship, palace without points. Once each, on your turn.',
        fr: 'Les autres attendent : trier la pioche, charge libre, déplacer des serviteurs, amener un navire, palais sans points. Une fois, à votre tour.',
      },
      rule: 'R-10.0',
      ring: ['held 0'],
    },
    {
      title: { en: 'The wrong good', fr: 'Le mauvais bien' },
      text: {
        en: 'The Egyptian ship desires purple, your quay has cedar. And it is the last turn of the decade.',
        fr: 'Le navire égyptien désire de la pourpre, votre quai a du cèdre. Et c’est le dernier tour de la décennie.',
      },
      rule: 'R-10.5',
      page: 'harbour',
      ring: ['quay q1'],
    },
    {
      title: { en: 'Load any good', fr: 'Charge libre' },
      text: {
        en: 'Your card loads it all the same. Use it before your turn’s main choice: 8 talents, a point, and two servants home to earn.',
        fr: 'Votre carte le charge quand même. Utilisez-la avant votre choix du tour : 8 talents, un point, et deux serviteurs qui rentrent.',
      },
      rule: 'R-10.5',
      picks: ['use phoenicians-wine', 'quay q1'],
      others: { '*': HOLD_IT },
    },
    {
      title: { en: 'The second point', fr: 'Le second point' },
      text: {
        en: 'With 2 points the palace opens to you: put it into the trade house.',
        fr: 'Avec 2 points, le palais s’ouvre à vous : à la maison de commerce.',
      },
      rule: 'R-8.2',
      picks: ['tradeHouse'],
      others: {
        '*': {
          title: { en: 'The path gains, the door stays shut', fr: 'Le chemin gagne, la porte reste close' },
          text: {
            en: 'A servant more on the path. But with 1 point no palace space is for sale to you.',
            fr: 'Un serviteur de plus sur le chemin. Mais avec 1 point, aucune place ne vous est vendue.',
          },
          yours: { en: '1 point', fr: '1 point' },
          ours: { en: '2 points: the palace for 8', fr: '2 points : le palais pour 8' },
        },
      },
    },
    {
      title: { en: 'A new card', fr: 'Une nouvelle carte' },
      text: {
        en: 'This ship left you Sort: see the top three cards and order them. Keep it until just before a voyage.',
        fr: 'Ce navire vous laisse Trier : voyez les trois premières cartes et rangez-les. Gardez-la pour juste avant un voyage.',
      },
      rule: 'R-10.4',
      ring: ['use egyptians-purple'],
      reached: 1,
    },
    {
      title: { en: 'Your main choice, alone', fr: 'Votre choix, sans aide' },
      text: {
        en: 'The turn itself is still to come. 2 points, 51 talents, and a palace space for 8.',
        fr: 'Le tour lui-même reste à jouer. 2 points, 51 talents, et une place au palais pour 8.',
      },
      rule: 'R-6.1',
      isAlone: true,
      reached: 1,
      picks: [
        {
          pick: 'bonusOnly a2',
          fine: {
            'bonusOnly a4': { en: 'Fine too, for 2 servants.', fr: 'Bien aussi, pour 2 serviteurs.' },
            'bonusOnly a6': { en: 'Fine too, for 3 servants.', fr: 'Bien aussi, pour 3 serviteurs.' },
          },
        },
      ],
      others: {
        use: {
          title: { en: 'Too early to sort', fr: 'Trop tôt pour trier' },
          text: {
            en: 'After this turn four cards leave the deck for the second row. Before a voyage it tells you more.',
            fr: 'Après ce tour, quatre cartes quittent la pioche pour la seconde rangée. Avant un voyage, cela sert plus.',
          },
          yours: { en: 'the card is spent', fr: 'la carte est dépensée' },
          ours: { en: 'held for a voyage', fr: 'gardée pour un voyage' },
        },
        '*': {
          title: { en: 'The palace waits', fr: 'Le palais attend' },
          text: {
            en: 'Allowed. But the cheapest space grows dearer with everybody who buys.',
            fr: 'Permis. Mais la place la moins chère enchérit à chaque achat.',
          },
          yours: { en: 'nobody in the palace', fr: 'personne au palais' },
          ours: { en: '8 talents, one in the palace', fr: '8 talents, un au palais' },
        },
      },
    },
    {
      title: { en: 'You know the port', fr: 'Vous connaissez le port' },
      text: {
        en: 'What is held at the end is worth nothing: use it in time.',
        fr: 'Ce que l’on garde à la fin ne vaut rien : servez-vous-en à temps.',
      },
      reached: 2,
      known: [
        { text: { en: 'Three work at once.', fr: 'Trois agissent aussitôt.' }, rule: 'R-10.0' },
        { text: { en: 'Five wait for your turn.', fr: 'Cinq attendent votre tour.' }, rule: 'R-10.0' },
        { text: { en: 'Any number in a turn.', fr: 'Autant qu’on veut par tour.' }, rule: 'R-10.0' },
      ],
    },
  ],
};
