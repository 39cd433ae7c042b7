// Everything Nauticus says in French.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { type GoodName, TILES } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, Nauticus, ShipView } from '../types.ts';
import { sketch } from './sketch.ts';
import { asked, crownVp, isCrowns, nextPassTile, priceHere, shipOf, tileHere, workersHere } from './words.ts';

const { many, listed } = grammar('fr');
const coins = (n: number): string => many(n, 'pièce');
const workers = (n: number): string => many(n, 'ouvrier');
const blues = (n: number): string => many(n, 'ouvrier bleu', 'ouvriers bleus');
const points = (n: number): string => many(n, 'point');
const crownCount = (n: number): string => many(n, 'couronne');

const CREST = {
  whale: '« baleine »',
  'ship-anchor': '« bateau avec ancre »',
  helm: '« roue »',
  lighthouse: '« phare »',
  crown: 'de la couronne',
} as const;
const GOOD = { coffee: 'café', grain: 'céréales', fish: 'poisson', salt: 'sel' } as const;
const TILE = {
  stern: 'poupe',
  middle: 'partie centrale',
  bow: 'proue',
  single: 'coque complète',
  'whale-mast': 'mât « baleine »',
  'ship-anchor-mast': 'mât « bateau avec ancre »',
  'helm-mast': 'mât « roue »',
  'lighthouse-mast': 'mât « phare »',
  'crown-mast': 'mât de la couronne',
  'whale-sail': 'voile « baleine »',
  'ship-anchor-sail': 'voile « bateau avec ancre »',
  'helm-sail': 'voile « roue »',
  'lighthouse-sail': 'voile « phare »',
  'crown-sail': 'voile de la couronne',
  ...GOOD,
} as const;
const SHORT = {
  stern: 'poupe',
  middle: 'milieu',
  bow: 'proue',
  single: 'complète',
  whale: 'baleine',
  'ship-anchor': 'ancre',
  helm: 'roue',
  lighthouse: 'phare',
  crown: 'couronne',
  ...GOOD,
} as const;
const ACTION = {
  'buy-hull': 'Acheter des parties de coque',
  'buy-masts': 'Acheter des mâts',
  'buy-sails': 'Acheter des voiles',
  'buy-goods': 'Acheter des marchandises',
  transport: 'Transport',
  withdraw: 'Retirer de l’argent',
  deliver: 'Livrer des marchandises',
  crowns: 'Évaluation de la couronne',
} as const;
const BONUS = {
  workers3: '3 ouvriers',
  mast: '1 mât',
  sail: '1 voile',
  vp2: '2 points',
  workers2: '2 ouvriers',
  'worker1-good1': '1 ouvrier + 1 marchandise',
  'worker1-vp1': '1 ouvrier + 1 point',
  coins4: '4 pièces',
} as const;
const REWARD = {
  'crown-mast': 'un mât de la couronne',
  'crown-sail': 'une voile de la couronne',
  vp3: '3 points',
  coins7: '7 pièces',
  workers3: '3 ouvriers',
  'coffee-grain': 'café et céréales',
  'coffee-fish': 'café et poisson',
  'coffee-salt': 'café et sel',
  'grain-fish': 'céréales et poisson',
  'grain-salt': 'céréales et sel',
  'fish-salt': 'poisson et sel',
} as const;
const CATEGORY = {
  goods: 'marchandises livrées',
  ships: 'navires achevés',
  leftovers: 'pièces et restes',
} as const;

const cargo = (goods: readonly GoodName[]): string => listed(goods.map((good) => GOOD[good]));
const goodsOn = (ship: ShipView): readonly GoodName[] =>
  ship.parts.flatMap((part) => (part.good === null ? [] : [part.good]));
const place = (ship: number | null): string => (ship === null ? 'à l’entrepôt' : `sur le navire ${ship}`);
const size = (ship: ShipView): string => many(ship.parts.length, 'partie');

export const fr: Texts<Nauticus, Code, Asked> = {
  prompts: {
    chooseAction: (_at, view) => `Phase ${view.phase} sur 7 : quelle action tout le monde va-t-il jouer ?`,
    chooseBonusTile: () => 'Votre bonus : quelle tuile rangez-vous dans votre entrepôt ?',
    turn: (at, view) =>
      `Effectuer l’action ou passer ? Vous avez ${blues(view.work?.blue ?? 0)} et ${workers(asked(at, view).workers)} en réserve.`,
    afterTurn: () => 'Votre tour est joué. Utiliser maintenant votre action supplémentaire ?',
    chooseExtra: () =>
      'Action supplémentaire, sans ouvrier bleu, premières tuiles à 2 pièces : quelle action ?',
    buy: (at, view) => `Acheter une autre tuile ? Il vous reste ${workers(workersHere(at, view))}.`,
    place: (at) => `Où va cette tuile : ${TILE[nth(TILES, at.tile)]} ?`,
    chooseFreeTile: () => 'Les quatre tuiles différentes sont achetées : laquelle prenez-vous gratuitement ?',
    transport: (at, view) =>
      `Déplacer une tuile vers le chantier ? Il vous reste ${workers(workersHere(at, view))}.`,
    withdraw: () => 'Combien d’ouvriers vont chercher de l’argent, à 2 pièces chacun ?',
    deliver: (at, view) =>
      `Livrer la cargaison d’un navire ? Il vous reste ${workers(workersHere(at, view))}.`,
    crowns: (at, view) => `Combien d’ouvriers évaluent vos couronnes (${asked(at, view).crowns}) ?`,
    chooseReward: (at) =>
      `Le navire ${at.ship} est achevé : choisissez une récompense (${at.left} à prendre).`,
  },
  options: {
    slot: (o, _at, view) => {
      const { action, bonus, blue } = nth(view.slots, o.noun);
      return `${ACTION[action]} : bonus ${BONUS[bonus]}, ${blues(blue)}`;
    },
    item: (o, at, view) => `Acheter : ${TILE[tileHere(o.noun, at, view)]}, ${coins(priceHere(o.noun, view))}`,
    take: (o, at, view) => `Prendre gratuitement : ${TILE[tileHere(o.noun, at, view)]}`,
    move: (o) => `Amener au chantier : ${TILE[o.noun]}`,
    workers: (o, at, view) =>
      isCrowns(view)
        ? `${workers(o.noun)} : marquer ${points(crownVp(o.noun, at, view))}`
        : `${workers(o.noun)} : prendre ${coins(2 * o.noun)}`,
    deliver: (o, at, view) => {
      const ship = shipOf(at, view, o.noun);
      return `Livrer le navire ${o.noun} (${cargo(goodsOn(ship))}) : ${workers(ship.parts.length)}`;
    },
    warehouse: () => 'À l’entrepôt',
    new: () => 'Comme nouveau navire',
    ship: (o, at, view) => {
      const ship = shipOf(at, view, o.noun);
      return `Sur le navire ${o.noun} (${size(ship)}${ship.crest === null ? '' : `, ${CREST[ship.crest]}`})`;
    },
    reward: (o) => `Récompense : ${REWARD[o.noun]}`,
    action: (o) => ACTION[o.noun],
    pass: (_o, at, view) => {
      const tile = nextPassTile(asked(at, view));
      return tile === 0 ? 'Passer (plus rien à retourner)' : `Passer (retourne votre ${tile})`;
    },
    extra: () => 'Action supplémentaire : 2 ouvriers et l’action de votre choix',
    stop: () => 'S’arrêter là',
    end: () => 'Finir le tour',
  },
  refusals: {
    faceDown: (o, _at, view) =>
      o.verb === 'slot'
        ? `« ${ACTION[nth(view.slots, o.noun).action]} » a déjà été jouée pendant ce tour.`
        : 'Cette action a déjà été jouée pendant ce tour.',
    noWorker: (_o, at, view) =>
      `Chaque utilisation demande un ouvrier ; vous en avez ${workersHere(at, view)}.`,
    noRoom: (_o, at, view) => {
      const { spaces } = asked(at, view);
      return at.step === 'place'
        ? `Plus assez de place : ${spaces} des 12 cases de l’entrepôt sont prises.`
        : `Une tuile gratuite va à l’entrepôt, et ${spaces} de ses 12 cases sont prises.`;
    },
    onlyNew: () => 'Une coque complète forme toujours un navire à elle seule.',
    hullClosed: () => 'Cette coque est fermée ; on n’y ajoute plus rien.',
    partThere: () => 'Ce navire a déjà cette partie.',
    twoMiddles: () => 'Ce navire a déjà deux parties centrales.',
    noPartForMast: () => 'Chaque partie de ce navire porte déjà un mât.',
    noMastForSail: () => 'Ce navire n’a aucun mât sans voile.',
    otherCrest: (o, at, view) => {
      const crest = o.verb === 'ship' ? shipOf(at, view, o.noun).crest : null;
      return `Les mâts et voiles ordinaires d’un navire portent les mêmes armoiries${crest === null ? '' : ` ; ici ${CREST[crest]}`}.`;
    },
    noPartForGood: () => 'Chaque partie de ce navire porte déjà une marchandise.',
    soldOut: () => 'Il ne reste aucune de ces tuiles dans la réserve.',
    tooExpensive: (o, at, view) =>
      o.verb === 'item'
        ? `Cela coûte ${coins(priceHere(o.noun, view))} ; vous en avez ${asked(at, view).coins}.`
        : `Vous n’avez que ${coins(asked(at, view).coins)}.`,
    noDestination: (_o, at, view) =>
      `Elle ne va sur aucun de vos navires, et ${asked(at, view).spaces} des 12 cases de l’entrepôt sont prises.`,
    fitsNowhere: () => 'Cette tuile ne va sur aucun de vos navires pour l’instant.',
    unfinished: () => 'Seul un navire achevé peut livrer.',
    notLoaded: (o, at, view) => {
      const ship = o.verb === 'deliver' ? shipOf(at, view, o.noun) : null;
      return ship === null
        ? 'Seul un navire entièrement chargé peut livrer.'
        : `Seul un navire entièrement chargé peut livrer ; celui-ci porte ${many(goodsOn(ship).length, 'marchandise')} sur ${ship.parts.length}.`;
    },
    tooFewWorkers: (o, at, view) => {
      const wanted = o.verb === 'deliver' ? shipOf(at, view, o.noun).parts.length : 1;
      return `Livrer ce navire demande ${workers(wanted)} ; vous en avez ${workersHere(at, view)}.`;
    },
    noCrown: () => 'Vous n’avez aucune couronne visible.',
    crownLimit: (_o, at, view) =>
      `Avec ${crownCount(asked(at, view).crowns)}, moins d’ouvriers suffisent à atteindre la limite de 15 points.`,
    rewardTwice: () => 'Une même récompense se prend deux fois au plus pour un navire.',
    rewardSoldOut: () => 'Cette récompense n’est plus dans la réserve.',
    rewardNoRoom: (_o, at, view) =>
      `Une récompense se prend entière ou pas du tout, et ${asked(at, view).spaces} des 12 cases de l’entrepôt sont prises.`,
    extraUsed: () => 'Vous avez déjà utilisé votre action supplémentaire.',
    noUse: () => 'Vous ne pourriez pas utiliser cette action une seule fois.',
  },
  events: {
    roundStarted: (e, who) =>
      `Tour ${e.round} : l’ancre pointe sur la zone ${e.anchor} ; premier joueur : ${who(e.seat)}.`,
    actionChosen: (e, who) => `${who(e.seat)} : action choisie, « ${ACTION[e.action]} » (zone ${e.slot}).`,
    bonusReceived: (e, who) => `${who(e.seat)} : bonus, ${BONUS[e.bonus]}.`,
    bonusTileLost: (e, who) => `${who(e.seat)} : aucune tuile à ranger, celle du bonus est perdue.`,
    bonusTileTaken: (e, who) => `${who(e.seat)} : tuile du bonus, ${TILE[e.tile]}.`,
    freeTileTaken: (e, who) => `${who(e.seat)} : série complète, tuile gratuite, ${TILE[e.tile]}.`,
    freeTileLost: (e, who) => `${who(e.seat)} : aucune tuile à ranger, la tuile gratuite est perdue.`,
    extraUsed: (e, who) => `${who(e.seat)} : action supplémentaire, 2 ouvriers reçus.`,
    extraNamed: (e, who) => `${who(e.seat)} : action supplémentaire, « ${ACTION[e.action]} ».`,
    stopped: () => '',
    bought: (e, who) => `${who(e.seat)} : achat, ${TILE[e.tile]}, ${coins(e.price)}, ${place(e.ship)}.`,
    moved: (e, who) => `${who(e.seat)} : transport, ${TILE[e.tile]}, ${place(e.ship)}.`,
    withdrawn: (e, who) => `${who(e.seat)} : ${coins(e.coins)} pour ${workers(e.workers)}.`,
    delivered: (e, who) => `${who(e.seat)} : navire ${e.ship} livré, ${cargo(e.goods)}.`,
    crownsScored: (e, who) =>
      `${who(e.seat)} : ${points(e.vp)} (${crownCount(e.crowns)}, ${workers(e.workers)}).`,
    shipCompleted: (e, who) => `${who(e.seat)} : navire ${e.ship} achevé, ${many(e.size, 'tuile')} de coque.`,
    rewardTaken: (e, who) => `${who(e.seat)} : récompense, ${REWARD[e.reward]}.`,
    passed: (e, who) =>
      e.flipped === 0 ? `${who(e.seat)} : passe.` : `${who(e.seat)} : passe, tuile ${e.flipped} retournée.`,
    anchorPlaced: (e) => `La tuile ancre est posée sur la zone ${e.slot}.`,
    phaseEnded: (e, who) => `Nouveau premier joueur : ${who(e.startPlayer)}.`,
    penalised: (e, who) =>
      e.vp === 0 ? '' : `${who(e.seat)} : −${points(e.vp)} pour les tuiles « passer » non retournées.`,
    roundEnded: (e) => `Fin du tour ${e.round} ; les tuiles « passer » montrent de nouveau leur chiffre.`,
    scored: (e, who) => `${who(e.seat)} : ${CATEGORY[e.category]}, ${points(e.points)}.`,
    gameEnded: (e, who) =>
      `Décompte final : ${e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`,
  },
  variants: {},
  sketch: (view, who) =>
    sketch(view, who, {
      tile: TILE,
      good: GOOD,
      action: ACTION,
      bonus: BONUS,
      short: SHORT,
      kinds: ['coques', 'mâts', 'voiles', 'marchandises'],
      round: (n, of, phase) => `Tour ${n} sur ${of}, phase ${phase} sur 7`,
      starter: (name) => `premier joueur : ${name}`,
      anchor: (slot) => `ancre en zone ${slot}`,
      chosen: (name) => `retournée (${name})`,
      purse: (p) => `${points(p.vp)}, ${coins(p.coins)}, ${workers(p.workers)}`,
      crowns: crownCount,
      pass: (showing) => `passer ${showing}`,
      extra: 'act. suppl.',
      standing: (n) => `en l’état : ${n}`,
      warehouse: (n) => `entrepôt ${n}/12`,
      ship: 'navire',
      complete: 'achevé',
      delivered: 'livré',
      stock: 'Réserve',
      gap: ' : ',
    }),
};
