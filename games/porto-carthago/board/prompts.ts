// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount } from '@comptoir/board-kit';
import { grammar, type Lang } from '@comptoir/kernel';
import { ARISTOCRAT_MOVES } from '../src/data/actions.ts';
import { REFILL_PRICE } from '../src/data/goods.ts';
import { LAST_PURCHASE } from '../src/data/palace.ts';
import { PRIVILEGE_MOVES } from '../src/data/voyages.ts';
import { GOODS, type QuayName } from '../src/names.ts';
import type { PortoOption } from '../src/options.ts';
import type { Asked } from '../src/steps.ts';
import {
  bonusName,
  capital,
  goodName,
  privilegeName,
  quayName,
  shipName,
  talentsIn,
} from '../src/texts/names.ts';
import { bonusPrice, printed } from '../src/texts/words.ts';
import type { SpaceView } from '../src/views.ts';
import { art } from './art.ts';
import { actionOf, oddsOf, type PortoScene, playerOf, seatOf, shipFor } from './facts.ts';
import { note } from './notes.ts';
import { wordsIn } from './words.ts';

const ASK: Readonly<Record<Lang, Readonly<Record<Asked, string>>>> = {
  en: {
    setupClaimOptional: 'A first quay, or pass?',
    setupClaimMandatory: 'Which quay do you claim?',
    setupTakeGood: 'Which good do you take?',
    lighthouseFirst: 'Lighthouse: place or block a ship',
    lighthousePlace: 'Lighthouse: which ship comes in?',
    lighthouseBerth: 'Which berth does it take?',
    turnMain: 'Your turn',
    turnAfter: 'Anything else?',
    refillPurchase: 'A good of the new market?',
    aristocratStep: 'Aristocrat: who goes where?',
    stevedore: 'Stevedore: which quay?',
    stevedoreTarget: 'To which quay do they go?',
    buyGood: 'Merchant: which good?',
    transportSource: 'Transporter: carry what?',
    transportDestination: 'Carry it where?',
    tradePoint: 'Trade point: where to?',
    bonusPoint: 'One more point: where to?',
    bonusIntrigue: 'One more on the path?',
    sortDeck: 'Sort the deck',
    loadAny: 'Load any good: where?',
    loadStored: 'Load any good: which?',
    moveStep: 'Whose servant moves?',
    bringShip: 'Which ship comes in?',
    finalPalace: 'A last palace space?',
  },
  fr: {
    setupClaimOptional: 'Un premier quai, ou passer ?',
    setupClaimMandatory: 'Quel quai réclamez-vous ?',
    setupTakeGood: 'Quelle marchandise prenez-vous ?',
    lighthouseFirst: 'Phare : placer ou bloquer un navire',
    lighthousePlace: 'Phare : quel navire entre ?',
    lighthouseBerth: 'À quelle place ?',
    turnMain: 'À vous de jouer',
    turnAfter: 'Autre chose ?',
    refillPurchase: 'Une marchandise du nouveau marché ?',
    aristocratStep: 'Aristocrate : qui va où ?',
    stevedore: 'Arrimeur : quel quai ?',
    stevedoreTarget: 'Vers quel quai ?',
    buyGood: 'Marchand : laquelle ?',
    transportSource: 'Transporteur : que porter ?',
    transportDestination: 'Où la porter ?',
    tradePoint: 'Point de commerce : où ?',
    bonusPoint: 'Un point de plus : où ?',
    bonusIntrigue: 'Un de plus sur le chemin ?',
    sortDeck: 'Trier la pioche',
    loadAny: 'Charge libre : où ?',
    loadStored: 'Charge libre : laquelle ?',
    moveStep: 'Le serviteur de qui ?',
    bringShip: 'Quel navire entre ?',
    finalPalace: 'Une dernière place au palais ?',
  },
};
const HINT = {
  en: {
    setup: 'Two servants stand there and wait for a ship of that people',
    good: 'It goes to your warehouse, free of charge',
    first: 'Two ships of your choice, or one of them sent away',
    berth: (ship: string, good: string) => `The ${ship} for ${good}: both berths are free`,
    place: 'The tab shows where each would go by itself',
    main: (home: number, talents: number) =>
      `An action, its bonus alone, talents or a new market; ${home} in reserve, ${talents} to spend`,
    after: 'The bonus under your card, a privilege, or end your turn',
    moved: (n: number, of: number) => `${n} of ${of} moved`,
    stevedore: 'Claim a free quay, move from one, or bring its servants home',
    price: (n: number) => `It costs ${talentsIn(n, 'en')}`,
    source: 'From your warehouse or from one of your quays',
    carrying: (good: string) => `${good}: a ship that wants it loads at once`,
    sailing: (good: string, safe: number, of: number) =>
      `${good}: loads at once where it is wanted; a voyage is safe on ${safe} of ${of} cards`,
    point: 'The house opens the palace and breaks ties; the path wins places at the end',
    onRequest: (name: string, quay: string) => `${name} brought a ship to your ${quay}`,
    sort: 'Only you see these cards',
    load: 'It counts as the good the ship wants',
    anybody: (n: number, of: number) => `Anybody’s, between lighthouse and temple; ${n} of ${of} moved`,
    bring: 'It sails to its free berth and loads if it can',
    last: `${talentsIn(LAST_PURCHASE.price, 'en')}, ${LAST_PURCHASE.tradePoints} trade points and a servant`,
  },
  fr: {
    setup: 'Deux serviteurs y attendent un navire de ce peuple',
    good: 'Elle va dans votre entrepôt, gratuitement',
    first: 'Deux navires au choix, ou un seul renvoyé',
    berth: (ship: string, good: string) => `${capital(ship)} (${good}) : les deux places sont libres`,
    place: 'L’onglet montre où chacun irait de lui-même',
    main: (home: number, talents: number) =>
      `Une action, son bonus seul, des talents ou un nouveau marché ; ${home} en réserve, ${talents} à dépenser`,
    after: 'Le bonus sous votre carte, un privilège, ou finir le tour',
    moved: (n: number, of: number) => `${n} sur ${of}`,
    stevedore: 'Réclamer un quai libre, en quitter un, ou rappeler ses serviteurs',
    price: (n: number) => `Elle coûte ${talentsIn(n, 'fr')}`,
    source: 'De votre entrepôt ou de l’un de vos quais',
    carrying: (good: string) => `${good} : un navire qui la demande la charge aussitôt`,
    sailing: (good: string, safe: number, of: number) =>
      `${good} : chargée aussitôt là où on la demande ; en voyage, ${grammar('fr').many(safe, 'carte sûre', 'cartes sûres')} sur ${of}`,
    point: 'La maison ouvre le palais et départage ; le chemin gagne des places à la fin',
    onRequest: (name: string, quay: string) => `${name} a amené un navire à votre ${quay}`,
    sort: 'Vous seul voyez ces cartes',
    load: 'Elle vaut celle que le navire demande',
    anybody: (n: number, of: number) => `De n’importe qui, entre phare et temple ; ${n} sur ${of}`,
    bring: 'Il va à sa place libre et charge s’il le peut',
    last: `${talentsIn(LAST_PURCHASE.price, 'fr')}, ${LAST_PURCHASE.tradePoints} points de commerce et un serviteur`,
  },
} as const;

type Hint = (scene: PortoScene, lang: Lang) => string;
type HintName = {
  [K in keyof typeof HINT.en]: (typeof HINT.en)[K] extends string ? K : never;
}[keyof typeof HINT.en];
const plain =
  (name: HintName): Hint =>
  (_scene, lang) =>
    HINT[lang][name];

function berthHint(scene: PortoScene, lang: Lang): string {
  const at = scene.decision?.at;
  const card = at?.step === 'lighthouseBerth' ? (scene.view.row1[at.position] ?? null) : null;
  return card === null ? '' : HINT[lang].berth(shipName(card, lang), goodName(printed(card).good, lang));
}

function mainHint(scene: PortoScene, lang: Lang): string {
  const player = playerOf(scene);
  return player === undefined ? '' : HINT[lang].main(player.reserve, player.talents ?? 0);
}

function destinationHint(scene: PortoScene, lang: Lang): string {
  const at = scene.decision?.at;
  const good = at?.step === 'transportDestination' ? GOODS[at.good] : undefined;
  if (good === undefined) return '';
  const { safe, cards } = oddsOf(scene.view, seatOf(scene));
  const canSail = scene.decision?.options.some(({ verb }) => verb === 'charter') === true;
  const name = capital(goodName(good, lang));
  return canSail ? HINT[lang].sailing(name, safe, cards) : HINT[lang].carrying(name);
}

function pointHint(scene: PortoScene, lang: Lang): string {
  const at = scene.decision?.at;
  const quay = at?.step === 'tradePoint' && at.quay !== null ? scene.view.quays[at.quay] : undefined;
  const { active } = scene.view;
  if (quay === undefined || active === null || active === scene.viewer) return HINT[lang].point;
  return HINT[lang].onRequest(scene.players[active]?.name ?? '', quayName(quay.id, lang));
}

const movedOf = ({ decision }: PortoScene): number =>
  decision !== null && 'moved' in decision.at ? decision.at.moved : 0;

const HINTS: Readonly<Record<Asked, Hint>> = {
  setupClaimOptional: plain('setup'),
  setupClaimMandatory: plain('setup'),
  setupTakeGood: plain('good'),
  lighthouseFirst: plain('first'),
  lighthousePlace: plain('place'),
  lighthouseBerth: berthHint,
  turnMain: mainHint,
  turnAfter: plain('after'),
  refillPurchase: (_scene, lang) => HINT[lang].price(REFILL_PRICE),
  aristocratStep: (scene, lang) => HINT[lang].moved(movedOf(scene), ARISTOCRAT_MOVES),
  stevedore: plain('stevedore'),
  stevedoreTarget: plain('setup'),
  buyGood: ({ view }, lang) => HINT[lang].price(view.price),
  transportSource: plain('source'),
  transportDestination: destinationHint,
  tradePoint: pointHint,
  bonusPoint: plain('point'),
  bonusIntrigue: plain('point'),
  sortDeck: plain('sort'),
  loadAny: plain('load'),
  loadStored: plain('load'),
  moveStep: (scene, lang) => HINT[lang].anybody(movedOf(scene), PRIVILEGE_MOVES),
  bringShip: plain('bring'),
  finalPalace: plain('last'),
};
const isAsked = (step: string): step is Asked => step in HINTS;

/** What is asked, shortly. */
export function ask({ decision }: PortoScene, lang: Lang): string {
  return decision !== null && isAsked(decision.at.step) ? ASK[lang][decision.at.step] : '';
}

/** What helps to decide, in a line. */
export function hint(scene: PortoScene, lang: Lang): string {
  const step = scene.decision?.at.step ?? '';
  return isAsked(step) ? HINTS[step](scene, lang) : '';
}

/** The viewer's numbers. */
export function purse(scene: PortoScene, lang: Lang): readonly Amount[] {
  const player = scene.viewer === null ? undefined : scene.view.players[scene.viewer];
  if (player === undefined) return [];
  const words = wordsIn(lang);
  return [
    { icon: art('talent'), label: words.talents, value: player.talents ?? 0 },
    { icon: art('servant'), label: words.home, value: player.reserve },
    { icon: art('tradePoint'), label: words.points(player.tradePoints), value: player.tradePoints },
    { icon: art('palace'), label: words.palace, value: player.palace },
    { icon: art('warehouse'), label: words.warehouse, value: player.warehouse.length },
    { icon: art('temple'), label: words.census.temple, value: player.temple, isQuiet: true },
    { icon: art('lighthouse'), label: words.census.light, value: player.lighthouse, isQuiet: true },
  ];
}

const FOLLOWS = {
  en: {
    loads: (ship: string, card: string) => `Loads the ${ship}; its card: ${card}.`,
    waits: (n: number) => `Waits for ship ${n} of the first row.`,
    action: (title: string, text: string, bonus: string) => `${title}: ${text} Then, if you like, ${bonus}.`,
  },
  fr: {
    loads: (ship: string, card: string) => `Charge le ${ship} ; sa carte : ${card}.`,
    waits: (n: number) => `Attend le navire ${n} de la première rangée.`,
    action: (title: string, text: string, bonus: string) =>
      `${title}\u202f: ${text} Puis, si vous voulez, ${bonus}.`,
  },
} as const;

/** What becomes of a good that is carried to this quay. */
function carryText(id: QuayName, scene: PortoScene, lang: Lang): string {
  const words = FOLLOWS[lang];
  const at = scene.decision?.at;
  const quay = scene.view.quays.find((one) => one.id === id);
  const good = at?.step === 'transportDestination' ? GOODS[at.good] : undefined;
  if (quay === undefined || good === undefined) return '';
  if (quay.ship !== null && printed(quay.ship).good === good)
    return words.loads(shipName(quay.ship, lang), privilegeName(printed(quay.ship).privilege, lang));
  const next = quay.ship === null ? shipFor(scene.view, id, good) : null;
  return next === null ? '' : words.waits(next);
}

/** What the action does, then the bonus of its space. */
function actionText({ card, bonus }: SpaceView, scene: PortoScene, lang: Lang): string {
  const does = note(`action ${actionOf(card)}`, scene, lang);
  if (does === null) return '';
  const price = talentsIn(bonusPrice(scene.view, bonus), lang);
  return FOLLOWS[lang].action(does.title, does.text, `${bonusName(bonus, lang)}, ${price}`);
}

/** The notes that say what these options do. */
const ABOUT: Readonly<Partial<Record<PortoOption['verb'], string>>> = {
  refillMarket: 'refillMarket',
  takeTalents: 'takeTalents',
  tradeHouse: 'tradeHouse',
  intrigue: 'path',
  charter: 'odds',
};

/** What the option does, its bonus last. */
export function consequence(
  o: PortoOption,
  scene: PortoScene,
  _preview: PortoScene | null,
  lang: Lang,
): string {
  if (o.verb === 'quay') return carryText(o.noun, scene, lang);
  const space = scene.view.spaces.find(({ id }) => 'noun' in o && id === o.noun);
  if (o.verb === 'action') return space === undefined ? '' : actionText(space, scene, lang);
  const name = o.verb === 'bonusOnly' ? `bonus ${space?.bonus}` : (ABOUT[o.verb] ?? '');
  const does = note(name, scene, lang);
  return does === null ? '' : `${does.title}${lang === 'fr' ? '\u202f' : ''}: ${does.text}`;
}
