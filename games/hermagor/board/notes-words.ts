// The sentences of notes.ts.
import { grammar, type Lang, type RuleId } from '@comptoir/kernel';
import { CORRIDOR_INCOME } from '../src/data/market.ts';
import { BY_PLAYERS, DISCS, MAIN_ROAD_MONEY } from '../src/data/players.ts';
import { BARGAIN } from '../src/data/tiles.ts';
import { NAMES } from '../src/texts/names.ts';

const INCOMES = CORRIDOR_INCOME.slice(1).map(String);
const DUCHY_MONEY = BY_PLAYERS.map(({ duchies }) => duchies);
const [DUCHY_LEAST, DUCHY_MOST] = [Math.min(...DUCHY_MONEY), Math.max(...DUCHY_MONEY)];

type Both = Readonly<Record<Lang, readonly [title: string, text: string]>> & { readonly rule: RuleId };
const both = (rule: RuleId, en: readonly [string, string], fr: readonly [string, string]): Both => ({
  en,
  fr,
  rule,
});

export const NOTES = {
  city: both(
    'R-7.3',
    [
      'City of Hermagor',
      'All merchants start here. One may pass through, never stop: nothing is sold in the city.',
    ],
    [
      'La cité d’Hermagor',
      'Tous les marchands en partent. On la traverse sans s’arrêter : rien ne s’y vend.',
    ],
  ),
  region: both(
    'R-7.5a',
    ['Region', 'Closing it puts a disc in the row of one of its buildings: money now, more at the end.'],
    [
      'Région',
      'La compléter pose un disque dans la ligne d’un de ses bâtiments : de l’argent maintenant, et à la fin.',
    ],
  ),
  nobleRegion: both(
    'R-7.5b',
    [
      'Nobility region',
      'Closing it puts a disc on the lowest free space of the nobility track and pays its value.',
    ],
    [
      'Région noble',
      'La compléter pose un disque sur la case libre la plus basse de la noblesse, qui paie sa valeur.',
    ],
  ),
  single: both(
    'R-6.4',
    [
      'Single tile',
      'Sells this good in every village that buys it, as often as you like this round. Whoever wins it may raise the price.',
    ],
    [
      'Tuile unique',
      'Permet de vendre cette marchandise dans chaque village qui l’achète, toute la manche. Qui la gagne peut monter le prix.',
    ],
  ),
  double: both(
    'R-7.4',
    ['Double tile', 'Sells both goods in every village that buys them, as often as you like this round.'],
    [
      'Tuile double',
      'Permet de vendre les deux marchandises dans chaque village qui les achète, tout le tour.',
    ],
  ),
  shortcut: both(
    'R-7.6',
    ['Shortcut', 'Once this round: travel and sell for half the journey, rounded up.'],
    ['Raccourci', 'Une fois dans la manche : aller vendre pour la moitié du trajet, arrondie au-dessus.'],
  ),
  blackMarket: both(
    'R-7.7',
    ['Black market', 'When its holder sells, the others receive nothing for their posts in that village.'],
    [
      'Marché noir',
      'Quand son détenteur vend, les autres ne reçoivent rien pour leurs comptoirs du village.',
    ],
  ),
  blackMarketForAll: both(
    'R-12.2',
    ['Black market', 'While somebody holds it, nobody is paid for a post, whoever sells.'],
    ['Marché noir', 'Tant que quelqu’un le détient, aucun comptoir n’est payé, quel que soit le vendeur.'],
  ),
  marketFluctuation: both(
    'R-6.5',
    ['Market fluctuation', 'Its winner raises any one price by one step, then it returns to the bag.'],
    ['Fluctuation', 'Son gagnant monte un prix d’un cran, puis elle retourne au sac.'],
  ),
  bargain: both(
    'R-6.5',
    ['Good bargain', `Its winner takes ${NAMES.en.coins(BARGAIN)} at once, then it returns to the bag.`],
    [
      'Bonne affaire',
      `Son gagnant reçoit ${NAMES.fr.coins(BARGAIN)} tout de suite, puis elle retourne au sac.`,
    ],
  ),
  emptyStall: both(
    'R-5.4',
    ['Empty stall', 'Without a tile no buyer can stand here. The corridor spaces around stay open.'],
    [
      'Emplacement vide',
      'Sans tuile, aucun acheteur ne s’y pose. Les cases d’allée autour restent ouvertes.',
    ],
  ),
  space: both(
    'R-2.1',
    [
      'Corridor space',
      'Touches two stalls by their sides. Buyers on sides win ties against those on crossings.',
    ],
    [
      'Case d’allée',
      'Touche deux emplacements par le côté. À égalité, les côtés l’emportent sur les croisements.',
    ],
  ),
  crossing: both(
    'R-2.1',
    ['Crossing', 'Touches four stalls by their corners and counts in two corridors.'],
    ['Croisement', 'Touche quatre emplacements par les coins et compte dans deux allées.'],
  ),
  corridor: both(
    'R-6.1',
    [
      'Corridor',
      `When the market closes, 1, 2, 3 or 4 own buyers in a corridor bring ${grammar('en').either(INCOMES)} coins.`,
    ],
    [
      'Allée',
      `À la fermeture, 1, 2, 3 ou 4 acheteurs dans une allée rapportent ${grammar('fr').either(INCOMES)} pièces.`,
    ],
  ),
  prices: both(
    'R-2.3',
    [
      'Price table',
      'Green spaces pay once when a disc is placed. The dark number is today’s price; the red one above is what the row is worth at the end to everybody with a disc in it.',
    ],
    [
      'Table des prix',
      'Les cases vertes paient à la pose d’un disque. Le nombre sombre est le prix du jour ; le rouge au-dessus, ce que vaut la ligne à la fin pour qui y a un disque.',
    ],
  ),
  nobility: both(
    'R-2.4',
    [
      'Nobility track',
      'A disc takes the lowest free space and pays its value at once: the later, the more. Nothing at the end.',
    ],
    [
      'Chemin de noblesse',
      'Un disque prend la case libre la plus basse et paie sa valeur : plus tard, c’est plus. Rien à la fin.',
    ],
  ),
  actionTiles: both(
    'R-5.2',
    [
      'Action tiles',
      'One is turned up each round: that many posts and actions for everybody. Dashed ones are still face down.',
    ],
    [
      'Tuiles action',
      'On en retourne une par manche : autant de comptoirs et d’actions pour chacun. En pointillé, celles encore cachées.',
    ],
  ),
  money: both(
    'R-11',
    ['Money', 'Only its owner sees it. Every single payment is public and stands in the log.'],
    ['Argent', 'Seul son propriétaire le voit. Chaque paiement est public et figure au journal.'],
  ),
  discs: both(
    'R-7.5',
    ['Discs', `One for each region closed, ${DISCS} in all.`],
    ['Disques', `Un par région complétée, ${DISCS} en tout.`],
  ),
  shared: both(
    'R-9.1',
    [
      'Shared colour',
      'Grey pieces belong to both: two buyers a round, two posts for each player. They block, they win tiles, they score nothing.',
    ],
    [
      'Couleur partagée',
      'Les pièces grises sont à tous deux : deux acheteurs par manche, deux comptoirs chacun. Elles bloquent, gagnent des tuiles, ne marquent rien.',
    ],
  ),
  firstPlayer: both(
    'R-6.7',
    ['First player', 'Begins the journey and the next market. Whoever holds the lowest tile number chooses.'],
    ['Premier joueur', 'Commence le voyage et le prochain marché. Le plus petit numéro de tuile choisit.'],
  ),
  duchy: both(
    'R-8.2',
    [
      'Duchy',
      `Posts of each player here. At the end the smallest of your three duchies counts ${DUCHY_LEAST} for each post, ${DUCHY_MOST} with five players.`,
    ],
    [
      'Duché',
      `Comptoirs de chacun ici. À la fin, votre plus petit duché compte ${DUCHY_LEAST} par comptoir, ${DUCHY_MOST} à cinq joueurs.`,
    ],
  ),
  mainRoad: both(
    'R-8.3',
    [
      'Main road',
      `Posts in its eight villages, ringed in gold. The most bring ${NAMES.en.coins(MAIN_ROAD_MONEY)} at the end, the fewest cost as much.`,
    ],
    [
      'Route principale',
      `Comptoirs dans ses huit villages cerclés d’or. Le plus rapporte ${NAMES.fr.coins(MAIN_ROAD_MONEY)} à la fin, le moins en coûte autant.`,
    ],
  ),
  ahead: both(
    'R-6.2',
    ['If the market closed now', 'Tiles each player would win, and the corridor income.'],
    ['Si le marché fermait', 'Les tuiles que chacun gagnerait, et le revenu des allées.'],
  ),
  end: both(
    'R-8',
    ['Final income so far', 'Added to the money when the game ends.'],
    ['Revenu final à ce jour', 'S’ajoute à l’argent en fin de partie.'],
  ),
} as const;
