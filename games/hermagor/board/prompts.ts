// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount } from '@comptoir/board-kit';
import { grammar, type Lang } from '@comptoir/kernel';
import { TILE_COST } from '../src/data/market.ts';
import { BUYERS } from '../src/data/players.ts';
import type { Place } from '../src/names.ts';
import { capital, NAMES } from '../src/texts/names.ts';
import { isStall, nameOf, tileOn } from '../src/texts/words.ts';
import type { HermagorOption } from '../src/types.ts';
import { art } from './art.ts';
import { type HermagorScene, nodeIn, playerIn } from './facts.ts';
import { note } from './notes.ts';
import { linesOf, marketChanges } from './Slip.tsx';
import { goodName, wordsIn } from './words.ts';

const en = {
  buyer: 'Your turn: place a buyer',
  either: 'Your turn: your buyer or a shared one',
  own: 'Now a buyer of your own',
  shared: 'Add a shared buyer?',
  raise: (good: string) => `Raise ${good}?`,
  fluctuate: 'Which price rises?',
  first: 'Who shall be first player?',
  act: 'Your turn: where do you sell?',
  actOrShare: 'Your turn: sell, or a shared post first?',
  build: (n: number) => (n === 1 ? 'You have closed a region' : `You have closed ${n} regions`),
  sharedBuild: 'A region is closed for both',
  good: (region: string) => `Which row? ${capital(region)}`,
  sharedPost: 'Add a shared post?',
  declare: 'The tax collector asks',
  nth: (n: number, of: number) =>
    `Buyer ${n} of ${of}. A tile costs ${NAMES.en.coins(TILE_COST)}, a corridor space what it says.`,
  free: 'Free of charge. It counts like a third player.',
  raiseHint: 'Your tile has an arrow: one step, now or never.',
  fluctuateHint: 'One good rises by one step.',
  firstHint: 'For this round’s journey and the next market.',
  action: (n: number, of: number) => `Action ${n} of ${of}. Tags: sale minus journey.`,
  buildHint: 'Place a disc now, or the region is lost for good.',
  goodHint: 'The leftmost open space pays at once; the row counts at the end.',
  sharedPostHint: 'In any village that buys what your tiles show.',
  declareHint: 'Of those who show their money, the poorest chooses the first player.',
};
const fr: typeof en = {
  buyer: 'À vous : posez un acheteur',
  either: 'À vous : votre acheteur ou un partagé',
  own: 'Maintenant un acheteur à vous',
  shared: 'Ajouter un acheteur partagé ?',
  raise: (good) => `Augmenter : ${good} ?`,
  fluctuate: 'Quel prix monte ?',
  first: 'Qui sera premier joueur ?',
  act: 'À vous : où vendre ?',
  actOrShare: 'À vous : vendre, ou un comptoir partagé ?',
  build: (n) => (n === 1 ? 'Vous avez complété une région' : `Vous avez complété ${n} régions`),
  sharedBuild: 'Une région est complétée pour les deux',
  good: (region) => `Quelle ligne ? ${capital(region)}`,
  sharedPost: 'Ajouter un comptoir partagé ?',
  declare: 'Le percepteur passe',
  nth: (n, of) =>
    `Acheteur ${n} sur ${of}. Une tuile coûte ${NAMES.fr.coins(TILE_COST)}, une case ce qu’elle affiche.`,
  free: 'Gratuit. Il compte comme un troisième joueur.',
  raiseHint: 'Votre tuile porte une flèche : un cran, maintenant ou jamais.',
  fluctuateHint: 'Une marchandise monte d’un cran.',
  firstHint: 'Pour le voyage de cette manche et le prochain marché.',
  action: (n, of) => `Action ${n} sur ${of}. Étiquettes : vente moins trajet.`,
  buildHint: 'Posez un disque maintenant, sinon la région est perdue.',
  goodHint: 'La case libre la plus à gauche paie ; la ligne compte à la fin.',
  sharedPostHint: 'Dans un village qui achète ce que montrent vos tuiles.',
  declareHint: 'Le moins riche de ceux qui montrent leur argent choisit le premier joueur.',
};
const SAYS = { en, fr } as const;

/** What is asked, shortly. */
export function ask(scene: HermagorScene, lang: Lang): string {
  const words = SAYS[lang];
  const at = scene.decision?.at;
  switch (at?.step) {
    case 'placeEitherBuyer':
      return words.either;
    case 'placeOwnBuyer':
      return words.own;
    case 'placeSharedBuyer':
      return words.shared;
    case 'raisePrice':
      return words.raise(goodName(at.good, lang).toLowerCase());
    case 'fluctuate':
      return words.fluctuate;
    case 'chooseFirstPlayer':
      return words.first;
    case 'act':
      return words.act;
    case 'actOrShare':
      return words.actOrShare;
    case 'build':
      return words.build(at.regions.length);
    case 'sharedBuild':
      return words.sharedBuild;
    case 'buildGood':
      return words.good(NAMES[lang].region(at.region));
    case 'placeSharedPost':
      return words.sharedPost;
    case 'declare':
      return words.declare;
    default:
      return words.buyer;
  }
}

export function hint(scene: HermagorScene, lang: Lang): string {
  const words = SAYS[lang];
  const { view, decision } = scene;
  if (decision === null) return '';
  const player = playerIn(scene);
  const actions = view.turned.at(-1) ?? 0;
  switch (decision.at.step) {
    case 'placeBuyer':
    case 'placeEitherBuyer':
    case 'placeOwnBuyer':
      return words.nth(BUYERS - player.buyers + 1, BUYERS);
    case 'placeSharedBuyer':
      return words.free;
    case 'raisePrice':
      return words.raiseHint;
    case 'fluctuate':
      return words.fluctuateHint;
    case 'chooseFirstPlayer':
      return words.firstHint;
    case 'act':
    case 'actOrShare':
      return words.action(actions - player.posts + 1, actions);
    case 'build':
    case 'sharedBuild':
      return words.buildHint;
    case 'buildGood':
      return words.goodHint;
    case 'placeSharedPost':
      return words.sharedPostHint;
    default:
      return words.declareHint;
  }
}

/** What the viewer has; what the end would bring is of interest when it changes. */
export function purse(scene: HermagorScene, lang: Lang): readonly Amount[] {
  const words = wordsIn(lang);
  const { money, discs, finalIncome } = playerIn(scene);
  const end = finalIncome.production + finalIncome.duchies + finalIncome.mainRoad;
  return [
    { icon: art('coin'), label: words.money, value: money ?? 0 },
    { icon: 'piece-disc-flat', label: words.discs(discs), value: discs, isQuiet: true },
    { icon: 'ui-score', label: words.finalIncome, value: end, isQuiet: true },
  ];
}

/** What changes hands at the market; on a tile, also what the tile is good for. */
function buyerText(place: Place, scene: HermagorScene, preview: HermagorScene | null, lang: Lang): string {
  const tile = isStall(place) ? tileOn(scene.view, place) : null;
  const about = tile === null ? null : note(`tile ${tile}`, scene, lang);
  return [...marketChanges(scene, preview, lang), about?.text ?? ''].join(' ').trim();
}

/** What raising a price and closing a region bring. */
function aboutText(o: HermagorOption, scene: HermagorScene, lang: Lang): string {
  const name = o.verb === 'raise' ? `good ${o.noun}` : o.verb === 'build' ? `region ${o.noun}` : '';
  const does = note(name, scene, lang);
  return does === null ? '' : `${does.title}${lang === 'fr' ? '\u202f' : ''}: ${does.text}`;
}

/** `10 − 8 + 7 + 5 = 14`, or what changes hands at the market. */
export function consequence(
  o: HermagorOption,
  scene: HermagorScene,
  preview: HermagorScene | null,
  lang: Lang,
): string {
  if (o.verb === 'buyer' || o.verb === 'sharedBuyer') return buyerText(o.noun, scene, preview, lang);
  const node = nodeIn(o, playerIn(scene));
  if (node === null) return aboutText(o, scene, lang);
  if (node === 'hermagor' || preview === null) return '';
  const money = playerIn(scene).money ?? 0;
  const parts = linesOf(o, node, scene, preview, lang).map((line) => line.money);
  const total = parts.reduce((sum, part) => sum + part, money);
  const sum = parts.map((part) => (part < 0 ? ` − ${-part}` : ` + ${part}`)).join('');
  return `${nameOf(node)}${grammar(lang).colon} ${money}${sum} = ${total}`;
}
