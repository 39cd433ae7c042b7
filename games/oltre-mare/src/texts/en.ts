// The English sentences: prompts, options, refusals, log, terminal.
import { figure, grammar, nth, type Texts, type Who } from '@comptoir/kernel';
import { DEALS, PURCHASES, TALK } from '../data/numbers.ts';
import type { PortName } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, OltreMare } from '../types.ts';
import type { OltreMareView } from '../views.ts';
import { NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import {
  active,
  asked,
  draft,
  isTrue,
  leftToDo,
  letterHere,
  questionParts,
  rowOf,
  SAYINGS,
  times,
  tokenAt,
} from './words.ts';

const { many, plural, listed } = grammar('en');
const { ducats, cards, goods, card, cardList, statement, question, bargain } = SAYINGS.en;
const { good: GOOD, token: TOKEN, port: PORT } = NAMES.en;
const CATEGORY = {
  play: 'in play',
  cargo: 'for the cargo',
  tokens: 'for port tokens',
  prestige: 'for prestige',
  pirates: 'for pirate cards',
} as const;
const LETTER = { offer: 'offer', counter: 'counter-offer', proposal: 'proposal' } as const;

const here = (port: PortName, view: OltreMareView): string => {
  const token = tokenAt(view, port);
  return token === null ? 'empty port' : TOKEN[token];
};

export const en: Texts<OltreMare, Code, Asked> = {
  prompts: {
    discard: (at, view) => {
      const { handSize, seaPower } = asked(at, view);
      return `You hold ${cards(handSize)} and your limit is ${seaPower}: which card goes to the pirates?`;
    },
    trade: (at, view) => {
      const { handSize, load } = asked(at, view);
      return `Trade: you hold ${cards(handSize)} and must load ${load}. What do you do?`;
    },
    composeOffer: (_at, view, who) => composing(view, who),
    answerOffer: (_at, view, who) =>
      view.offer === null
        ? 'You have an offer.'
        : `${who(view.offer.from)} would give you ${bargain(view.offer)}. Your answer?`,
    composeCounter: (_at, view, who) => composing(view, who),
    answerCounter: (_at, view, who) =>
      view.counter === null
        ? 'You have a counter-offer.'
        : `${who(view.counter.from)} would rather give you ${bargain(view.counter)}. Your answer?`,
    composeCall: (_at, view) =>
      view.own?.callDraft?.have.length === 0 && view.own.callDraft.want.length === 0
        ? 'Call: which goods do you want? Then name goods you have.'
        : `Call: you want ${goods(view.own?.callDraft?.want ?? [])} and name ${goods(view.own?.callDraft?.have ?? [])}.`,
    answerCall: (_at, view, who) =>
      draft(view) === null
        ? `${who(view.active)} calls: wants ${goods(view.call?.want ?? [])}, has ${goods(view.call?.have ?? [])}. Your answer?`
        : composing(view, who),
    fill: (_at, view) => {
      const p = letterHere(view);
      return p === null
        ? 'Which card do you hand over?'
        : `Which card do you hand over? Asked: ${goods(p.ask)}.`;
    },
    playCard: (at, view) => {
      const { cardsDue } = asked(at, view);
      const picked = view.own?.chosen.length ?? 0;
      return `Play ${cards(cardsDue)}, ${picked} picked: which one?`;
    },
    sail: (at, view) =>
      `Sail exactly ${many(at.ships, 'route')} from ${PORT[asked(at, view).port]}: where to?`,
    compass: (at, view) =>
      `The compass of ${PORT[asked(at, view).port]}: stay and keep it, or spend it and go anywhere?`,
    reply: (_at, view, who) => {
      const about = view.own?.asked ?? null;
      if (about === null) return 'You are asked about a card.';
      const { card: name, topic, by } = about;
      return `${who(by)} asks: ${question(topic, [rowOf(name).good], 0)} It is ${card(name)}. Your answer need not be true.`;
    },
    wave: () => 'Your turn ends. Is there a good you would give? The others see it until your next turn.',
    load: () => 'Which card goes onto your cargo pile next? The last one is your new top card.',
  },
  options: {
    discard: (o) => `Discard ${card(o.noun)}`,
    buy: (o, _at, view) =>
      `Buy, ${ducats(view.price)}: the top card of ${o.noun === 'deck' ? 'the goods deck' : 'your pirate stack'}`,
    offer: (o, _at, _view, who) => `Offer to ${who(o.noun)}`,
    call: () => 'Call to all: everybody may answer with a proposal',
    take: (o, _at, view, who) => {
      const p = view.proposals[o.noun];
      return `Take: ${who(o.noun)}${p ? `, you get ${bargain(p)}` : ''}`;
    },
    endTrade: () => 'End trade, play cards',
    give: (o) => `Give ${card(o.noun)}`,
    ask: (o) => `Ask for ${GOOD[o.noun]}`,
    ducats: (o) =>
      o.noun === 0
        ? 'No ducats'
        : o.noun > 0
          ? `You pay ${ducats(o.noun)}`
          : `You are paid ${ducats(-o.noun)}`,
    claim: (o) => `Say something about ${card(o.noun)}`,
    state: (o, _at, view) => {
      const about = view.own?.asked?.card ?? draft(view)?.about ?? null;
      const truth = about === null ? '' : isTrue(about, o.noun) ? ' (true)' : ' (not true)';
      return `Say “${statement(o.noun)}”${truth}`;
    },
    done: (_o, at, view) => {
      if (at.step === 'composeCall') return 'Next: nothing more wanted';
      return draft(view)?.stage === 'give' ? 'Next: nothing more to give' : 'Next: nothing more to ask for';
    },
    send: (_o, at, view, who) =>
      at.step === 'composeCall' ? 'Send the call' : `Send to ${who(draft(view)?.to ?? view.active)}`,
    accept: () => 'Accept',
    decline: () => 'Decline',
    counter: () => 'Counter with an offer of your own',
    propose: () => 'Propose a deal',
    pass: () => 'Pass',
    want: (o) => `Want ${GOOD[o.noun]}`,
    have: (o) => `Name ${GOOD[o.noun]}`,
    fill: (o) => `Hand over ${card(o.noun)}`,
    unplay: (o) => `Put ${card(o.noun)} back`,
    play: (o) => `Play ${card(o.noun)}`,
    sail: (o, _at, view) => `Sail to ${PORT[o.noun]}: ${here(o.noun, view)}`,
    stay: () => 'Stay and keep the compass',
    compass: (o, _at, view) => `Go to ${PORT[o.noun]}: ${here(o.noun, view)}`,
    load: (o) => `Load ${card(o.noun)}`,
    inquire: (o, _at, view, who) => {
      const { seat, topic, given, place } = questionParts(o.noun, view);
      return `Ask ${who(seat)}: ${question(topic, given, place)}`;
    },
    silent: () => 'Do not answer',
    wave: (o) => `Say that you would give ${GOOD[o.noun]}`,
    quiet: () => 'Say nothing',
  },
  refusals: {
    // R-6.1
    fourBought: (_o, _at, view) =>
      `You have bought ${PURCHASES.most} cards this turn, the most there may be. You can still ${still(view, null)}.`,
    // R-6.4
    deckEmpty: () => 'The goods deck is empty.',
    stackEmpty: () => 'Your pirate stack is empty.',
    // R-6.6
    tooFewCards: (_o, at, view) => {
      const { load, handSize } = asked(at, view);
      return `You must load ${cards(load)} and hold only ${handSize}; get more cards first.`;
    },
    // R-6.7
    loadGuarantee: (_o, _at, view) => {
      const { load } = active(view);
      return `The active player must still be able to load ${cards(load)}, so may part with at most ${cards(view.slack)} more than come back.`;
    },
    // R-6.10
    fourGiven: () => `A package gives at most ${DEALS.mostCards} cards.`,
    fourAsked: () => `A package asks for at most ${DEALS.mostCards} cards.`,
    handTooSmall: (_o, _at, view) =>
      `More cards cannot be asked for than the other holds, which is ${partnerHand(view)}.`,
    notInGame: () => 'There is no corn in a game of two.',
    noCard: () => 'A package needs at least one card, given or asked for.',
    purse: (_o, _at, view) =>
      `Nobody pays more than they have, at most ${ducats(DEALS.mostDucats)}: here from ${figure(draft(view)?.least ?? 0)} to ${ducats(draft(view)?.most ?? 0)}.`,
    // R-6.11
    alreadyDeclined: () => 'These goods and ducats were declined this turn.',
    // R-6.12
    offersSpent: (_o, _at, view) =>
      `You have made ${view.mostOffers} offers this turn, the most there may be. You can still ${still(view, null)}.`,
    triesSpent: (o, _at, view) =>
      `${view.mostFailed} offers to this player came to nothing this turn, so they listen no more. You can still ${still(view, o.verb === 'offer' ? o.noun : null)}.`,
    // R-6.13
    goodsLacking: (_o, _at, view) => `You do not hold ${goods(letterHere(view)?.ask ?? [])}.`,
    sameTerms: () => 'These are the terms you were offered; send them back only with a word about a card.',
    // R-6.15
    oneCall: (_o, _at, view) =>
      `You have called this turn, and one call is the most there may be. You can still ${still(view, null)}.`,
    goodNotInHand: () => 'You may name only goods in your hand.',
    // R-6.16
    proposalBlocked: () => 'You do not hold the goods asked for at the moment.',
    ducatsLacking: (_o, at, view) => `You have only ${ducats(asked(at, view).ducats)} at the moment.`,
    // R-6.17
    tooFewOfGood: () =>
      'Too few later cards of this good would remain for what is asked; start with an earlier one.',
    // R-6.24
    nothingToSend: () => 'There is no package that could be sent.',
    // R-6.25
    emptyCall: () => 'A call names at least one good.',
    // R-6.27
    questionsSpent: () =>
      `At most ${TALK.questions} questions are asked about one letter; now it is yes or no.`,
    askedBefore: () => 'You have asked that about this card.',
    // R-6.29
    waveNotHeld: () => 'You may only name a good of your hand.',
    // R-7.1
    tooFewAfter: () =>
      'Cards are played from left to right, and too few later ones would remain; start with an earlier one.',
    putBackSpent: () => `You have put ${TALK.putBack} cards back this turn; undo, or play on.`,
    // R-7.7
    notReached: (_o, at, view) =>
      at.step === 'sail'
        ? `No walk of exactly ${many(at.ships, 'route')} leads there from ${PORT[asked(at, view).port]}.`
        : 'The ship cannot get there.',
    // R-8.3
    compassThere: () => 'The compass does not lead to a port with a compass.',
  },
  events: {
    turnedUp: (e, who) =>
      e.cards === null
        ? `${who(e.seat)} started in ${PORT[e.port]}.`
        : `${who(e.seat)} turned up ${cardList(e.cards, e.count)} and started in ${PORT[e.port]}.`,
    dealt: (e) => `Your hand: ${cardList(e.cards, e.cards.length)}.`,
    turnStarted: (e, who) =>
      `Turn ${e.turn}, ${who(e.seat)}: hand limit ${cards(e.limit)}, ${e.load} to load.`,
    authorityPaid: (e, who) => `${who(e.seat)} gained ${ducats(e.ducats)} by local authority.`,
    discarded: (e, who) => `${who(e.seat)} discarded a card to the pirates.`,
    discardSeen: (e) =>
      e.cards === null ? '' : `${plural(e.count, 'Card')} lost: ${cardList(e.cards, e.count)}.`,
    bought: (e, who) =>
      `${who(e.seat)} bought a card from the ${e.from === 'deck' ? 'goods deck' : 'pirate stack'} for ${ducats(e.price)}.`,
    drew: (e) => `Into your hand: ${cardList(e.cards, e.cards.length)}.`,
    offered: (e, who) => `${who(e.terms.from)} offered ${who(e.terms.to)} ${bargain(e.terms)}.`,
    countered: (e, who) => `${who(e.terms.from)} countered to ${who(e.terms.to)}: ${bargain(e.terms)}.`,
    proposed: (e, who) => `${who(e.terms.from)} proposed to ${who(e.terms.to)}: ${bargain(e.terms)}.`,
    declined: (e, who) => `${who(e.seat)} declined the ${LETTER[e.letter]}.`,
    called: (e, who) => `${who(e.seat)} called: wanted ${goods(e.want)}, had ${goods(e.have)}.`,
    answered: (e, who) => `${who(e.seat)} sealed an answer.`,
    passed: (e, who) => `${who(e.seat)} passed.`,
    lapsed: (e, who) => `The proposal of ${who(e.seat)} lapsed.`,
    inquired: (e, who) => `${who(e.seat)} asked ${who(e.author)}: “${question(e.topic, [e.good], 0)}”`,
    replied: (e, who) =>
      e.said === null ? `${who(e.seat)} gave no answer.` : `${who(e.seat)} answered: “${statement(e.said)}”.`,
    waved: (e, who) => `${who(e.seat)} would give ${GOOD[e.good]}.`,
    tradeEnded: (e, who) => `${who(e.seat)} ended trading.`,
    concluded: (e, who) =>
      `Deal by ${LETTER[e.letter]}: ${who(e.terms.from)} gave ${who(e.terms.to)} ${bargain(e.terms)}.`,
    exchanged: (e, who) =>
      `With ${who(e.partner)}, given: ${cardList(e.gave, 0)}; received: ${cardList(e.got, 0)}.`,
    prestigeEarned: (e, who) => `${who(e.seat)} earned ${DEALS.prestige} prestige, now ${e.prestige}.`,
    played: (e, who) => `${who(e.seat)} played ${e.count === 0 ? 'no card' : cardList(e.cards, e.count)}.`,
    ducatsGained: (e, who) =>
      `${who(e.seat)} gained ${ducats(e.ducats)} by ${many(e.icons, 'ducat icon')}${e.hasBigDeal ? ' with big deal' : ''}.`,
    pirated: (e, who) =>
      `${who(e.seat)} lost ${cards(e.count)} of the deck to the pirates (${many(e.icons, 'icon')}).`,
    marketed: (e, who) => `${who(e.seat)} drew ${cards(e.count)} at the market (${many(e.icons, 'icon')}).`,
    piratesFought: (e, who) => `${who(e.seat)} fought off ${many(e.icons, 'pirate icon')}.`,
    seafaringPaid: (e, who) => `${who(e.seat)} gained ${ducats(e.icons)} by the sailing bonus.`,
    sailed: (e, who) =>
      `${who(e.seat)} sailed from ${PORT[e.from]} to ${PORT[e.to]} (${many(e.ships, 'route')}).`,
    compassUsed: (e, who) => `${who(e.seat)} spent the compass of ${PORT[e.from]} and went to ${PORT[e.to]}.`,
    tokenTaken: (e, who) => `${who(e.seat)} took in ${PORT[e.port]}: ${TOKEN[e.token]}.`,
    tokenTurnedDown: (e, who) => `${who(e.seat)} turned down ${TOKEN[e.token]}.`,
    loaded: (e, who) => `${who(e.seat)} loaded ${cardList(e.cards, e.count)}.`,
    veniceDrawn: (e, who) =>
      `The Venice card: ${e.ducats.map((n, seat) => `${who(seat)} ${nth(e.prestige, seat)} prestige, ${ducats(n)}`).join('; ')}. All prestige is 0 again.`,
    lastTurn: (e, who) =>
      `The last goods card has left the deck; the game ends with this turn of ${who(e.seat)}.`,
    sold: (e, who) => `${who(e.seat)} sold a run of ${times(e.count, GOOD[e.good])} for ${ducats(e.points)}.`,
    scored: (e, who) => `${who(e.seat)}: ${ducats(e.points)} ${CATEGORY[e.category]}.`,
    ended: (e, who) =>
      `Final ducats: ${e.scores.map((score, seat) => `${who(seat)} ${ducats(score)}`).join(', ')}.`,
  },
  variants: {
    talk: {
      name: 'Talk',
      values: { letters: 'letters alone', table: 'as at the table: questions, waves, single icons' },
    },
    debts: {
      name: 'Deals on credit',
      values: { none: 'one pays what one has', allowed: 'one may pay into debt' },
      says: 'Cards may be bought from the piles into debt; of deals the rulebook does not say it. Played here: deals make no debts (R-12.10, R-12.57).',
    },
    cargoMemory: {
      name: 'Cargo piles',
      values: { hidden: 'only the top card is shown', open: 'all cards are shown' },
    },
    claims: { name: 'Claims about cards', values: { free: 'allowed, true or not', off: 'none' } },
  },
  stage: ({ turn }) => `Turn ${turn}`,
  sketch: (view, who) => sketch(view, who, 'en'),
};

function composing(view: OltreMareView, who: Who): string {
  const d = draft(view);
  if (d === null) return 'Compose a package.';
  const stage = {
    give: 'which cards do you give?',
    ask: 'which goods do you ask for?',
    ducats: 'and ducats?',
    word: 'a word about a card, or send it?',
    state: 'what do you say of the card? It need not be true.',
  }[d.stage];
  const soFar = d.give.length + d.ask.length === 0 ? '' : `, so far ${bargain(d)}`;
  return `To ${who(d.to)}${soFar}: ${stage}`;
}
/** What is left to do, as a list. */
function still(view: OltreMareView, partner: number | null): string {
  const { offer, buy, call, take, end } = leftToDo(view, partner);
  return listed([
    ...(offer ? ['make offers to others'] : []),
    ...(buy ? ['buy'] : []),
    ...(call ? ['call'] : []),
    ...(take ? ['take a proposal'] : []),
    ...(end ? ['end trade'] : []),
  ]);
}
function partnerHand(view: OltreMareView): string {
  const d = draft(view);
  return d === null ? '0' : cards(nth(view.merchants, d.to).handSize);
}
