// What is looked at and half chosen around the board, on a wide screen and on a phone alike.

export type Tab = 'turn' | 'peoples' | 'players';

export class Desk {
  looked = $state<number | null>(null); // a line of the column that is pointed at
  picked = $state<number | null>(null); // and the one that would be taken
  choice = $state(0); // among several ways to take a region
  legend = $state(false);
  hushed = $state<string | null>(null); // a region just taken: no card until the pointer has left it
  tab = $state<Tab>('turn');

  // A new position: what was half chosen is void.
  clear(): void {
    this.choice = 0;
    this.picked = null;
    this.looked = null;
  }
}
