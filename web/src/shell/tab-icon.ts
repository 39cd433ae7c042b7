/** The icon of the tab has a dot while somebody waits for this player. */
export function markTab(isWaitedFor: boolean): void {
  const icon = document.querySelector('link[rel="icon"]');
  icon?.setAttribute('href', isWaitedFor ? '/icon-turn.svg' : '/icon.svg');
}
