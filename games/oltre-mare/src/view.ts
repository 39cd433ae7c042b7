// Chapter 11: who knows what, by allow-list. What is dealt anew for a bot is in redeal.ts.
import { deciders, due, nth, type Seat } from '@comptoir/kernel';
import { DEALS, FAMILIES } from './data/numbers.ts';
import {
  ALL_PORTS,
  cardNames,
  goodNames,
  letterOf,
  loadOf,
  merchantAt,
  questionOf,
  routesBetween,
  seaPowerOf,
  termsOf,
  topOf,
} from './lookup.ts';
import { CARDS, GOODS, PORTS } from './names.ts';
import { STATEMENTS } from './options.ts';
import { shownStep, veniceRange } from './redeal.ts';
import { goodsInPlay, purchasesLeft, purseOf, slackOf } from './rules/6-packages.ts';
import { mostFailed, mostOffers } from './rules/6-talk.ts';
import { priceOf } from './rules/6-trade.ts';
import { cardsDue } from './rules/7-main.ts';
import { awardsFor, kindsOf, runsOf } from './scoring.ts';
import type { Asked, Draft, OltreMare, OltreMareEvent, OltreMareState, Package } from './types.ts';
import type { AfterDeal, DraftView, LetterView, MerchantView, OltreMareView } from './views.ts';

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
    hasTalk: s.talk !== undefined,
    merchants: s.merchants.map((_, seat) => merchantView(s, seat, viewer)),
    deckSize: s.deck.length,
    venice: venice(s),
    ports: ports(s, viewer),
    ...trading(s),
    offer: letter(s, s.offer, viewer),
    counter: letter(s, s.counter, viewer),
    proposals: s.proposals.map((p) => (isAnswering ? null : letter(s, p, viewer))),
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
    mostOffers: mostOffers(s),
    mostFailed: mostFailed(s),
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
    prestigeNext: prestige + (seat === s.active || nth(s.honoured, seat) ? 0 : DEALS.prestige),
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
    wave: waveOf(s, seat),
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

function ports(s: OltreMareState, viewer: Seat | null): OltreMareView['ports'] {
  const home = viewer === null ? null : merchantAt(s, viewer).port;
  return ALL_PORTS.map((port) => ({
    port: nth(PORTS, port),
    token: nth(s.portTokens, port),
    away: home === null ? null : routesBetween(home, port),
  }));
}

function waveOf(s: OltreMareState, seat: Seat): MerchantView['wave'] {
  const good = s.talk?.waves[seat] ?? null;
  return good === null ? null : nth(GOODS, good);
}

function letter(s: OltreMareState, p: Package | null, viewer: Seat | null): LetterView | null {
  if (p === null) return null;
  const more = p.ask.length - p.give.length;
  return {
    ...termsOf(p),
    cards: p.from === viewer ? cardNames(p.give) : null,
    questions: (p.questions ?? []).map(({ place, topic, said }) => ({
      place,
      topic,
      said: nth(STATEMENTS, said ?? 0),
      isWaiting: said === null,
    })),
    after: [afterDeal(s, p.from, more, 0 - p.ducats), afterDeal(s, p.to, 0 - more, p.ducats)],
  };
}
function afterDeal(s: OltreMareState, seat: Seat, cards: number, ducats: number): AfterDeal {
  const merchant = merchantAt(s, seat);
  return { hand: merchant.hand.length + cards, ducats: merchant.ducats + ducats };
}

/** What only this seat may see: its sealed answer, its drafts, its picks not yet shown. */
function own(s: OltreMareState, viewer: Seat, isAnswering: boolean): OltreMareView['own'] {
  const isActive = viewer === s.active;
  const isFilling = due<OltreMare>(s)?.step === 'fill' && deciders(s).includes(viewer);
  return {
    sealed: isAnswering ? letter(s, s.proposals[viewer] ?? null, viewer) : null,
    draft: draftView(s, s.drafts[viewer] ?? null),
    callDraft:
      isActive && s.callDraft !== null
        ? { want: goodNames(s.callDraft.want), have: goodNames(s.callDraft.have) }
        : null,
    chosen: isActive ? cardNames(s.chosen) : [],
    filled: isFilling ? cardNames(s.deal?.filled ?? []) : [],
    words: s.merchants.map((_, speaker) => ({
      kept: s.talk?.kept[speaker]?.[viewer] ?? 0,
      broken: s.talk?.broken[speaker]?.[viewer] ?? 0,
    })),
    asked: askedOf(s, viewer),
  };
}

/** the question that waits for this seat. */
function askedOf(s: OltreMareState, viewer: Seat): NonNullable<OltreMareView['own']>['asked'] {
  const step = due<OltreMare>(s);
  if (step?.step !== 'reply' || !step.seats.includes(viewer)) return null;
  const p = letterOf(s, step.letter, viewer);
  const { place, topic } = questionOf(p);
  return { card: nth(CARDS, nth(p.give, place)), topic, by: p.to };
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
