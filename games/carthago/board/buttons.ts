// Options as buttons: few words and a picture.
import type { ButtonContent } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { CardName, Column, Purchase } from '../src/names.ts';
import type { CarthagoOption } from '../src/types.ts';
import { art } from './art.ts';
import { lackAt } from './benefit.ts';
import {
  actionOn,
  type CarthagoScene,
  priceOf,
  seatCostOf,
  seatOf,
  shipOf,
  tileCost,
  tradeOf,
  worthNow,
} from './facts.ts';
import { effectDoes, effectName, goodName, spaceName, spaceOnCard, tileName } from './names-words.ts';
import { advised, GOOD_FOR, wasteOf } from './payment.ts';
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
        ? spaceOnCard(actionOn(card), lang).join(' ')
        : `${goodName(trade.good, lang)} ${trade.coins}`,
    detail: cardDetail(card, ask),
    icon: art(trade === null ? card : trade.good),
    verb: isAction ? words.playCard : scene.decision?.at.step === 'marketGive' ? words.give : words.pay,
  };
}

const COLUMN_ICONS: Readonly<Record<Column, string>> = { left: 'seat', centre: 'strength', right: 'disc' };
const isPurchase = (noun: Column | Purchase): noun is Purchase => noun in GOOD_FOR;
const columnOfNoun = (noun: Column | Purchase): Column =>
  noun === 'centre' || noun === 'right' ? noun : 'left';

function columnButton(noun: Column | Purchase, { scene, lang, words }: Ask): ButtonContent {
  const column = columnOfNoun(noun);
  const isSetup = scene.decision?.at.step === 'setupColumn';
  if (isSetup || !isPurchase(noun))
    return {
      title: words.columns[column],
      detail: words.gains[column],
      icon: art(COLUMN_ICONS[column]),
      verb: words.choose,
    };
  const good = GOOD_FOR[noun];
  return {
    title: words.columns[column],
    detail: `${column === 'left' ? 3 : 2} × ${goodName(good, lang).toLowerCase()}`,
    icon: art(good),
    verb: words.choose,
  };
}

function dockButton(dock: number, { scene, lang, words }: Ask): ButtonContent {
  const ship = scene.view.tradeHarbour[dock - 1]?.ship ?? null;
  const isDelivery = scene.decision?.at.step === 'delivery';
  const verb = isDelivery ? words.deliver : words.place;
  if (ship === null) return { title: words.dock(dock), icon: art('tradeDock'), verb };
  const { good, coins, effect } = shipOf(ship);
  const name = goodName(good, lang).toLowerCase();
  return {
    title: words.dockShip(dock, name),
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
  if (o.verb === 'end') return { title: words.end, icon: 'ui-confirm', isAside: true, verb: words.end };
  if (o.verb === 'done')
    return {
      title: words.done,
      detail: words.doneDetail,
      icon: 'ui-confirm',
      isAside: true,
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

/** An option in few words; the full sentence is in the game's texts. */
export function button(o: CarthagoOption, scene: CarthagoScene, lang: Lang): ButtonContent {
  const words = promptWords(lang);
  const ask = { scene, lang, words };
  const { view } = scene;
  switch (o.verb) {
    case 'space': {
      const isTurn = scene.decision?.at.step === 'turn';
      const lack = isTurn ? lackAt(scene, o.noun) : null;
      const price = words.cards(priceOf(view, o.noun, seatOf(scene)));
      const cost = lack === null ? price : `${price} · ${words.lacks[lack]}`;
      const detail = isTurn ? cost : words.markerHere;
      return { title: spaceName(o.noun, lang), detail, icon: art(o.noun), verb: words.choose };
    }
    case 'marker':
      return {
        title: spaceName(o.noun, lang),
        detail: words.marker,
        icon: art('guildMarker'),
        verb: words.choose,
      };
    case 'card':
      return cardButton(o.noun, ask);
    case 'use':
      return {
        title: effectName(o.noun, lang),
        detail: effectDoes(o.noun, lang),
        icon: art(o.noun),
        verb: words.use,
      };
    case 'market':
      return marketButton(o.noun, ask);
    case 'deck':
      return { title: words.deck, detail: words.unseen, icon: 'ui-deck', verb: words.take };
    case 'ship': {
      const { good, effect } = shipOf(o.noun);
      return {
        title: effectName(effect, lang),
        detail: goodName(good, lang),
        icon: art(effect),
        verb: words.turnUp,
      };
    }
    case 'column':
      return columnButton(o.noun, ask);
    case 'dock':
      return dockButton(o.noun, ask);
    case 'war':
      return warButton(words.warDock(o.noun), ask);
    case 'anchor':
      return warButton(words.anchor, ask);
    case 'seat':
      return {
        title: words.seat(o.noun),
        detail: wordsIn(lang).coins(seatCostOf(view, o.noun)),
        icon: art('seat'),
        verb: words.buy,
        group: words.seatsHead,
      };
    case 'tile': {
      const worth = worthNow(view, seatOf(scene), o.noun) ?? 0;
      const detail = `${wordsIn(lang).coins(tileCost(view, o.noun))} · ${wordsIn(lang).youNow(worth)}`;
      return {
        title: tileName(o.noun, lang),
        detail,
        icon: art(o.noun),
        verb: words.buy,
        group: words.tilesHead,
      };
    }
    default:
      return asideButton(o, ask);
  }
}
