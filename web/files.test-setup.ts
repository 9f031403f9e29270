// Node's fetch reads no files; a browser's page is served, so there it need not.

import { readFileSync } from 'node:fs';

const served = globalThis.fetch;
globalThis.fetch = async (at, options) =>
  String(at).startsWith('file:')
    ? new Response(readFileSync(new URL(String(at))))
    : served(at, options);
