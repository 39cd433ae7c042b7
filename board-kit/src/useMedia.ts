import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const isSo = (): boolean => matchMedia(query).matches;
  const listen = (tell: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  };
  return useSyncExternalStore(listen, isSo, isSo); // also where a page is drawn before there is a browser
}
