// Chapter 11: who knows what, by allow-list. What is dealt anew for a bot is in redeal.ts.
import { deciders, due, nth, type Seat } from '@comptoir/kernel';
import { FAMILIES } from './data/numbers.ts';
import { cardNames, goodNames, loadOf, merchantAt, seaPowerOf, termsOf, topOf } from './lookup.ts';
import { CARDS, GOODS, PORTS } from './names.ts';
import { shownStep, veniceRange } from './redeal.ts';
import { goodsInPlay, purchasesLeft, purseOf, slackOf } from './rules/6-packages.ts';
import { priceOf } from './rules/6-trade.ts';
import { cardsDue } from './rules/7-main.ts';
import { awardsFor, kindsOf, runsOf } from './scoring.ts';
import type { Asked, Draft, OltreMare, OltreMareEvent, OltreMareState, Package } from './types.ts';
import type { DraftView, LetterView, MerchantView, OltreMareView } from './views.ts';

export function view(s: OltreMareState, viewer: Seat | null): OltreMareView {
  const isAnswering = due<OltreMare>(s)?.step === 'answerCall';
  return {
    players: s.merchants.length,
    viewer,
    first: s.first,
    turn: s.turn,
    active: s.active,
    ...doing(s),
    isLastTurn: s.isLastTurn,
    goods: GOODS.slice(0, goodsInPlay(s)),
    openCargo: s.openCargo,
    freeClaims: s.freeClaims,
    merchants: s.merchants.map((_, seat) => merchantView(s, seat, viewer)),
    deckSize: s.deck.length,
    venice: venice(s),
    ports: PORTS.map((port, n) => ({ port, token: nth(s.portTokens, n) })),
    ...trading(s),
    offer: letter(s.offer, viewer),
    counter: letter(s.counter, viewer),
    proposals: s.proposals.map((p) => (isAnswering ? null : letter(p, viewer))),
    played: cardNames(s.played),
    own: viewer === null ? null : own(s, viewer, isAnswering),
    result: s.result,
  };
}

/** The counters of the turn and the call. */
function trading(s: OltreMareState) {
  return {
    purchases: s.purchases,
    purchasesLeft: purchasesLeft(s),
    price: priceOf(s),
    offersMade: s.offersMade,
    hasCalled: s.hasCalled,
    failed: s.failed.slice(),
    honoured: s.honoured.slice(),
    slack: slackOf(s),
    call: s.call && {
      want: goodNames(s.call.want),
      have: goodNames(s.call.have),
      answered: s.call.answered.slice(),
    },
  };
}

/** Drafts and fillings show as the step they are part of; answers to a call come in one by one. */
function doing(s: OltreMareState): { doing: Asked | null; waitingFor: readonly Seat[] } {
  const step = due<OltreMare>(s);
  if (step === null) return { doing: null, waitingFor: [] };
  const shown = shownStep(s, step);
  const answered = s.call?.answered ?? [];
  const waitingFor =
    shown.step === 'answerCall'
      ? answered.flatMap((isIn, seat) => (isIn || seat === s.active ? [] : [seat]))
      : shown.seats;
  return { doing: isAsked(shown.step) ? shown.step : null, waitingFor };
}

const PLAY_THEMSELVES: readonly string[] = [
  'startTurn',
  'openProposals',
  'actions',
  'stack',
  'endTurn',
  'finalScoring',
];
function isAsked(step: string): step is Asked {
  return !PLAY_THEMSELVES.includes(step);
}

function merchantView(s: OltreMareState, seat: Seat, viewer: Seat | null): MerchantView {
  const { hand, cargo, pirates, ducats, prestige, port, tokens, active } = merchantAt(s, seat);
  const top = topOf(merchantAt(s, seat));
  const isOver = s.result !== null;
  return {
    family: nth(FAMILIES, seat),
    ducats,
    prestige,
    prestigeAward: nth(awardsFor(s.merchants.map((merchant) => merchant.prestige)), seat),
    port: nth(PORTS, port),
    tokens: tokens.slice(),
    active,
    tokenKinds: kindsOf(tokens),
    handSize: hand.length,
    hand: isOver || seat === viewer ? cardNames(hand) : null,
    top: nth(CARDS, top),
    seaPower: seaPowerOf(top),
    load: loadOf(top),
    cardsDue: cardsDue(merchantAt(s, seat)),
    overLimit: Math.max(0, hand.length - seaPowerOf(top)),
    purse: purseOf(s, seat),
    cargoSize: cargo.length,
    cargo: isOver || s.openCargo ? cardNames(cargo) : null,
    runs: isOver || s.openCargo ? runsOf(cargo) : null,
    pirateCount: pirates.length,
    pirates: isOver ? cardNames(pirates) : null,
  };
}

function venice(s: OltreMareState): OltreMareView['venice'] {
  if (s.underVenice === null) return null;
  const [fewestUnder, mostUnder] = veniceRange(s);
  return { least: s.deck.length - mostUnder, most: s.deck.length - fewestUnder };
}

function letter(p: Package | null, viewer: Seat | null): LetterView | null {
  return p && { ...termsOf(p), cards: p.from === viewer ? cardNames(p.give) : null };
}

/** What only this seat may see: its sealed answer, its drafts, its picks not yet shown. */
function own(s: OltreMareState, viewer: Seat, isAnswering: boolean): OltreMareView['own'] {
  const isActive = viewer === s.active;
  const isFilling = due<OltreMare>(s)?.step === 'fill' && deciders(s).includes(viewer);
  return {
    sealed: isAnswering ? letter(s.proposals[viewer] ?? null, viewer) : null,
    draft: draftView(s, s.drafts[viewer] ?? null),
    callDraft:
      isActive && s.callDraft !== null
        ? { want: goodNames(s.callDraft.want), have: goodNames(s.callDraft.have) }
        : null,
    chosen: isActive ? cardNames(s.chosen) : [],
    filled: isFilling ? cardNames(s.deal?.filled ?? []) : [],
  };
}

function draftView(s: OltreMareState, d: Draft | null): DraftView | null {
  if (d === null) return null;
  return {
    ...termsOf(d),
    cards: cardNames(d.give),
    stage: d.stage,
    letter: d.from === s.active ? 'offer' : s.offer === null ? 'proposal' : 'counter',
    about: cardNames(d.give)[d.about] ?? null,
    least: 0 - purseOf(s, d.to),
    most: purseOf(s, d.from),
  };
}

/** an event as a log may still show it in turn `turn`. Once the game is over, show it as it was. */
export function faded(
  e: OltreMareEvent,
  { turn, openCargo }: { turn: number; openCargo: boolean },
): OltreMareEvent {
  if (!('count' in e && 'cards' in e) || turn <= e.turn + 1) return e;
  return openCargo && e.kind !== 'discardSeen' ? e : { ...e, cards: null };
}
