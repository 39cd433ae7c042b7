// One or two sentences about everything on the board, with the rule.
import type { Lang, RuleId } from '@comptoir/kernel';
import { ESCORTS_BONUS } from '../src/data/boards.ts';
import {
  COINS_PER_POINT,
  GOODS_SETS,
  POINTS_PER,
  POSITION_POINTS,
  SHIP_SETS,
  TILE_CAP,
} from '../src/data/tiles.ts';
import type { Effect, Space, TileName } from '../src/names.ts';

export type Both = Readonly<Record<Lang, string>> & { readonly rule: RuleId };

export const SPACE_NOTES: Readonly<Record<Space, Both>> = {
  market: {
    en: 'Take one card, open or from the deck; then you may swap one card and turn one spent ship face up.',
    fr: 'Prenez une carte, visible ou de la pioche ; puis échangez-en une et retournez un bateau utilisé, si vous voulez.',
    rule: 'R-5.1',
  },
  residence: {
    en: 'Free the topmost disc of a column of your residence for the goods printed below it.',
    fr: 'Libérez le disque du haut d’une colonne de votre résidence contre les marchandises indiquées dessous.',
    rule: 'R-5.2',
  },
  tradeDock: {
    en: 'Place a disc from your supply on an empty trade dock, to deliver to its ship later.',
    fr: 'Posez un disque de votre réserve sur un quai de commerce libre, pour livrer plus tard à son bateau.',
    rule: 'R-5.3.1',
  },
  warDock: {
    en: 'Place a disc from your supply on an empty warship dock, to send an expedition later.',
    fr: 'Posez un disque de votre réserve sur un quai de guerre libre, pour lancer une expédition plus tard.',
    rule: 'R-5.4.1',
  },
  delivery: {
    en: 'Deliver to one trade ship where you have a disc, send one expedition, or both.',
    fr: 'Livrez à un bateau de commerce où vous avez un disque, lancez une expédition, ou les deux.',
    rule: 'R-5.5',
  },
};

export const EFFECT_NOTES: Readonly<Record<Effect, Both>> = {
  embargo: {
    en: 'The ship at the front goes under the deck and all others move up. Discs stay.',
    fr: 'Le bateau de tête passe sous la pioche et les autres avancent. Les disques restent.',
    rule: 'R-6.1',
  },
  intrigue: {
    en: 'Move a guild marker to a space without one, before or after your action.',
    fr: 'Déplacez un marqueur de guilde vers une case sans marqueur, avant ou après votre action.',
    rule: 'R-6.2',
  },
  palette: {
    en: 'Discard the whole market and reveal five new cards.',
    fr: 'Défaussez tout le marché et révélez cinq nouvelles cartes.',
    rule: 'R-6.3',
  },
  legacy: {
    en: 'When you place a disc on a tile, tiles of earlier decades are open too.',
    fr: 'Quand vous posez un disque sur une tuile, celles des décennies passées sont permises aussi.',
    rule: 'R-6.4',
  },
  commando: {
    en: 'Your Warship dock disc may go to the anchor, where any number may lie.',
    fr: 'Votre disque du quai de guerre peut aller à l’ancre, où il y a toujours place.',
    rule: 'R-6.5',
  },
  favor: {
    en: 'The card that pays for the space may show any action.',
    fr: 'La carte jouée pour la case peut montrer n’importe quelle action.',
    rule: 'R-6.6',
  },
  opulence: {
    en: 'When you pay for a residence column, one card may be of another good.',
    fr: 'Pour payer une colonne de la résidence, une carte peut être d’une autre marchandise.',
    rule: 'R-6.7',
  },
  escorts: {
    en: `Strength +${ESCORTS_BONUS} for one expedition, after the ship has been revealed.`,
    fr: `Force +${ESCORTS_BONUS} pour une expédition, une fois le bateau révélé.`,
    rule: 'R-6.8',
  },
  luxury: {
    en: 'Deliver to a trade ship with any trade card instead of its good.',
    fr: 'Livrez à un bateau de commerce avec n’importe quelle carte Commerce.',
    rule: 'R-6.9',
  },
};

export const TILE_NOTES: Readonly<Record<TileName, Both>> = {
  townHall1: {
    en: `${POINTS_PER.forumDisc} points for each of your discs on the large seats of the forum, ${TILE_CAP} at most.`,
    fr: `${POINTS_PER.forumDisc} points par disque à vous sur les grands sièges du forum, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  achievements: {
    en: `${POINTS_PER.tileDisc} points for each of your discs on any achievement tile, this one too, ${TILE_CAP} at most.`,
    fr: `${POINTS_PER.tileDisc} points par disque à vous sur les tuiles Réussite, celle-ci comprise, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  residence1: {
    en: `${POINTS_PER.freedSpace} points for each freed space of your residence, ${TILE_CAP} at most.`,
    fr: `${POINTS_PER.freedSpace} points par place libérée de votre résidence, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  townHall2: {
    en: `${POINTS_PER.groupedSeat} points for each disc of your largest group of linked small seats, ${TILE_CAP} at most.`,
    fr: `${POINTS_PER.groupedSeat} points par disque de votre plus grand groupe de petits sièges reliés, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  victoryPoints: {
    en: `${POSITION_POINTS.join(', ')} points for position 1, 2 or 3 on every tile where you have a disc, ${TILE_CAP} at most.`,
    fr: `${POSITION_POINTS.join(', ')} points pour la position 1, 2 ou 3 sur chaque tuile où vous avez un disque, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  shipCards: {
    en: `Sets of different and of identical goods on your ships: ${SHIP_SETS.slice(2).join(', ')} points for 2 to 5, ${TILE_CAP} at most.`,
    fr: `Séries différentes et identiques sur vos bateaux : ${SHIP_SETS.slice(2).join(', ')} points pour 2 à 5, ${TILE_CAP} au plus.`,
    rule: 'R-9.5',
  },
  coins: {
    en: `A point for every ${COINS_PER_POINT} coins on the trade cards in your hand at the end, ${TILE_CAP} at most.`,
    fr: `Un point pour ${COINS_PER_POINT} pièces sur les cartes Commerce en main à la fin, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  residence2: {
    en: `${POINTS_PER.supplyDisc} points for each disc in your supply at the end, ${TILE_CAP} at most.`,
    fr: `${POINTS_PER.supplyDisc} points par disque dans votre réserve à la fin, ${TILE_CAP} au plus.`,
    rule: 'R-9.4',
  },
  goods: {
    en: `Sets of different and of identical goods in your hand at the end: ${GOODS_SETS.slice(2).join(', ')} points for 2 to 5, ${TILE_CAP} at most.`,
    fr: `Séries différentes et identiques en main à la fin : ${GOODS_SETS.slice(2).join(', ')} points pour 2 à 5, ${TILE_CAP} au plus.`,
    rule: 'R-9.5',
  },
};

interface Titled {
  readonly en: readonly [title: string, text: string];
  readonly fr: readonly [title: string, text: string];
  readonly rule: RuleId;
}
export const PLACE_NOTES: Readonly<Record<string, Titled>> = {
  marker: {
    en: [
      'Guild marker',
      'Act on this space and you may take a guild action too: a seat or a tile, paid in coins. Then it moves on.',
    ],
    fr: [
      'Marqueur de guilde',
      'Qui agit sur cette case peut aussi faire une action de guilde : un siège ou une tuile, en pièces. Puis il avance.',
    ],
    rule: 'R-7.1',
  },
  war: {
    en: [
      'Warship dock',
      'A disc here can be sent on an expedition with Harbour delivery: the top ship against your strength.',
    ],
    fr: [
      'Quai de guerre',
      'Un disque ici part en expédition avec la livraison portuaire : le bateau du dessus contre votre force.',
    ],
    rule: 'R-5.5.4',
  },
  anchor: {
    en: ['Anchor', 'A ship with Commando puts a disc here; there is always room.'],
    fr: ['Ancre', 'Un bateau Commando permet d’y poser un disque ; il y a toujours place.'],
    rule: 'R-5.4.1',
  },
  dock: {
    en: [
      'Trade dock',
      'Discs belong to the dock, not to the ship: when ships move up, your disc gets another one.',
    ],
    fr: [
      'Quai de commerce',
      'Le disque tient au quai, pas au bateau : quand les bateaux avancent, il en reçoit un autre.',
    ],
    rule: 'R-5.5.3',
  },
  outside: {
    en: ['Waiting outside', 'The left ship enters next, when a ship leaves the harbour.'],
    fr: ['Au large', 'Le bateau de gauche entre le premier, dès qu’un bateau quitte le port.'],
    rule: 'R-5.5.3',
  },
  decade: {
    en: [
      'Three decades of five rounds',
      'After each decade played cards come back, the market changes, the front ship leaves and new tiles open.',
    ],
    fr: [
      'Trois décennies de cinq manches',
      'Après chacune, les cartes jouées reviennent, le marché change, le bateau de tête part, de nouvelles tuiles s’ouvrent.',
    ],
    rule: 'R-4.11',
  },
  market: {
    en: ['Market', 'Five cards on show. A slot is filled again at once.'],
    fr: ['Marché', 'Cinq cartes visibles. Une place vide est aussitôt garnie.'],
    rule: 'R-5.1.1',
  },
  deck: {
    en: ['Trade deck', 'When it runs out, the discard pile is shuffled.'],
    fr: ['Pioche Commerce', 'Quand elle est vide, la défausse est mélangée.'],
    rule: 'R-8.1',
  },
  discard: {
    en: ['Discard pile', 'Everything paid as good or coins. The side panel lists it.'],
    fr: ['Défausse', 'Tout ce qui a payé en marchandise ou en pièces. Le panneau en donne la liste.'],
    rule: 'R-10',
  },
  forum: {
    en: ['Large seat of the forum', 'It takes any number of discs of anybody.'],
    fr: ['Grand siège du forum', 'Il prend autant de disques que l’on veut, de tous.'],
    rule: 'R-7.3',
  },
  covered: {
    en: ['Covered seat', 'With fewer than four players some cheap seats stay covered.'],
    fr: ['Siège couvert', 'À moins de quatre joueurs, quelques sièges bon marché restent couverts.'],
    rule: 'R-3.6',
  },
  left: {
    en: [
      'Left column',
      'Guild seats: 0, then 2, then 3. Each space costs three cards of one good: dyes, oils or glass.',
    ],
    fr: [
      'Colonne de gauche',
      'Sièges de guilde : 0, puis 2, puis 3. Chaque place coûte trois cartes de la même marchandise : teintures, huiles ou verre.',
    ],
    rule: 'R-5.2.1',
  },
  centre: {
    en: ['Centre column', 'Strength for expeditions: 1, then 3, then 5. Each space costs two cedar.'],
    fr: ['Colonne centrale', 'Force des expéditions : 1, puis 3, puis 5. Chaque place coûte deux cèdres.'],
    rule: 'R-5.2.1',
  },
  right: {
    en: ['Right column', 'More discs: one, then two at once. Each space costs two jewels.'],
    fr: ['Colonne de droite', 'Des disques : un, puis deux d’un coup. Chaque place coûte deux bijoux.'],
    rule: 'R-5.2.1',
  },
  supply: {
    en: ['Supply', 'Discs for docks, seats and tiles. Most discs here start the next decade.'],
    fr: ['Réserve', 'Disques pour quais, sièges et tuiles. Qui en a le plus commence la décennie suivante.'],
    rule: 'R-4.11',
  },
  played: {
    en: [
      'Played cards',
      'Cards played for actions this decade: the action on the left, extra cards on the right. They come back.',
    ],
    fr: [
      'Cartes jouées',
      'Cartes jouées pour agir cette décennie : l’action à gauche, les cartes en plus à droite. Elles reviennent.',
    ],
    rule: 'R-2.2',
  },
  strength: {
    en: ['Strength', 'An expedition succeeds if strength reaches the danger of the ship.'],
    fr: ['Force', 'Une expédition réussit si la force atteint le danger du bateau.'],
    rule: 'R-2.3',
  },
  score: {
    en: ['Points so far', 'Guild seats times ships, then the achievement tiles.'],
    fr: ['Points actuels', 'Sièges de guilde fois bateaux, puis les tuiles Réussite.'],
    rule: 'R-9.3',
  },
  hand: {
    en: ['A trade card', 'Play it as an action and it comes back; pay it as good or coins and it is gone.'],
    fr: [
      'Une carte Commerce',
      'Jouée pour une action, elle revient ; payée en marchandise ou en pièces, elle est perdue.',
    ],
    rule: 'R-1.4',
  },
  basic: {
    en: ['A basic card', 'For actions only. It always comes back at the end of the decade.'],
    fr: ['Une carte de base', 'Pour les actions seulement. Elle revient toujours en fin de décennie.'],
    rule: 'R-11.36',
  },
};
