// A notice that it is one's turn: shown, and a way to the table.
self.addEventListener('push', (event) => {
  const { text, link } = event.data?.json() ?? { text: 'Comptoir', link: '/' };
  event.waitUntil(
    self.registration.showNotification('Comptoir', {
      body: text,
      icon: '/icon-192.png',
      data: link,
      tag: link,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
