// What the server sends of Lordaeron, by the names it goes by here.

export type { Text } from '../words/words.svelte';
export * from './sent';
