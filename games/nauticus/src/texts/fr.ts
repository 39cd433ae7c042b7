// Everything Nauticus says in French.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { SLOTS } from '../data/board.ts';
import { COINS_PER_WORKER, CROWN_LIMIT, EXTRA_PRICE, EXTRA_WORKERS, PHASES } from '../data/numbers.ts';
import { WAREHOUSE_SPACES } from '../data/tiles.ts';
import { type GoodName, TILES } from '../names.ts';
import type { Code } from '../refusals.ts';
import { coinsFor } from '../rules/7-3-withdraw.ts';
import type { Asked, Nauticus, ShipView } from '../types.ts';
import { NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import { asked, crownVp, isCrowns, nextPassTile, priceHere, shipOf, tileHere, workersHere } from './words.ts';

const { many, listed } = grammar('fr');
const {
  action: ACTION,
  bonus: BONUS,
  crest: CREST,
  good: GOOD,
  piece: PIECE,
  reward: REWARD,
  tile: TILE,
  coins,
  workers,
  points,
} = NAMES.fr;
const blues = (n: number): string => many(n, 'ouvrier bleu', 'ouvriers bleus');
const crownCount = (n: number): string => many(n, 'couronne');
/** A slot of the wheel goes by its bonus. */
const slotName = (slot: number): string => BONUS[nth(SLOTS, slot).bonus];

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
    chooseAction: (_at, view) =>
      `Phase ${view.phase} sur ${PHASES} : quelle action tout le monde va-t-il jouer ?`,
    chooseBonusTile: () => 'Votre bonus : quelle tuile rangez-vous dans votre entrepôt ?',
    turn: (at, view) =>
      `Effectuer l’action ou passer ? Vous avez ${blues(view.work?.blue ?? 0)} et ${workers(asked(at, view).workers)} en réserve.`,
    afterTurn: () => 'Finir votre tour, ou jouer d’abord votre action supplémentaire ?',
    chooseExtra: () =>
      `Action supplémentaire, sans ouvrier bleu, premières tuiles à ${coins(EXTRA_PRICE)} : quelle action ?`,
    buy: (at, view) => `Acheter une autre tuile ? Il vous reste ${workers(workersHere(at, view))}.`,
    place: (at) => `Où va cette tuile : ${TILE[nth(TILES, at.tile)]} ?`,
    chooseFreeTile: () => 'Les quatre tuiles différentes sont achetées : laquelle prenez-vous gratuitement ?',
    transport: (at, view) =>
      `Déplacer une tuile vers le chantier ? Il vous reste ${workers(workersHere(at, view))}.`,
    withdraw: () => `Combien d’ouvriers vont chercher de l’argent, à ${coins(COINS_PER_WORKER)} chacun ?`,
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
        : `${workers(o.noun)} : prendre ${coins(coinsFor(o.noun))}`,
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
    extra: () => `Action supplémentaire : ${workers(EXTRA_WORKERS)} et l’action de votre choix`,
    stop: () => 'S’arrêter',
    end: () => 'Finir le tour',
  },
  refusals: {
    // R-4.3
    faceDown: (o, _at, view) =>
      o.verb === 'slot'
        ? `« ${ACTION[nth(view.slots, o.noun).action]} » a déjà été jouée pendant cette manche.`
        : 'Cette action a déjà été jouée pendant cette manche.',
    // R-5.2
    noWorker: (_o, at, view) =>
      `Chaque utilisation demande un ouvrier ; vous en avez ${workersHere(at, view)}.`,
    // R-6.2
    noRoom: (_o, at, view) => {
      const { spaces } = asked(at, view);
      return at.step === 'place'
        ? `Plus assez de place : ${spaces} des ${WAREHOUSE_SPACES} cases de l’entrepôt sont prises.`
        : `Une tuile gratuite va à l’entrepôt, et ${spaces} de ses ${WAREHOUSE_SPACES} cases sont prises.`;
    },
    // R-6.4
    onlyNew: () => 'Une coque complète forme toujours un navire à elle seule.',
    hullClosed: () => 'Cette coque est fermée ; on n’y ajoute plus rien.',
    partThere: () => 'Ce navire a déjà cette partie.',
    twoMiddles: () => 'Ce navire a déjà deux parties centrales.',
    // R-6.5
    noPartForMast: () => 'Chaque partie de ce navire porte déjà un mât.',
    // R-6.6
    noMastForSail: () => 'Ce navire n’a aucun mât sans voile.',
    // R-6.7
    otherCrest: (o, at, view) => {
      const crest = o.verb === 'ship' ? shipOf(at, view, o.noun).crest : null;
      return `Les mâts et voiles ordinaires d’un navire portent les mêmes armoiries${crest === null ? '' : ` ; ici : ${CREST[crest]}`}.`;
    },
    // R-6.8
    noPartForGood: () => 'Chaque partie de ce navire porte déjà une marchandise.',
    // R-2
    soldOut: () => 'Il ne reste aucune de ces tuiles dans la réserve.',
    // R-7.1.3
    tooExpensive: (o, at, view) =>
      o.verb === 'item'
        ? `Cela coûte ${coins(priceHere(o.noun, view))} ; vous en avez ${asked(at, view).coins}.`
        : `Vous n’avez que ${coins(asked(at, view).coins)}.`,
    noDestination: (_o, at, view) =>
      `Elle ne va sur aucun de vos navires, et ${asked(at, view).spaces} des ${WAREHOUSE_SPACES} cases de l’entrepôt sont prises.`,
    // R-7.2
    fitsNowhere: () => 'Cette tuile ne va sur aucun de vos navires pour l’instant.',
    // R-7.4
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
    // R-7.5
    noCrown: () => 'Vous n’avez aucune couronne visible.',
    crownLimit: (_o, at, view) =>
      `Avec ${crownCount(asked(at, view).crowns)}, moins d’ouvriers suffisent à atteindre la limite de ${points(CROWN_LIMIT)}.`,
    // R-8.2
    rewardTwice: () => 'Une même récompense se prend deux fois au plus pour un navire.',
    // R-8.3
    rewardSoldOut: () => 'Cette récompense n’est plus dans la réserve.',
    rewardNoRoom: (_o, at, view) =>
      `Une récompense se prend entière ou pas du tout, et ${asked(at, view).spaces} des ${WAREHOUSE_SPACES} cases de l’entrepôt sont prises.`,
    // R-9
    extraUsed: () => 'Vous avez déjà utilisé votre action supplémentaire.',
    // R-9.3
    noUse: () => 'Vous ne pourriez pas utiliser cette action une seule fois.',
  },
  events: {
    roundStarted: (e, who) =>
      `Manche ${e.round} : l’ancre pointe sur la zone « ${slotName(e.anchor)} » ; premier joueur : ${who(e.seat)}.`,
    actionChosen: (e, who) => `${who(e.seat)} : action choisie, « ${ACTION[e.action]} ».`,
    bonusReceived: (e, who) => `${who(e.seat)} : bonus, ${BONUS[e.bonus]}.`,
    bonusTileLost: (e, who) => `${who(e.seat)} : aucune tuile à ranger, celle du bonus est perdue.`,
    bonusTileTaken: (e, who) => `${who(e.seat)} : tuile du bonus, ${TILE[e.tile]}.`,
    freeTileTaken: (e, who) => `${who(e.seat)} : série complète, tuile gratuite, ${TILE[e.tile]}.`,
    freeTileLost: (e, who) => `${who(e.seat)} : aucune tuile à ranger, la tuile gratuite est perdue.`,
    extraUsed: (e, who) => `${who(e.seat)} : action supplémentaire, ${workers(EXTRA_WORKERS)} reçus.`,
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
    anchorPlaced: (e) => `La tuile ancre est posée sur la zone « ${slotName(e.slot)} ».`,
    phaseEnded: (e, who) => `Nouveau premier joueur : ${who(e.startPlayer)}.`,
    penalised: (e, who) =>
      e.vp === 0 ? '' : `${who(e.seat)} : −${points(e.vp)} pour les tuiles « passer » non retournées.`,
    roundEnded: (e) =>
      `Fin de la manche ${e.round} ; les tuiles « passer » montrent de nouveau leur chiffre.`,
    scored: (e, who) => `${who(e.seat)} : ${CATEGORY[e.category]}, ${points(e.points)}.`,
    gameEnded: (e, who) =>
      `Décompte final : ${e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`,
  },
  variants: {
    firstPlayer: { name: 'Qui commence', values: { firstSeat: 'la première place', drawn: 'tiré au sort' } },
  },
  stage: ({ round, rounds }) => `Manche ${round} sur ${rounds}`,
  sketch: (view, who) =>
    sketch(view, who, {
      tile: TILE,
      good: GOOD,
      action: ACTION,
      bonus: BONUS,
      short: PIECE,
      kinds: ['coques', 'mâts', 'voiles', 'marchandises'],
      round: (n, of, phase) => `Manche ${n} sur ${of}, phase ${phase} sur ${PHASES}`,
      starter: (name) => `premier joueur : ${name}`,
      anchor: (slot) => `ancre sur ${slotName(slot)}`,
      chosen: (name) => `retournée (${name})`,
      purse: (p) => `${points(p.vp)}, ${coins(p.coins)}, ${workers(p.workers)}`,
      crowns: crownCount,
      pass: (showing) => `passer ${showing}`,
      extra: 'act. suppl.',
      standing: (n) => `en l’état : ${n}`,
      warehouse: (n) => `entrepôt ${n}/${WAREHOUSE_SPACES}`,
      ship: 'navire',
      complete: 'achevé',
      delivered: 'livré',
      stock: 'Réserve',
      gap: ' : ',
    }),
};
