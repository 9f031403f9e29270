// One stream of updates, resumed by the browser; when it stays down, begun again.

import type { Update } from './sent';

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
    source.onopen = () => online(true);
    source.addEventListener('update', (message) => {
      const update: Update = JSON.parse((message as MessageEvent).data);
      seen = Math.max(seen, update.seq);
      heard(update);
    });
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
