// The talks of this turn as the viewer has seen them: letters and what became of them.
import type { BoardProps } from '@comptoir/board-kit';
import { useState } from 'react';
import type { Letter, OltreMare } from '../src/types.ts';
import type { LetterView, OltreMareView } from '../src/views.ts';

export type Outcome = 'open' | 'deal' | 'declined' | 'countered' | 'lapsed';
export interface Talk {
  /** How many picks had been made when it was first seen. */
  readonly at: number;
  readonly turn: number;
  readonly kind: Letter;
  readonly letter: LetterView;
  readonly outcome: Outcome;
}

const isSame = (a: LetterView, b: LetterView): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  JSON.stringify([a.give, a.ask, a.ducats]) === JSON.stringify([b.give, b.ask, b.ducats]);

function lettersOn(view: OltreMareView): readonly (readonly [Letter, LetterView])[] {
  const found: (readonly [Letter, LetterView])[] = [];
  if (view.offer !== null) found.push(['offer', view.offer]);
  if (view.counter !== null) found.push(['counter', view.counter]);
  for (const letter of view.proposals) if (letter !== null) found.push(['proposal', letter]);
  return found;
}

/** What became of a letter that lies on the table no more. */
function outcomeOf(talk: Talk, before: OltreMareView, view: OltreMareView): Outcome {
  const { letter, kind } = talk;
  const partner = letter.from === view.active ? letter.to : letter.from;
  if (kind === 'offer' && view.counter !== null) return 'countered';
  const hasFailed = (view.failed[partner] ?? 0) > (before.failed[partner] ?? 0);
  if (hasFailed) return 'declined';
  const moved = view.merchants[partner]?.handSize !== before.merchants[partner]?.handSize;
  const paid = view.merchants[partner]?.ducats !== before.merchants[partner]?.ducats;
  const isHonoured = view.honoured[partner] === true && before.honoured[partner] !== true;
  const isSwap = letter.give.length === letter.ask.length && letter.ducats === 0;
  if (kind !== 'proposal' || isHonoured || moved || paid || isSwap) return 'deal';
  return 'lapsed';
}

function follow(
  talks: readonly Talk[],
  before: OltreMareView,
  view: OltreMareView,
  at: number,
): readonly Talk[] {
  if (view.turn !== before.turn)
    return lettersOn(view).map(([kind, letter]) => ({ at, turn: view.turn, kind, letter, outcome: 'open' }));
  const there = lettersOn(view);
  const kept = talks
    .filter((talk) => talk.at <= at)
    .map((talk): Talk => {
      const isThere = there.some(([kind, letter]) => kind === talk.kind && isSame(letter, talk.letter));
      if (isThere && !(talk.kind === 'offer' && view.counter !== null)) return { ...talk, outcome: 'open' };
      return talk.outcome === 'open' ? { ...talk, outcome: outcomeOf(talk, before, view) } : talk;
    });
  const fresh = there
    .filter(([kind, letter]) => !kept.some((talk) => talk.kind === kind && isSame(letter, talk.letter)))
    .map(([kind, letter]): Talk => ({ at, turn: view.turn, kind, letter, outcome: 'open' }));
  return [...kept, ...fresh];
}

/** Kept by the board from scene to scene; what was taken back is forgotten. */
export function useTalks({ scene }: BoardProps<OltreMare>): readonly Talk[] {
  const [seen, setSeen] = useState<{ view: OltreMareView; talks: readonly Talk[] }>(() => ({
    view: scene.view,
    talks: lettersOn(scene.view).map(([kind, letter]) => ({
      at: scene.at,
      turn: scene.view.turn,
      kind,
      letter,
      outcome: 'open',
    })),
  }));
  if (seen.view === scene.view) return seen.talks;
  const talks = follow(seen.talks, seen.view, scene.view, scene.at);
  setSeen({ view: scene.view, talks });
  return talks;
}
