// Lesson 5: a token acts while it is the last one taken; favourable terms, the compass.
import type { Lesson } from '@comptoir/kernel';
import { ANY_ORDER, TABLE } from './table.ts';

/** Ports that still show a token when the compass is used. */
const WITH_TOKEN = [
  ...['bari', 'napoli', 'palermo', 'messina', 'tunisi', 'tripoli', 'bengasi', 'corfu', 'modone', 'candia'],
  ...['negroponte', 'salonicco', 'costantinopoli', 'varna', 'caffa', 'tana', 'trebisonda', 'famagosta'],
  ...['beirut', 'acri', 'alessandria'],
];
const ANOTHER_PORT = {
  en: 'Fine too: its token is yours, and acts from your next turn.',
  fr: 'Bien aussi : son jeton est à vous et agit dès votre prochain tour.',
} as const;

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Ports and tokens', fr: 'Ports et jetons' },
  goal: {
    en: 'Take two tokens, and buy cheaply with the first.',
    fr: 'Prenez deux jetons, et achetez à bas prix avec le premier.',
  },
  pieces: ['oltre-mare-favourableTerms', 'oltre-mare-ducat', 'oltre-mare-localAuthority'],
  seed: 'd77ab71a818b0ac2c00daaed1f747974',
  opening: [],
  later: {},
  moments: [
    {
      title: { en: 'Most tokens pay 6', fr: 'Le plus de jetons paie 6' },
      text: {
        en: 'At the end the most tokens pay 6 ducats, then 3, then 1. Until then the last one you took also acts.',
        fr: 'À la fin, le plus de jetons paie 6 ducats, puis 3, puis 1. D’ici là, le dernier pris agit aussi.',
      },
      rule: 'R-10.3',
      ring: ['tokens 0'],
      page: 'players',
    },
    {
      title: { en: 'Cheap cards in Ragusa', fr: 'Des cartes bon marché à Raguse' },
      text: {
        en: 'Favourable terms lie one route away: your purchases cost 1, 2, 3, 4. End the trade to sail.',
        fr: 'Circonstances favorables est à une route : vos achats coûtent 1, 2, 3, 4. Finissez le négoce pour voguer.',
      },
      rule: 'R-6.3',
      picks: ['endTrade'],
      others: {
        '*': {
          title: { en: 'Next turn it is cheaper', fr: 'Moins cher au tour suivant' },
          text: {
            en: 'Allowed. A card costs 3 today, and 1 with the token.',
            fr: 'C’est permis. Une carte coûte 3 ici, et 1 avec le jeton.',
          },
          yours: { en: '3 ducats, or a deal', fr: '3 ducats, ou un échange' },
          ours: { en: '1 ducat next turn', fr: '1 ducat au tour suivant' },
        },
      },
    },
    {
      title: { en: 'One ship, one route', fr: 'Un navire, une route' },
      text: {
        en: 'Play the two corn that show coins: together one ship, and two corn in a row.',
        fr: 'Jouez les deux maïs à pièce : un navire en tout, et deux maïs de suite.',
      },
      rule: 'R-7.7',
      picks: [
        { pick: 'play corn-09', fine: { 'play corn-18': ANY_ORDER } },
        { pick: 'play corn-18', fine: { 'play corn-09': ANY_ORDER } },
      ],
      others: {
        'play corn-10': {
          title: { en: 'Fewer coins', fr: 'Moins de pièces' },
          text: {
            en: 'This corn shows market and ship: fewer ducats, and perhaps a ship too many.',
            fr: 'Ce maïs montre marché et navire : moins de ducats, peut-être un navire de trop.',
          },
          yours: { en: '1 ducat', fr: '1 ducat' },
          ours: { en: '3 ducats, one route', fr: '3 ducats, une route' },
        },
        '*': {
          title: { en: 'Another pair', fr: 'Une autre paire' },
          text: {
            en: 'Allowed. Two corn in a row pay 3.',
            fr: 'C’est permis. Deux maïs de suite paient 3.',
          },
          yours: { en: '1 and 1', fr: '1 et 1' },
          ours: { en: 'two corn, 3', fr: 'deux maïs, 3' },
        },
      },
    },
    {
      title: { en: 'Take it', fr: 'Prenez-le' },
      text: {
        en: 'Sail to Ragusa. A token acts from your next turn on.',
        fr: 'Voguez vers Raguse. Un jeton agit dès votre prochain tour.',
      },
      rule: 'R-8.2',
      picks: ['sail ragusa'],
      others: {
        'sail ancona': {
          title: { en: 'A compass', fr: 'Une boussole' },
          text: {
            en: 'It leads anywhere, Ragusa too. You will meet it soon.',
            fr: 'Elle mène partout, à Raguse aussi. Vous la verrez bientôt.',
          },
          yours: { en: 'the compass spent', fr: 'la boussole utilisée' },
          ours: { en: 'the compass for later', fr: 'la boussole pour plus tard' },
        },
        '*': {
          title: { en: 'An empty port', fr: 'Un port vide' },
          text: {
            en: 'No token there; one you had would be turned down.',
            fr: 'Pas de jeton ; un jeton actif serait retourné.',
          },
          yours: { en: 'nothing', fr: 'rien' },
          ours: { en: 'Favourable terms', fr: 'Circonstances favorables' },
        },
      },
    },
    {
      title: { en: 'Load and end', fr: 'Chargez et finissez' },
      text: {
        en: 'Load the corn with load 4 below, so that 5 and 2 lie on top. Then say nothing.',
        fr: 'Chargez d’abord le maïs de chargement 4 : 5 et 2 seront dessus. Puis ne dites rien.',
      },
      rule: 'R-9.2',
      reached: 1,
      picks: [
        'load corn-18',
        {
          pick: 'quiet',
          fine: { wave: { en: 'Said to all.', fr: 'C’est dit à tous.' } },
        },
      ],
      others: {
        '*': {
          title: { en: 'Load 4 on top', fr: 'Chargement 4 dessus' },
          text: {
            en: 'You would hold three cards at most, and play four.',
            fr: 'Trois cartes en main au plus, et quatre à jouer.',
          },
          yours: { en: 'limit 3, play 4', fr: 'limite 3, jouer 4' },
          ours: { en: 'limit 5, play 2', fr: 'limite 5, jouer 2' },
        },
      },
      replies: [
        ...['1 endTrade', '1 play sugar-01', '1 play sugar-05', '1 sail zara', '1 load sugar-01', '1 quiet'],
        ...['2 endTrade', '2 play wood-06', '2 play wood-09', '2 sail smirne', '2 load wood-06', '2 quiet'],
      ],
    },
    {
      title: { en: 'Three for 6', fr: 'Trois pour 6' },
      text: {
        en: 'The token acts: buy three cards, for 1, 2 and 3 ducats instead of 9. A fourth would cost 4.',
        fr: 'Le jeton agit : achetez trois cartes, pour 1, 2 et 3 ducats au lieu de 9. Une quatrième coûterait 4.',
      },
      rule: 'R-6.3',
      reached: 1,
      picks: ['buy deck', 'buy deck', 'buy deck'],
      others: {
        endTrade: {
          title: { en: 'Cheap cards left', fr: 'Il reste des cartes' },
          text: {
            en: 'The token acts only until your next stop.',
            fr: 'Le jeton n’agit que jusqu’à la prochaine escale.',
          },
          yours: { en: 'fewer cards', fr: 'moins de cartes' },
          ours: { en: 'three cards for 6', fr: 'trois cartes pour 6' },
        },
        '*': {
          title: { en: 'A deal instead', fr: 'Plutôt un échange' },
          text: {
            en: 'Allowed, and the cheap cards can follow.',
            fr: 'C’est permis, et les achats peuvent suivre.',
          },
          yours: { en: 'an uncertain answer', fr: 'une réponse incertaine' },
          ours: { en: 'a card for 1, 2 or 3', fr: 'une carte à 1, 2 ou 3' },
        },
      },
    },
    {
      title: { en: 'Three corn drawn', fr: 'Trois maïs piochés' },
      text: {
        en: 'End the trade. Play the two corn with sea power 5: two ships, and five cards left. Then sail to the compass in Ancona.',
        fr: 'Finissez le négoce. Jouez les deux maïs de puissance 5 : deux navires, et cinq cartes restent. Puis voguez vers la boussole d’Ancône.',
      },
      rule: 'R-8.1',
      reached: 2,
      picks: [
        'endTrade',
        { pick: 'play corn-10', fine: { 'play corn-07': ANY_ORDER } },
        { pick: 'play corn-07', fine: { 'play corn-10': ANY_ORDER } },
        {
          pick: 'sail ancona',
          fine: { 'sail durazzo': { en: 'A compass too.', fr: 'Une boussole aussi.' } },
        },
      ],
      others: {
        buy: {
          title: { en: 'The fourth costs 4', fr: 'La quatrième coûte 4' },
          text: {
            en: 'More than the usual 3, and your hand would grow beyond its limit.',
            fr: 'Plus que les 3 habituels, et la main dépasserait sa limite.',
          },
          yours: { en: '4 ducats, a card too many', fr: '4 ducats, une carte de trop' },
          ours: { en: 'five cards, limit five', fr: 'cinq cartes, limite cinq' },
        },
        'play corn-16': {
          title: { en: 'A second market icon', fr: 'Une seconde icône de marché' },
          text: {
            en: 'Two draw three cards: seven in hand, and two of them to the pirates.',
            fr: 'Deux font piocher trois cartes : sept en main, dont deux aux pirates.',
          },
          yours: { en: 'two cards lost', fr: 'deux cartes perdues' },
          ours: { en: 'one, by its icon', fr: 'une, par son icône' },
        },
        '*': {
          title: { en: 'Another way', fr: 'Une autre voie' },
          text: {
            en: 'Allowed. Corn on corn goes up to 12, and the compass to any port.',
            fr: 'C’est permis. Maïs sur maïs va jusqu’à 12, et la boussole à tout port.',
          },
          yours: { en: 'a shorter run, or no token', fr: 'collection plus courte, ou sans jeton' },
          ours: { en: 'four corn, 8, and any port', fr: 'quatre maïs, 8, et tout port' },
        },
      },
    },
    {
      title: { en: 'Anywhere at once', fr: 'Partout d’un coup' },
      text: {
        en: 'Spend the compass: go to Malta. Local authority pays your sea power less 3, so 2 ducats a turn. Favourable terms is turned down, but counts.',
        fr: 'Utilisez la boussole : allez à Malte. Autorité locale paie votre puissance moins 3, soit 2 ducats par tour. Circonstances favorables est retourné, mais compte.',
      },
      why: {
        en: 'Fight the pirates spares you pirate icons, Big deal adds a coin, Sailing bonus pays 1 for each ship.',
        fr: 'Combattre les pirates écarte leurs icônes, Grosse affaire ajoute une pièce, Navigation paie 1 par navire.',
      },
      rule: 'R-8.3',
      reached: 2,
      picks: [
        {
          pick: 'compass malta',
          fine: Object.fromEntries(WITH_TOKEN.map((port) => [`compass ${port}`, ANOTHER_PORT])),
        },
      ],
      others: {
        stay: {
          title: { en: 'You keep the compass', fr: 'Vous gardez la boussole' },
          text: {
            en: 'It counts as a token at the end, but does nothing until then.',
            fr: 'Elle compte comme jeton à la fin, mais ne fait rien d’ici là.',
          },
          yours: { en: 'two tokens, none acting', fr: 'deux jetons, aucun n’agit' },
          ours: { en: 'two tokens, 2 ducats a turn', fr: 'deux jetons, 2 ducats par tour' },
        },
        '*': {
          title: { en: 'An empty port', fr: 'Un port vide' },
          text: {
            en: 'Allowed, but the compass leaves the game for nothing.',
            fr: 'C’est permis, mais la boussole quitte le jeu pour rien.',
          },
          yours: { en: 'one token', fr: 'un jeton' },
          ours: { en: 'two tokens', fr: 'deux jetons' },
        },
      },
    },
    {
      title: { en: 'Two tokens', fr: 'Deux jetons' },
      text: {
        en: 'Loading goes on as you know it.',
        fr: 'On charge ensuite comme vous savez.',
      },
      reached: 3,
      known: [
        { text: { en: 'One token acts: the last.', fr: 'Un seul jeton agit : le dernier.' }, rule: 'R-8.1' },
        { text: { en: 'An empty port turns it down.', fr: 'Un port vide le retourne.' }, rule: 'R-8.1' },
        {
          text: { en: 'Turned down or not, all count.', fr: 'Retournés ou non, tous comptent.' },
          rule: 'R-10.3',
        },
      ],
    },
  ],
};
