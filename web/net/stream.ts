// One stream of updates, resumed by the browser; when it stays down, begun again.

import { type Patch, patched } from './patch';
import type { Snapshot, Update } from './sent';

export interface Stream {
  close(): void;
}

export function listen(
  path: (from: number) => string,
  from: number,
  heard: (update: Update) => void,
  online: (up: boolean) => void,
  present: (online: boolean[]) => void,
): Stream {
  let seen = from;
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const open = () => {
    source = new EventSource(path(seen));
    let last: Snapshot | undefined; // of this stream: what a patch is for
    source.onopen = () => {
      last = undefined;
      online(true);
    };
    const hear = (update: Update) => {
      last = update.snapshot;
      seen = Math.max(seen, update.seq);
      heard(update);
    };
    source.addEventListener('update', (message) => hear(JSON.parse(message.data)));
    source.onmessage = ({ data }) => {
      const { patch, ...update }: Update & { patch: Patch } = JSON.parse(data);
      if (!last) {
        source.close(); // nothing to apply it to: begin with the whole again
        open();
        return;
      }
      const { seq, at, now = at } = update;
      hear({ ...update, snapshot: { ...(patched(last, patch) as Snapshot), seq, now } });
    };
    source.addEventListener('presence', (message) =>
      present(JSON.parse((message as MessageEvent).data).online),
    );
    source.onerror = () => {
      online(false);
      if (source.readyState === EventSource.CLOSED && !closed) {
        clearTimeout(retry);
        retry = setTimeout(open, 1500);
      }
    };
  };
  open();
  return {
    close() {
      closed = true;
      clearTimeout(retry);
      source.close();
    },
  };
}
