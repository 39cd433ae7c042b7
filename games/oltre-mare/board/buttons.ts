// Options as buttons: few words and a picture.
import type { ButtonContent, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { ACTIONS, type CardName, type PortName, type QuestionName } from '../src/names.ts';
import { STATEMENTS } from '../src/options.ts';
import { isTrue, questionParts, rowOf, tokenAt } from '../src/texts/words.ts';
import type { OltreMare, OltreMareOption, PlainVerb } from '../src/types.ts';
import { art } from './art.ts';
import { statementOf } from './facts.ts';
import { actionWord, claimSaid, goodTitle, portTitle, tokenTitle, wordsIn } from './words.ts';

type View = Scene<OltreMare>['view'];
const VERBS = {
  en: {
    discard: 'Discard',
    give: 'Give',
    fill: 'Hand over',
    play: 'Play',
    unplay: 'Put back',
    load: 'Load',
    claim: 'Speak of',
    sail: 'Sail to',
    compass: 'Go to',
    stay: 'Stay',
    keep: 'keep the compass',
    buy: 'Buy',
    pirates: 'from the pirates',
    deck: 'from the deck',
    pays: 'They pay',
    pay: 'You pay',
    none: 'No ducats',
    ask: 'Ask for',
    say: 'Say',
    true: 'true',
    false: 'not true',
    done: 'Next',
    noGive: 'nothing more to give',
    noAsk: 'nothing more to ask for',
    noWant: 'nothing more wanted',
    offer: 'Offer to',
    question: 'Ask about a card',
    silent: 'No answer',
    wave: 'Say you would give',
    quiet: 'Say nothing',
    ports: 'Ports',
    cards: 'Cards',
    goods: 'Goods',
    offers: 'Make an offer',
    answers: 'Take an answer',
    buys: 'Buy a card',
  },
  fr: {
    discard: 'Défausser',
    give: 'Donner',
    fill: 'Remettre',
    play: 'Jouer',
    unplay: 'Reprendre',
    load: 'Charger',
    claim: 'Parler de',
    sail: 'Vers',
    compass: 'Aller à',
    stay: 'Rester',
    keep: 'garder la boussole',
    buy: 'Acheter',
    pirates: 'aux pirates',
    deck: 'de la pile',
    pays: 'On vous paie',
    pay: 'Vous payez',
    none: 'Sans ducats',
    ask: 'Demander',
    say: 'Dire',
    true: 'vrai',
    false: 'faux',
    done: 'Suite',
    noGive: 'rien d’autre à donner',
    noAsk: 'rien d’autre à demander',
    noWant: 'rien d’autre à rechercher',
    offer: 'Offre à',
    question: 'Interroger sur une carte',
    silent: 'Ne pas répondre',
    wave: 'Dire que vous céderiez',
    quiet: 'Ne rien dire',
    ports: 'Ports',
    cards: 'Cartes',
    goods: 'Marchandises',
    offers: 'Faire une offre',
    answers: 'Prendre une réponse',
    buys: 'Acheter une carte',
  },
} as const;

function cardButton(card: CardName, verb: string, lang: Lang): ButtonContent {
  const { good, actions, load } = rowOf(card);
  const shown = actions.map((action) => actionWord(action, lang)).join(', ');
  const detail = `${shown}, ${wordsIn(lang).loadWord} ${load}`;
  return { title: goodTitle(good, lang), detail, icon: art(good), verb, group: VERBS[lang].cards };
}

function portButton(port: PortName, view: View, verb: string, lang: Lang): ButtonContent {
  const token = tokenAt(view, port);
  return {
    title: portTitle(port, lang),
    detail: token === null ? wordsIn(lang).empty : tokenTitle(token, lang),
    icon: token === null ? art('port') : art(token),
    verb,
    group: VERBS[lang].ports,
  };
}

function ducatsButton(n: number, lang: Lang): ButtonContent {
  const verbs = VERBS[lang];
  const title = n === 0 ? verbs.none : wordsIn(lang).ducats(Math.abs(n));
  const detail = n === 0 ? '' : n < 0 ? verbs.pays : verbs.pay;
  return { title, detail, icon: art('ducat'), number: n, isStart: n === 0 };
}

function doneButton(scene: Scene<OltreMare>, lang: Lang): ButtonContent {
  const verbs = VERBS[lang];
  const stage = scene.view.own?.draft?.stage;
  const detail = stage === 'give' ? verbs.noGive : stage === 'ask' ? verbs.noAsk : verbs.noWant;
  return { title: verbs.done, detail, icon: 'ui-next', isEnd: true };
}

function stateButton(
  noun: Extract<OltreMareOption, { verb: 'state' }>['noun'],
  view: View,
  lang: Lang,
): ButtonContent {
  const verbs = VERBS[lang];
  const about = view.own?.asked?.card ?? view.own?.draft?.about ?? null;
  const detail = about === null ? '' : isTrue(about, noun) ? verbs.true : verbs.false;
  const isStart = about !== null && noun === statementOf(rowOf(about).actions, null);
  const said = { title: claimSaid(noun, lang), detail, verb: verbs.say };
  const isReply = (view.own?.asked ?? null) !== null; // few enough to stand side by side
  return isReply ? said : { ...said, number: 1 + STATEMENTS.indexOf(noun), isStart };
}

function plainButton(verb: PlainVerb, scene: Scene<OltreMare>, lang: Lang): ButtonContent {
  const words = wordsIn(lang);
  const draft = scene.view.own?.draft ?? null;
  switch (verb) {
    case 'call':
      return { title: words.callAll, icon: 'ui-bell' };
    case 'endTrade':
      return { title: words.endTrade, icon: art('navigation'), isEnd: true };
    case 'send':
      return draft === null
        ? { title: words.sendCall, icon: 'ui-bell' }
        : {
            title: words.send(scene.players[draft.to]?.name ?? ''),
            detail: words.sendFinal,
            icon: 'ui-mail',
          };
    case 'accept':
      return { title: words.accept, icon: 'ui-confirm' };
    case 'decline':
      return { title: words.decline, icon: 'ui-close', isAside: true };
    case 'counter':
      return { title: words.counter, icon: 'ui-mail' };
    case 'propose':
      return { title: words.propose, icon: 'ui-mail' };
    case 'pass':
      return { title: words.pass, icon: 'ui-pass', isAside: true };
    case 'silent':
      return { title: VERBS[lang].silent, icon: 'ui-pass', isAside: true };
    case 'quiet':
      return { title: VERBS[lang].quiet, icon: 'ui-pass', isEnd: true };
    default:
      return { title: VERBS[lang].stay, detail: VERBS[lang].keep, icon: art('compass') };
  }
}

/** Short, as there are five about each card; on the desk they stand beside it. */
function questionButton(noun: QuestionName, view: View, lang: Lang): ButtonContent {
  const { topic, given, place } = questionParts(noun, view);
  const action = ACTIONS.find((one) => one[0] === topic);
  const words = wordsIn(lang);
  const about = action === undefined ? words.loadWord : actionWord(action, lang);
  const good = given.length > 1 ? given[place] : undefined;
  return {
    title: words.ask(about),
    icon: action === undefined ? art('load') : art(action),
    verb: VERBS[lang].question,
    group: VERBS[lang].question,
    ...(good === undefined ? {} : { detail: goodTitle(good, lang) }),
  };
}

/** The option as a button. */
export function button(o: OltreMareOption, scene: Scene<OltreMare>, lang: Lang): ButtonContent {
  const verbs = VERBS[lang];
  const { view } = scene;
  switch (o.verb) {
    case 'discard':
    case 'give':
    case 'claim':
    case 'fill':
    case 'play':
    case 'load':
      return cardButton(o.noun, verbs[o.verb], lang);
    case 'unplay':
      return {
        ...cardButton(o.noun, verbs.unplay, lang),
        detail: verbs.unplay,
        icon: 'ui-undo',
        isAside: true,
      };
    case 'ask':
    case 'want':
    case 'have':
      return { title: goodTitle(o.noun, lang), icon: art(o.noun), verb: verbs.ask, group: verbs.goods };
    case 'sail':
    case 'compass':
      return portButton(o.noun, view, verbs[o.verb], lang);
    case 'offer':
      return {
        title: `${verbs.offer} ${scene.players[o.noun]?.name ?? ''}`,
        icon: 'ui-mail',
        group: verbs.offers,
      };
    case 'take':
      return {
        title: wordsIn(lang).takeFrom(scene.players[o.noun]?.name ?? ''),
        icon: art('handshake'),
        group: verbs.answers,
      };
    case 'buy':
      return {
        title: `${verbs.buy}, ${wordsIn(lang).ducats(view.price)}`,
        detail: verbs[o.noun],
        icon: o.noun === 'deck' ? 'ui-deck' : art('pirateStack'),
        group: verbs.buys,
      };
    case 'ducats':
      return ducatsButton(o.noun, lang);
    case 'state':
      return stateButton(o.noun, view, lang);
    case 'done':
      return doneButton(scene, lang);
    case 'inquire':
      return questionButton(o.noun, view, lang);
    case 'wave':
      return { title: goodTitle(o.noun, lang), icon: art(o.noun), verb: verbs.wave, group: verbs.goods };
    default:
      return plainButton(o.verb, scene, lang);
  }
}
