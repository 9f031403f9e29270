// Being called when it is my turn: the device asks its own service, which wakes public/push.js.

import { around } from '../net/around';
import { words } from '../words/words.svelte';

export type Calls = 'off' | 'days' | 'all';

export const canCall = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const calls = (): Calls => (localStorage.getItem('push') as Calls | null) ?? 'off';

const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

// The worker is told the language it shall speak by its address.
const worker = () => navigator.serviceWorker.register(`/push.js?lang=${words.language}`);

// Gives what was reached: the browser may not let us.
export async function callMe(wish: Calls): Promise<Calls> {
  const worked = await (wish === 'off' ? hush() : ask(wish === 'all')).catch(() => false);
  const now = worked ? wish : 'off';
  localStorage.setItem('push', now);
  return now;
}

async function ask(all: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await around.pushKey();
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const to = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wish));
  await around.push(to.toJSON(), all);
  return true;
}

async function hush(): Promise<boolean> {
  const at = await navigator.serviceWorker.getRegistration();
  const to = await at?.pushManager.getSubscription();
  if (to) await around.pushEnd(to.endpoint);
  await to?.unsubscribe();
  return true;
}
