// The French sentences.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { ARISTOCRAT_MOVES, TAKE_TALENTS } from '../data/actions.ts';
import { REFILL_PRICE, RELEASE_PRICE } from '../data/goods.ts';
import { LAST_PURCHASE } from '../data/palace.ts';
import { DECADES, EARLY_END, ROUNDS } from '../data/players.ts';
import { SERVANTS_PER_QUAY } from '../data/quays.ts';
import { PRIVILEGE_MOVES } from '../data/voyages.ts';
import {
  type ActionName,
  type BonusName,
  type CardName,
  GOODS,
  type GoodName,
  type PrivilegeName,
  type QuayName,
} from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, PortoStep } from '../steps.ts';
import type { Porto } from '../types.ts';
import type { PortoView, SpaceView } from '../views.ts';
import {
  actionName,
  bonusName,
  capital,
  civName,
  goodName,
  privilegeName,
  quayName,
  shipName,
  talentsIn,
  wayName,
} from './names.ts';
import { sketch } from './sketch.ts';
import {
  actionOn,
  asked,
  berthOf,
  bonusPrice,
  hasBothBerths,
  loadsNow,
  printed,
  purse,
  quayHere,
  safeCards,
  spaceHere,
  wouldBring,
} from './words.ts';

const { many, listed } = grammar('fr');
const servants = (n: number): string => many(n, 'serviteur');
const points = (n: number): string => many(n, 'point de commerce', 'points de commerce');

const talents = (n: number): string => talentsIn(n, 'fr');
const good = (name: GoodName): string => goodName(name, 'fr');
const action = (name: ActionName): string => actionName(name, 'fr');
const privilege = (name: PrivilegeName): string => privilegeName(name, 'fr');
const quay = (id: QuayName): string => quayName(id, 'fr');
const Quay = (id: QuayName): string => capital(quay(id));
const PLACE = { reserve: 'la réserve', lighthouse: 'le phare', temple: 'le temple' } as const;
const CATEGORY = {
  singleSpaces: 'places simples du palais',
  largeSpace: 'grande place du palais',
  path: 'chemin de l’intrigue',
} as const;

const ship = (card: CardName): string => `${shipName(card, 'fr')} (${good(printed(card).good)})`;
const cardLine = (card: CardName): string => {
  const { talents: pay, danger, privilege: name } = printed(card);
  return `${ship(card)}, ${talents(pay)}, danger ${danger}, ${privilege(name)}`;
};
const orNothing = (names: readonly string[]): string => listed(names) || 'rien';
const lost = (name: GoodName | null): string =>
  name === null ? '' : ` ; marchandise remise dans le sac : ${good(name)}`;

function arrivalOf(view: PortoView, card: CardName): string {
  const berth = berthOf(view, card);
  return berth === null ? 'repart, les deux places sont prises' : `au ${quay(berth)}`;
}

function goodLabel(name: GoodName, at: PortoStep, view: PortoView): string {
  if (at.step === 'setupTakeGood') return `${capital(good(name))} : prendre`;
  if (at.step === 'transportSource') return `${capital(good(name))} : porter depuis l’entrepôt`;
  if (at.step === 'loadStored') return `${capital(good(name))} : charger depuis l’entrepôt`;
  const price = at.step === 'refillPurchase' ? REFILL_PRICE : view.price;
  return `${capital(good(name))} : acheter pour ${talents(price)}`;
}

function quayLabel(id: QuayName, at: PortoStep, view: PortoView): string {
  const { good: lying, ship: card } = quayHere(view, id);
  if (at.step === 'transportSource')
    return lying === null
      ? `${Quay(id)} : pas de marchandise`
      : `${capital(good(lying))} : porter depuis le ${quay(id)}`;
  if (at.step === 'loadAny') return `${Quay(id)} : charger${card === null ? '' : ` le ${cardLine(card)}`}`;
  if (quayHere(view, id).owner !== at.seats[0]) return `${Quay(id)} : pas à vous`;
  const carried = at.step === 'transportDestination' ? nth(GOODS, at.good) : 'grain';
  const loads = loadsNow(view, id, carried);
  const then = loads === null ? 'y attend' : `chargée aussitôt, ${talents(printed(loads).talents)}`;
  return `${Quay(id)} : ${then}`;
}

const bonusLabel = (bonus: BonusName, view: PortoView): string =>
  `${bonusName(bonus, 'fr')}, ${talents(bonusPrice(view, bonus))}`;

function openBonus(at: PortoStep, view: PortoView): string {
  const space =
    at.step === 'turnAfter' && at.bonus !== null ? nth(view.spaces, at.bonus) : nth(view.spaces, 0);
  return capital(bonusLabel(space.bonus, view));
}

/** « Transporteur, 2 serviteurs ». */
function spaceLabel({ card, servants: count }: SpaceView): string {
  return `${card === null ? '' : action(actionOn(card))}, ${servants(count)}`;
}

/** Why a voyage, a load or another player's ship brings this point. */
function pointReason(at: PortoStep, view: PortoView, who: (seat: number) => string): string {
  if (at.step !== 'tradePoint' || at.quay === null) return 'Point de votre voyage';
  const { id } = nth(view.quays, at.quay);
  const { active } = view;
  const isOwnTurn = active === null || active === at.seats[0];
  return isOwnTurn
    ? `Point du chargement au ${quay(id)}`
    : `Navire amené à votre ${quay(id)} par ${who(active)}`;
}

export const fr: Texts<Porto, Code, Asked> = {
  prompts: {
    setupClaimOptional: () => 'Réclamer un premier quai avec deux serviteurs, ou passer ?',
    setupClaimMandatory: () => 'Quel quai réclamez-vous avec deux serviteurs ?',
    setupTakeGood: () => 'Quelle marchandise prenez-vous gratuitement au marché ?',
    lighthouseFirst: () => 'Premier au phare : placer un navire (puis un second), ou en bloquer un ?',
    lighthousePlace: () => 'Phare : quel navire amenez-vous au port ?',
    lighthouseBerth: (at, view) => `Les deux places sont libres : où va le ${shipAt(view, at.position)} ?`,
    turnMain: (at, view) =>
      `À vous : une action, des talents ou un nouveau marché ? Réserve : ${servants(asked(at, view).reserve)} ; talents : ${purse(at, view)}.`,
    turnAfter: () => 'Autre chose avant la fin de votre tour ?',
    refillPurchase: () => `Acheter une marchandise du nouveau marché pour ${talents(REFILL_PRICE)} ?`,
    aristocratStep: (at) =>
      `Aristocrate : quel serviteur se déplace ? Déplacés : ${at.moved} sur ${ARISTOCRAT_MOVES}.`,
    stevedore: () => 'Arrimeur : réclamer un quai, en changer ou en quitter un ?',
    stevedoreTarget: () => 'Vers quel quai vont les deux serviteurs ?',
    buyGood: (_at, view) => `Marchand : quelle marchandise achetez-vous pour ${talents(view.price)} ?`,
    transportSource: () => 'Transporteur : quelle marchandise déplacez-vous ?',
    transportDestination: (at) => `Où va cette marchandise (${good(nth(GOODS, at.good))}) ?`,
    tradePoint: (at, view, who) =>
      `${pointReason(at, view, who)} : maison de commerce ou chemin de l’intrigue ?`,
    bonusPoint: () => 'Privilège, un point de commerce de plus : où ?',
    bonusIntrigue: () => 'Privilège : placer un serviteur sur le chemin de l’intrigue ?',
    sortDeck: (at) =>
      at.sorted === 0
        ? 'Quelle carte placez-vous au-dessus de la pioche ?'
        : 'Quelle carte vient en deuxième ?',
    loadAny: () => 'À quel quai chargez-vous la marchandise ?',
    loadStored: () => 'Quelle marchandise de l’entrepôt chargez-vous ?',
    moveStep: (at) => `Quel serviteur se déplace ? Déplacés : ${at.moved} sur ${PRIVILEGE_MOVES}.`,
    bringShip: () => 'Quel navire de la première rangée entre au port ?',
    finalPalace: () => `Dernier achat : une place au palais pour ${talents(LAST_PURCHASE.price)} ?`,
  },
  options: {
    claim: (o, at) => `${Quay(o.noun)} : ${at.step === 'stevedoreTarget' ? 'y aller' : 'réclamer'}`,
    pass: () => 'Passer',
    good: (o, at, view) => goodLabel(o.noun, at, view),
    block: (o) => `Bloquer : ${ship(o.noun)}`,
    place: (o, _at, view) =>
      `${capital(ship(o.noun))} : placer, ${hasBothBerths(view, o.noun) ? 'les deux places sont libres' : arrivalOf(view, o.noun)}`,
    berth: (o) => `${Quay(o.noun)} : le navire y va`,
    use: (o) => `${capital(privilege(printed(o.noun).privilege))} : privilège du ${ship(o.noun)}`,
    action: (o, _at, view) => {
      const space = spaceHere(view, o);
      return `${spaceLabel(space)} ; bonus : ${bonusLabel(space.bonus, view)}`;
    },
    bonusOnly: (o, _at, view) => {
      const space = spaceHere(view, o);
      return `${capital(bonusLabel(space.bonus, view))} : le bonus seul, ${spaceLabel(space)}`;
    },
    takeTalents: () => `${talents(TAKE_TALENTS)} : prendre`,
    refillMarket: () =>
      `Renouveler le marché, puis, au choix, acheter une marchandise pour ${talents(REFILL_PRICE)}`,
    bonus: (_o, at, view) => openBonus(at, view),
    endTurn: () => 'Finir le tour',
    decline: () => 'Refuser',
    done: () => 'Terminé',
    move: (o) => `${wayName(o.noun, 'fr')} : déplacer un serviteur`,
    transfer: (o) => `Quitter le ${quay(o.noun)} pour un autre`,
    recall: (o) => `Libérer le ${quay(o.noun)}, les deux serviteurs rentrent`,
    quay: (o, at, view) => quayLabel(o.noun, at, view),
    warehouse: () => 'Entrepôt : y ranger la marchandise',
    charter: (_o, at, view) =>
      `Navire affrété : un voyage, ${many(safeCards(at, view), 'carte sûre', 'cartes sûres')} sur ${view.deckSize} dans la pioche`,
    tradeHouse: (_o, at, view) => `Maison de commerce : ${points(asked(at, view).tradePoints + 1)}`,
    intrigue: (_o, _at, view) => `Chemin de l’intrigue : un serviteur sur la case ${view.path.length + 1}`,
    card: (o) => capital(cardLine(o.noun)),
    ship: (o, _at, view) => `${capital(ship(o.noun))} : ${arrivalOf(view, o.noun)}`,
    toTemple: (o, _at, _view, who) => `${who(o.noun)} : un serviteur du phare au temple`,
    toLighthouse: (o, _at, _view, who) => `${who(o.noun)} : un serviteur du temple au phare`,
    buy: () => `${capital(bonusName('buyPalace', 'fr'))}, ${talents(LAST_PURCHASE.price)}`,
  },
  refusals: {
    // R-2.4
    quayClaimed: () => 'Des serviteurs occupent déjà ce quai.',
    // R-3.6
    noneToTake: () => 'Cette marchandise n’est pas au marché.',
    // R-5.2
    blockInstead: () => 'On bloque un navire au lieu d’en placer deux, pas en plus.',
    // R-5.3
    blockRankOne: () => 'Seul le premier au phare peut bloquer un navire.',
    // R-6.2
    tooFewServants: (o, at, view) =>
      `Cette case demande ${servants(spaceHere(view, o).servants)} ; vous en avez ${asked(at, view).reserve} en réserve.`,
    // R-6.5
    notDrawn: () => 'Cette marchandise n’est pas dans le nouveau marché.',
    refillFull: () => 'Votre entrepôt n’a plus de case libre.',
    refillTooDear: (_o, at, view) =>
      `La marchandise coûte ${talents(REFILL_PRICE)} ; vous en avez ${purse(at, view)}.`,
    // R-7.1
    captainAlone: () => 'Une fois la case payée, il ne reste aucun serviteur pour le navire affrété.',
    charterFull: (_o, _at, view) => `Les ${view.charter.length} navires affrétés sont pris.`,
    // R-7.2
    nobodyToMove: () => 'Vous n’avez aucun serviteur en réserve, au phare ou au temple.',
    nobodyThere: () => 'Vous n’avez aucun serviteur à cet endroit.',
    moveFirst: () => 'Déplacez au moins un serviteur.',
    // R-7.3
    nothingToClaim: () =>
      'Vous n’avez pas de quai et, une fois la case payée, vous ne pourriez en réclamer aucun.',
    claimNeedsTwo: (_o, at, view) =>
      `Un quai demande ${servants(SERVANTS_PER_QUAY)} ; vous en avez ${asked(at, view).reserve} en réserve.`,
    noQuayFree: () => 'Il n’y a plus de quai libre où aller.',
    // R-7.4
    marketEmpty: () => 'Le marché est vide.',
    warehouseFull: () => 'Votre entrepôt n’a plus de case libre.',
    goodTooDear: (_o, at, view) =>
      `Une marchandise coûte ${talents(view.price)} en ce moment ; vous en avez ${purse(at, view)}.`,
    notInMarket: () => 'Cette marchandise n’est pas au marché.',
    // R-7.5
    noGood: () => 'Vous n’avez aucune marchandise à déplacer.',
    noDestination: () => 'Il n’y a nulle part où porter une marchandise.',
    quayEmpty: () => 'Il n’y a pas de marchandise sur ce quai.',
    sameQuay: () => 'La marchandise s’y trouve déjà.',
    notYourQuay: () => 'Ce quai n’est pas à vous : réclamez-le d’abord avec l’arrimeur.',
    quayFull: () => 'Il y a déjà une marchandise sur ce quai.',
    alreadyStored: () => 'La marchandise est déjà dans votre entrepôt.',
    noRoomInStore: () => 'Votre entrepôt n’a plus de case libre.',
    noChartered: () => 'Vous n’avez pas de serviteur sur un navire affrété : le capitaine en place un.',
    noPrayers: () => 'Un voyage demande au moins un de vos serviteurs au temple.',
    // R-14.27
    noShipCard: (o) =>
      wouldBring(o) ? 'La première rangée est vide.' : 'La pioche de cartes de navire est vide.',
    // R-8.1
    nothingBlocked: () => 'Toutes les cases de votre entrepôt sont déjà libérées.',
    releaseTooDear: (_o, at, view) =>
      `Libérer une case coûte ${talents(RELEASE_PRICE)} ; vous en avez ${purse(at, view)}.`,
    // R-8.2
    palaceTooDear: (_o, at, view) =>
      `La place la moins chère du palais coûte ${talents(view.nextPlace.price)} ; vous en avez ${purse(at, view)}.`,
    palacePoints: (_o, at, view) =>
      `La place la moins chère demande ${points(view.nextPlace.tradePoints)} ; vous en avez ${asked(at, view).tradePoints}.`,
    palaceServant: () => 'Il ne resterait aucun serviteur en réserve pour le palais.',
    // R-9.5
    pathFull: (_o, _at, view) => `Les ${view.path.length} cases du chemin sont prises.`,
    // R-10.5
    noQuayToLoad: () => 'Aucun de vos quais n’a à la fois un navire et une marchandise.',
    noShipHere: () => 'Aucun navire n’est à ce quai.',
    noGoodHere: () => 'Il n’y a pas de marchandise sur ce quai.',
    // R-10.6
    nobodyAnywhere: () => 'Il n’y a personne au phare ni au temple.',
    nobodyOfTheirs: () => 'Ce joueur n’a pas de serviteur à cet endroit.',
    moveOneAtLeast: () => 'Déplacez au moins un serviteur.',
    // R-10.8
    placeTooDear: (_o, at, view) =>
      `La place la moins chère du palais coûte ${talents(view.nextPlace.price)} ; vous en avez ${purse(at, view)}.`,
    placeServant: () => 'Vous n’avez aucun serviteur en réserve.',
  },
  events: {
    quayClaimed: (e, who) => `${who(e.seat)} : ${quay(e.quay)} réclamé.`,
    passed: (e, who) => `${who(e.seat)} : passe.`,
    goodTaken: (e, who) => `${who(e.seat)} : marchandise prise au marché, ${good(e.good)}.`,
    decadeBegan: (e) => `Décennie ${e.decade} : les navires arrivent.`,
    actionCardsDealt: (e) =>
      `Cartes d’action, de gauche à droite : ${e.cards.map((card) => action(actionOn(card))).join(', ')}.`,
    firstPlayerChosen: (e, who) => `Premier joueur : ${who(e.seat)}.`,
    income: (e, who) => `${who(e.seat)} : revenu, ${talents(e.talents)}.`,
    marketFilled: (e, who) => {
      const drawn = orNothing(e.goods.map(good));
      return e.seat === null
        ? `Nouveau au marché : ${drawn}.`
        : `${who(e.seat)} : marché vidé et rempli, ${drawn}.`;
    },
    roundBegan: (e) => `Manche ${e.round}.`,
    shipBlocked: (e, who) => `${e.seat === null ? 'Phare' : who(e.seat)} : ${ship(e.card)} bloqué.`,
    shipLeft: (e) => `Le ${ship(e.card)} n’a pas trouvé de place et repart.`,
    shipArrived: (e, who) =>
      `Le ${ship(e.card)} arrive au ${quay(e.quay)}${e.seat === null ? '' : `, placé par ${who(e.seat)}`}.`,
    rowsShifted: (e) =>
      `Nouvelle seconde rangée : ${orNothing(e.cards.flatMap((card) => (card === null ? [] : [ship(card)])))}.`,
    servantsPaid: (e, who) =>
      `${who(e.seat)} : ${action(e.action)}${e.bonusOnly ? ', bonus seul' : ''}, ${servants(e.servants)}.`,
    talentsTaken: (e, who) => `${who(e.seat)} : ${talents(e.talents)} de la banque.`,
    chartered: (e, who) => `${who(e.seat)} : navire affrété ${e.ship}.`,
    servantsMoved: (e, who) =>
      `${who(e.seat)} : un serviteur${e.seat === e.owner ? '' : ` (${who(e.owner)})`} quitte ${PLACE[e.from]} pour ${PLACE[e.to]}.`,
    quayLeft: (e, who) => `${who(e.seat)} : ${quay(e.quay)} quitté${lost(e.good)}.`,
    quayTransferred: (e, who) =>
      `${who(e.seat)} : ${quay(e.quay)} quitté pour le ${quay(e.to)}${lost(e.good)}.`,
    goodBought: (e, who) => `${who(e.seat)} : achat, ${good(e.good)}, ${talents(e.price)}.`,
    declined: (e, who) => `${who(e.seat)} : refuse.`,
    goodCarried: (e, who) =>
      `${who(e.seat)} : transport, ${good(e.good)}, ${e.to === null ? 'à l’entrepôt' : `au ${quay(e.to)}`}.`,
    warehouseReleased: (e, who) => `${who(e.seat)} : case d’entrepôt libérée pour ${talents(e.price)}.`,
    palaceBought: (e, who) => `${who(e.seat)} : place au palais pour ${talents(e.price)}.`,
    loaded: (e, who) =>
      `${who(e.seat)} : chargement au ${quay(e.quay)}, ${ship(e.card)}, avec ${good(e.good)}, ${talents(e.talents)}.`,
    cardTaken: (e, who) => `${who(e.seat)} : carte prise, ${privilege(printed(e.card).privilege)}.`,
    tradePoint: (e, who) => `${who(e.seat)} : case ${e.total} de la maison de commerce.`,
    intriguePlaced: (e, who) => `${who(e.seat)} : serviteur sur la case ${e.space} du chemin de l’intrigue.`,
    voyage: (e, who) =>
      `${who(e.seat)} : voyage avec ${good(e.good)}, danger ${e.danger}, ${servants(e.temple)} au temple, ${e.success ? 'succès' : 'échec'}.`,
    voyagePaid: (e, who) =>
      `${who(e.seat)} : ${talents(e.talents)} pour le voyage${e.offering === 0 ? '' : `, offrande de ${talents(e.offering)}`}.`,
    privilegeUsed: (e, who) => `${who(e.seat)} : privilège, ${privilege(e.privilege)}.`,
    privilegeLapsed: (e, who) => `${who(e.seat)} : privilège sans effet, le chemin est plein.`,
    deckLooked: (e) => `Au-dessus de la pioche : ${e.cards.map(cardLine).join(' ; ')}.`,
    deckSorted: (e, who) =>
      e.cards === 1
        ? `${who(e.seat)} : unique carte de la pioche regardée.`
        : `${who(e.seat)} : les ${e.cards} cartes du haut de la pioche regardées pour les trier.`,
    rowFilled: (e) =>
      `Position ${e.position} : le ${ship(e.up)} avance${e.drawn === null ? '' : `, derrière lui le ${ship(e.drawn)}`}.`,
    finalBegan: (e) =>
      `La dernière décennie est finie${e.arrival ? ' : les navires arrivent une dernière fois' : ''}.`,
    pathAward: (e, who) =>
      `${who(e.seat)}, numéro ${e.place} sur le chemin : ${servants(e.servants)} de plus au palais.`,
    scored: (e, who) => `${who(e.seat)} : ${servants(e.points)}, ${CATEGORY[e.category]}.`,
    talentsShown: (e, who) => `${who(e.seat)} : ${points(e.tradePoints)}, ${talents(e.talents)} en main.`,
    gameEnded: (e, who) => `Victoire : ${e.winners.map(who).join(', ')}.`,
  },
  variants: {
    loadAnyGood: {
      name: 'Privilège « charge libre »',
      values: { quayOnly: 'une marchandise sur le quai', warehouseToo: 'une de l’entrepôt aussi' },
      says: 'Charger demande une marchandise sur le quai : pour nous, le privilège ne remplace que la concordance. L’autre lecture : s’il n’y en a pas, une de l’entrepôt est chargée aussitôt (R-14.17).',
    },
  },
  stage: ({ decade, round }) =>
    round === 0 ? `Décennie ${decade}, avant le premier tour` : `Décennie ${decade}, tour ${round}`,
  sketch: (view, who) =>
    sketch(view, who, {
      good,
      civ: (name) => civName(name, 'fr'),
      action: (card) => action(actionOn(card)),
      bonus: (bonus) => bonusLabel(bonus, view),
      privilege,
      head: (decade, round) => `Décennie ${decade} sur ${DECADES}, manche ${round} sur ${ROUNDS}`,
      first: 'premier joueur',
      active: 'à jouer',
      row1: 'Première rangée',
      row2: 'Seconde rangée',
      deck: (n) => `Pioche : ${many(n, 'carte')}`,
      top: 'Au-dessus (vous avez regardé)',
      among: (n) => `Parmi les ${n} du haut (vous avez regardé)`,
      voyage: 'Voyage',
      market: (price) => `Marché (prochaine à ${talents(price)})`,
      charter: 'Navires affrétés',
      lighthouse: 'Ordre du phare',
      palace: ({ price, tradePoints }) =>
        `Palais : prochaine place ${talents(price)}, ${points(tradePoints)} requis`,
      path: 'Chemin de l’intrigue',
      early: `${EARLY_END.tradePoints} points de commerce à la fin de la décennie ${EARLY_END.decade} finissent la partie`,
      servants,
      player: (p) =>
        `palais ${p.palace}, points ${p.tradePoints}, talents ${p.talents ?? '?'}, réserve ${p.reserve}, phare ${p.lighthouse}, temple ${p.temple}`,
      warehouse: (free) => `entrepôt (${many(free, 'libre')})`,
      held: 'privilèges',
      gap: ' : ',
      none: '–',
    }),
};

function shipAt(view: PortoView, position: number): string {
  const card = view.row1[position] ?? null;
  return card === null ? 'navire' : ship(card);
}
