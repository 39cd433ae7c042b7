// Options as buttons: few words and a picture.
import type { ButtonContent, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ActionName, RewardName, TileName } from '../src/names.ts';
import { coinsFor } from '../src/rules/7-3-withdraw.ts';
import { crownPoints } from '../src/rules/7-5-crowns.ts';
import { spacesOf } from '../src/rules/8-rewards.ts';
import { capital, NAMES } from '../src/texts/names.ts';
import { nextPassTile, priceHere, sellerHere } from '../src/texts/words.ts';
import type { ItemOption, Nauticus, NauticusOption, PlayerView, TakeOption } from '../src/types.ts';
import { art } from './art.ts';
import { captionOf } from './Dock.tsx';
import { pictureOf } from './ships.ts';
import { itemTileIcon, rewardIcon, tileIcon } from './TileArt.tsx';
import { bonusName, pieceName, shortAction, wordsIn } from './words.ts';

const VERBS = {
  en: {
    slot: 'Choose',
    item: 'Buy',
    others: 'Act',
    take: 'Take',
    move: 'Move',
    workers: 'Send',
    deliver: 'Deliver',
    place: 'Place',
  },
  fr: {
    slot: 'Choisir',
    item: 'Acheter',
    others: 'Agir',
    take: 'Prendre',
    move: 'Déplacer',
    workers: 'Envoyer',
    deliver: 'Livrer',
    place: 'Poser',
  },
} as const;
const PLAIN = {
  en: {
    pass: ['Pass', (n: number) => (n === 0 ? 'flips nothing' : `flips your ${n}`)],
    extra: ['Extra action', () => 'once a game'],
    stop: ['Stop', () => 'enough'],
    end: ['End turn', () => ''],
  },
  fr: {
    pass: ['Passer', (n: number) => (n === 0 ? 'ne retourne rien' : `retourne votre ${n}`)],
    extra: ['Action supplémentaire', () => 'une fois par partie'],
    stop: ['S’arrêter', () => 'cela suffit'],
    end: ['Finir le tour', () => ''],
  },
} as const;
function me(scene: Scene<Nauticus>): PlayerView | undefined {
  return scene.view.players[scene.decision?.seat ?? scene.viewer ?? 0];
}

function rewardButton(reward: RewardName, lang: Lang): ButtonContent {
  const { atOnce, countSpaces } = wordsIn(lang);
  const spaces = spacesOf(reward);
  return {
    title: capital(NAMES[lang].reward[reward]),
    detail: spaces === 0 ? atOnce : countSpaces(spaces),
    icon: rewardIcon(reward),
    verb: VERBS[lang].take,
  };
}

function workersButton(n: number, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const words = wordsIn(lang);
  const player = me(scene);
  const gain =
    scene.view.work?.action === 'crowns'
      ? words.points(crownPoints(n, player?.crowns ?? 0))
      : words.countCoins(coinsFor(n));
  return {
    title: words.countWorkers(n),
    detail: `+${gain}`,
    icon: art('worker'),
    number: n,
    verb: VERBS[lang].workers,
  };
}

function placeButton(o: NauticusOption, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const verb = VERBS[lang].place;
  const player = me(scene);
  if (o.verb === 'ship') {
    const ship = player?.ships.find(({ number }) => number === o.noun);
    const detail = ship === undefined ? '' : captionOf(ship, lang);
    return { title: wordsIn(lang).ship(o.noun), detail, icon: art('shipyard'), verb };
  }
  if (o.verb === 'new') return { title: capital(wordsIn(lang).newShip), icon: art('hull-stern'), verb };
  const { warehouse, used } = wordsIn(lang);
  return { title: warehouse, detail: used(player?.spaces ?? 0), icon: art('warehouse'), verb };
}

function plainButton(
  verb: 'pass' | 'extra' | 'stop' | 'end',
  scene: Scene<Nauticus>,
  lang: Lang,
): ButtonContent {
  const [title, detail] = PLAIN[lang][verb];
  const player = me(scene);
  const pass = player === undefined ? 0 : nextPassTile(player);
  const icon = { pass: 'ui-pass', extra: art('extra-action'), stop: 'ui-confirm', end: 'ui-confirm' }[verb];
  const small = detail(pass);
  const isEnd = verb === 'stop' || verb === 'end';
  return { title, ...(small === '' ? {} : { detail: small }), icon, isAside: true, isEnd, verb: title };
}

function itemButton(o: ItemOption | TakeOption, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const { view, decision } = scene;
  const { countCoins, free } = wordsIn(lang);
  return {
    title: pieceName(o.noun, lang),
    detail: o.verb === 'take' ? free : countCoins(priceHere(o.noun, view)),
    icon: itemTileIcon(sellerHere(decision?.at, view) ?? 'buy-goods', o.noun),
    verb: VERBS[lang][o.verb],
  };
}

function moveButton(tile: TileName, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const { kind, id } = pictureOf(tile);
  const words = wordsIn(lang);
  const kinds = { hull: words.hulls, mast: words.masts, sail: words.sails, good: words.goods };
  return {
    title: pieceName(id, lang),
    detail: `${kinds[kind].toLowerCase()} · ${me(scene)?.warehouse[tile] ?? 0}`,
    icon: tileIcon(tile),
    verb: VERBS[lang].move,
  };
}

/** Where there is no room for eight buttons: what is bought, and the rest. */
const groupOf = (action: ActionName, lang: Lang): string =>
  VERBS[lang][action.startsWith('buy') ? 'item' : 'others'];

/** An option in few words; the full sentence is in the game's texts. */
export function button(o: NauticusOption, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const { view } = scene;
  switch (o.verb) {
    case 'slot': {
      const slot = view.slots[o.noun];
      if (slot === undefined) return { title: '' };
      return {
        title: shortAction(slot.action, lang),
        detail: `${bonusName(slot.bonus, lang)} · ${wordsIn(lang).countBlue(slot.blue)}`,
        icon: art(slot.action),
        verb: VERBS[lang].slot,
        group: groupOf(slot.action, lang),
      };
    }
    case 'item':
    case 'take':
      return itemButton(o, scene, lang);
    case 'move':
      return moveButton(o.noun, scene, lang);
    case 'workers':
      return workersButton(o.noun, scene, lang);
    case 'deliver': {
      const ship = me(scene)?.ships.find(({ number }) => number === o.noun);
      const size = ship?.parts.length ?? 0;
      return {
        title: wordsIn(lang).ship(o.noun),
        detail: wordsIn(lang).countWorkers(size),
        icon: art('deliver'),
        verb: VERBS[lang].deliver,
      };
    }
    case 'reward':
      return rewardButton(o.noun, lang);
    case 'action':
      return {
        title: shortAction(o.noun, lang),
        icon: art(o.noun),
        verb: VERBS[lang].slot,
        group: groupOf(o.noun, lang),
      };
    case 'ship':
    case 'new':
    case 'warehouse':
      return placeButton(o, scene, lang);
    default:
      return plainButton(o.verb, scene, lang);
  }
}
