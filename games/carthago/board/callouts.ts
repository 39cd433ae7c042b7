// What the option in focus means, in two lines for the callout over the water.
import { nameOf } from '@comptoir/board-kit';
import type { Lang, Option } from '@comptoir/kernel';
import type { CardName, Effect, Place, ShipName, Space, TileName } from '../src/names.ts';
import { capital, effectName, goodName, seatName, spaceName, tileName } from '../src/texts/names.ts';
import type { CarthagoOption } from '../src/types.ts';
import { art } from './art.ts';
import { lackAt } from './benefit.ts';
import { type CalloutWords, calloutWords } from './callout-words.ts';
import {
  type CarthagoScene,
  inTheWay,
  merchantOf,
  priceOf,
  seatOf,
  shipOf,
  tileCost,
  tradeOf,
  unseenDangers,
  worthNow,
} from './facts.ts';
import { spaceOnCard } from './names-words.ts';
import { EFFECT_NOTES } from './notes-words.ts';
import { wasteOf } from './payment.ts';

export interface Callout {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** Unseen ships by danger, and the strength they are measured by. */
  readonly chart?: { readonly counts: readonly number[]; readonly strength: number };
}
interface Said {
  readonly scene: CarthagoScene;
  readonly lang: Lang;
  readonly words: CalloutWords;
}

const score = ({ scene, words }: Said, seats: number, ships: number): string => {
  const { standing } = merchantOf(scene, seatOf(scene));
  return words.score(standing.seats + seats, standing.ships + ships, standing.base);
};

function spaceCallout({ scene, lang, words }: Said, space: Space): Callout {
  const { view } = scene;
  const me = seatOf(scene);
  const cards = priceOf(view, space, me);
  const { others, isNeutral } = inTheWay(view, space, me);
  const names = others.map((seat) => scene.players[seat]?.name ?? '');
  const there = isNeutral ? [...names, words.neutral] : names;
  const hasMarker = view.actionBoard.some((one) => one.space === space && one.hasMarker);
  const lack = lackAt(scene, space);
  const said = [
    ...(lack === null ? [] : [words.lacks[lack]]),
    ...(there.length === 0 ? [] : [words.there(there.join(', '))]),
    ...(hasMarker ? [words.marker] : []),
  ];
  return {
    icon: lack === null ? art(space) : 'ui-warning',
    title: words.spacePrice(spaceOnCard(space, lang).join(' '), cards),
    text: said.length === 0 ? words.nobody : said.join(' '),
  };
}

function deliveryCallout(said: Said, dock: number, isFree: boolean): Callout | null {
  const { scene, lang, words } = said;
  const { tradeHarbour, outside, isExhausted } = scene.view;
  const ship = tradeHarbour[dock - 1]?.ship ?? null;
  if (ship === null) return null;
  const { good, coins, effect } = shipOf(ship);
  const next: ShipName | null = tradeHarbour[dock]?.ship ?? outside[0] ?? null;
  const me = seatOf(scene);
  const others = tradeHarbour.flatMap(({ disc }, n) => (disc === me && n >= dock ? [n + 1] : []));
  const moved = others[0];
  const then = moved === undefined ? null : (tradeHarbour[moved]?.ship ?? outside[0] ?? null);
  const tail =
    isExhausted || moved === undefined || then === null || next === null
      ? ''
      : ` ${words.dockGets(moved, goodName(shipOf(then).good, lang))}`;
  return {
    icon: art(good),
    title: words.deliver(isFree ? null : goodName(good, lang), coins, effectName(effect, lang)),
    text: `${score(said, 0, 1)}${tail}`,
  };
}

function expeditionCallout({ scene, words }: Said): Callout {
  const { strength } = merchantOf(scene, seatOf(scene));
  const counts = unseenDangers(scene.view);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const within = counts.slice(0, strength).reduce((sum, n) => sum + n, 0);
  return {
    icon: art('expedition'),
    title: words.expedition(strength, within, all),
    text: words.expeditionText,
    chart: { counts, strength },
  };
}

function dockCallout({ scene, lang, words }: Said, dock: number): Callout | null {
  const ship = scene.view.tradeHarbour[dock - 1]?.ship ?? null;
  if (ship === null) return null;
  const { good, coins, effect } = shipOf(ship);
  return {
    icon: art(good),
    title: words.dock(dock, goodName(good, lang), coins),
    text: words.dockText(goodName(good, lang), effectName(effect, lang)),
  };
}

function cardCallout(said: Said, card: CardName): Callout | null {
  const { scene, words } = said;
  const at = scene.decision?.at;
  const coins = tradeOf(card)?.coins ?? 0;
  if (at?.step === 'deliverPay') return deliveryCallout(said, at.dock, at.isFree);
  if (at?.step === 'warPay') return expeditionCallout(said);
  if (at?.step !== 'payCoins') return null;
  const left = at.due - coins;
  const waste = wasteOf(scene, card);
  return {
    icon: art('coin'),
    title: left > 0 ? words.pays(coins, left) : words.paysAll(coins, -left),
    text: waste > 0 ? words.wastes(waste) : words.fits,
  };
}

function seatCallout(said: Said, place: Place): Callout {
  return { icon: art('seat'), title: said.words.seat(seatName(place, said.lang)), text: score(said, 1, 0) };
}
function tileCallout({ scene, lang, words }: Said, tile: TileName): Callout {
  const cost = tileCost(scene.view, tile);
  const worth = worthNow(scene.view, seatOf(scene), tile) ?? 0;
  return {
    icon: art(tile),
    title: words.tile(tileName(tile, lang), cost),
    text: words.worth(worth),
  };
}
const effectCallout = ({ lang }: Said, effect: Effect): Callout => ({
  icon: art(effect),
  title: effectName(effect, lang),
  text: EFFECT_NOTES[effect][lang],
});

function marketCallout({ scene, lang, words }: Said, slot: number): Callout | null {
  const card = scene.view.market[slot] ?? null;
  const trade = card === null ? null : tradeOf(card);
  if (trade === null) return null;
  const name = `${capital(goodName(trade.good, lang))} ${trade.coins}`;
  const isTaking = scene.decision?.at.step === 'marketTake';
  return {
    icon: art(trade.good),
    title: isTaking ? words.take(name) : words.swap(name),
    text: words.cardUses(trade.coins, goodName(trade.good, lang), spaceName(trade.action, lang)),
  };
}

function calloutFor(o: CarthagoOption, said: Said): Callout | null {
  const step = said.scene.decision?.at.step;
  switch (o.verb) {
    case 'space':
      return step === 'turn' ? spaceCallout(said, o.noun) : null;
    case 'dock':
      return step === 'delivery' ? deliveryCallout(said, o.noun, false) : dockCallout(said, o.noun);
    case 'war':
    case 'anchor':
      return step === 'delivery' ? expeditionCallout(said) : null;
    case 'card':
      return cardCallout(said, o.noun);
    case 'seat':
      return seatCallout(said, o.noun);
    case 'tile':
      return tileCallout(said, o.noun);
    case 'use':
      return effectCallout(said, o.noun);
    case 'market':
      return marketCallout(said, o.noun);
    default:
      return null;
  }
}

/** What the option in focus means, or null where the board shows it all. */
export function calloutOf(scene: CarthagoScene, focus: Option | null, lang: Lang): Callout | null {
  const options: readonly CarthagoOption[] = scene.decision?.options ?? [];
  const option = focus === null ? undefined : options.find((o) => nameOf(o) === nameOf(focus));
  return option === undefined ? null : calloutFor(option, { scene, lang, words: calloutWords(lang) });
}
