// Before the first paint, so that a night reader never sees a white flash, and the page says which language it speaks.
let saved = {};
let isNew = true;
let table;
try {
  isNew = localStorage.length === 0;
  saved = JSON.parse(localStorage.getItem('comptoir') || '{}');
  const [, id] = /^\/table\/(\w+)$/.exec(location.pathname) || [];
  if (id !== undefined) table = JSON.parse(localStorage.getItem('comptoir-tables') || '{}')[id];
} catch {
  // Storage is blocked: the device decides.
}
const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
const isDark = saved.light === 'night' || (saved.light !== 'day' && isNight);
const root = document.documentElement;
const served = root.lang;
root.dataset.theme = isDark ? 'dark' : 'light';
root.lang = saved.lang || (navigator.language.startsWith('fr') ? 'fr' : 'en');

// A page that was drawn beforehand is what a phone shows by day on a first visit. To anybody else it is not shown.
const isFirst = isNew && served === root.lang && !isDark && location.hash === '';
if (!isFirst || !matchMedia('(max-width: 700px)').matches) delete root.dataset.prerendered;

// A button that is pressed before the scripts are there is pressed again when they are.
addEventListener(
  'click',
  ({ target }) => {
    if (root.dataset.prerendered !== undefined) target.closest('button')?.setAttribute('data-pressed', '');
  },
  true,
);

function add(parent, tag, attributes, text = '') {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  parent.append(element);
  return element;
}

// Whoever comes back to a table reads at once what they are asked; the app says the same until the table is there (TableWaits.tsx).
function say(place) {
  const waits = add(place, 'main', { class: 'waits', 'data-game': table.game });
  add(waits, 'h1', {}, table.title[root.lang]);
  add(waits, 'small', {}, table.stage?.[root.lang]);
  add(waits, 'p', {}, table.ask?.[root.lang]);
}
const watch = new MutationObserver(() => {
  const place = document.getElementById('app');
  if (place === null) return;
  watch.disconnect();
  say(place);
});
if (table !== undefined) watch.observe(root, { childList: true, subtree: true });

// It is painted before anything else is asked for. A page nobody looks at paints nothing.
const PATIENCE_MS = 1000;
function painted() {
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    paints.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : PATIENCE_MS);
  });
}

// What this page is made of is asked for in one go, not when the first scripts have run. The build puts the list in front, leaves the
// app to us, and of a page that was drawn beforehand, or is a table, also the asking for its scripts.
const { app, scripts } = document.currentScript.dataset;
const run = () => add(document.body, 'script', { type: 'module', src: app });
const SIGNS = ['load', 'pointerdown'];
function start() {
  for (const sign of SIGNS) removeEventListener(sign, start);
  for (const [path, spoken, links, game] of self.NEEDS || []) {
    if (!new RegExp(path).test(location.pathname) || (spoken !== '' && spoken !== root.lang)) continue;
    if (game !== undefined && game !== table?.game) continue;
    for (const attributes of links) add(document.head, 'link', attributes);
  }
  if (app === undefined) return;
  for (const href of scripts?.split(' ') ?? []) add(document.head, 'link', { rel: 'modulepreload', href });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
// What is shown already waits until all that is seen of it has come, or for the first press; a table only until something is seen.
if (table !== undefined) painted().then(start);
else if (root.dataset.prerendered === undefined) start();
else for (const sign of SIGNS) addEventListener(sign, start);
