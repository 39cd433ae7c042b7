// Options as buttons: few words and a picture.
import type { ButtonContent, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ActionName, ItemName, RewardName } from '../src/names.ts';
import type { Nauticus, NauticusOption, NauticusView, PlayerView } from '../src/types.ts';
import { captionOf } from './Dock.tsx';
import { pictureOf } from './ships.ts';
import { art, ITEMS, itemTileIcon, rewardIcon, tileIcon } from './TileArt.tsx';
import { actionName, bonusName, crestName, goodName, hullName, wordsIn } from './words.ts';

type View = NauticusView;
const VERBS = {
  en: {
    slot: 'Choose',
    item: 'Buy',
    take: 'Take',
    move: 'Move',
    workers: 'Send',
    deliver: 'Deliver',
    place: 'Place',
  },
  fr: {
    slot: 'Choisir',
    item: 'Acheter',
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
    warehouse: ['Warehouse', (n: number) => `${n} of 12 used`],
    new: ['New ship', () => ''],
  },
  fr: {
    pass: ['Passer', (n: number) => (n === 0 ? 'ne retourne rien' : `retourne votre ${n}`)],
    extra: ['Action supplémentaire', () => 'une fois par partie'],
    stop: ['Arrêter', () => 'cela suffit'],
    end: ['Finir le tour', () => ''],
    warehouse: ['Entrepôt', (n: number) => `${n} sur 12`],
    new: ['Nouveau navire', () => ''],
  },
} as const;
const REWARD: Readonly<Record<Lang, Readonly<Record<string, readonly [string, string]>>>> = {
  en: {
    'crown-mast': ['Crown mast', '2 spaces'],
    'crown-sail': ['Crown sail', '1 space'],
    vp3: ['3 points', 'at once'],
    coins7: ['7 coins', 'at once'],
    workers3: ['3 workers', 'at once'],
  },
  fr: {
    'crown-mast': ['Mât couronne', '2 places'],
    'crown-sail': ['Voile couronne', '1 place'],
    vp3: ['3 points', 'tout de suite'],
    coins7: ['7 pièces', 'tout de suite'],
    workers3: ['3 ouvriers', 'tout de suite'],
  },
};

function itemName(item: ItemName, lang: Lang): string {
  switch (item) {
    case 'stern':
    case 'middle':
    case 'bow':
    case 'single':
      return hullName(item, lang);
    case 'coffee':
    case 'grain':
    case 'fish':
    case 'salt':
      return goodName(item, lang);
    default:
      return crestName(item, lang);
  }
}

const SELLERS: Readonly<Record<string, ActionName>> = {
  mast: 'buy-masts',
  sail: 'buy-sails',
  'worker1-good1': 'buy-goods',
};
/** Whose items are on offer: the action's at work, or the bonus's. */
function sellerOf(scene: Scene<Nauticus>): ActionName {
  const { view, decision } = scene;
  const bonus = view.slot === null ? undefined : view.slots[view.slot]?.bonus;
  const bySlot = bonus === undefined ? undefined : SELLERS[bonus];
  if (decision?.at.step === 'chooseBonusTile' && bySlot !== undefined) return bySlot;
  return view.work?.action ?? 'buy-goods';
}

function priceOf(view: View, item: ItemName): number {
  const items = view.work === null ? undefined : ITEMS[view.work.action];
  return view.work?.prices[items?.indexOf(item) ?? -1] ?? 0;
}

function me(scene: Scene<Nauticus>): PlayerView | undefined {
  return scene.view.players[scene.decision?.seat ?? scene.viewer ?? 0];
}

function rewardButton(reward: RewardName, lang: Lang): ButtonContent {
  const words = REWARD[lang][reward];
  const verb = VERBS[lang].take;
  if (words !== undefined) return { title: words[0], detail: words[1], icon: rewardIcon(reward), verb };
  const [one, two] = reward.split('-');
  const name = (good: string | undefined): string =>
    good === 'coffee' || good === 'grain' || good === 'fish' || good === 'salt' ? goodName(good, lang) : '';
  return {
    title: `${name(one)} + ${name(two).toLowerCase()}`,
    detail: lang === 'fr' ? '2 places' : '2 spaces',
    icon: rewardIcon(reward),
    verb,
  };
}

function workersButton(n: number, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const words = wordsIn(lang);
  const player = me(scene);
  const gain =
    scene.view.work?.action === 'crowns'
      ? `+${Math.min(15, n * (player?.crowns ?? 0))} ${words.vp}`
      : `+${2 * n} ${words.coins}`;
  return {
    title: `${n} ${words.workers}`,
    detail: gain,
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
  if (o.verb === 'new') return { title: PLAIN[lang].new[0], icon: art('hull-stern'), verb };
  const [title, detail] = PLAIN[lang].warehouse;
  return { title, detail: detail(player?.spaces ?? 0), icon: art('warehouse'), verb };
}

function plainButton(
  verb: 'pass' | 'extra' | 'stop' | 'end',
  scene: Scene<Nauticus>,
  lang: Lang,
): ButtonContent {
  const [title, detail] = PLAIN[lang][verb];
  const pass = Math.max(0, 3 - (me(scene)?.passFlips ?? 0));
  const icon = { pass: 'ui-pass', extra: art('extra-action'), stop: 'ui-confirm', end: 'ui-confirm' }[verb];
  const small = detail(pass);
  return { title, ...(small === '' ? {} : { detail: small }), icon, isAside: true, verb: title };
}

/** An option in few words; the full sentence is in the game's texts. */
export function button(o: NauticusOption, scene: Scene<Nauticus>, lang: Lang): ButtonContent {
  const { view } = scene;
  switch (o.verb) {
    case 'slot': {
      const slot = view.slots[o.noun];
      if (slot === undefined) return { title: '' };
      const blue = lang === 'fr' ? `${slot.blue} bleu${slot.blue > 1 ? 's' : ''}` : `${slot.blue} blue`;
      return {
        title: actionName(slot.action, lang),
        detail: `${bonusName(slot.bonus, lang)} · ${blue}`,
        icon: art(slot.action),
        verb: VERBS[lang].slot,
      };
    }
    case 'item': {
      const price = priceOf(view, o.noun);
      const coin = lang === 'fr' ? `pièce${price > 1 ? 's' : ''}` : `coin${price === 1 ? '' : 's'}`;
      return {
        title: itemName(o.noun, lang),
        detail: `${price} ${coin}`,
        icon: itemTileIcon(sellerOf(scene), o.noun),
        verb: VERBS[lang].item,
      };
    }
    case 'take':
      return {
        title: itemName(o.noun, lang),
        detail: wordsIn(lang).free,
        icon: itemTileIcon(sellerOf(scene), o.noun),
        verb: VERBS[lang].take,
      };
    case 'move': {
      const { kind, id } = pictureOf(o.noun);
      const count = me(scene)?.warehouse[o.noun] ?? 0;
      const words = wordsIn(lang);
      const kinds = { hull: words.hulls, mast: words.masts, sail: words.sails, good: words.goods };
      return {
        title: id === 'crown' ? crestName('crown', lang) : itemName(id, lang),
        detail: `${kinds[kind].toLowerCase()} · ${count}`,
        icon: tileIcon(o.noun),
        verb: VERBS[lang].move,
      };
    }
    case 'workers':
      return workersButton(o.noun, scene, lang);
    case 'deliver': {
      const ship = me(scene)?.ships.find(({ number }) => number === o.noun);
      const size = ship?.parts.length ?? 0;
      return {
        title: wordsIn(lang).ship(o.noun),
        detail: `${size} ${wordsIn(lang).workers}`,
        icon: art('deliver'),
        verb: VERBS[lang].deliver,
      };
    }
    case 'reward':
      return rewardButton(o.noun, lang);
    case 'action':
      return { title: actionName(o.noun, lang), icon: art(o.noun), verb: VERBS[lang].slot };
    case 'ship':
    case 'new':
    case 'warehouse':
      return placeButton(o, scene, lang);
    default:
      return plainButton(o.verb, scene, lang);
  }
}
