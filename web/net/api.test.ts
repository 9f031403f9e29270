import { afterEach, expect, it, vi } from 'vitest';
import { api, Refused } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// What the network does with each request, in order; gives the bodies that were sent.
function network(...answers: (Response | Error)[]) {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(String(init.body));
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  return sent;
}
const lost = () => new TypeError('Failed to fetch');

it('sends a lost move again with the same id', async () => {
  const sent = network(lost(), new Response('', { status: 503 }), Response.json({ seq: 8 }));
  const move = api.move('T', 7, 0, ['end']);
  await vi.runAllTimersAsync();
  expect((await move).seq).toBe(8);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
});

it('does not send again what was refused, or what has no id', async () => {
  const refusal = { error: { code: 'stale', message: 'Others have moved.' } };
  expect(network(Response.json(refusal, { status: 409 }))).toEqual([]);
  await expect(api.move('T', 7, 0, ['end'])).rejects.toBeInstanceOf(Refused);
  const sent = network(lost());
  await expect(api.pause('T', true)).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(1);
});
