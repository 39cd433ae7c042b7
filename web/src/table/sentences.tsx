// Sentences of the log, with the players' names in their colours.
import type { Scene } from '@comptoir/board-kit';
import { seatMark } from '@comptoir/board-kit';
import type { Kinds, LogEvent, Texts, Who } from '@comptoir/kernel';
import type { ReactNode } from 'react';

export const whoIn =
  ({ players }: Scene): Who =>
  (seat) =>
    players[seat]?.name ?? '?';

/** What happened as a sentence; '' where nothing needs saying. */
export function sentenceOf(texts: Texts<Kinds>, event: LogEvent, who: Who): string {
  return texts.events[event.kind]?.(event, who) ?? '';
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence with every player's name marked. */
export function Prose({ text, scene }: { text: string; scene: Scene }): ReactNode {
  const names = scene.players.map(({ name }) => name).filter((name) => name !== '');
  if (names.length === 0) return text;
  const pattern = new RegExp(
    `(${[...names]
      .sort((a, b) => b.length - a.length)
      .map(literally)
      .join('|')})`,
    'u',
  );
  let at = 0;
  return text.split(pattern).map((piece) => {
    const key = at;
    at += piece.length;
    const seat = scene.players.findIndex(({ name }) => name === piece);
    return seat < 0 ? (
      piece
    ) : (
      <b key={key} data-seat={seatMark(seat)}>
        {piece}
      </b>
    );
  });
}
