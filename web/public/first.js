// Before the first paint, so that a night reader never sees a white flash, and the page says which language it speaks.
let saved = {};
try {
  saved = JSON.parse(localStorage.getItem('comptoir') || '{}');
} catch {
  // Storage is blocked: the device decides.
}
const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
const isDark = saved.light === 'night' || (saved.light !== 'day' && isNight);
const root = document.documentElement;
root.dataset.theme = isDark ? 'dark' : 'light';
root.lang = saved.lang || (navigator.language.startsWith('fr') ? 'fr' : 'en');

// What this page is made of is asked for now, not when the first scripts have run. The build puts the list in front.
const KINDS = { css: 'style', svg: 'image' };
for (const [path, lang, files] of self.NEEDS || []) {
  if (!new RegExp(path).test(location.pathname) || (lang !== '' && lang !== root.lang)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    const kind = KINDS[file.split('.').pop()];
    link.rel = kind === undefined ? 'modulepreload' : 'preload';
    if (kind !== undefined) link.as = kind;
    link.href = file;
    document.head.append(link);
  }
}
