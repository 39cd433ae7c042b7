// How the log shows what happened: headings, pictures, what is lit, what flies where.
import { type BoardLog, type Flight, fly } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { GoodName } from '../src/names.ts';
import type { OltreMare, OltreMareEvent, Terms } from '../src/types.ts';
import { art, CARD_BACK } from './art.ts';

/** Of more cards at once no more are seen. */
const MOST_FLYING = 6;
const goodsFly = (goods: readonly GoodName[], from: string, to: string): readonly Flight[] =>
  goods.flatMap((good) => fly(art(good), from, to));

/** Both sides cross at once. */
function dealFlights({ from, to, give, ask, ducats }: Terms): readonly Flight[] {
  const [payer, paid] = ducats > 0 ? [from, to] : [to, from];
  return [
    ...goodsFly(give, `hand ${from}`, `hand ${to}`),
    ...goodsFly(ask, `hand ${to}`, `hand ${from}`),
    ...fly(art('ducat'), `ducats ${payer}`, `ducats ${paid}`, ducats === 0 ? 0 : 1),
  ];
}

function flights(e: OltreMareEvent): readonly Flight[] {
  switch (e.kind) {
    case 'discarded':
      return fly(CARD_BACK, `hand ${e.seat}`, `pirates ${e.seat}`);
    case 'bought':
      return [
        ...fly(CARD_BACK, e.from === 'deck' ? 'deck' : `pirates ${e.seat}`, `hand ${e.seat}`),
        ...fly(art('ducat'), `ducats ${e.seat}`, 'deck'),
      ];
    case 'offered':
    case 'countered':
    case 'proposed':
      return fly('ui-mail', `ducats ${e.terms.from}`, `ducats ${e.terms.to}`);
    case 'inquired':
      return fly('ui-why', `ducats ${e.seat}`, `ducats ${e.author}`);
    case 'called':
      return fly('ui-bell', `ducats ${e.seat}`, 'call');
    case 'concluded':
      return dealFlights(e.terms);
    case 'prestigeEarned':
      return fly(art('prestige'), `hand ${e.seat}`, `prestige ${e.seat}`);
    case 'authorityPaid':
      return fly(art('ducat'), `tokens ${e.seat}`, `ducats ${e.seat}`);
    case 'ducatsGained':
      return fly(art('ducat'), `played ${e.seat}`, `ducats ${e.seat}`);
    case 'seafaringPaid':
      return fly(art('ducat'), `tokens ${e.seat}`, `ducats ${e.seat}`);
    case 'pirated':
      return fly(CARD_BACK, 'deck', `pirates ${e.seat}`, Math.min(MOST_FLYING, e.count));
    case 'marketed':
      return fly(CARD_BACK, 'deck', `hand ${e.seat}`, Math.min(MOST_FLYING, e.count));
    case 'tokenTaken':
      return fly(art(e.token), `port ${e.port}`, `tokens ${e.seat}`);
    case 'veniceDrawn':
      return e.ducats.flatMap((n, seat) => (n === 0 ? [] : fly(art('ducat'), 'venice', `ducats ${seat}`)));
    default:
      return [];
  }
}

const placeOfSeat = (place: string, seat: Seat): readonly string[] => [`${place} ${seat}`];

function about(e: OltreMareEvent): readonly string[] {
  switch (e.kind) {
    case 'sailed':
    case 'compassUsed':
      return [`port ${e.from}`, `port ${e.to}`];
    case 'tokenTaken':
    case 'turnedUp':
      return [`port ${e.port}`];
    case 'bought':
      return [e.from === 'deck' ? 'deck' : `pirates ${e.seat}`];
    case 'discarded':
    case 'pirated':
      return placeOfSeat('pirates', e.seat);
    case 'marketed':
      return ['deck', `hand ${e.seat}`];
    case 'loaded':
      return placeOfSeat('cargo', e.seat);
    case 'prestigeEarned':
      return placeOfSeat('prestige', e.seat);
    case 'ducatsGained':
    case 'seafaringPaid':
    case 'authorityPaid':
      return placeOfSeat('ducats', e.seat);
    case 'offered':
    case 'countered':
    case 'proposed':
      return ['letter', `ducats ${e.terms.from}`, `ducats ${e.terms.to}`];
    case 'concluded':
      return [`hand ${e.terms.from}`, `hand ${e.terms.to}`];
    case 'inquired':
    case 'replied':
      return ['letter'];
    case 'waved':
      return placeOfSeat('hand', e.seat);
    case 'called':
    case 'answered':
      return ['call'];
    case 'veniceDrawn':
      return ['venice'];
    default:
      return [];
  }
}

const ICONS: Readonly<Partial<Record<OltreMareEvent['kind'], string>>> = {
  turnedUp: art('port'),
  authorityPaid: art('localAuthority'),
  discarded: art('pirateStack'),
  bought: 'ui-deck',
  offered: 'ui-mail',
  countered: 'ui-mail',
  proposed: 'ui-mail',
  declined: 'ui-close',
  called: 'ui-bell',
  answered: 'ui-lock',
  passed: 'ui-pass',
  inquired: 'ui-why',
  replied: 'ui-chat',
  waved: art('handshake'),
  concluded: art('handshake'),
  prestigeEarned: art('prestige'),
  played: 'ui-hand',
  ducatsGained: art('ducats'),
  pirated: art('pirate'),
  marketed: art('market'),
  piratesFought: art('fightPirates'),
  seafaringPaid: art('seafaring'),
  sailed: art('navigation'),
  compassUsed: art('compass'),
  loaded: art('cargo'),
  veniceDrawn: art('venice'),
  lastTurn: 'ui-hourglass',
  scored: art('ducat'),
  ended: 'ui-trophy',
};

function icon(e: OltreMareEvent): string | null {
  if (e.kind === 'tokenTaken') return art(e.token);
  if (e.kind === 'sold') return art(e.good);
  return ICONS[e.kind] ?? null;
}

/** A game has no rounds: so many turns are a part of it that one finds again. */
const TURNS_PER_PART = 5;

export const log: BoardLog<OltreMare> = {
  sounds: {
    bought: 'paper',
    discarded: 'paper',
    turnedUp: 'flip',
    veniceDrawn: 'flip',
    pirated: 'flip',
    ducatsGained: 'gain',
    marketed: 'gain',
    seafaringPaid: 'pay',
    authorityPaid: 'pay',
    loaded: 'tap',
    sailed: 'water',
    tokenTaken: 'stamp',
    concluded: 'stamp',
    offered: 'paper',
    proposed: 'paper',
  },
  part(e, lang) {
    if (e.kind !== 'turnStarted' || e.turn % TURNS_PER_PART !== 1) return null;
    return lang === 'fr' ? `Tour ${e.turn}` : `Turn ${e.turn}`;
  },
  heading(e, who, lang) {
    if (e.kind !== 'turnStarted') return null;
    return lang === 'fr' ? `Tour ${e.turn}, ${who(e.seat)}` : `Turn ${e.turn}, ${who(e.seat)}`;
  },
  icon,
  about,
  flights,
};
