// The service worker: keeps the whole app on the device, so that it opens and plays without a network; shows notices; knows
// whether the server is within reach. The build puts the list of its files and their hashes in front, as `self.FILES`.
const CACHE = 'comptoir';
/** Answered by the server, never by the app. */
const SERVER = /^\/(api|healthz|readyz|metrics)(\/|$)/;
const REACH_MS = 5000;

const keyOf = (path) => new URL(`${path}?${self.FILES[path]}`, self.location.origin).href;
const keys = new Set(Object.keys(self.FILES).map(keyOf));

/** All files or none: where one cannot be fetched, the version before stays. What has not changed is not fetched again. */
async function keepFiles() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(self.FILES).filter((path) => !kept.has(keyOf(path)));
  const keep = async (path) => {
    const answer = await fetch(path, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`service worker: ${path} answered ${answer.status}`);
    await cache.put(keyOf(path), answer);
  };
  await Promise.all(missing.map(keep));
}

async function forgetOldFiles() {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !keys.has(url));
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all([
    ...old.map((request) => cache.delete(request)),
    ...others.map((name) => caches.delete(name)),
  ]);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()));
});

/** The file of the app that answers this request; undefined where the network does. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || SERVER.test(pathname)) return undefined;
  if (mode === 'navigate') return '/index.html';
  return Object.hasOwn(self.FILES, pathname) ? pathname : undefined;
}

self.addEventListener('fetch', (event) => {
  const path = fileFor(event.request);
  if (path === undefined) return;
  if (event.request.mode === 'navigate') looking = lookForServer(); // the page will ask in a moment
  const answer = caches.match(keyOf(path)).then((kept) => kept ?? fetch(event.request));
  event.respondWith(answer);
});

/** Any answer of the server is one. */
const lookForServer = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) }).then(
    () => true,
    () => false,
  );
let looking = null;

self.addEventListener('message', (event) => {
  if (event.data !== 'withinReach') return;
  const found = looking ?? lookForServer();
  looking = null;
  event.waitUntil(found.then((isUp) => event.ports[0]?.postMessage(isUp)));
});

/** The windows that look at a page. */
async function windowsAt(link) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.split(/[?#]/)[0] === link);
}

/** A notice that it is one's turn: shown, unless its table is being looked at. */
async function showNotice({ text, link }) {
  const isSeen = (await windowsAt(link)).some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen) return;
  const body = { body: text, icon: '/icon-192.png', data: link, tag: link };
  await self.registration.showNotification('Comptoir', body);
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.json() ?? { text: 'Comptoir', link: '/' }));
});

self.addEventListener('notificationclick', (event) => {
  const link = event.notification.data;
  event.notification.close();
  const open = async () => {
    const [found] = await windowsAt(link);
    await (found === undefined ? self.clients.openWindow(link) : found.focus());
  };
  event.waitUntil(open());
});
