// Options as buttons: few words and a picture.
import type { ButtonContent } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { Place } from '../src/names.ts';
import {
  costAt,
  faceOf,
  goodOf,
  goodsOf,
  isStall,
  nameOf,
  nextGreen,
  nextNobility,
  regionNumber,
  tileOn,
} from '../src/texts/words.ts';
import type { BuyerOption, HermagorOption, SharedBuyerOption } from '../src/types.ts';
import {
  type HermagorScene,
  journeyTo,
  netOf,
  type PlaceVerb,
  playerIn,
  seatIn,
  specialOf,
} from './facts.ts';
import { BUILDING_ART } from './pictures.ts';
import { art } from './TileArt.tsx';
import { goodName, signed, specialName, wordsIn } from './words.ts';

const en = {
  place: 'Place',
  sellIn: (village: string) => `Sell in ${village}`,
  go: (village: string) => `Go to ${village}`,
  journey: (cost: number, price: number, net: string) => `journey ${cost}, sale ${price}: ${net}`,
  half: (cost: number) => `half the journey, ${cost}`,
  sellHere: 'Sell here',
  sale: (price: number) => `sale ${price}`,
  noAction: ['No action', 'a post goes back'],
  pass: ['Pass for this round', 'final until the next'],
  taxPass: ['Show nothing', ''],
  declare: (money: number) => `Declare ${money}`,
  noShared: ['No shared buyer', ''],
  noSharedPost: ['No shared post', ''],
  raise: (good: string) => `Raise ${good}`,
  leave: (good: string, price: number) => `Leave ${good} at ${price}`,
  decline: 'Raise nothing',
  raiseVerb: 'Raise',
  first: (name: string) => name,
  firstVerb: 'Choose',
  shared: 'shared, free',
  build: (n: number) => `Close ${n}`,
  nobility: (value: number) => `nobility ${signed(value)}`,
  disc: 'place a disc',
  skip: (n: number) => `Skip ${n}`,
  lost: 'lost for good',
  buildVerb: 'Close',
  discVerb: 'Place disc',
  coins: (n: number) => `${n} money`,
};
const fr: typeof en = {
  place: 'Poser',
  sellIn: (village) => `Vendre à ${village}`,
  go: (village) => `Aller à ${village}`,
  journey: (cost, price, net) => `trajet ${cost}, vente ${price} : ${net}`,
  half: (cost) => `moitié du trajet, ${cost}`,
  sellHere: 'Vendre ici',
  sale: (price) => `vente ${price}`,
  noAction: ['Pas d’action', 'un comptoir rendu'],
  pass: ['Passer ce tour', 'jusqu’au prochain'],
  taxPass: ['Ne rien montrer', ''],
  declare: (money) => `Déclarer ${money}`,
  noShared: ['Sans acheteur partagé', ''],
  noSharedPost: ['Sans comptoir partagé', ''],
  raise: (good) => `Augmenter : ${good}`,
  leave: (good, price) => `Laisser ${good} à ${price}`,
  decline: 'Ne rien augmenter',
  raiseVerb: 'Augmenter',
  first: (name) => name,
  firstVerb: 'Choisir',
  shared: 'partagé, gratuit',
  build: (n) => `Région ${n}`,
  nobility: (value) => `noblesse ${signed(value)}`,
  disc: 'poser un disque',
  skip: (n) => `Renoncer à ${n}`,
  lost: 'perdue pour de bon',
  buildVerb: 'Utiliser',
  discVerb: 'Poser',
  coins: (n) => `${n}`,
};
const WORDS = { en, fr } as const;

function placeTitle(place: Place, scene: HermagorScene, lang: Lang): string {
  if (!isStall(place)) return place.toUpperCase();
  const tile = tileOn(scene.view, place);
  if (tile === null) return place;
  const face = faceOf(tile);
  return face === null ? specialName(specialOf(tile), lang) : wordsIn(lang).tile(face.number);
}

/** What is won there; on a corridor the buyer itself, in its owner's colour. */
function placeIcon(o: BuyerOption | SharedBuyerOption, scene: HermagorScene): string {
  const tile = tileOn(scene.view, o.noun);
  if (tile === null) return o.verb === 'sharedBuyer' ? 'piece-buyer' : art(`buyer-${seatIn(scene) + 1}`);
  const [good] = faceOf(tile)?.goods ?? [];
  return good === undefined ? art(specialOf(tile)) : art(good);
}

function journeyButton(
  verb: PlaceVerb,
  node: Parameters<typeof goodOf>[0],
  scene: HermagorScene,
  lang: Lang,
): ButtonContent {
  const words = WORDS[lang];
  const player = playerIn(scene);
  const { full, half } = journeyTo(player, node);
  const name = nameOf(node);
  if (verb === 'moveOnly')
    return { title: name, detail: words.half(half), icon: art('merchant'), verb: words.go(name) };
  const net = signed(netOf(verb, scene.view, player, node));
  const cost = verb === 'shortcutAndSell' ? half : full;
  return {
    title: name,
    detail: words.journey(cost, scene.view.prices[goodOf(node)], net),
    icon: verb === 'shortcutAndSell' ? art('shortcut') : art(goodOf(node)),
    verb: words.sellIn(name),
  };
}

const aside = ([title = '', detail = '']: readonly string[], icon: string): ButtonContent => ({
  title,
  ...(detail === '' ? {} : { detail }),
  icon,
  isAside: true,
  verb: title,
});

function plainButton(verb: HermagorOption['verb'], scene: HermagorScene, lang: Lang): ButtonContent {
  const words = WORDS[lang];
  const at = scene.decision?.at;
  switch (verb) {
    case 'pass':
      return aside(at?.step === 'declare' ? words.taxPass : words.pass, 'ui-pass');
    case 'noAction':
      return aside(words.noAction, 'ui-pass');
    case 'done':
      return aside(at?.step === 'placeSharedPost' ? words.noSharedPost : words.noShared, 'ui-confirm');
    case 'decline':
      return aside(
        [
          at?.step === 'raisePrice'
            ? words.leave(goodName(at.good, lang).toLowerCase(), scene.view.prices[at.good])
            : words.decline,
        ],
        'ui-pass',
      );
    default: {
      const title = words.declare(playerIn(scene).money ?? 0);
      return { title, icon: art('coin'), verb: title };
    }
  }
}

/** An option in few words; the full sentence is in the game's texts. */
export function button(o: HermagorOption, scene: HermagorScene, lang: Lang): ButtonContent {
  const words = WORDS[lang];
  const { view } = scene;
  switch (o.verb) {
    case 'buyer':
    case 'sharedBuyer':
      return {
        title: placeTitle(o.noun, scene, lang),
        detail: o.verb === 'buyer' ? words.coins(costAt(o.noun)) : words.shared,
        icon: placeIcon(o, scene),
        verb: words.place,
      };
    case 'moveAndSell':
    case 'shortcutAndSell':
    case 'moveOnly':
      return o.noun === 'hermagor'
        ? { title: wordsIn(lang).city, icon: art('hermagor') }
        : journeyButton(o.verb, o.noun, scene, lang);
    case 'sellHere': {
      const here = playerIn(scene).merchant;
      if (here === 'hermagor') return { title: words.sellHere, icon: art('post') };
      return {
        title: words.sellHere,
        detail: words.sale(view.prices[goodOf(here)]),
        icon: art('post'),
        verb: words.sellIn(nameOf(here)),
      };
    }
    case 'sharedPost':
      return { title: nameOf(o.noun), detail: words.shared, icon: art('sharedPost'), verb: words.place };
    case 'raise':
      return {
        title: words.raise(goodName(o.noun, lang).toLowerCase()),
        detail: wordsIn(lang).raises(view.prices[o.noun], view.prices[o.noun] + 1),
        icon: art(o.noun),
        verb: words.raiseVerb,
      };
    case 'good':
      return {
        title: goodName(o.noun, lang),
        detail: signed(nextGreen(view, o.noun) ?? 0),
        icon: BUILDING_ART[o.noun],
        verb: words.discVerb,
      };
    case 'build':
      return {
        title: words.build(regionNumber(o.noun)),
        detail: goodsOf(o.noun).length === 0 ? words.nobility(nextNobility(view)) : words.disc,
        icon: goodsOf(o.noun).length === 0 ? art('nobility') : art('region'),
        verb: words.buildVerb,
      };
    case 'skip':
      return aside([words.skip(regionNumber(o.noun)), words.lost], 'ui-pass');
    case 'firstPlayer':
      return {
        title: words.first(scene.players[o.noun]?.name ?? ''),
        icon: art('firstPlayer'),
        verb: words.firstVerb,
      };
    default:
      return plainButton(o.verb, scene, lang);
  }
}
