// Before the first paint, so that a night reader never sees a white flash, and the page says which language it speaks.
let saved = {};
let isNew = true;
try {
  isNew = localStorage.length === 0;
  saved = JSON.parse(localStorage.getItem('comptoir') || '{}');
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

function add(parent, tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
}

// What this page is made of is asked for in one go, not when the first scripts have run. The build puts the list in front. A page
// that was drawn beforehand leaves the app to us as well, its first script first.
const [app, ...others] = document.currentScript.dataset.scripts?.split(' ') ?? [];
const SIGNS = ['load', 'pointerdown'];
function start() {
  for (const sign of SIGNS) removeEventListener(sign, start);
  for (const [path, spoken, links] of self.NEEDS || []) {
    if (!new RegExp(path).test(location.pathname) || (spoken !== '' && spoken !== root.lang)) continue;
    for (const attributes of links) add(document.head, 'link', attributes);
  }
  if (app === undefined) return;
  for (const href of [app, ...others]) add(document.head, 'link', { rel: 'modulepreload', href });
  const run = () => add(document.body, 'script', { type: 'module', src: app });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
// What is shown already waits until all that is seen of it has come, or for the first press.
if (root.dataset.prerendered === undefined) start();
else for (const sign of SIGNS) addEventListener(sign, start);
