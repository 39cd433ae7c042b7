// Covers, ships and the harbour's things: one sprite, fetched when a page first wants a picture of it.
import { addSprite } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import printsUrl from './prints.svg?url';

let hung: Promise<void> | null = null;

async function hang(): Promise<void> {
  const answer = await fetch(printsUrl);
  if (!answer.ok) throw new Error(`web: the prints answered ${answer.status}`);
  addSprite('prints', await answer.text());
}

/** The words inside the drawings. */
function translate(lang: Lang): void {
  for (const text of document.querySelectorAll<SVGElement>('#sprite-prints [data-fr]')) {
    const words = text.dataset[lang];
    if (words !== undefined) text.textContent = words;
  }
}

/** Hangs the prints, once. Without them pages work, they only lack their pictures. */
export function usePrints(): void {
  const { lang } = useSettings();
  useEffect(() => {
    hung ??= hang();
    hung.then(
      () => translate(lang),
      () => {
        hung = null; // offline before the first visit was complete: the next page tries again
      },
    );
  }, [lang]);
}
