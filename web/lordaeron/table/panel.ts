// What every panel gets. A panel draws from the table and sends moves that are among its choices.

import type { LordaeronTable } from '../state.svelte';

export interface PanelProps {
  table: LordaeronTable;
  phone: boolean;
  rule: (id: string) => void; // opens a rule in the book
}
