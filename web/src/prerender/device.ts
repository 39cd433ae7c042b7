// What the pages ask of a device, answered as a phone on its first visit would: nothing is saved, it is day. The address is that
// of the page being drawn.
const nothing = (): void => undefined;

export const address = { pathname: '/', search: '', hash: '' };

const media = (query: string) => ({ matches: query.includes('max-width'), addEventListener: nothing });

const page = {
  documentElement: { dataset: {} },
  /** The sprites are in the page already. */
  getElementById: () => ({}),
  addEventListener: nothing,
};

const device = {
  location: address,
  navigator: { language: 'en', onLine: true },
  matchMedia: media,
  document: page,
  addEventListener: nothing,
};

for (const [name, value] of Object.entries(device))
  Object.defineProperty(globalThis, name, { value, configurable: true });
