import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const code = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');

// The worker's own scope, as far as it uses it.
function worker(search: string, pages: object[]) {
  const heard: Record<string, (event: object) => void> = {};
  const scope = {
    location: { search },
    addEventListener: (kind: string, hear: (event: object) => void) => {
      heard[kind] = hear;
    },
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => {}) },
  };
  new Function('self', code)(scope);
  // The browser keeps the worker awake until what it waits for is done.
  const happens = async (kind: string, event: object) => {
    let done: unknown;
    heard[kind]({ ...event, waitUntil: (work: unknown) => (done = work) });
    expect(done).toBeInstanceOf(Promise);
    await done;
  };
  return { scope, happens };
}

const pushed = (message: object) => ({ data: { json: () => message } });

test.each([
  ['?lang=en', 'turn', 'Your turn', 'with Jonas, Bela'],
  ['?lang=pt', 'turn', 'É a sua vez', 'com Jonas, Bela'],
  ['?lang=pt', 'invited', 'Há um convite para uma mesa', 'com Jonas, Bela'],
  ['?lang=xx', 'news', 'Your turn', 'with Jonas, Bela'],
])('a push is told in the language of the worker (%s %s)', async (search, kind, title, body) => {
  const { scope, happens } = worker(search, []);
  await happens('push', pushed({ kind, table: 'T', game: 'g', names: ['Jonas', 'Bela'] }));
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(title, {
    body,
    tag: 'T', // a later one of the table takes its place
    icon: '/mark-turn.svg',
    data: 'T',
  });
});

test('who plays alone is told nothing of others', async () => {
  const { scope, happens } = worker('', []);
  await happens('push', pushed({ kind: 'turn', table: 'T', game: 'g' }));
  expect(scope.registration.showNotification.mock.calls[0]).toMatchObject([
    'Your turn',
    { body: '' },
  ]);
});

test('a press on the notice opens the table', async () => {
  const { scope, happens } = worker('', []);
  const close = vi.fn();
  await happens('notificationclick', { notification: { data: 'T', close } });
  expect(close).toHaveBeenCalledOnce();
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/#/t/T');
});

test('a page that is open goes there instead', async () => {
  const page = { navigate: vi.fn(async () => {}), focus: vi.fn(async () => {}) };
  const { scope, happens } = worker('', [page]);
  await happens('notificationclick', { notification: { data: 'T', close: () => {} } });
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/#/t/T');
  expect(page.focus).toHaveBeenCalledOnce();
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});
