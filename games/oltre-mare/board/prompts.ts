// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount, Scene } from '@comptoir/board-kit';
import { de, grammar, type Lang } from '@comptoir/kernel';
import { DEALS } from '../src/data/numbers.ts';
import type { ActionName, CardName } from '../src/names.ts';
import { tokenAt } from '../src/texts/words.ts';
import type { OltreMare, OltreMareOption } from '../src/types.ts';
import type { MerchantView, OltreMareView } from '../src/views.ts';
import { art } from './art.ts';
import { nameAt, sumOf } from './facts.ts';
import { note } from './notes.ts';
import { goodsSaid, tokenEffect, tokenTitle, wordsIn } from './words.ts';

const [EN, FR] = [grammar('en'), grammar('fr')];

const ASK = {
  en: {
    discard: (n: number) => `Over the limit: ${EN.many(n, 'card')} to the pirates`,
    trade: (n: number) => `Trade, then play ${EN.many(n, 'card')}`,
    give: 'What do you give?',
    ask: 'What do you ask for?',
    ducats: 'Ducats?',
    word: 'A word, or send?',
    state: 'What do you say of it?',
    answer: (name: string) => `${name} wants an answer`,
    want: 'Call: what do you want, what have you?',
    call: (name: string) => `${name} calls: your answer?`,
    fill: (goods: string) => `Hand over ${goods}`,
    play: (n: number, of: number) => `Play ${EN.many(of, 'card')}: ${n} chosen`,
    sail: (n: number) => `Sail exactly ${EN.many(n, 'route')}`,
    compass: 'The compass: stay, or go anywhere?',
    load: 'Which card is loaded next?',
    reply: (name: string) => `${name} asks about your card`,
    wave: 'A good you would give?',
  },
  fr: {
    discard: (n: number) => `Main trop pleine : ${FR.many(n, 'carte')} aux pirates`,
    trade: (n: number) => `Négociez, puis jouez ${FR.many(n, 'carte')}`,
    give: 'Que donnez-vous ?',
    ask: 'Que demandez-vous ?',
    ducats: 'Des ducats ?',
    word: 'Un mot, ou envoyer ?',
    state: 'Que dites-vous de la carte ?',
    answer: (name: string) => `${name} attend une réponse`,
    want: 'Appel : que cherchez-vous, qu’avez-vous ?',
    call: (name: string) => `Appel ${de(name)} : votre réponse ?`,
    fill: (goods: string) => `Remettez ${goods}`,
    play: (n: number, of: number) => `Jouez ${FR.many(of, 'carte')} : ${FR.many(n, 'choisie')}`,
    sail: (n: number) => `Parcourez exactement ${FR.many(n, 'route')}`,
    compass: 'La boussole : rester, ou aller partout ?',
    load: 'Quelle carte charger ensuite ?',
    reply: (name: string) => `Question ${de(name)} sur votre carte`,
    wave: 'Un bien que vous céderiez ?',
  },
} as const;

const HINT = {
  en: {
    discard: 'You can buy the card on top back while trading',
    trade: 'Buy, offer, call; then end trade',
    order: `From left to right, up to ${DEALS.mostCards}`,
    ask: 'They choose which card of the good',
    ducats: 'Left they pay, right you pay',
    word: 'Only the good is certain; the rest is your word',
    sealed: 'All answers are opened together',
    answer: 'The good is certain, the word is not',
    play: 'From left to right; all icons count',
    playFreely: 'In any order; touch one again to put it back',
    sail: 'Ports may be passed twice; the active token changes',
    compass: 'Not to a port with a compass',
    load: 'The last one on top sets next turn’s limit and load',
    fill: 'Your choice which cards of that good',
    reply: 'True, false, or no answer',
    wave: 'All see it until your next turn; it binds nobody',
  },
  fr: {
    discard: 'La carte du dessus se rachète pendant le commerce',
    trade: 'Acheter, offrir, appeler ; puis finir',
    order: `De gauche à droite, ${DEALS.mostCards} au plus`,
    ask: 'L’autre choisit la carte de ce bien',
    ducats: 'À gauche on vous paie, à droite vous payez',
    word: 'Seul le bien est sûr ; le reste est votre parole',
    sealed: 'Toutes les réponses s’ouvrent ensemble',
    answer: 'Le bien est sûr, la parole non',
    play: 'De gauche à droite ; toutes les icônes comptent',
    playFreely: 'Dans n’importe quel ordre ; retouchez pour reprendre',
    sail: 'On peut repasser par un port ; le jeton actif change',
    compass: 'Pas vers un port à boussole',
    load: 'La dernière fixe limite et chargement du prochain tour',
    fill: 'À vous de choisir les cartes de ce bien',
    reply: 'Vrai, faux, ou pas de réponse',
    wave: 'Vu de tous jusqu’à votre prochain tour ; n’engage à rien',
  },
} as const;

type At = NonNullable<Scene<OltreMare>['decision']>['at'];
const stageOf = (view: OltreMareView): keyof typeof ASK.en => view.own?.draft?.stage ?? 'give';

function draftAsk(view: OltreMareView, lang: Lang): string {
  const said = ASK[lang][stageOf(view)];
  return typeof said === 'string' ? said : '';
}

function askOf(at: At, scene: Scene<OltreMare>, lang: Lang): string {
  const words = ASK[lang];
  const { view } = scene;
  const own = view.merchants[scene.viewer ?? -1];
  switch (at.step) {
    case 'discard':
      return words.discard(own?.overLimit ?? 0);
    case 'trade':
      return words.trade(own?.load ?? 0);
    case 'answerOffer':
    case 'answerCounter':
      return words.answer(nameAt(scene, (view.counter ?? view.offer)?.from ?? view.active));
    case 'composeCall':
      return words.want;
    case 'answerCall':
      return view.own?.draft === null ? words.call(nameAt(scene, view.active)) : draftAsk(view, lang);
    case 'fill':
      return words.fill(goodsSaid((view.counter ?? view.offer)?.ask ?? [], lang));
    case 'playCard':
      return words.play(view.own?.chosen.length ?? 0, own?.cardsDue ?? 0);
    case 'sail':
      return words.sail(at.ships);
    case 'compass':
      return words.compass;
    case 'load':
    case 'wave':
      return words[at.step];
    case 'reply':
      return words.reply(nameAt(scene, view.own?.asked?.by ?? view.active));
    default:
      return draftAsk(view, lang);
  }
}

export function ask(scene: Scene<OltreMare>, lang: Lang): string {
  return scene.decision === null ? '' : askOf(scene.decision.at, scene, lang);
}

export function hint(scene: Scene<OltreMare>, lang: Lang): string {
  const words = HINT[lang];
  const { decision, view } = scene;
  const stage = view.own?.draft?.stage;
  if (decision === null) return '';
  if (stage !== undefined)
    return stage === 'give'
      ? words.order
      : stage === 'ask'
        ? words.ask
        : stage === 'ducats'
          ? words.ducats
          : words.word;
  switch (decision.at.step) {
    case 'discard':
    case 'trade':
    case 'sail':
    case 'compass':
    case 'load':
    case 'fill':
    case 'reply':
    case 'wave':
      return words[decision.at.step];
    case 'playCard':
      return view.hasTalk ? words.playFreely : words.play;
    case 'composeCall':
    case 'answerCall':
      return words.sealed;
    default:
      return words.answer;
  }
}

/** The viewer's numbers. */
export function purse({ view, viewer }: Scene<OltreMare>, lang: Lang): readonly Amount[] {
  const own = view.merchants[viewer ?? -1];
  if (own === undefined) return [];
  const { facts, limit, toPlay } = wordsIn(lang);
  return [
    { icon: art('ducat'), label: facts.ducats, value: own.ducats },
    { icon: 'ui-hand', label: facts.hand, value: own.handSize },
    { icon: art('prestige'), label: facts.prestige, value: own.prestige },
    { icon: art('port'), label: facts.tokens, value: own.tokens.length },
    { icon: art('pirateStack'), label: facts.pirates, value: own.pirateCount },
    { icon: art('seaPower'), label: limit, value: own.seaPower, isQuiet: true },
    { icon: art('load'), label: toPlay, value: own.load, isQuiet: true },
  ];
}

const EFFECT = {
  en: {
    take: (token: string, effect: string) => `Takes ${token}: ${effect}.`,
    empty: 'No token there.',
    down: (token: string) => ` ${token} is turned down, but still counts.`,
    next: (limit: number, load: number) =>
      `Next turn: hand limit ${limit}, ${EN.many(load, 'card')} to play.`,
  },
  fr: {
    take: (token: string, effect: string) => `Prend ${token} : ${effect}.`,
    empty: 'Pas de jeton là-bas.',
    down: (token: string) => ` ${token} se retourne, mais compte encore.`,
    next: (limit: number, load: number) =>
      `Tour suivant : limite de main ${limit}, ${FR.many(load, 'carte')} à jouer.`,
  },
} as const;

const SAID: Readonly<Record<ActionName, 'gains' | 'toPirates' | 'draws' | 'sails'>> = {
  ducats: 'gains',
  pirate: 'toPirates',
  market: 'draws',
  navigation: 'sails',
};
/** What the chosen cards do, in the fixed order. */
function playSaid(cards: readonly CardName[], own: MerchantView, lang: Lang): string {
  const words = wordsIn(lang);
  const parts = sumOf(cards, own).flatMap(({ action, amount }) =>
    amount === 0 ? [] : [words[SAID[action]](amount)],
  );
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** The notes that say what these options do. */
const ABOUT: Readonly<Partial<Record<OltreMareOption['verb'], string>>> = {
  buy: 'price',
  call: 'call',
  offer: 'offer',
  take: 'proposal',
  wave: 'wave',
  inquire: 'question',
};

/** What an option does: a voyage and its token, the cards played, the order of loading, what may be done while trading. */
export function consequence(
  o: OltreMareOption,
  scene: Scene<OltreMare>,
  preview: Scene<OltreMare> | null,
  lang: Lang,
): string {
  const words = EFFECT[lang];
  const own = scene.view.merchants[scene.viewer ?? -1];
  if (own === undefined) return '';
  if (o.verb === 'sail' || o.verb === 'compass') {
    const token = tokenAt(scene.view, o.noun);
    const taken =
      token === null ? words.empty : words.take(tokenTitle(token, lang), tokenEffect(token, lang));
    return `${taken}${own.active === null ? '' : words.down(tokenTitle(own.active, lang))}`;
  }
  if (o.verb === 'load') {
    const after = preview?.view.merchants[scene.viewer ?? -1];
    return after === undefined || preview === null || preview.view.played.length > 0
      ? ''
      : words.next(after.seaPower, after.load);
  }
  if (o.verb === 'play') return playSaid([...(scene.view.own?.chosen ?? []), o.noun], own, lang);
  const does = note(ABOUT[o.verb] ?? '', scene, lang);
  return does === null ? '' : `${does.title}${lang === 'fr' ? '\u202f' : ''}: ${does.text}`;
}
