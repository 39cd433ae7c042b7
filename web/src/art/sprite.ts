// The drawings outside the boards: the harbour, and the pictures of a game's steps. A sprite is fetched when a page first wants
// a picture of it.
import { addSprite } from '@comptoir/board-kit';
import { useEffect } from 'react';
import harbourUrl from './harbour.svg?url';

const added = new Map<string, Promise<void>>();

async function add(name: string, url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`web: the drawings of ${name} answered ${answer.status}`);
  addSprite(name, await answer.text());
}

/** Adds a sprite to the page, once. Without it a page works, it only lacks its pictures. */
function useSprite(name: string, url: string): void {
  useEffect(() => {
    const adding = added.get(name) ?? add(name, url);
    added.set(name, adding);
    adding.catch(() => {
      added.delete(name); // offline before the first visit was complete: the next page tries again
    });
  }, [name, url]);
}

export function useHarbour(): void {
  useSprite('harbour', harbourUrl);
}

/** The pictures of a game's steps, as `#box-<game>-<name>`. */
export function useBoxPictures(game: string): void {
  useSprite(`box-${game}`, `/boxes/${game}.svg`);
}
