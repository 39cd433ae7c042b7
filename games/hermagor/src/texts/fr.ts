// Everything Hermagor says in French.
import { grammar, type Texts } from '@comptoir/kernel';
import { HIGHEST_PRICE } from '../data/price-table.ts';
import type { Good } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, Hermagor, HermagorOption, HermagorStep } from '../types.ts';
import { capital, NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import {
  asked,
  boughtIn,
  costAt,
  goodOf,
  goodsOf,
  journeyOf,
  moneyOf,
  nameOf,
  nextGreen,
  nextNobility,
  tilesAround,
} from './words.ts';

/** « vendre du sel » comme « le prix du sel ». */
const OF_GOOD = {
  weapons: 'des armes',
  books: 'des livres',
  relics: 'des reliques',
  dragonEggs: 'des œufs de dragon',
  amulets: 'des amulettes',
  blessings: 'des bénédictions',
  corn: 'du maïs',
  salt: 'du sel',
} as const;
const INCOME = { production: 'production', duchies: 'duchés', mainRoad: 'route principale' } as const;

const { many, listed, either } = grammar('fr');
const {
  good: GOOD,
  special: SPECIAL,
  coins,
  tile: tileName,
  place: placeName,
  region: regionName,
} = NAMES.fr;
const named = (list: readonly Good[]): string[] => list.map((good) => GOOD[good]);
const nodeIn = (o: HermagorOption): string | null =>
  o.verb === 'moveAndSell' || o.verb === 'shortcutAndSell' || o.verb === 'moveOnly' ? nameOf(o.noun) : null;

export const fr: Texts<Hermagor, Code, Asked> = {
  prompts: {
    placeBuyer: (at, view) =>
      `Poser un acheteur ? Il vous en reste ${asked(at, view).buyers}, et ${coins(moneyOf(at, view))}.`,
    placeEitherBuyer: (at, view) =>
      `Poser un acheteur, ou commencer par un acheteur partagé (reste ${view.shared?.buyers ?? 0}) ? Vous avez ${coins(moneyOf(at, view))}.`,
    placeOwnBuyer: (at, view) =>
      `Posez maintenant un acheteur à vous. Vous avez ${coins(moneyOf(at, view))}.`,
    placeSharedBuyer: (_at, view) =>
      `Ajouter un acheteur partagé, sans payer ? Il en reste ${view.shared?.buyers ?? 0}.`,
    raisePrice: (at, view) =>
      `Votre tuile porte une flèche. Augmenter le prix ${OF_GOOD[at.good]}, à présent ${view.prices[at.good]} ?`,
    fluctuate: () => 'Fluctuation de marché : quel prix augmente d’un palier ?',
    chooseFirstPlayer: () => 'Qui sera premier joueur ?',
    act: (at, view) =>
      `Votre action ; il vous en reste ${asked(at, view).posts} cette manche. Vous avez ${coins(moneyOf(at, view))}.`,
    actOrShare: (at, view) =>
      `Votre action (reste ${asked(at, view).posts}), ou d’abord un comptoir partagé ? Vous avez ${coins(moneyOf(at, view))}.`,
    build: (at) =>
      at.regions.length === 1
        ? 'Vous avez complété une région. L’utiliser ?'
        : 'Vous avez complété plusieurs régions. Laquelle d’abord ?',
    sharedBuild: () => 'Les comptoirs partagés complètent une région. Laquelle reçoit son disque ?',
    buildGood: (at) => `${capital(regionName(at.region))} : dans quelle ligne va le disque ?`,
    placeSharedPost: (at, view) =>
      `Poser un comptoir partagé ? Il vous en reste ${asked(at, view).sharedPosts} cette manche.`,
    declare: (at, view) => `Le percepteur passe. Montrer vos ${coins(moneyOf(at, view))} ?`,
  },
  options: {
    buyer: (o, _at, view) =>
      `Acheteur, ${placeName(o.noun, tilesAround(view, o.noun))} : payer ${coins(costAt(o.noun))}`,
    sharedBuyer: (o, _at, view) =>
      `Acheteur partagé, ${placeName(o.noun, tilesAround(view, o.noun))} : gratuit`,
    pass: (_o, at) =>
      at.step === 'declare' ? 'Passer : ne rien montrer' : 'Passer jusqu’à la fin de la phase',
    done: (_o, at) => (at.step === 'placeSharedPost' ? 'Pas de comptoir partagé' : 'Pas d’acheteur partagé'),
    raise: (o, _at, view) => `Porter le prix ${OF_GOOD[o.noun]} à ${view.prices[o.noun] + 1}`,
    decline: (_o, at, view) =>
      at.step === 'raisePrice'
        ? `Laisser le prix ${OF_GOOD[at.good]} à ${view.prices[at.good]}`
        : 'Ne rien augmenter',
    firstPlayer: (o, _at, _view, who) => `Premier joueur : ${who(o.noun)}`,
    declare: (_o, at, view) => `Déclarer ${coins(moneyOf(at, view))}`,
    moveAndSell: (o, at, view) =>
      `Aller à ${nameOf(o.noun)} pour ${coins(journeyOf(at, view, o.noun).full)} et y vendre ${saleOf(o.noun, view)}`,
    shortcutAndSell: (o, at, view) =>
      `Aller à ${nameOf(o.noun)} par le Raccourci pour ${coins(journeyOf(at, view, o.noun).half)} et y vendre ${saleOf(o.noun, view)}`,
    sellHere: (_o, at, view) => {
      const here = asked(at, view).merchant;
      return `Rester à ${nameOf(here)} et y vendre ${saleOf(here, view)}`;
    },
    moveOnly: (o, at, view) =>
      `Aller à ${nameOf(o.noun)} pour ${coins(journeyOf(at, view, o.noun).half)} sans rien vendre`,
    noAction: () => 'Pas d’action : rendre un comptoir',
    sharedPost: (o) => `Comptoir partagé à ${nameOf(o.noun)} (${GOOD[goodOf(o.noun)]})`,
    build: (o, at, view) => {
      const list = goodsOf(o.noun);
      const what = list.length === 0 ? `noblesse ${nextNobility(view)}` : `un disque, ${either(named(list))}`;
      return `Utiliser ${regionName(o.noun)}${at.step === 'sharedBuild' ? ' pour les deux' : ''} : ${what}`;
    },
    skip: (o) => `Renoncer pour toujours : ${regionName(o.noun)}`,
    good: (o, at, view) =>
      at.step === 'buildGood' && at.owner >= view.players.length
        ? `Disque partagé dans la ligne ${OF_GOOD[o.noun]}, case ${nextGreen(view, o.noun) ?? 0}`
        : `Disque dans la ligne ${OF_GOOD[o.noun]} : recevoir ${coins(nextGreen(view, o.noun) ?? 0)}`,
  },
  refusals: {
    // R-5.3
    placeTaken: () => 'Un acheteur s’y trouve déjà.',
    placeTooDear: (o, at, view) =>
      o.verb === 'buyer'
        ? `Cette place coûte ${coins(costAt(o.noun))} ; vous avez ${coins(moneyOf(at, view))}.`
        : `Vous n’avez que ${coins(moneyOf(at, view))}.`,
    // R-5.4
    noTile: () => 'Il n’y a pas de tuile sur cet emplacement.',
    // R-12.10
    priceAtTop: (o) =>
      `Le prix ${o.verb === 'raise' ? `${OF_GOOD[o.noun]} ` : ''}est déjà à ${HIGHEST_PRICE}.`,
    // R-7.2a
    goodNotHeld: (o) =>
      `${nodeIn(o) ?? 'Ce village'} achète ${wantedBy(o)} ; aucune de vos tuiles n’en montre.`,
    // R-7.2b
    goodNotHeldHere: (_o, at, view) =>
      `${nameOf(asked(at, view).merchant)} achète ${OF_GOOD[goodOf(asked(at, view).merchant)]} ; aucune de vos tuiles n’en montre.`,
    soldHere: (_o, at, view) => `Vous avez déjà un comptoir à ${nameOf(asked(at, view).merchant)}.`,
    inCity: () => 'On ne vend rien dans la cité.',
    // R-7.3
    cityNoStop: () => 'Les marchands traversent la cité mais ne s’y arrêtent jamais.',
    ownPost: (o) => `Vous avez déjà un comptoir à ${nodeIn(o) ?? 'cet endroit'} ; impossible de s’y arrêter.`,
    // R-7.3a
    journeyTooDear: (o, at, view) => tooFar(o, at, view),
    moveTooDear: (o, at, view) =>
      o.verb === 'moveOnly'
        ? `La moitié du trajet vers ${nameOf(o.noun)} coûte ${coins(journeyOf(at, view, o.noun).half)} ; vous avez ${coins(moneyOf(at, view))}.`
        : `Vous n’avez que ${coins(moneyOf(at, view))}.`,
    // R-7.5a
    rowFull: (o) =>
      `Aucune case n’est libre dans la ligne ${o.verb === 'good' ? OF_GOOD[o.noun] : 'voulue'}.`,
    // R-9.6
    sharedPostThere: () => 'Un comptoir partagé s’y trouve déjà.',
    goodNotHeldForPost: (o) =>
      o.verb === 'sharedPost'
        ? `${nameOf(o.noun)} achète ${OF_GOOD[goodOf(o.noun)]} ; aucune de vos tuiles n’en montre.`
        : 'Aucune de vos tuiles ne montre ce que ce village achète.',
    // R-12.8
    alreadyThere: (o) => `Votre marchand est déjà à ${nodeIn(o) ?? 'cet endroit'}.`,
  },
  events: {
    marketFilled: (e) =>
      `Manche ${e.round} : ${many(e.drawn, 'tuile piochée', 'tuiles piochées')} pour le marché${e.kept === 0 ? '' : `, ${e.kept} encore en place`}.`,
    tileLaid: () => '',
    revealed: (e) => `La tuile action montre ${e.actions} : chacun a ${e.actions} actions.`,
    buyerPlaced: (e, who) => `${who(e.seat)} : un acheteur ${placeName(e.place, e.tiles)}, ${coins(e.cost)}.`,
    sharedBuyerPlaced: (e, who) => `${who(e.seat)} : un acheteur partagé ${placeName(e.place, e.tiles)}.`,
    passed: (e, who) => `${who(e.seat)} : passe${e.broke ? ', faute de place à sa portée' : ''}.`,
    corridorPaid: (e, who) =>
      `${who(e.seat)} : ${received(e.money)} pour ${many(e.buyers, 'acheteur')} dans l’allée ${e.corridor}.`,
    tileWon: (e, who) => `${who(e.seat)} : tuile gagnée, ${tileName(e.tile)}.`,
    sharedWon: (e) => `La couleur partagée gagne ${tileName(e.tile)} ; la tuile retourne dans le sac.`,
    tileStayed: (e) => (e.tied ? `Égalité : ${tileName(e.tile)}, la tuile reste en place.` : ''),
    bargained: (e, who) => `${who(e.seat)} : ${received(e.money)} pour la Bonne affaire.`,
    raised: (e, who) =>
      e.seat === null
        ? `Le prix ${OF_GOOD[e.good]} monte à ${e.price}.`
        : `${who(e.seat)} : prix ${OF_GOOD[e.good]} porté à ${e.price}.`,
    raiseDeclined: (e, who) =>
      e.good === null
        ? `${who(e.seat)} : aucun prix augmenté.`
        : `${who(e.seat)} : prix ${OF_GOOD[e.good]} laissé tel quel.`,
    consoled: (e, who) =>
      e.tile === null
        ? `${who(e.seat)} : aucune tuile marchandise, et le sac n’en contient plus.`
        : `${who(e.seat)} : aucune tuile marchandise ; pioche : ${listed(e.drawn.map(tileName))}.`,
    firstPlayerChosen: (e, who) => `${who(e.by)} : choix du premier joueur, ${who(e.seat)}.`,
    travelled: (e, who) =>
      `${who(e.seat)} : trajet par ${e.route.slice(1).map(nameOf).join(', ')} pour ${coins(e.cost)}${BY[e.by]}.`,
    sold: (e, who) =>
      `${who(e.seat)} : vente ${ofSale(e.good)} à ${nameOf(e.village)} pour ${coins(e.price)}.`,
    postPaid: (e, who) => `${who(e.seat)} : ${received(e.money)} pour le comptoir de ${nameOf(e.village)}.`,
    rested: (e, who) => `${who(e.seat)} : pas d’action.`,
    discPlaced: (e, who) =>
      `${who(e.seat)} : région complétée, ${regionName(e.region)} ; un disque dans la ligne ${OF_GOOD[e.good]}, ${received(e.money)}.`,
    nobilityPlaced: (e, who) =>
      `${who(e.seat)} : région complétée, ${regionName(e.region)} ; un disque sur le chemin de noblesse, ${received(e.money)}.`,
    regionSkipped: (e, who) => `${who(e.seat)} : région abandonnée, ${regionName(e.region)}.`,
    regionLost: (e, who) => `${who(e.seat)} : aucun disque possible, ${regionName(e.region)}.`,
    sharedPostPlaced: (e, who) => `${who(e.seat)} : un comptoir partagé à ${nameOf(e.village)}.`,
    sharedDiscPlaced: (e) =>
      `Région complétée pour les deux, ${regionName(e.region)} : un disque partagé, ${e.good === null ? 'noblesse' : GOOD[e.good]} ${e.space}.`,
    cleanedUp: (e) => `Fin de la manche ${e.round} ; toutes les tuiles des joueurs retournent dans le sac.`,
    declared: (e, who) =>
      `${who(e.seat)} : ${many(e.money, 'pièce déclarée', 'pièces déclarées')} au percepteur.`,
    taxPassed: (e, who) => `${who(e.seat)} : rien de montré au percepteur.`,
    scored: (e, who) =>
      `${who(e.seat)} : ${e.points < 0 ? many(-e.points, 'pièce perdue', 'pièces perdues') : received(e.points)} au titre du revenu final, ${INCOME[e.category]}.`,
    ended: (e, who) => `Argent final : ${e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`,
  },
  variants: {
    taxCollector: {
      name: 'Le percepteur',
      values: {
        off: 'Le plus petit numéro de tuile choisit le premier joueur',
        on: 'Le moins riche des déclarants choisit le premier joueur',
      },
    },
    blackMarket: {
      name: 'Marché noir',
      values: { holderSells: 'quand son détenteur vend', anybodySells: 'quel que soit le vendeur' },
      says: 'La règle dit « quand un joueur vend » ; nous lisons : son détenteur. L’autre lecture : tant que quelqu’un le détient, la banque ne paie aucun comptoir (R-12.2).',
    },
  },
  stage: ({ round, rounds }) => `Manche ${round} sur ${rounds}`,
  sketch: (view, who) =>
    sketch(view, who, {
      good: GOOD,
      special: SPECIAL,
      phase: { market: 'marché', preparation: 'préparation', selling: 'vente', over: 'fin' },
      round: (round, rounds) => `Manche ${round} sur ${rounds}`,
      actions: (turned, pile) => `Tuiles action ${turned} ; face cachée ${pile}`,
      first: (name) => `Premier joueur : ${name}`,
      bag: (tiles) => `Dans le sac : ${tiles}`,
      market: 'Marché : tuile ou coût d’une place, (siège) d’un acheteur, >siège gagnant, = égalité',
      prices: 'Cases vertes, prix, valeur à la fin',
      nobility: 'Noblesse',
      county: 'Villages : ce qu’ils achètent, comptoirs, [marchand]',
      money: (money) => (money === null ? 'argent caché' : coins(money)),
      pieces: (p) =>
        `${many(p.buyers, 'acheteur')}, ${many(p.posts, 'comptoir')}, ${many(p.discs, 'disque')}, à ${nameOf(p.merchant)}`,
      shared: (c) => `Couleur partagée (S) : ${many(c.buyers, 'acheteur')}, ${many(c.discs, 'disque')}`,
      sharedPosts: (n) => many(n, 'comptoir partagé', 'comptoirs partagés'),
      ifEnded: (n) => `revenu final à ce jour ${n}`,
      tiles: (list) => `tuiles : ${list}`,
      none: 'aucune',
      colon: ' : ',
    }),
};

const received = (n: number): string => many(n, 'pièce reçue', 'pièces reçues');
const BY = { full: '', half: ' (moitié, sans vente)', shortcut: ' (moitié, par le Raccourci)' } as const;
/** « vente d’armes », mais « vente de sel ». */
const ofSale = (good: Good): string =>
  good === 'weapons' || good === 'amulets' || good === 'dragonEggs' ? `d’${GOOD[good]}` : `de ${GOOD[good]}`;
function saleOf(node: Parameters<typeof boughtIn>[0], view: Hermagor['View']): string {
  const good = boughtIn(node);
  if (good === null) return 'rien';
  return `${OF_GOOD[good]} à ${coins(view.prices[good])}`;
}
function wantedBy(o: HermagorOption): string {
  return o.verb === 'moveAndSell' || o.verb === 'shortcutAndSell' ? OF_GOOD[goodOf(o.noun)] : 'autre chose';
}
/** « Le trajet vers Krummhag coûte 18 ; vous avez 10 et la vente rapporte 7. » */
function tooFar(o: HermagorOption, at: HermagorStep, view: Hermagor['View']): string {
  if (o.verb !== 'moveAndSell' && o.verb !== 'shortcutAndSell') return 'Le trajet ne peut être payé.';
  const { full, half } = journeyOf(at, view, o.noun);
  const cost = o.verb === 'moveAndSell' ? full : half;
  return `Le trajet vers ${nameOf(o.noun)} coûte ${coins(cost)} ; vous avez ${coins(moneyOf(at, view))} et la vente rapporte ${view.prices[goodOf(o.noun)]}.`;
}
