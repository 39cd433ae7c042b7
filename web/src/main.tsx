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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadFirst } from './lazy-page.tsx';
import { watchDevice } from './settings.ts';
import { addPalettes } from './styles/palettes.ts';

watchDevice();
addPalettes();
const root = document.getElementById('app');
if (root === null) throw new Error('web: the page has no place for the app');
await loadFirst(location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Everything is on the device after the first visit; a new version takes over by itself.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it, pages need the network
  });
}
