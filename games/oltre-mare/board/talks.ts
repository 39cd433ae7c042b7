// The talks of this turn, as the log tells them: letters and what became of them.
import type { BoardProps } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { Letter, OltreMare, OltreMareEvent, Terms } from '../src/types.ts';

export type Outcome = 'open' | 'deal' | 'declined' | 'countered' | 'lapsed';
export interface Talk {
  readonly key: string;
  readonly kind: Letter;
  readonly terms: Terms;
  readonly outcome: Outcome;
}

/** The letter of this kind and author that was still open has come to this. */
const settle = (talks: readonly Talk[], kind: Letter, from: Seat, outcome: Outcome): readonly Talk[] =>
  talks.map((talk) =>
    talk.kind === kind && talk.terms.from === from && talk.outcome === 'open' ? { ...talk, outcome } : talk,
  );

const write = (talks: readonly Talk[], kind: Letter, terms: Terms): readonly Talk[] => [
  ...talks,
  { key: `${kind} ${talks.length}`, kind, terms, outcome: 'open' },
];

function follow(talks: readonly Talk[], e: OltreMareEvent): readonly Talk[] {
  switch (e.kind) {
    case 'turnStarted':
      return [];
    case 'offered':
      return write(talks, 'offer', e.terms);
    case 'countered':
      return write(settle(talks, 'offer', e.terms.to, 'countered'), 'counter', e.terms);
    case 'proposed':
      return write(talks, 'proposal', e.terms);
    case 'declined':
      return settle(talks, e.letter, e.author, 'declined');
    case 'concluded':
      return settle(talks, e.letter, e.terms.from, 'deal');
    case 'lapsed':
      return settle(talks, 'proposal', e.seat, 'lapsed');
    case 'tradeEnded':
      return talks.map((talk) => (talk.outcome === 'open' ? { ...talk, outcome: 'lapsed' } : talk));
    default:
      return talks;
  }
}

/** Up to the moment that is shown. */
export function talksOf({ log, scene }: BoardProps<OltreMare>): readonly Talk[] {
  const told = log.filter(({ seq }) => seq <= scene.seq).flatMap(({ events }) => events);
  return told.reduce(follow, []);
}
