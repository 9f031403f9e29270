// What a device would do that this browser has not: take messages of a push service, and sound.

// Lets the page be called; gives what it then tells the server.
export async function pushes(page) {
  await page.addInitScript(() => {
    globalThis.PushManager ??= class {};
    globalThis.Notification ??= class {};
    Notification.requestPermission = async () => 'granted';
    const kept = { endpoint: 'https://push.example.com/1', unsubscribe: async () => true };
    const keys = { p256dh: 'BA'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
    kept.toJSON = () => ({ endpoint: kept.endpoint, keys });
    let now = null;
    const push = {
      getSubscription: async () => now,
      subscribe: async () => {
        now = kept;
        return kept;
      },
    };
    const at = { pushManager: push };
    navigator.serviceWorker.register = async (path) => {
      globalThis.registered = path;
      return at;
    };
    navigator.serviceWorker.getRegistration = async () => at;
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => at });
  });
  await page.reload();
  const sent = [];
  for (const path of ['**/api/push', '**/api/push/end'])
    await page.route(path, (route) => {
      if (route.request().method() !== 'POST') return route.continue(); // the key is the server's own
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
  return sent;
}

// Counts the tones that the page strikes, from its next load on.
export async function hears(page) {
  await page.addInitScript(() => {
    globalThis.struck = 0;
    const part = () => ({
      frequency: {},
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (to) => to,
      start: () => globalThis.struck++,
      stop() {},
    });
    globalThis.AudioContext = class {
      currentTime = 0;
      createOscillator = part;
      createGain = part;
    };
  });
  await page.reload();
  return () => page.evaluate(() => globalThis.struck);
}
