// Options as buttons: few words and a picture.
import type { ButtonContent } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { REFILL_PRICE } from '../src/data/goods.ts';
import { LAST_PURCHASE } from '../src/data/palace.ts';
import { type CardName, type Direction, GOODS, type GoodName, type QuayName, WAYS } from '../src/names.ts';
import type { PortoOption } from '../src/options.ts';
import {
  actionName,
  bonusName,
  capital,
  goodName,
  privilegeName,
  quayName,
  shipName,
  wayName,
} from '../src/texts/names.ts';
import { berthOf, bonusPrice, printed, quayFacts } from '../src/texts/words.ts';
import type { SpaceView } from '../src/views.ts';
import { art } from './art.ts';
import { SAID } from './buttons-words.ts';
import {
  actionOf,
  comingTo,
  oddsOf,
  openBonus,
  type PortoScene,
  pawnIcon,
  quayOf,
  seatOf,
  shipFor,
} from './facts.ts';
import { wordsIn } from './words.ts';

function spaceButton(
  space: SpaceView | undefined,
  scene: PortoScene,
  isOnly: boolean,
  lang: Lang,
): ButtonContent {
  if (space === undefined) return { title: '' };
  const said = SAID[lang];
  const action = actionOf(space.card);
  if (isOnly)
    return {
      title: `${capital(bonusName(space.bonus, lang))}, ${said.talents(bonusPrice(scene.view, space.bonus))}`,
      detail: said.only(said.servants(space.servants)),
      icon: art(space.bonus),
      verb: said.buy,
      group: said.onlyHead,
    };
  return {
    title: action === null ? '' : actionName(action, lang),
    detail: `${said.servants(space.servants)} · ${bonusName(space.bonus, lang)}`,
    icon: art(action ?? 'decade'),
    verb: said.choose,
    group: said.actionHead,
  };
}

function goodButton(good: GoodName, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const step = scene.decision?.at.step;
  const title = capital(goodName(good, lang));
  const icon = art(good);
  if (step === 'transportSource') return { title, detail: said.stored, icon, verb: said.carry };
  if (step === 'loadStored') return { title, detail: said.stored, icon, verb: said.load };
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

function quayButton(id: QuayName, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const step = scene.decision?.at.step;
  const quay = quayOf(scene.view, id);
  const both = { title: capital(quayName(id, lang)), icon: art(quayFacts(id).civ) };
  if (step === 'transportSource') {
    const good = quay?.good ?? null;
    return good === null
      ? { ...both, verb: said.carry }
      : {
          title: capital(goodName(good, lang)),
          detail: quayName(id, lang),
          icon: art(good),
          verb: said.carry,
        };
  }
  if (step === 'loadAny') {
    const ship = quay?.ship ?? null;
    return {
      ...both,
      detail: ship === null ? said.empty : said.gain(printed(ship).talents),
      verb: said.load,
    };
  }
  return { ...both, detail: carryDetail(id, scene, lang), verb: said.carry };
}

function claimButton(id: QuayName, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const ship = quayOf(scene.view, id)?.ship ?? null;
  const coming = ship === null ? comingTo(scene.view, id) : null;
  const card = ship ?? coming;
  const wants = card === null ? '' : `${goodName(printed(card).good, lang)} ${printed(card).talents}`;
  const detail = card === null ? said.empty : ship === null ? said.coming(wants) : said.here(wants);
  return {
    title: capital(quayName(id, lang)),
    detail,
    icon: art(quayFacts(id).civ),
    verb: said.claim,
    group: said.claimHead,
  };
}

function arrivingButton(card: CardName, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const berth = berthOf(scene.view, card);
  const { good } = printed(card);
  const where = berth === null ? said.away : said.berth(quayFacts(berth).roman);
  return {
    title: capital(shipName(card, lang)),
    detail: `${goodName(good, lang)}, ${where}`,
    icon: art(printed(card).civ),
    verb: said.bring,
  };
}

function cardButton(card: CardName, lang: Lang): ButtonContent {
  const { civ, good, talents, danger } = printed(card);
  const said = SAID[lang];
  return {
    title: capital(shipName(card, lang)),
    detail: `${goodName(good, lang)} ${talents}, ${said.danger(danger)}`,
    icon: art(civ),
    verb: said.choose,
  };
}

function charterButton(scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const { safe, cards, top } = oddsOf(scene.view, seatOf(scene));
  const detail = top === null ? said.odds(safe, cards) : wordsIn(lang).oddsTop(printed(top).danger);
  return { title: said.charter, detail, icon: art('charter'), verb: said.sail };
}

function moveButton(way: Direction, lang: Lang): ButtonContent {
  const [, to] = WAYS[way];
  return {
    title: wayName(way, lang),
    icon: to === 'reserve' ? 'ui-home' : art(to),
    verb: SAID[lang].move,
  };
}

function otherButton(seat: Seat, scene: PortoScene, isToTemple: boolean, lang: Lang): ButtonContent {
  const said = SAID[lang];
  return {
    title: scene.players[seat]?.name ?? '',
    detail: isToTemple ? said.toTemple : said.toLight,
    icon: pawnIcon(seat),
    verb: said.move,
  };
}

function bonusButton(scene: PortoScene, lang: Lang): ButtonContent {
  const space = scene.view.spaces[openBonus(scene) ?? 0];
  if (space === undefined) return { title: '' };
  const price = bonusPrice(scene.view, space.bonus);
  return {
    title: capital(bonusName(space.bonus, lang)),
    detail: SAID[lang].talents(price),
    icon: art(space.bonus),
    verb: SAID[lang].buy,
  };
}

function roadButton(verb: 'tradeHouse' | 'intrigue', scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const points = scene.view.players[seatOf(scene)]?.tradePoints ?? 0;
  return verb === 'tradeHouse'
    ? { title: said.tradeHouse, detail: said.house(points + 1), icon: art('tradeHouse') }
    : { title: said.intrigue, detail: said.path(scene.view.path.length + 1), icon: art('pathOfIntrigue') };
}

type NamedOption = Extract<PortoOption, { readonly noun: unknown }>;
type BareOption = Exclude<PortoOption, NamedOption>;

/** An option that is about one thing on the table. */
function namedButton(o: NamedOption, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  switch (o.verb) {
    case 'action':
    case 'bonusOnly':
      return spaceButton(
        scene.view.spaces.find(({ id }) => id === o.noun),
        scene,
        o.verb === 'bonusOnly',
        lang,
      );
    case 'good':
      return goodButton(o.noun, scene, lang);
    case 'quay':
      return quayButton(o.noun, scene, lang);
    case 'claim':
      return claimButton(o.noun, scene, lang);
    case 'berth':
      return { title: capital(quayName(o.noun, lang)), icon: art(quayFacts(o.noun).civ), verb: said.bring };
    case 'transfer': {
      const title = said.transfer(quayName(o.noun, lang));
      return {
        title,
        detail: said.elsewhere,
        icon: 'ui-arrow-right',
        verb: said.move,
        group: said.transferHead,
      };
    }
    case 'recall': {
      const title = said.recall(quayName(o.noun, lang));
      return { title, detail: said.home, icon: 'ui-home', verb: said.leave, group: said.recallHead };
    }
    case 'block': {
      const title = said.block(shipName(o.noun, lang));
      return { title, detail: said.under, icon: 'ui-cancel', verb: said.stop };
    }
    case 'place':
    case 'ship':
      return arrivingButton(o.noun, scene, lang);
    case 'card':
      return cardButton(o.noun, lang);
    case 'use': {
      const { privilege } = printed(o.noun);
      return {
        title: capital(privilegeName(privilege, lang)),
        icon: art(privilege),
        verb: said.use,
        group: said.useHead,
      };
    }
    case 'move':
      return moveButton(o.noun, lang);
    default:
      return otherButton(o.noun, scene, o.verb === 'toTemple', lang);
  }
}

function bareButton(o: BareOption, scene: PortoScene, lang: Lang): ButtonContent {
  const said = SAID[lang];
  const words = wordsIn(lang);
  switch (o.verb) {
    case 'tradeHouse':
    case 'intrigue':
      return roadButton(o.verb, scene, lang);
    case 'charter':
      return charterButton(scene, lang);
    case 'warehouse':
      return {
        title: words.warehouse,
        detail: words.room(scene.view.players[seatOf(scene)]?.freeSpaces ?? 0),
        icon: art('warehouse'),
      };
    case 'bonus':
      return bonusButton(scene, lang);
    case 'buy':
      return {
        title: capital(bonusName('buyPalace', lang)),
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
      return { title: words[o.verb], icon: 'ui-confirm', isEnd: true, verb: words[o.verb] };
  }
}

/** An option in few words; the full sentence is in the game's texts. */
export const button = (o: PortoOption, scene: PortoScene, lang: Lang): ButtonContent =>
  'noun' in o ? namedButton(o, scene, lang) : bareButton(o, scene, lang);
