// The table as plain text; the words come from the language.
import { de, type Lang, nth, type Seat, type Who, wrap } from '@comptoir/kernel';
import { ROUTES_TABLE } from '../data/map.ts';
import { PURCHASES } from '../data/numbers.ts';
import { type CardName, type GoodName, TOKENS, type TokenName } from '../names.ts';
import type { Terms } from '../types.ts';
import type { LetterView, MerchantView, OltreMareView } from '../views.ts';
import { NAMES } from './names.ts';
import { SAYINGS, type Sayings } from './words.ts';

interface SketchWords {
  turn(n: number, name: string): string;
  deck(n: number): string;
  venice(least: number, most: number): string;
  readonly veniceGone: string;
  readonly lastTurn: string;
  trading(view: OltreMareView): string;
  purse(merchant: MerchantView): string;
  pile(merchant: MerchantView, top: string): string;
  ship(port: string, tokens: string): string;
  readonly noToken: string;
  activeToken(name: string): string;
  routes(port: string, ports: string): string;
  readonly emptyPorts: string;
  readonly hand: string;
  readonly played: string;
  letter(letter: Terms, kind: 'offer' | 'counter' | 'proposal' | 'draft', who: Who): string;
  wave(name: string, good: GoodName): string;
  /** `said`: null where nothing was answered. */
  asked(question: string, said: string | null): string;
  call(view: OltreMareView, who: Who): string;
  /** The colon of the language. */
  readonly gap: string;
}
const SKETCH_WORDS: Readonly<Record<Lang, SketchWords>> = {
  en: {
    turn: (n, name) => `Turn ${n}, ${name}`,
    deck: (n) => `deck ${n}`,
    venice: (least, most) => `Venice under ${least === most ? least : `${least} to ${most}`} of them`,
    veniceGone: 'Venice has been drawn',
    lastTurn: 'last turn',
    trading: (v) =>
      `Bought ${v.purchases} of ${PURCHASES.most} (next: ${SAYINGS.en.ducats(v.price)}) · offers ${v.offersMade} of ${v.mostOffers} · ${v.hasCalled ? 'called' : 'no call yet'} · may part with ${SAYINGS.en.cards(v.slack)}`,
    purse: (m) =>
      `${SAYINGS.en.ducats(m.ducats)}, prestige ${m.prestige} (worth ${SAYINGS.en.ducats(m.prestigeAward)} now), ${SAYINGS.en.cards(m.handSize)} in hand`,
    pile: (m, top) => `cargo ${m.cargoSize}, top ${top}, limit ${m.seaPower} · pirates ${m.pirateCount}`,
    ship: (port, tokens) => `ship in ${port} · tokens: ${tokens}`,
    noToken: 'none',
    activeToken: (name) => `${name} (active)`,
    routes: (port, ports) => `Routes from ${port}: ${ports}`,
    emptyPorts: 'No token',
    hand: 'Your hand',
    played: 'Played',
    letter: (p, kind, who) =>
      `${{ offer: 'Offer', counter: 'Counter-offer', proposal: 'Proposal', draft: 'On your desk' }[kind]}, ${who(p.from)} to ${who(p.to)}: ${SAYINGS.en.bargain(p)}`,
    wave: (name, good) => `${name} would give ${NAMES.en.good[good]}`,
    asked: (question, said) => `“${question}” ${said === null ? 'no answer' : `“${said}”`}`,
    call: (v, name) =>
      `Call of ${name(v.active)}: wants ${SAYINGS.en.goods(v.call?.want ?? [])}, has ${SAYINGS.en.goods(v.call?.have ?? [])}`,
    gap: ': ',
  },
  fr: {
    turn: (n, name) => `Tour ${n}, ${name}`,
    deck: (n) => `pile de biens ${n}`,
    venice: (least, most) =>
      `Venise sous ${least === most ? SAYINGS.fr.cards(least) : `${least} à ${most} cartes`}`,
    veniceGone: 'Venise a été piochée',
    lastTurn: 'dernier tour',
    trading: (v) =>
      `Achats ${v.purchases} sur ${PURCHASES.most} (prochain : ${SAYINGS.fr.ducats(v.price)}) · offres ${v.offersMade} sur ${v.mostOffers} · ${v.hasCalled ? 'appel lancé' : 'pas encore d’appel'} · peut céder ${SAYINGS.fr.cards(v.slack)}`,
    purse: (m) =>
      `${SAYINGS.fr.ducats(m.ducats)}, prestige ${m.prestige} (vaudrait ${SAYINGS.fr.ducats(m.prestigeAward)}), ${SAYINGS.fr.cards(m.handSize)} en main`,
    pile: (m, top) =>
      `cargaison ${m.cargoSize}, dessus ${top}, puissance ${m.seaPower} · pirates ${m.pirateCount}`,
    ship: (port, tokens) => `bateau à ${port} · jetons : ${tokens}`,
    noToken: 'aucun',
    activeToken: (name) => `${name} (actif)`,
    routes: (port, ports) => `Routes depuis ${port} : ${ports}`,
    emptyPorts: 'Sans jeton',
    hand: 'Votre main',
    played: 'Cartes jouées',
    letter: (p, kind, who) =>
      `${{ offer: 'Offre', counter: 'Contre-offre', proposal: 'Proposition', draft: 'En préparation' }[kind]}, ${de(who(p.from))} à ${who(p.to)} : ${SAYINGS.fr.bargain(p)}`,
    wave: (name, good) => `${name} céderait : ${NAMES.fr.good[good]}`,
    asked: (question, said) => `« ${question} » ${said === null ? 'sans réponse' : `« ${said} »`}`,
    call: (v, name) =>
      `Appel d’offres ${de(name(v.active))} : recherché, ${SAYINGS.fr.goods(v.call?.want ?? [])} ; à offrir, ${SAYINGS.fr.goods(v.call?.have ?? [])}`,
    gap: ' : ',
  },
};
type Words = SketchWords &
  Pick<Sayings, 'card' | 'longCard' | 'question' | 'statement'> &
  (typeof NAMES)[Lang];
const INDENT = '      ';

export function sketch(view: OltreMareView, who: Who, lang: Lang): string {
  const { card, longCard, question, statement } = SAYINGS[lang];
  const words = { ...SKETCH_WORDS[lang], ...NAMES[lang], card, longCard, question, statement };
  const lines = [
    headLine(view, who, words),
    ...(view.doing === null ? [] : [words.trading(view)]),
    '',
    ...tokenLines(view, words),
    ...routeLines(view, words),
    ...view.merchants.flatMap((merchant, seat) => merchantLines(view, merchant, seat, who, words)),
    ...letterLines(view, who, words),
    ...cardLines(words.played, view.played, words),
    ...ownHand(view, words),
  ];
  return wrap(lines, INDENT);
}

function headLine(view: OltreMareView, who: Who, words: Words): string {
  const venice = view.venice === null ? words.veniceGone : words.venice(view.venice.least, view.venice.most);
  const parts = [words.turn(view.turn, who(view.active)), words.deck(view.deckSize), venice];
  if (view.isLastTurn) parts.push(words.lastTurn);
  return parts.join(' · ');
}

/** Which ports show which token. */
function tokenLines(view: OltreMareView, words: Words): string[] {
  const line = (token: TokenName | null, name: string): string[] => {
    const ports = view.ports.flatMap((one) => (one.token === token ? [words.port[one.port]] : []));
    return ports.length === 0 ? [] : [`${name}${words.gap}${ports.join(', ')}`];
  };
  return [...TOKENS.flatMap((token) => line(token, words.token[token])), ...line(null, words.emptyPorts)];
}

/** Where the viewer's ship can go by one route. */
function routeLines(view: OltreMareView, words: Words): string[] {
  if (view.viewer === null) return [];
  const { port } = nth(view.merchants, view.viewer);
  const next = ROUTES_TABLE.flatMap(([a, b]) => (a === port ? [b] : b === port ? [a] : []));
  return [words.routes(words.port[port], next.map((name) => words.port[name]).join(', '))];
}

function merchantLines(
  view: OltreMareView,
  merchant: MerchantView,
  seat: Seat,
  who: Who,
  words: Words,
): string[] {
  const mark = seat === view.active ? '▸' : ' ';
  let isShown = false;
  const tokens = merchant.tokens.toReversed().map((token) => {
    const isActive = !isShown && token === merchant.active;
    isShown ||= isActive;
    return isActive ? words.activeToken(words.token[token]) : words.token[token];
  });
  return [
    '',
    `${mark} ${who(seat)} (${merchant.family}) · ${words.purse(merchant)}`,
    `  ${words.pile(merchant, words.card(merchant.top))}`,
    `  ${words.ship(words.port[merchant.port], tokens.join(', ') || words.noToken)}`,
  ];
}

function letterLines(view: OltreMareView, who: Who, words: Words): string[] {
  const lines: string[] = [];
  if (view.call !== null) lines.push(words.call(view, who));
  for (const [seat, { wave }] of view.merchants.entries())
    if (wave !== null) lines.push(words.wave(who(seat), wave));
  const write = (p: LetterView | null, kind: 'offer' | 'counter' | 'proposal'): void => {
    if (p === null) return;
    lines.push(words.letter(p, kind, who));
    for (const { place, topic, said, isWaiting } of p.questions)
      if (!isWaiting)
        lines.push(
          `  ${words.asked(words.question(topic, p.give, place), said === null ? null : words.statement(said))}`,
        );
  };
  write(view.offer, 'offer');
  write(view.counter, 'counter');
  for (const p of view.proposals) write(p, 'proposal');
  const { draft = null } = view.own ?? {};
  if (draft !== null) lines.push(words.letter(draft, 'draft', who));
  return lines.length === 0 ? [] : ['', ...lines];
}

const cardLines = (title: string, cards: readonly CardName[], words: Words): string[] =>
  cards.length === 0
    ? []
    : ['', `${title}${words.gap.trimEnd()}`, ...cards.map((card) => `  ${words.longCard(card)}`)];

function ownHand(view: OltreMareView, words: Words): string[] {
  if (view.viewer === null) return [];
  return cardLines(words.hand, nth(view.merchants, view.viewer).hand ?? [], words);
}
