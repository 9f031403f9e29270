// Wakes when it is somebody's turn and says so, in the language of the address it was registered by.
const say = {
  en: {
    turn: 'Your turn',
    invited: 'You are invited to a table',
    with: (names) => (names.length ? `with ${names.join(', ')}` : ''),
  },
  pt: {
    turn: 'É a sua vez',
    invited: 'Há um convite para uma mesa',
    with: (names) => (names.length ? `com ${names.join(', ')}` : ''),
  },
};
const words = say[new URLSearchParams(self.location.search).get('lang')] ?? say.en;

self.addEventListener('push', (event) => {
  const { kind, table, names } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(words[kind] ?? words.turn, {
      body: words.with(names ?? []),
      tag: table,
      icon: '/mark-turn.svg',
      data: table,
    }),
  );
});

// A page that is open is brought to the front; else one is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = `/#/t/${event.notification.data}`;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([page]) => {
      if (!page) return self.clients.openWindow(to);
      await page.navigate(to);
      return page.focus();
    }),
  );
});
