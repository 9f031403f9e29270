// What is printed on regions, and the signs on buttons.
// Silhouettes in a box from -50 to 50 in currentColor; see emblem.ts for the classes.

export const signs: Record<string, string> = {
  anchor:
    '<circle class="o" cx="0" cy="-32" r="9"/><path class="o w" d="M0-22V38M-18-10H18M-36 10C-34 30-16 38 0 40 16 38 34 30 36 10"/><path d="M-44 16-34-4-24 14ZM44 16 34-4 24 14Z"/>',
  cavern:
    '<path fill-rule="evenodd" d="M-46 34C-44-4-30-38 0-40 30-38 44-4 46 34ZM-26 34H26C28 6 16-14 0-14-16-14-28 6-26 34Z"/><path class="kd" d="M-26 34H26C28 6 16-14 0-14-16-14-28 6-26 34Z"/><path d="M-10-12-6 2-3-13ZM6-13 10-2 13-9Z"/>',
  magic:
    '<g><path class="o w" d="M0-5C-10-22 6-44 26-34 38-27 36-10 24-8"/><path class="o w" d="M0-5C-10-22 6-44 26-34 38-27 36-10 24-8" transform="rotate(120)"/><path class="o w" d="M0-5C-10-22 6-44 26-34 38-27 36-10 24-8" transform="rotate(240)"/><circle r="8"/></g>',
  shell:
    '<path d="M0 38C-8 36-12 30-14 26-34 20-44-2-36-18-30-34-12-40 0-40 12-40 30-34 36-18 44-2 34 20 14 26 12 30 8 36 0 38Z"/><path class="k" d="M0 26V-30M-9 22-22-22M9 22 22-22M-14 18-34-4M14 18 34-4"/>',
  murloc:
    '<path d="M-42 12C-40-12-22-25 0-25L-8-45 8-30 18-46 22-26 42-34 34-9C44 6 40 26 24 36 10 43-8 40-16 33L-24 23-14 22-12 15-20 18-24 11-30 18Z"/><circle class="kc" cx="-8" cy="-5" r="9"/><path class="k" d="M14 2C22 10 22 20 16 28M26-2C33 8 32 20 27 27"/>',
  coin: '<circle r="44"/>',
  die: '<rect x="-38" y="-38" width="76" height="76" rx="14"/><circle class="kc" cx="-16" cy="-16" r="8"/><circle class="kc" cx="16" cy="16" r="8"/><circle class="kc" r="8"/>',
  hourglass:
    '<path d="M-28-42H28V-34H22C22-14 8-8 4 0 8 8 22 14 22 34H28V42H-28V34H-22C-22 14-8 8-4 0-8-8-22-14-22-34H-28Z"/><path class="k" d="M-12 30C-4 20 4 20 12 30M0 4V18"/>',
  undo: '<path class="o w" d="M-14 30H10A24 24 0 0 0 10-18H-26"/><path d="M-44-18-20-40V4Z"/>',
  book: '<path fill-rule="evenodd" d="M-42-32C-26-38-10-36 0-28 10-36 26-38 42-32V32C26 26 10 28 0 36-10 28-26 26-42 32ZM-4-20C-12-26-24-27-34-24V22C-24 20-12 21-4 26ZM4-20V26C12 21 24 20 34 22V-24C24-27 12-26 4-20Z"/>',
  help: '<path class="o w" d="M-20-16C-20-46 24-44 22-16 20 2 0 0 0 18"/><circle cy="36" r="7"/>',
  cog: '<path fill-rule="evenodd" d="M29.3 -6.4L43.6 -6.1L43.6 6.1L29.3 6.4L25.2 16.2L35.2 26.5L26.5 35.2L16.2 25.2L6.4 29.3L6.1 43.6L-6.1 43.6L-6.4 29.3L-16.2 25.2L-26.5 35.2L-35.2 26.5L-25.2 16.2L-29.3 6.4L-43.6 6.1L-43.6 -6.1L-29.3 -6.4L-25.2 -16.2L-35.2 -26.5L-26.5 -35.2L-16.2 -25.2L-6.4 -29.3L-6.1 -43.6L6.1 -43.6L6.4 -29.3L16.2 -25.2L26.5 -35.2L35.2 -26.5L25.2 -16.2ZM0-14A14 14 0 1 0 .1-14Z"/>',
  purse:
    '<path d="M-14-40 0-33 14-40 10-24H-10Z"/><path d="M-11-18H11C34-4 42 14 36 30 30 44-30 44-36 30-42 14-34-4-11-18Z"/>',
  flag: '<path d="M-26-44H-18V44H-26Z"/><path d="M-14-40C6-52 16-30 38-40V-2C16 8 6-14-14-4Z"/>',
  hand: '<circle cx="-12" cy="14" r="26"/><circle class="ko" cx="12" cy="-10" r="26"/>',
  eye: '<path fill-rule="evenodd" d="M-46 0C-26-32 26-32 46 0 26 32-26 32-46 0ZM0-18A18 18 0 1 0 .1-18Z"/><circle r="9"/>',
  chat: '<path d="M-42-34H42V20H2L-20 42V20H-42Z"/><path class="k" d="M-24-14H24M-24 4H10"/>',
  close: '<path class="o w" d="M-28-28 28 28M28-28-28 28"/>',
  plus: '<path class="o w" d="M0-30V30M-30 0H30"/>',
  minus: '<path class="o w" d="M-30 0H30"/>',
  fit: '<path class="o w" d="M-40-16V-40H-16M16-40H40V-16M40 16V40H16M-16 40H-40V16"/>',
  play: '<path d="M-26-40 40 0-26 40Z"/>',
  pause: '<path d="M-30-38H-8V38H-30ZM8-38H30V38H8Z"/>',
  next: '<path d="M-34-36 14 0-34 36ZM20-36H34V36H20Z"/>',
  back: '<path d="M34-36-14 0 34 36ZM-20-36H-34V36H-20Z"/>',
  skip: '<path d="M-42-34-4 0-42 34ZM0-34 38 0 0 34Z"/>',
  link: '<path class="o w" d="M-8 14-20 26C-34 38-50 20-38 8L-20-10C-10-20 4-14 8-4M8-14 20-26C34-38 50-20 38-8L20 10C10 20-4 14-8 4"/>',
  share:
    '<circle cx="-28" r="13"/><circle cx="26" cy="-28" r="13"/><circle cx="26" cy="28" r="13"/><path class="o" d="M-28 0 26-28M-28 0 26 28"/>',
  search: '<circle class="o w" cx="-8" cy="-8" r="26"/><path class="o w" d="M12 12 40 40"/>',
  crown: '<path d="M-42-26-20-4 0-40 20-4 42-26 32 24H-32Z"/><path d="M-32 30H32V40H-32Z"/>',
  home: '<path d="M-46 2 0-40 46 2H34V42H10V16H-10V42H-34V2Z"/>',
  people:
    '<circle cx="-16" cy="-20" r="15"/><path d="M-44 36C-44 2 12 2 12 36Z"/><circle cx="22" cy="-14" r="12"/><path d="M18 36C18 20 14 10 10 6 24-4 46 8 46 36Z"/>',
  wifi: '<path class="o w" d="M-40-10C-18-32 18-32 40-10M-24 8C-10-6 10-6 24 8"/><circle cy="26" r="8"/>',
  down: '<path class="o w" d="M-30-14 0 16 30-14"/>',
  right: '<path class="o w" d="M-14-30 16 0-14 30"/>',
  left: '<path class="o w" d="M14-30-16 0 14 30"/>',
  check: '<path class="o w" d="M-34 2-10 28 36-28"/>',
  story: '<path d="M-34-42H26L38-30V42H-34Z"/><path class="k" d="M-18-20H20M-18 0H20M-18 20H8"/>',
  lock: '<path d="M-30-4H30V42H-30Z"/><path class="o w" d="M-18-4V-20C-18-46 18-46 18-20V-4"/>',
  bot: '<path d="M-34-20H34V34H-34Z"/><path class="o" d="M0-22V-40"/><circle cy="-42" r="6"/><circle class="kc" cx="-14" cy="2" r="7"/><circle class="kc" cx="14" cy="2" r="7"/><path class="k" d="M-14 20H14"/>',
  download: '<path class="o w" d="M0-42V16M-24-6 0 18 24-6M-36 38H36"/>',
};
