// Options as buttons: few words and a picture.
import type { Face } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { GOODS, type GoodName, REFILL_PRICE } from '../src/data/goods.ts';
import { LAST_PURCHASE } from '../src/data/palace.ts';
import type { QuayName } from '../src/data/quays.ts';
import type { CardName } from '../src/data/ships.ts';
import type { PortoOption } from '../src/options.ts';
import { berthOf, bonusPrice, printed, quayFacts } from '../src/texts/words.ts';
import type { SpaceView } from '../src/types.ts';
import type { Direction } from '../src/vocabulary.ts';
import { SAID } from './faces-text.ts';
import {
  actionOf,
  art,
  comingTo,
  oddsOf,
  openBonus,
  type PortoScene,
  pawnIcon,
  quayOf,
  seatOf,
  shipFor,
} from './facts.ts';
import { actionName, bonusName, goodName, privilegeName, quayName, shipName, wordsIn } from './words.ts';

const PLACE = {
  en: { reserve: 'Home', lighthouse: 'Lighthouse', temple: 'Temple' },
  fr: { reserve: 'Réserve', lighthouse: 'Phare', temple: 'Temple' },
} as const;
const WAY: Readonly<
  Record<Direction, readonly ['reserve' | 'lighthouse' | 'temple', 'reserve' | 'lighthouse' | 'temple']>
> = {
  'reserve-lighthouse': ['reserve', 'lighthouse'],
  'reserve-temple': ['reserve', 'temple'],
  'lighthouse-reserve': ['lighthouse', 'reserve'],
  'lighthouse-temple': ['lighthouse', 'temple'],
  'temple-reserve': ['temple', 'reserve'],
  'temple-lighthouse': ['temple', 'lighthouse'],
};

/** A name in the middle of a sentence. */
const inside = (name: string, lang: Lang): string =>
  lang === 'fr' ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

function spaceFace(space: SpaceView | undefined, scene: PortoScene, isOnly: boolean, lang: Lang): Face {
  if (space === undefined) return { title: '' };
  const said = SAID[lang];
  const action = actionOf(space.card);
  if (isOnly)
    return {
      title: `${bonusName(space.bonus, lang)} ${bonusPrice(scene.view, space.bonus)}`,
      detail: said.only(said.servants(space.servants)),
      icon: art(space.bonus),
      verb: said.buy,
      group: said.onlyHead,
    };
  return {
    title: action === null ? '' : actionName(action, lang),
    detail: `${said.servants(space.servants)} · ${bonusName(space.bonus, lang).toLowerCase()}`,
    icon: art(action ?? 'decade'),
    verb: said.choose,
    group: said.actionHead,
  };
}

function goodFace(good: GoodName, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const step = scene.decision?.at.step;
  const title = goodName(good, lang);
  const icon = art(good);
  if (step === 'transportSource') return { title, detail: said.stored, icon, verb: said.carry };
  if (step === 'setupTakeGood') return { title, detail: said.nothing, icon, verb: said.take };
  const price = step === 'refillPurchase' ? REFILL_PRICE : scene.view.price;
  return { title, detail: said.talents(price), icon, verb: said.buy };
}

/** What would follow from carrying the good here. */
function carryDetail(id: QuayName, scene: PortoScene, lang: Lang): string {
  const said = SAID[lang];
  const at = scene.decision?.at;
  const good = at?.step === 'transportDestination' ? GOODS[at.good] : undefined;
  const ship = quayOf(scene.view, id)?.ship ?? null;
  if (good === undefined) return '';
  if (ship !== null) return printed(ship).good === good ? said.gain(printed(ship).talents) : said.waits;
  const next = shipFor(scene.view, id, good);
  return next === null ? said.waits : said.waitsFor(next);
}

function quayFace(id: QuayName, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const step = scene.decision?.at.step;
  const quay = quayOf(scene.view, id);
  const face = { title: quayName(id, lang), icon: art(quayFacts(id).civ) };
  if (step === 'transportSource') {
    const good = quay?.good ?? null;
    return good === null
      ? { ...face, verb: said.carry }
      : { title: goodName(good, lang), detail: quayName(id, lang), icon: art(good), verb: said.carry };
  }
  if (step === 'loadAny') {
    const ship = quay?.ship ?? null;
    return {
      ...face,
      detail: ship === null ? said.empty : said.gain(printed(ship).talents),
      verb: said.load,
    };
  }
  return { ...face, detail: carryDetail(id, scene, lang), verb: said.carry };
}

function claimFace(id: QuayName, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const ship = quayOf(scene.view, id)?.ship ?? null;
  const coming = ship === null ? comingTo(scene.view, id) : null;
  const card = ship ?? coming;
  const wants =
    card === null ? '' : `${goodName(printed(card).good, lang).toLowerCase()} ${printed(card).talents}`;
  const detail = card === null ? said.empty : ship === null ? said.coming(wants) : said.here(wants);
  return { title: quayName(id, lang), detail, icon: art(quayFacts(id).civ), verb: said.claim };
}

function arrivingFace(card: CardName, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const berth = berthOf(scene.view, card);
  const { good } = printed(card);
  const where = berth === null ? said.away : said.berth(quayFacts(berth).roman);
  return {
    title: shipName(card, lang),
    detail: `${goodName(good, lang).toLowerCase()}, ${where}`,
    icon: art(printed(card).civ),
    verb: said.bring,
  };
}

function cardFace(card: CardName, lang: Lang): Face {
  const { civ, good, talents, danger } = printed(card);
  const said = SAID[lang];
  return {
    title: shipName(card, lang),
    detail: `${goodName(good, lang).toLowerCase()} ${talents}, ${said.danger(danger)}`,
    icon: art(civ),
    verb: said.choose,
  };
}

function charterFace(scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const { safe, cards, top } = oddsOf(scene.view, seatOf(scene));
  const detail = top === null ? said.odds(safe, cards) : wordsIn(lang).oddsTop(printed(top).danger);
  return { title: said.charter, detail, icon: art('charter'), verb: said.sail };
}

function moveFace(way: Direction, lang: Lang): Face {
  const [from, to] = WAY[way];
  const names = PLACE[lang];
  return {
    title: `${names[from]} → ${names[to]}`,
    icon: to === 'reserve' ? 'ui-home' : art(to),
    verb: SAID[lang].move,
  };
}

function otherFace(seat: Seat, scene: PortoScene, isToTemple: boolean, lang: Lang): Face {
  const said = SAID[lang];
  return {
    title: scene.players[seat]?.name ?? '',
    detail: isToTemple ? said.toTemple : said.toLight,
    icon: pawnIcon(seat),
    verb: said.move,
  };
}

function bonusFace(scene: PortoScene, lang: Lang): Face {
  const space = scene.view.spaces[openBonus(scene) ?? 0];
  if (space === undefined) return { title: '' };
  const price = bonusPrice(scene.view, space.bonus);
  return {
    title: bonusName(space.bonus, lang),
    detail: SAID[lang].talents(price),
    icon: art(space.bonus),
    verb: SAID[lang].buy,
  };
}

function roadFace(verb: 'tradeHouse' | 'intrigue', scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const points = scene.view.players[seatOf(scene)]?.tradePoints ?? 0;
  return verb === 'tradeHouse'
    ? { title: said.tradeHouse, detail: said.house(points + 1), icon: art('tradeHouse') }
    : { title: said.intrigue, detail: said.path(scene.view.path.length + 1), icon: art('pathOfIntrigue') };
}

type NamedOption = Extract<PortoOption, { readonly noun: unknown }>;
type BareOption = Exclude<PortoOption, NamedOption>;

/** An option that is about one thing on the table. */
function namedFace(o: NamedOption, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  switch (o.verb) {
    case 'action':
    case 'bonusOnly':
      return spaceFace(
        scene.view.spaces.find(({ id }) => id === o.noun),
        scene,
        o.verb === 'bonusOnly',
        lang,
      );
    case 'good':
      return goodFace(o.noun, scene, lang);
    case 'quay':
      return quayFace(o.noun, scene, lang);
    case 'claim':
      return claimFace(o.noun, scene, lang);
    case 'berth':
      return { title: quayName(o.noun, lang), icon: art(quayFacts(o.noun).civ), verb: said.bring };
    case 'transfer':
      return {
        title: said.transfer(inside(quayName(o.noun, lang), lang)),
        detail: said.elsewhere,
        icon: 'ui-arrow-right',
        verb: said.move,
      };
    case 'recall':
      return {
        title: said.recall(inside(quayName(o.noun, lang), lang)),
        detail: said.home,
        icon: 'ui-home',
        verb: said.leave,
      };
    case 'block':
      return {
        title: said.block(inside(shipName(o.noun, lang), lang)),
        detail: said.under,
        icon: 'ui-cancel',
        verb: said.stop,
      };
    case 'place':
    case 'ship':
      return arrivingFace(o.noun, scene, lang);
    case 'card':
      return cardFace(o.noun, lang);
    case 'use': {
      const { privilege } = printed(o.noun);
      return { title: privilegeName(privilege, lang), icon: art(privilege), verb: said.use };
    }
    case 'move':
      return moveFace(o.noun, lang);
    default:
      return otherFace(o.noun, scene, o.verb === 'toTemple', lang);
  }
}

function bareFace(o: BareOption, scene: PortoScene, lang: Lang): Face {
  const said = SAID[lang];
  const words = wordsIn(lang);
  switch (o.verb) {
    case 'tradeHouse':
    case 'intrigue':
      return roadFace(o.verb, scene, lang);
    case 'charter':
      return charterFace(scene, lang);
    case 'warehouse':
      return {
        title: words.warehouse,
        detail: words.room(scene.view.players[seatOf(scene)]?.freeSpaces ?? 0),
        icon: art('warehouse'),
      };
    case 'bonus':
      return bonusFace(scene, lang);
    case 'buy':
      return {
        title: said.place,
        detail: said.talents(LAST_PURCHASE.price),
        icon: art('palace'),
        verb: said.buy,
      };
    case 'takeTalents':
      return { title: words.takeWhat, detail: said.atOnce, icon: art('takeTalents'), verb: said.take };
    case 'refillMarket':
      return { title: words.refill, detail: said.again, icon: art('refillMarket'), verb: words.refill };
    case 'pass':
    case 'decline':
      return { title: words[o.verb], icon: 'ui-pass', isAside: true, verb: words[o.verb] };
    default:
      return { title: words[o.verb], icon: 'ui-confirm', isAside: true, verb: words[o.verb] };
  }
}

/** An option in few words; the full sentence is in the game's texts. */
export const face = (o: PortoOption, scene: PortoScene, lang: Lang): Face =>
  'noun' in o ? namedFace(o, scene, lang) : bareFace(o, scene, lang);
