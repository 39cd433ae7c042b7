// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { Space } from '../src/names.ts';
import { GOOD_FOR, goodName, spaceName } from '../src/texts/names.ts';
import type { CarthagoOption, CarthagoStep } from '../src/types.ts';
import { art } from './art.ts';
import { calloutOf } from './callouts.ts';
import { type CarthagoScene, coinsIn, myself, shipOf } from './facts.ts';
import { spaceOnCard } from './names-words.ts';
import { SPACE_NOTES, TILE_NOTES } from './notes-words.ts';
import { promptWords } from './prompts-words.ts';

function canGuild({ view }: CarthagoScene, space: string | null): boolean {
  return view.actionBoard.some((one) => one.space === space && one.hasMarker) && !view.isGuildActionTaken;
}

/** What is asked, shortly. */
export function ask(scene: CarthagoScene, lang: Lang): string {
  const words = promptWords(lang);
  const at: CarthagoStep | undefined = scene.decision?.at;
  if (at === undefined) return '';
  switch (at.step) {
    case 'main':
    case 'nextDelivery':
    case 'endTurn':
    case 'nextTurn':
    case 'decadeSetup':
    case 'scoring':
      return '';
    case 'payAction':
      return at.isFree ? words.payAny : words.payAction(spaceOnCard(at.space, lang).join(' '));
    case 'residencePay':
      return words.residencePay(goodName(GOOD_FOR[at.purchase], lang), at.due);
    case 'deliverPay': {
      const ship = scene.view.tradeHarbour[at.dock - 1]?.ship ?? null;
      if (at.isFree || ship === null) return words.deliverAny;
      return words.deliverPay(goodName(shipOf(ship).good, lang));
    }
    case 'payCoins':
      return words.payCoins(at.due);
    case 'after':
      return canGuild(scene, myself(scene).space) ? words.afterGuild : words.after;
    default:
      return words.ask[at.step];
  }
}

function afterHint(scene: CarthagoScene, lang: Lang): string {
  const words = promptWords(lang);
  const me = myself(scene);
  if (scene.view.isGuildActionTaken) return words.guildDone;
  if (!canGuild(scene, me.space)) return words.noGuildHint;
  return me.supply === 0 ? words.noDiscHint : words.guildHint(coinsIn(me.hand));
}

export function hint(scene: CarthagoScene, lang: Lang): string {
  const words = promptWords(lang);
  const at: CarthagoStep | undefined = scene.decision?.at;
  const me = myself(scene);
  switch (at?.step) {
    case 'setupColumn':
    case 'setupDock':
      return words.setupHint;
    case 'turn':
      return words.turnHint(me.tradeCards + me.basicCards);
    case 'payAction':
    case 'payExtra':
      return words.backHint;
    case 'marketTake':
      return words.marketHint;
    case 'tradeDock':
    case 'warDock':
      return words.dockHint(me.supply);
    case 'intrigueMarker':
    case 'intrigueSpace':
      return words.intrigueHint;
    case 'residenceColumn':
      return words.residenceHint;
    case 'delivery':
      return words.deliveryHint;
    case 'residencePay':
    case 'deliverPay':
    case 'warPay':
    case 'payCoins':
      return words.goneHint;
    case 'escorts': {
      const ship = scene.view.expedition;
      return words.escortsHint(at.strength, ship === null ? 0 : shipOf(ship).danger);
    }
    case 'warAchievement':
      return words.tileHint;
    case 'after':
      return afterHint(scene, lang);
    default:
      return '';
  }
}

/** The viewer's numbers. */
export function purse(scene: CarthagoScene, lang: Lang): readonly Amount[] {
  if (scene.viewer === null) return [];
  const words = promptWords(lang);
  const me = myself(scene);
  const { standing } = me;
  return [
    { icon: art('influenceDisc'), label: words.discs, value: me.supply },
    { icon: art('coins'), label: words.coins, value: coinsIn(me.hand) },
    { icon: art('tradeCard'), label: words.trade, value: me.tradeCards },
    { icon: art('basicCard'), label: words.basics, value: me.basicCards },
    { icon: art('seat'), label: words.seats, value: standing.seats },
    { icon: art('ship'), label: words.shipsWord, value: standing.ships },
    { icon: art('strength'), label: words.strength, value: me.strength, isQuiet: true },
    { icon: 'ui-score', label: words.points, value: standing.total, isQuiet: true },
  ];
}

/** What the action of a space does, then what its guild marker adds. */
function spaceText(space: Space, { view }: CarthagoScene, lang: Lang): string {
  const hasMarker = view.actionBoard.some((one) => one.space === space && one.hasMarker);
  const bonus = hasMarker ? ` ${promptWords(lang).markerBonus}` : '';
  return `${spaceName(space, lang)}${lang === 'fr' ? '\u202f' : ''}: ${SPACE_NOTES[space][lang]}${bonus}`;
}

/** What the option does; what the callout says over the water stands in the bar too. */
export function consequence(
  o: CarthagoOption,
  scene: CarthagoScene,
  _preview: CarthagoScene | null,
  lang: Lang,
): string {
  if (o.verb === 'space' && scene.decision?.at.step === 'turn') return spaceText(o.noun, scene, lang);
  const callout = calloutOf(scene, o, lang);
  if (callout === null) return '';
  const about = o.verb === 'tile' ? TILE_NOTES[o.noun][lang] : callout.text;
  return `${callout.title}${/[.!?]$/.test(callout.title) ? '' : '.'} ${about}`;
}
