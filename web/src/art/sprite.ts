// The drawings outside the boards: the harbour, and what stands on each game's box. A sprite is fetched when a page
// first wants a picture of it.
import { addSprite } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import harbourUrl from './harbour.svg?url';

const COVERS = import.meta.glob<string>('../../../games/*/box/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const added = new Map<string, Promise<void>>();

async function add(name: string, url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`web: the drawings of ${name} answered ${answer.status}`);
  addSprite(name, await answer.text());
}

/** The words inside the drawings. */
function translate(name: string, lang: Lang): void {
  for (const text of document.querySelectorAll<SVGElement>(`#sprite-${name} [data-fr]`)) {
    const words = text.dataset[lang];
    if (words !== undefined) text.textContent = words;
  }
}

/** Adds a sprite to the page, once. Without it a page works, it only lacks its pictures. */
function useSprite(name: string, url: string | undefined): void {
  const { lang } = useSettings();
  useEffect(() => {
    if (url === undefined) return;
    const adding = added.get(name) ?? add(name, url);
    added.set(name, adding);
    adding.then(
      () => translate(name, lang),
      () => {
        added.delete(name); // offline before the first visit was complete: the next page tries again
      },
    );
  }, [name, url, lang]);
}

export function useHarbour(): void {
  useSprite('harbour', harbourUrl);
}

/** The drawings of a game's box: the cover and the pictures of its steps, as `#box-<game>-<name>`. */
export function useBoxDrawings(game: string): void {
  useSprite(`box-${game}`, COVERS[`../../../games/${game}/box/cover.svg`]);
}
