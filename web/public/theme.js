// Before the first paint, so that a night reader never sees a white flash, and the page says which language it speaks.
let saved = {};
try {
  saved = JSON.parse(localStorage.getItem('comptoir') || '{}');
} catch {
  // Storage is blocked: the device decides.
}
const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
const isDark = saved.light === 'night' || (saved.light !== 'day' && isNight);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
document.documentElement.lang = saved.lang || (navigator.language.startsWith('fr') ? 'fr' : 'en');
