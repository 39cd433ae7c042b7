// A notice that it is one's turn: shown, unless its table is being looked at, and a way to the table.
const looking = async (link) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.split(/[?#]/)[0] === link);
};

self.addEventListener('push', (event) => {
  const { text, link } = event.data?.json() ?? { text: 'Comptoir', link: '/' };
  const show = async () => {
    const isSeen = (await looking(link)).some(({ visibilityState }) => visibilityState === 'visible');
    if (isSeen) return;
    await self.registration.showNotification('Comptoir', {
      body: text,
      icon: '/icon-192.png',
      data: link,
      tag: link,
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  const link = event.notification.data;
  event.notification.close();
  const go = async () => {
    const [open] = await looking(link);
    await (open === undefined ? self.clients.openWindow(link) : open.focus());
  };
  event.waitUntil(go());
});

// A page asks whether the server is within reach; any answer of it is one.
const withinReach = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

self.addEventListener('message', (event) => {
  if (event.data !== 'withinReach') return;
  const [port] = event.ports;
  event.waitUntil(withinReach().then((isUp) => port?.postMessage(isUp)));
});
