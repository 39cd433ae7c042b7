import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import 'virtual:palettes.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onceEngaged } from './engaged.ts';
import { loadFirst } from './lazy-page.tsx';
import { watchDevice } from './settings.ts';
// The pages that strangers come to are painted with the first style sheet.
import './parts/controls.css';
import './parts/waits.css';
import './pages/game.css';
import './rules/prose.css';
import './rules/figures.css';
import './pages/rules.css';

watchDevice();
const place = document.getElementById('app');
if (place === null) throw new Error('web: the page has no place for the app');
// Everything is on the device after the first visit; a new version takes over by itself. What is seen comes first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it, pages need the network
  };
  if (document.readyState === 'complete') onceEngaged(register);
  else addEventListener('load', register);
}

/** The page is there already, drawn when the site was built. */
const isDrawn = document.documentElement.dataset.prerendered !== undefined;
// What does not fit is not shown; what first.js says of a table stays until the app says it.
if (!isDrawn && place.className !== '') place.replaceChildren();
place.removeAttribute('class');

/** What was pressed before anything could answer is answered now. */
function Awake({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    delete document.documentElement.dataset.prerendered;
    const pressed = document.querySelector<HTMLButtonElement>('button[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    setTimeout(() => pressed?.click()); // not within an effect: React could not wake the part of the page it is in
  }, []);
  return children;
}
const app = (
  <StrictMode>
    <Awake>
      <App />
    </Awake>
  </StrictMode>
);
/** In small pieces: what is touched meanwhile is not kept waiting. */
function begin(root: HTMLElement): void {
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  setTimeout(() => document.getElementById('sprite-prerendered')?.remove()); // the kit's own are there by then
}
// Never awaited here: a page is made of this very script too, and would not come before it had run to its end.
void loadFirst(location.pathname).then(() => begin(place));
