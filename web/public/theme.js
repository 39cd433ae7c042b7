// Before the first paint, so that a night reader never sees a white flash.
try {
  const kept = JSON.parse(localStorage.getItem('comptoir') || '{}');
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept.light === 'night' || (kept.light !== 'day' && isNight);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
} catch {
  // Storage is blocked: the page starts by day.
}
