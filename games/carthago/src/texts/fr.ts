// The French sentences.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../data/boards.ts';
import { isPlace, placeNumber, seatCost } from '../lookup.ts';
import type { CardName, Column, Effect, Good, Place, Purchase, ShipName, Space, TileName } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, Carthago, CarthagoEvent } from '../types.ts';
import type { CarthagoView } from '../views.ts';
import {
  capital,
  cardInside,
  cardsFor,
  cardTitle,
  coinsIn,
  columnName,
  columnOf,
  effectDoes,
  effectName,
  GOOD_FOR,
  goodName,
  seatName,
  shipOfGood,
  spaceName,
  tileName,
  wingName,
} from './names.ts';
import { sketch } from './sketch.ts';
import { asked, cardsForSpace, coinsInHand, nextPosition, shipAtDock, shipCard } from './words.ts';

const { many, listed } = grammar('fr');
const cards = (n: number): string => many(n, 'carte');
const coins = (n: number): string => coinsIn(n, 'fr');
const discs = (n: number): string => many(n, 'disque');
const points = (n: number): string => many(n, 'point');

const good = (name: Good): string => goodName(name, 'fr');
const space = (name: Space): string => spaceName(name, 'fr');
const effect = (name: Effect): string => effectName(name, 'fr');
const tile = (name: TileName): string => tileName(name, 'fr');
const column = (name: Column): string => columnName(name, 'fr');
const card = (name: CardName): string => cardInside(name, 'fr');
const title = (name: CardName): string => cardTitle(name, 'fr');
const townSeat = (place: Place): string => seatName(place, 'fr');

const price = (name: Purchase): string => `${cardsFor(name)} × ${good(GOOD_FOR[name])}`;
const isPurchase = (name: Column | Purchase): name is Purchase => name in GOOD_FOR;
const cargoAt = (view: CarthagoView, dock: number): string | null => {
  const name = shipAtDock(view, dock);
  return name === null ? null : good(shipCard(name).good);
};
function ship(name: ShipName): string {
  const printed = shipCard(name);
  return `le ${shipOfGood(printed.good, 'fr')} avec ${effect(printed.effect)}`;
}
/** « Quai 2, bateau d’huiles : 5 pièces, danger 3, Opulence ». */
function dockWithShip(view: CarthagoView, dock: number): string {
  const name = shipAtDock(view, dock);
  if (name === null) return `Quai ${dock}, aucun bateau`;
  const printed = shipCard(name);
  const facts = `${coins(printed.coins)}, danger ${printed.danger}, ${effect(printed.effect)}`;
  return `Quai ${dock}, ${shipOfGood(printed.good, 'fr')} : ${facts}`;
}
const isTile = (name: Place | TileName): name is TileName => !isPlace(name);
const target = (name: Place | TileName): string =>
  isTile(name) ? `la tuile « ${tile(name)} »` : townSeat(name);
const dock = (e: { harbour: 'trade' | 'war'; dock: number | null }): string => {
  if (e.dock === null) return 'l’ancre';
  return e.harbour === 'trade' ? `le quai de commerce ${e.dock}` : `le quai de guerre ${e.dock}`;
};

function scored(e: Extract<CarthagoEvent, { kind: 'scored' }>, who: string): string {
  if (e.category === 'base') {
    return `${who} : ${many(e.count, 'siège')} × ${many(e.times, 'bateau', 'bateaux')} = ${points(e.points)}.`;
  }
  const cap = e.count > e.points ? ` (${e.count}, plafonné)` : '';
  return `${who} : ${points(e.points)} pour la tuile « ${tile(e.category)} »${cap}.`;
}

export const fr: Texts<Carthago, Code, Asked> = {
  prompts: {
    setupColumn: () =>
      'Envoyer un disque de votre résidence sur un quai ? Choisissez la colonne qu’il quitte, ou renoncez.',
    setupDock: (at) =>
      at.column === null
        ? 'Envoyer un disque de votre réserve sur un quai vide ? Vous pouvez renoncer.'
        : `Sur quel quai vide va le premier disque de la ${column(at.column)} ?`,
    turn: (_at, view) =>
      `Décennie ${view.decade}, manche ${view.round} : choisissez une case Action ou passez.`,
    intrigueMarker: () => 'Intrigue : quel marqueur de guilde déplacez-vous ?',
    intrigueSpace: (at) => `Intrigue : où va le marqueur de guilde de la case « ${space(at.from)} » ?`,
    payAction: (at) =>
      at.isFree
        ? `« ${space(at.space)} », avec Faveur : jouez n’importe quelle carte à gauche.`
        : `« ${space(at.space)} » : jouez une carte qui montre cette action.`,
    payExtra: (at) =>
      `D’autres disques occupent la case : jouez une carte à droite (${at.due === 1 ? 'la dernière' : `encore ${at.due}`}).`,
    marketTake: () => 'Marché : prenez une carte visible ou la première carte de la pioche.',
    marketSwap: () => 'Marché : échanger une de vos cartes Commerce contre une carte visible ?',
    marketGive: (at, view) => {
      const wanted = view.market[at.slot] ?? null;
      return `Quelle carte Commerce donnez-vous contre ${wanted === null ? 'celle-ci' : card(wanted)} ?`;
    },
    marketFlip: () => 'Marché : retourner un de vos bateaux inactifs face visible ?',
    residenceColumn: () => 'Résidence : de quelle colonne retirez-vous le premier disque ?',
    residencePay: (at) => `Payez encore ${cards(at.due)} : ${good(GOOD_FOR[at.purchase])}.`,
    tradeDock: () => 'Quai de commerce : sur quel quai posez-vous un disque ?',
    warDock: () => 'Quai de guerre : sur quel quai posez-vous un disque ?',
    delivery: (at) =>
      at.isTradeDone || at.isWarDone
        ? `Livraison portuaire : aussi ${at.isTradeDone ? 'une expédition' : 'une livraison au port de commerce'} ?`
        : 'Livraison portuaire : livrez un bateau de commerce, lancez une expédition, ou les deux.',
    deliverPay: (at, view) => {
      const cargo = cargoAt(view, at.dock) ?? 'marchandise';
      return at.isFree
        ? 'Livrez avec n’importe quelle carte Commerce.'
        : `Livrez au bateau du quai ${at.dock} : ${cargo}.`;
    },
    warPay: () => 'Expédition : payez une carte Commerce de votre choix.',
    escorts: (at, view) => {
      const danger = view.expedition === null ? 0 : shipCard(view.expedition).danger;
      return `Force ${at.strength} contre danger ${danger} : utiliser Escortes ?`;
    },
    warAchievement: () => 'Poser le disque qui revient sur une tuile Réussite ?',
    after: (at, view) => {
      const here = view.actionBoard.find(({ space }) => space === asked(at, view).space);
      const canGuild = here?.hasMarker === true && !view.isGuildActionTaken;
      return canGuild
        ? 'Action de guilde, effet de bateau, ou fin du tour ?'
        : 'Effet de bateau, ou fin du tour ?';
    },
    payCoins: (at) => `Payez encore ${coins(at.due)} : ${target(at.target)}.`,
  },
  options: {
    space: (o, at, view) => {
      if (at.step === 'intrigueSpace') return `${space(o.noun)} : le marqueur y va`;
      return `${space(o.noun)} (${cards(cardsForSpace(at, view, o.noun))})`;
    },
    card: (o, at) => {
      const name = title(o.noun);
      if (at.step === 'payAction') return `${name} : jouer à gauche`;
      if (at.step === 'payExtra') return `${name} : jouer à droite`;
      if (at.step === 'marketGive') return `${name} : donner`;
      const isOther = at.step === 'residencePay' && !o.noun.startsWith(GOOD_FOR[at.purchase]);
      return `${name} : payer${isOther ? ', avec Opulence' : ''}`;
    },
    use: (o) => `${effect(o.noun)} : ${effectDoes(o.noun, 'fr')}`,
    marker: (o) => `${space(o.noun)} : son marqueur de guilde`,
    market: (o, at, view) => {
      const name = view.market[o.noun] ?? null;
      if (name === null) return 'Emplacement vide';
      return `${title(name)} : ${at.step === 'marketTake' ? 'prendre' : 'échanger une carte contre elle'}`;
    },
    deck: (_o, _at, view) => `Carte du dessus de la pioche (${cards(view.tradeDeck)})`,
    ship: (o) => {
      const printed = shipCard(o.noun);
      return `${effect(printed.effect)} : retourner le ${shipOfGood(printed.good, 'fr')}`;
    },
    column: (o, at) => {
      const name = capital(column(columnOf(o.noun)));
      return at.step === 'setupColumn' || !isPurchase(o.noun) ? name : `${name} : payer ${price(o.noun)}`;
    },
    dock: (o, at, view) => {
      const there = dockWithShip(view, o.noun);
      return at.step === 'delivery' ? `${there} ; livrer ici` : there;
    },
    war: (o, at) =>
      at.step === 'delivery' ? `Expédition depuis le quai de guerre ${o.noun}` : `Quai de guerre ${o.noun}`,
    anchor: (_o, at) => (at.step === 'delivery' ? 'Expédition depuis l’ancre' : 'Ancre, avec Commando'),
    seat: (o) => `${capital(townSeat(o.noun))} : prendre ce siège`,
    tile: (o, _at, view) => {
      const { position, cost } = nextPosition(view, o.noun);
      return `${tile(o.noun)}, position ${position}, pour ${coins(cost)}`;
    },
    pass: () => 'Passer (piocher 1 carte)',
    waive: (_o, at) => (at.step === 'marketTake' ? 'Renoncer à l’action Marché' : 'Renoncer à cette action'),
    decline: (_o, at) => {
      if (at.step === 'marketSwap') return 'Pas d’échange';
      if (at.step === 'marketFlip') return 'Ne retourner aucun bateau';
      if (at.step === 'escorts') return 'Laisser filer';
      return at.step === 'warAchievement' ? 'Garder le disque' : 'Renoncer';
    },
    done: () => 'Fini : plus rien à livrer',
    end: () => 'Finir le tour',
  },
  refusals: {
    // R-2.1
    effectSpent: (o) =>
      o.verb === 'use'
        ? `Votre bateau avec ${effect(o.noun)} est face cachée ; l’action Marché le retourne.`
        : 'Ce bateau est face cachée.',
    // R-3.11
    setupDockTaken: () => 'Un autre disque occupe déjà ce quai.',
    // R-4.3
    tooFewCards: (o, at, view) => {
      const { tradeCards, basicCards } = asked(at, view);
      const wanted = o.verb === 'space' ? cardsForSpace(at, view, o.noun) : 1;
      return `Cette case demande ${cards(wanted)} ; vous en avez ${tradeCards + basicCards}.`;
    },
    noActionCard: (o) =>
      o.verb === 'space'
        ? `Aucune carte de votre main ne montre « ${space(o.noun)} ».`
        : 'Aucune carte de votre main ne montre cette action.',
    // R-4.5
    otherAction: (_o, at) =>
      at.step === 'payAction'
        ? `Cette carte ne montre pas « ${space(at.space)} ».`
        : 'Cette carte montre une autre action.',
    // R-8.1
    emptySlot: () => 'Cet emplacement du marché est vide.',
    noCardsLeft: () => 'Il n’y a plus de carte, ni dans la pioche ni dans la défausse.',
    // R-5.1.3
    shipActive: () => 'Ce bateau est déjà face visible.',
    // R-5.2.1
    columnFreed: () => 'Il n’y a plus de disque dans cette colonne.',
    // R-5.2.4
    tooFewGoods: (o) => {
      const wanted = o.verb === 'column' && isPurchase(o.noun) ? price(o.noun) : 'ces marchandises';
      return `Vous ne pouvez pas payer ${wanted}, même avec Opulence.`;
    },
    // R-5.2.2
    otherGood: (_o, at) =>
      at.step === 'residencePay'
        ? `Marchandise demandée : ${good(GOOD_FOR[at.purchase])} ; pour une autre, il faut un bateau Opulence actif.`
        : 'Une autre marchandise est demandée.',
    // R-11.37
    noDisc: () => 'Vous n’avez plus de disque dans votre réserve.',
    // R-5.3.1
    dockTaken: () => 'Un disque occupe déjà ce quai.',
    allDocks: (_o, _at, view) =>
      `Vous tiendriez les ${view.tradeHarbour.length} quais du port de commerce ; nul n’en a le droit.`,
    // R-8.2
    noShipThere: () => 'Aucun bateau ne se trouve à ce quai.',
    noMoreShips: () => 'La pioche des bateaux est épuisée : il n’y a plus d’expédition.',
    // R-5.4.1
    warDockTaken: () => 'Un disque occupe déjà ce quai de guerre.',
    allWarDocks: (_o, _at, view) =>
      `Vous tiendriez les ${view.warHarbour.length} quais du port de guerre ; nul n’en a le droit.`,
    noCommando: () => 'Votre bateau avec Commando est face cachée.',
    // R-5.5.1
    tradeDelivered: () => 'Vous avez déjà livré au port de commerce pendant ce tour.',
    warDelivered: () => 'Vous avez déjà mené une expédition pendant ce tour.',
    // R-5.5.2
    noDiscAtDock: () => 'Vous n’avez pas de disque sur ce quai.',
    noGood: (o, _at, view) => {
      const cargo = o.verb === 'dock' ? cargoAt(view, o.noun) : null;
      const wanted = cargo === null ? 'qui convienne' : `« ${cargo} »`;
      return `Vous n’avez ni carte ${wanted} ni bateau Luxe actif.`;
    },
    otherCargo: (_o, at, view) => {
      const cargo = at.step === 'deliverPay' ? cargoAt(view, at.dock) : null;
      return `Le bateau demande ${cargo === null ? 'une autre marchandise' : `une carte « ${cargo} »`}.`;
    },
    // R-5.5.4
    noWarDisc: () => 'Vous n’avez pas de disque à cet endroit.',
    noTradeCard: () => 'Vous n’avez aucune carte Commerce pour payer.',
    // R-6.2
    markerThere: () => 'Un marqueur de guilde s’y trouve déjà.',
    // R-7.1
    noMarker: () => 'Aucun marqueur de guilde ne se trouve sur votre case Action.',
    guildActionTaken: () => 'Vous avez déjà fait votre action de guilde pendant ce tour.',
    // R-7.2
    tooFewCoins: (o, at, view) => {
      const cost = o.verb === 'seat' ? seatCost(placeNumber(o.noun)) : null;
      const price = o.verb === 'tile' ? nextPosition(view, o.noun).cost : cost;
      return `Cela coûte ${coins(price ?? 0)} ; vos cartes Commerce en valent ${coinsInHand(asked(at, view))}.`;
    },
    // R-7.3
    seatTaken: () => 'Ce siège est pris.',
    // R-3.6
    seatCovered: (_o, _at, view) => `À ${view.merchants.length} joueurs, un disque neutre recouvre ce siège.`,
    // R-7.5
    tileClosed: () => 'La décennie de cette tuile est passée ; seul Héritage la rouvre.',
    // R-7.6
    tileFull: (_o, _at, view) =>
      `Les ${nth(view.tiles, 0).costs.length} positions de cette tuile sont prises.`,
    // R-7.7
    ownDiscThere: () => 'Vous avez déjà un disque sur cette tuile.',
    // R-11.40
    tileLater: (o, _at, view) => {
      const tile = view.tiles.find((other) => o.verb === 'tile' && other.tile === o.noun);
      return `Cette tuile s’ouvre à la décennie ${tile?.decade ?? view.decade + 1}.`;
    },
    // R-11.19
    cardFree: () => 'Vous pouvez déjà jouer n’importe quelle carte ; un seul bateau suffit.',
    // R-11.36
    basicCard: () => 'Une carte de base ne sert qu’aux actions ; on ne la donne jamais.',
    // R-11.38
    noShipInHarbour: () => 'Il n’y a plus de bateau au port de commerce.',
    nothingToReveal: () => 'Il n’y a aucune carte à défausser ni à révéler.',
  },
  events: {
    firstPlayer: (e, who) => `Décennie ${e.decade}, premier joueur : ${who(e.seat)}.`,
    setupDisc: (e, who) =>
      e.column === null
        ? `${who(e.seat)} : un disque de la réserve sur ${dock(e)}.`
        : `${who(e.seat)} : premier disque de la ${column(e.column)} sur ${dock(e)}.`,
    setupDeclined: (e, who) => `${who(e.seat)} : aucun disque envoyé sur un quai.`,
    roundBegan: (e) => `Décennie ${e.decade}, manche ${e.round}.`,
    chose: (e, who) =>
      `${who(e.seat)} : ${space(e.space)}${e.discs === 0 ? '' : `, ${cards(e.discs)} en plus`}.`,
    played: (e, who) =>
      `${who(e.seat)} : ${card(e.card)}, jouée à ${e.side === 'left' ? 'gauche' : 'droite'}.`,
    passed: (e, who) => `${who(e.seat)} : passe.`,
    used: (e, who) =>
      `${who(e.seat)} : effet ${effect(e.effect)} du ${shipOfGood(shipCard(e.ship).good, 'fr')}.`,
    waived: (e, who) => `${who(e.seat)} : renonce à l’action « ${space(e.space)} ».`,
    drew: (e, who) => `${who(e.seat)} : ${cards(e.cards)} de la pioche.`,
    drewCard: (e) => `Carte piochée : ${card(e.card)}.`,
    tookCard: (e, who) => `${who(e.seat)} : prise au marché, ${card(e.card)}.`,
    slotFilled: (e) => `Nouvelle carte au marché : ${card(e.card)}.`,
    swapped: (e, who) => `${who(e.seat)} : échange, ${card(e.given)} contre ${card(e.taken)}.`,
    flipped: (e, who) => `${who(e.seat)} : retourne ${ship(e.ship)}.`,
    marketDealt: (e) => {
      const names = e.cards.flatMap((name) => (name === null ? [] : [card(name)]));
      return names.length === 0 ? 'Le marché reste vide.' : `Nouveau marché : ${listed(names)}.`;
    },
    paid: (e, who) => `${who(e.seat)} : paie ${card(e.card)}.`,
    freed: (e, who) =>
      `${who(e.seat)} : ${discs(e.discs)} de la ${column(e.column)}, qui vaut maintenant ${e.value}.`,
    docked: (e, who) => `${who(e.seat)} : un disque sur ${dock(e)}.`,
    discReturned: (e, who) => `${who(e.seat)} : un disque revient, il occupait ${dock(e)}.`,
    delivered: (e, who) => `${who(e.seat)} : livraison au quai ${e.dock}, gagne ${ship(e.ship)}.`,
    revealed: (e, who) =>
      e.cards.length === 0
        ? `${who(e.seat)} : plus aucune carte à révéler.`
        : `${who(e.seat)} : reçoit ${listed(e.cards.map(card))}, soit ${coins(e.coins)}.`,
    shipsMoved: (e) => `Les bateaux avancent : ${ship(e.entered)} entre, ${ship(e.outside)} attend dehors.`,
    shipRemoved: (e) =>
      e.isLost
        ? `Quai ${e.dock} : ${ship(e.ship)} quitte la partie.`
        : `Quai ${e.dock} : ${ship(e.ship)} passe sous la pioche.`,
    expedition: (e, who) =>
      `${who(e.seat)} : expédition de force ${e.strength}, ${ship(e.ship)}, danger ${shipCard(e.ship).danger}.`,
    expeditionWon: (e, who) => `${who(e.seat)} : expédition réussie, gagne ${ship(e.ship)}, face cachée.`,
    expeditionLost: (e, who) => `${who(e.seat)} : échec de l’expédition, le bateau passe sous la pioche.`,
    seatTaken: (e, who) => `${who(e.seat)} : un siège de guilde, ${townSeat(e.place)}.`,
    tileTaken: (e, who) =>
      `${who(e.seat)} : position ${e.position} sur « ${tile(e.tile)} » pour ${coins(e.cost)}.`,
    markerMoved: (e) => `Un marqueur de guilde passe de « ${space(e.from)} » à « ${space(e.to)} ».`,
    neutralMoved: (e) => `Un disque neutre passe de « ${space(e.from)} » à « ${space(e.to)} ».`,
    reshuffled: (e) => `La défausse forme la nouvelle pioche : ${cards(e.cards)}.`,
    shipsExhausted: () =>
      'La pioche des bateaux est épuisée : les bateaux n’avancent plus, les expéditions sont finies.',
    tookBack: (e, who) => (e.cards === 0 ? '' : `${who(e.seat)} : reprend ${cards(e.cards)} en main.`),
    scored: (e, who) => scored(e, who(e.seat)),
    gameEnded: (e, who) => {
      const totals = e.scores.map((score, n) => `${who(n)} ${score}`).join(', ');
      const winners = listed(e.winners.map(who));
      return `Décompte final : ${totals}. ${e.winners.length > 1 ? 'Victoire partagée' : 'Victoire'} : ${winners}.`;
    },
  },
  variants: {
    setScoring: {
      name: 'Séries de bateaux et de marchandises',
      values: {
        everySet: 'chaque série compte',
        oneDifferentSet: 'une seule série différente compte',
      },
      says: 'Le long exemple de la règle compte une seconde série différente, les deux courts non (R-11.1).',
    },
    victoryPointsTile: {
      name: 'Tuile « Points de victoire »',
      values: { allTiles: 'positions sur toutes les tuiles', thisTileOnly: 'position sur cette tuile seule' },
      says: '« Pour chaque position occupée sur les tuiles » : toutes les tuiles, ou celle-ci seule (R-11.2).',
    },
    setupDiscFrom: {
      name: 'Disque envoyé sur un quai à la mise en place',
      values: { residence: 'pris sur la résidence', supply: 'pris dans la réserve' },
      says: 'Pris sur la résidence, il y libère une case aussitôt (R-11.3).',
    },
    forumSeats: {
      name: 'Forum de la guilde (tuile « Hôtel de ville 1 »)',
      values: { largeSeats: 'les grands sièges', seatsNextToForum: 'les sièges à 6 et 7 voisins' },
      says: 'À deux joueurs, tous les sièges voisins du forum sont couverts : nous comptons les grands (R-11.6).',
    },
    neutralDiscs: {
      name: 'Disques Action neutres à trois joueurs',
      values: { onePerMissing: 'un', two: 'deux' },
      says: 'La règle en prévoit à moins de quatre joueurs ; nous en plaçons un par joueur manquant (R-11.4).',
    },
  },
  stage: ({ decade, round }) => `Décennie ${decade}, manche ${round}`,
  sketch: (view, who) =>
    sketch(view, who, {
      ...{ good, space, effect, tile, card },
      wing: (place) => wingName(place, 'fr'),
      calendar: (decade, round) => `Décennie ${decade} sur ${DECADES}, manche ${round} sur ${ROUNDS}`,
      first: (name) => `premier joueur : ${name}`,
      board: 'Actions',
      marker: 'marqueur de guilde',
      neutral: 'neutre',
      market: 'Marché',
      piles: (deck, discard) => `pioche ${deck}, défausse ${discard}`,
      trade: 'Port de commerce',
      war: 'Port des bateaux de guerre',
      anchor: 'ancre',
      outside: 'dehors',
      shipDeck: (n) => `pioche des bateaux ${n}`,
      danger: 'danger',
      expedition: 'expédition',
      town: 'Hôtel de ville',
      covered: 'recouvert',
      tiles: 'Tuiles',
      open: 'ouverte',
      seats: (n) => many(n, 'siège'),
      ships: 'bateaux',
      shipCount: (n) => many(n, 'bateau', 'bateaux'),
      spent: 'face cachée',
      points,
      supply: (n) => `${discs(n)} en réserve`,
      strength: (n) => `force ${n}`,
      residence: 'résidence libérée',
      hand: 'main',
      handSize: (trade, basic) => `main ${trade} Commerce, ${basic} de base`,
      played: 'jouées',
      gap: ' : ',
    }),
};
