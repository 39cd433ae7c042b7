import { useSyncExternalStore } from 'react';

/** What is kept outside the page, as it stands now; also where a page is drawn before there is a browser. */
export function useStore<T>(listen: (tell: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(listen, read, read);
}
