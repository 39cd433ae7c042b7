import { BOXES } from '@comptoir/catalogue';
import { LANGUAGES, type Lang } from '@comptoir/kernel';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { loadFirst } from '../lazy-page.tsx';
import { changeSettings } from '../settings.ts';
import { wordsIn } from '../words/index.ts';

export interface DrawnPage {
  readonly path: string;
  readonly lang: Lang;
  readonly title: string;
  readonly html: string;
}

/** The addresses and titles of the pages. */
function pagesIn(lang: Lang): readonly (readonly [path: string, title: string])[] {
  const games = BOXES.flatMap(({ id, texts }) => {
    const { title } = texts[lang];
    return [
      [`/games/${id}`, `${title} · Comptoir`],
      [`/games/${id}/rules`, `${wordsIn(lang).rules.read(title)} · Comptoir`],
    ] as const;
  });
  return [['/', 'Comptoir'], ...games];
}

export async function drawAll(address: { pathname: string }): Promise<readonly DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const lang of LANGUAGES) {
    changeSettings({ lang });
    for (const [path, title] of pagesIn(lang)) {
      address.pathname = path;
      await loadFirst(path);
      const html = renderToString(
        <StrictMode>
          <App />
        </StrictMode>,
      );
      pages.push({ path, lang, title, html });
    }
  }
  return pages;
}
