// Options as buttons: few words and a picture.
import type { ButtonContent } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { CardName, Column, Purchase, ShipName, Space, TileName } from '../src/names.ts';
import {
  capital,
  cardsFor,
  columnName,
  columnOf,
  effectName,
  GOOD_FOR,
  goodName,
  seatName,
  shipOfGood,
  spaceName,
  tileName,
} from '../src/texts/names.ts';
import type { CarthagoOption } from '../src/types.ts';
import { art } from './art.ts';
import { lackAt } from './benefit.ts';
import {
  actionOn,
  type CarthagoScene,
  priceOf,
  seatOf,
  shipOf,
  tileCost,
  tradeOf,
  worthNow,
} from './facts.ts';
import { effectShortly, spaceOnCard } from './names-words.ts';
import { advised, wasteOf } from './payment.ts';
import { type PromptWords, promptWords } from './prompts-words.ts';
import { wordsIn } from './words.ts';

interface Ask {
  readonly scene: CarthagoScene;
  readonly lang: Lang;
  readonly words: PromptWords;
}

function cardDetail(card: CardName, { scene, lang, words }: Ask): string {
  const at = scene.decision?.at;
  const first = advised(scene)[0];
  if (at?.step === 'residencePay' && !card.startsWith(GOOD_FOR[at.purchase]))
    return wordsIn(lang).uses(effectName('opulence', lang));
  if (card === first) return wordsIn(lang).best;
  const waste = wasteOf(scene, card);
  if (waste > 0) return wordsIn(lang).wastes(waste);
  return tradeOf(card) === null ? words.basic : spaceOnCard(actionOn(card), lang).join(' ');
}

function cardButton(card: CardName, ask: Ask): ButtonContent {
  const { scene, lang, words } = ask;
  const trade = tradeOf(card);
  const isAction = scene.decision?.at.step === 'payAction' || scene.decision?.at.step === 'payExtra';
  return {
    title:
      trade === null
        ? spaceName(actionOn(card), lang)
        : `${capital(goodName(trade.good, lang))} ${trade.coins}`,
    detail: cardDetail(card, ask),
    icon: art(trade === null ? card : trade.good),
    group: words.cardsHead,
    verb: isAction ? words.playCard : scene.decision?.at.step === 'marketGive' ? words.give : words.pay,
  };
}

const COLUMN_ICONS: Readonly<Record<Column, string>> = { left: 'seat', centre: 'strength', right: 'disc' };
const isPurchase = (noun: Column | Purchase): noun is Purchase => noun in GOOD_FOR;

function columnButton(noun: Column | Purchase, { scene, lang, words }: Ask): ButtonContent {
  const column = columnOf(noun);
  const title = capital(columnName(column, lang));
  if (scene.decision?.at.step === 'setupColumn' || !isPurchase(noun))
    return { title, detail: words.gains(column), icon: art(COLUMN_ICONS[column]), verb: words.choose };
  const good = GOOD_FOR[noun];
  const detail = `${cardsFor(noun)} × ${goodName(good, lang)}`;
  return { title, detail, icon: art(good), verb: words.choose };
}

function dockButton(dock: number, { scene, lang, words }: Ask): ButtonContent {
  const ship = scene.view.tradeHarbour[dock - 1]?.ship ?? null;
  const isDelivery = scene.decision?.at.step === 'delivery';
  const verb = isDelivery ? words.deliver : words.place;
  if (ship === null) return { title: words.dock(dock), icon: art('tradeDock'), verb };
  const { good, coins, effect } = shipOf(ship);
  const name = goodName(good, lang);
  return {
    title: words.dockShip(dock, shipOfGood(good, lang)),
    detail: isDelivery ? words.payGood(name) : `${wordsIn(lang).coins(coins)}, ${effectName(effect, lang)}`,
    icon: art(good),
    verb,
  };
}

function warButton(where: string, { scene, words }: Ask): ButtonContent {
  const isDelivery = scene.decision?.at.step === 'delivery';
  return {
    title: isDelivery ? words.expedition : where,
    detail: isDelivery ? where : words.forExpedition,
    icon: art(isDelivery ? 'expedition' : 'warDock'),
    verb: isDelivery ? words.send : words.place,
  };
}

function asideButton(o: CarthagoOption, { scene, words }: Ask): ButtonContent {
  const step = scene.decision?.at.step ?? '';
  if (o.verb === 'pass')
    return { title: words.pass, detail: words.passDetail, icon: 'ui-pass', isAside: true, verb: words.pass };
  if (o.verb === 'end') return { title: words.end, icon: 'ui-confirm', isEnd: true, verb: words.end };
  if (o.verb === 'done')
    return {
      title: words.done,
      detail: words.doneDetail,
      icon: 'ui-confirm',
      isEnd: true,
      verb: words.done,
    };
  const title = o.verb === 'waive' ? words.waive : (words.declines[step] ?? words.decline);
  return { title, icon: 'ui-pass', isAside: true, verb: title };
}

function marketButton(slot: number, ask: Ask): ButtonContent {
  const { scene, lang, words } = ask;
  const card = scene.view.market[slot] ?? null;
  const verb = scene.decision?.at.step === 'marketTake' ? words.take : words.swap;
  return card === null
    ? { title: wordsIn(lang).market, verb }
    : { ...cardButton(card, ask), detail: spaceOnCard(actionOn(card), lang).join(' '), verb };
}

function spaceButton(space: Space, { scene, lang, words }: Ask): ButtonContent {
  const shown = {
    title: spaceName(space, lang),
    icon: art(space),
    verb: words.choose,
    group: words.spacesHead,
  };
  if (scene.decision?.at.step !== 'turn') return { ...shown, detail: words.markerHere };
  const lack = lackAt(scene, space);
  const price = words.cards(priceOf(scene.view, space, seatOf(scene)));
  return { ...shown, detail: lack === null ? price : `${price} · ${words.lacks[lack]}` };
}

function shipButton(ship: ShipName, { lang, words }: Ask): ButtonContent {
  const { good, effect } = shipOf(ship);
  const detail = capital(goodName(good, lang));
  return { title: effectName(effect, lang), detail, icon: art(effect), verb: words.turnUp };
}

function tileButton(tile: TileName, { scene, lang, words }: Ask): ButtonContent {
  const worth = worthNow(scene.view, seatOf(scene), tile) ?? 0;
  const detail = `${wordsIn(lang).coins(tileCost(scene.view, tile))} · ${wordsIn(lang).youNow(worth)}`;
  return { title: tileName(tile, lang), detail, icon: art(tile), verb: words.buy, group: words.tilesHead };
}

/** An option in few words; the full sentence is in the game's texts and begins with the same ones. */
export function button(o: CarthagoOption, scene: CarthagoScene, lang: Lang): ButtonContent {
  const words = promptWords(lang);
  const ask = { scene, lang, words };
  switch (o.verb) {
    case 'space':
      return spaceButton(o.noun, ask);
    case 'marker': {
      const [title, icon] = [spaceName(o.noun, lang), art('guildMarker')];
      return { title, detail: words.marker, icon, verb: words.choose };
    }
    case 'card':
      return cardButton(o.noun, ask);
    case 'use': {
      const [title, detail] = [effectName(o.noun, lang), effectShortly(o.noun, lang)];
      return { title, detail, icon: art(o.noun), verb: words.use };
    }
    case 'market':
      return marketButton(o.noun, ask);
    case 'deck':
      return { title: words.deck, detail: words.unseen, icon: 'ui-deck', verb: words.take };
    case 'ship':
      return shipButton(o.noun, ask);
    case 'column':
      return columnButton(o.noun, ask);
    case 'dock':
      return dockButton(o.noun, ask);
    case 'war':
      return warButton(words.warDock(o.noun), ask);
    case 'anchor':
      return warButton(words.anchor, ask);
    case 'seat': {
      const title = capital(seatName(o.noun, lang));
      return { title, icon: art('seat'), verb: words.buy, group: words.seatsHead };
    }
    case 'tile':
      return tileButton(o.noun, ask);
    default:
      return asideButton(o, ask);
  }
}
