// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount, Scene } from '@comptoir/board-kit';
import { grammar, type Lang } from '@comptoir/kernel';
import type { Nauticus, NauticusOption } from '../src/types.ts';
import { art } from './art.ts';
import { note } from './notes.ts';
import { pointsOf } from './ships.ts';
import { actionName, bonusName, wordsIn } from './words.ts';

const ASK = {
  en: {
    choose: 'Your turn: choose an action',
    bonus: 'Your bonus: which tile?',
    turn: (action: string) => `Your turn: ${action}`,
    after: 'End your turn?',
    extra: 'Extra action: which one?',
    place: 'Where does it go?',
    free: 'A full set: one tile free',
    reward: (ship: number) => `Ship ${ship} is complete`,
  },
  fr: {
    choose: 'À vous : choisissez une action',
    bonus: 'Votre bonus : quelle tuile ?',
    turn: (action: string) => `À vous : ${action}`,
    after: 'Finir votre tour ?',
    extra: 'Action supplémentaire : laquelle ?',
    place: 'Où va-t-elle ?',
    free: 'Série complète : une tuile gratuite',
    reward: (ship: number) => `Le navire ${ship} est achevé`,
  },
} as const;

/** What is asked, shortly. */
export function ask(scene: Scene<Nauticus>, lang: Lang): string {
  const words = ASK[lang];
  const at = scene.decision?.at;
  switch (at?.step) {
    case 'chooseAction':
      return words.choose;
    case 'chooseBonusTile':
      return words.bonus;
    case 'afterTurn':
      return words.after;
    case 'chooseExtra':
      return words.extra;
    case 'place':
      return words.place;
    case 'chooseFreeTile':
      return words.free;
    case 'chooseReward':
      return words.reward(at.ship);
    default:
      return words.turn(actionName(scene.view.work?.action ?? 'transport', lang).toLowerCase());
  }
}

export function hint(scene: Scene<Nauticus>, lang: Lang): string {
  const words = wordsIn(lang);
  const at = scene.decision?.at;
  const player = scene.view.players[scene.decision?.seat ?? -1];
  if (at === undefined || player === undefined) return '';
  switch (at.step) {
    case 'chooseAction':
      return words.chooseHint;
    case 'chooseBonusTile':
    case 'chooseFreeTile':
      return words.freeHint;
    case 'chooseReward':
      return words.rewardHint(at.left);
    case 'place':
      return words.placeHint;
    case 'chooseExtra':
      return words.ownWorkers(player.workers);
    case 'afterTurn':
      return words.extraHint;
    default:
      return words.blueOwn(scene.view.work?.blue ?? 0, player.workers);
  }
}

/** The viewer's numbers. */
export function purse({ view, viewer }: Scene<Nauticus>, lang: Lang): readonly Amount[] {
  const player = view.players[viewer ?? -1];
  if (player === undefined) return [];
  const words = wordsIn(lang);
  const blue = view.onTurn === viewer ? (view.work?.blue ?? 0) : 0;
  return [
    { icon: art('worker-blue'), label: words.blue, value: blue },
    { icon: art('worker'), label: words.workers, value: player.workers },
    { icon: art('coin'), label: words.coins, value: player.coins },
    { icon: art('vp'), label: words.vp, value: player.vp },
    { icon: art('warehouse'), label: words.warehouse, value: player.spaces },
    { icon: 'ui-score', label: words.now, value: player.standing.total, isQuiet: true },
  ];
}

const COMPLETES = {
  en: (n: number, points: string, rewards: number) =>
    `Completes ship ${n}: ${grammar('en').many(rewards, 'reward')} now, ${points} at the end.`,
  fr: (n: number, points: string, rewards: number) =>
    `Achève le navire ${n} : ${grammar('fr').many(rewards, 'récompense')} tout de suite, ${points} à la fin.`,
} as const;

/** What the action does, then the bonus that comes with choosing it. */
function slotText(noun: number, scene: Scene<Nauticus>, lang: Lang): string {
  const slot = scene.view.slots[noun];
  if (slot === undefined) return '';
  const does = note(`action ${slot.action}`, scene, lang);
  return `${does?.title}${lang === 'fr' ? '\u202f' : ''}: ${does?.text} Bonus${lang === 'fr' ? '\u202f' : ''}: ${bonusName(slot.bonus, lang)}.`;
}

export function consequence(
  o: NauticusOption,
  scene: Scene<Nauticus>,
  preview: Scene<Nauticus> | null,
  lang: Lang,
): string {
  if (o.verb === 'slot') return slotText(o.noun, scene, lang);
  if (preview === null) return '';
  const seat = scene.viewer ?? -1;
  const before = scene.view.players[seat]?.ships ?? [];
  const done = preview.view.players[seat]?.ships.find(
    (ship) =>
      ship.isComplete && before.some(({ number, isComplete }) => number === ship.number && !isComplete),
  );
  return done === undefined
    ? ''
    : COMPLETES[lang](done.number, wordsIn(lang).points(pointsOf(done)), done.parts.length);
}
