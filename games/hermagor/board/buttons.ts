// Options as buttons: few words and a picture.
import type { ButtonContent } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { Place } from '../src/names.ts';
import { capital, NAMES } from '../src/texts/names.ts';
import {
  corridorsAt,
  costAt,
  faceOf,
  goodOf,
  goodsOf,
  isStall,
  nameOf,
  nextGreen,
  nextNobility,
  specialOf,
  tileOn,
  tilesAround,
} from '../src/texts/words.ts';
import type { BuyerOption, HermagorOption, SharedBuyerOption } from '../src/types.ts';
import { art } from './art.ts';
import { type HermagorScene, journeyTo, netOf, type PlaceVerb, playerIn, seatIn } from './facts.ts';
import { BUILDING_ART } from './pictures.ts';
import { goodName, signed, wordsIn } from './words.ts';

const en = {
  place: 'Place',
  kinds: { corridor: 'Corridors', crossing: 'Crossings', tile: 'On a tile' },
  sellIn: (village: string) => `Sell in ${village}`,
  go: (village: string) => `Go to ${village}`,
  journey: (cost: number, price: number, net: string) => `journey ${cost}, sale ${price}: ${net}`,
  half: (cost: number) => `half the journey, ${NAMES.en.coins(cost)}`,
  sellHere: 'Sell here',
  sale: (price: number) => `sale, ${NAMES.en.coins(price)}`,
  noAction: ['No action', 'a post goes back'],
  pass: ['Pass for this round', 'final until the next'],
  taxPass: ['Show nothing', ''],
  declare: (money: number) => `Declare ${NAMES.en.coins(money)}`,
  noShared: ['No shared buyer', ''],
  noSharedPost: ['No shared post', ''],
  raise: (good: string) => `Raise ${good}`,
  leave: (good: string, price: number) => `Leave ${good} at ${price}`,
  decline: 'Raise nothing',
  raiseVerb: 'Raise',
  first: (name: string) => name,
  firstVerb: 'Choose',
  shared: 'shared, free',
  build: (region: string) => `Use ${region}`,
  nobility: (value: number) => `nobility ${signed(value)}`,
  disc: 'place a disc',
  skip: (region: string) => `Give up ${region}`,
  lost: 'lost for good',
  buildVerb: 'Use',
  discVerb: 'Place disc',
};
const fr: typeof en = {
  place: 'Poser',
  kinds: { corridor: 'Allées', crossing: 'Croisements', tile: 'Sur une tuile' },
  sellIn: (village) => `Vendre à ${village}`,
  go: (village) => `Aller à ${village}`,
  journey: (cost, price, net) => `trajet ${cost}, vente ${price} : ${net}`,
  half: (cost) => `moitié du trajet, ${NAMES.fr.coins(cost)}`,
  sellHere: 'Vendre ici',
  sale: (price) => `vente, ${NAMES.fr.coins(price)}`,
  noAction: ['Pas d’action', 'un comptoir rendu'],
  pass: ['Passer cette manche', 'jusqu’à la prochaine'],
  taxPass: ['Ne rien montrer', ''],
  declare: (money) => `Déclarer ${NAMES.fr.coins(money)}`,
  noShared: ['Sans acheteur partagé', ''],
  noSharedPost: ['Sans comptoir partagé', ''],
  raise: (good) => `Augmenter : ${good}`,
  leave: (good, price) => `Laisser ${good} à ${price}`,
  decline: 'Ne rien augmenter',
  raiseVerb: 'Augmenter',
  first: (name) => name,
  firstVerb: 'Choisir',
  shared: 'partagé, gratuit',
  build: (region) => `Utiliser ${region}`,
  nobility: (value) => `noblesse ${signed(value)}`,
  disc: 'poser un disque',
  skip: (region) => `Renoncer : ${region}`,
  lost: 'perdue pour de bon',
  buildVerb: 'Utiliser',
  discVerb: 'Poser',
};
const WORDS = { en, fr } as const;

const placeTitle = (place: Place, { view }: HermagorScene, lang: Lang): string =>
  capital(NAMES[lang].place(place, tilesAround(view, place)));

const kindOf = (place: Place): keyof typeof en.kinds => {
  if (isStall(place)) return 'tile';
  return corridorsAt(place).length > 1 ? 'crossing' : 'corridor';
};

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
  const group = wordsIn(lang).verbs[verb];
  if (verb === 'moveOnly')
    return { title: name, detail: words.half(half), icon: art('merchant'), verb: words.go(name), group };
  const net = signed(netOf(verb, scene.view, player, node));
  const cost = verb === 'shortcutAndSell' ? half : full;
  return {
    title: name,
    detail: words.journey(cost, scene.view.prices[goodOf(node)], net),
    icon: verb === 'shortcutAndSell' ? art('shortcut') : art(goodOf(node)),
    verb: words.sellIn(name),
    group,
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
      return {
        ...aside(at?.step === 'placeSharedPost' ? words.noSharedPost : words.noShared, 'ui-confirm'),
        isEnd: true,
      };
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
        detail: o.verb === 'buyer' ? NAMES[lang].coins(costAt(o.noun)) : words.shared,
        icon: placeIcon(o, scene),
        verb: words.place,
        group: words.kinds[kindOf(o.noun)],
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
        title: words.build(NAMES[lang].region(o.noun)),
        detail: goodsOf(o.noun).length === 0 ? words.nobility(nextNobility(view)) : words.disc,
        icon: goodsOf(o.noun).length === 0 ? art('nobility') : art('region'),
        verb: words.buildVerb,
      };
    case 'skip':
      return { title: words.skip(NAMES[lang].region(o.noun)), detail: words.lost, icon: 'ui-pass' };
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
