// Where the winner's points came from, against the next: one sentence under the scores.
import type { BoardModule, Player } from '@comptoir/board-kit';
import { figure, type Lang, type Result } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { tableWords } from './words.ts';

export interface FinalScoreProps {
  readonly board: BoardModule;
  readonly players: readonly Player[];
  /** Points by seat and category. */
  readonly tally: readonly (readonly number[])[];
  readonly result: Result;
  readonly lang: Lang;
}

/** The next after the first; of those who share the win, the second of them. */
function firstTwo({ ranks }: Result): readonly [first: number, next: number] | null {
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const [first, next] = order;
  return first === undefined || next === undefined ? null : [first, next];
}

const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points));

export function FinalSummary({ board, players, tally, result, lang }: FinalScoreProps): ReactNode {
  const seats = firstTwo(result);
  if (seats === null) return null;
  const [first, next] = seats;
  const parts = board.scoring.categories
    .map(({ label }, n) => ({ label: label[lang], by: (tally[first]?.[n] ?? 0) - (tally[next]?.[n] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ label, by }) => `${label} ${signed(by)}`);
  if (parts.length === 0) return null;
  const lead = (result.scores[first] ?? 0) - (result.scores[next] ?? 0);
  const name = (seat: number): string => players[seat]?.name ?? '';
  const words = tableWords(lang);
  const from = parts.join(', ');
  return (
    <p className="f-tie">
      {lead === 0
        ? words.level(name(first), name(next), from)
        : words.lead(name(first), figure(lead), name(next), from)}
    </p>
  );
}
