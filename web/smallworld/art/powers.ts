// The badges of the twenty special powers.
// Silhouettes in a box from -50 to 50 in currentColor; see emblem.ts for the classes.

export const powers: Record<string, string> = {
  archaeologist:
    '<path d="M-10-44H10V-36H6V-28C26-22 30 4 18 24L12 40H-12L-18 24C-30 4-26-22-6-28V-36H-10Z"/><path class="o" d="M-10-32C-30-34-34-14-24-6M10-32C30-34 34-14 24-6"/><path class="k" d="M-20-4-10 5 0-4 10 5 20-4"/>',
  'battle-master':
    '<path d="M-40-42-28-40 16 14 24 6 30 12 20 22 34 36 27 42 14 28 4 38-2 32 8 22-38-30Z"/><path d="M40-42 28-40 8-15 17-5 38-30ZM-7 4-16 14-24 6-30 12-20 22-34 36-27 42-14 28-4 38 2 32-8 22 2 13Z"/>',
  'beast-master':
    '<path d="M0 0C16 0 30 16 26 30 22 40 10 34 0 34-10 34-22 40-26 30-30 16-16 0 0 0Z"/><ellipse cx="-30" cy="-4" rx="9" ry="13" transform="rotate(-20 -30 -4)"/><ellipse cx="-12" cy="-25" rx="9" ry="14"/><ellipse cx="12" cy="-25" rx="9" ry="14"/><ellipse cx="30" cy="-4" rx="9" ry="13" transform="rotate(20 30 -4)"/>',
  blacksmith:
    '<g transform="rotate(-28)"><path d="M-34-42H20L36-30V-18H-34Z"/><path d="M-9-14H5L7 46H-11Z"/></g>',
  championing:
    '<path d="M-42-26-20-4 0-40 20-4 42-26 32 24H-32Z"/><path d="M-32 30H32V40H-32Z"/><circle class="kc" cy="10" r="6"/>',
  defensive:
    '<path d="M-22 44-16-8H16L22 44Z"/><path d="M-27-8H27L22-22H-22Z"/><path d="M-30-24 0-48 30-24Z"/><path class="k" d="M-8 42V22H8V42"/>',
  enraged:
    '<path fill-rule="evenodd" d="M4-48C8-30 26-22 28 2 34-4 34-12 32-20 44-2 44 40 0 44-44 40-44-2-26-26-26-14-22-8-16-6-18-24-6-34 4-48ZM-24 8-6 17-19 24ZM24 8 6 17 19 24Z"/>',
  explorer:
    '<path fill-rule="evenodd" d="M0-46 9-9 46 0 9 9 0 46-9 9-46 0-9-9ZM0-7A7 7 0 1 0 .1-7Z"/><path class="o" d="M-26-26-18-18M26-26 18-18M26 26 18 18M-26 26-18 18"/>',
  farmer:
    '<path d="M-32 42 10-32 18-28-24 46Z"/><path d="M12-36C-14-50-38-40-44-18-30-32-10-32 8-24Z"/><path class="o" d="M30 42V-2"/><path d="M30-16C36-10 36-4 30 2 24-4 24-10 30-16ZM32 8C40 2 46 6 46 13 38 18 34 16 32 8ZM28 8C20 2 14 6 14 13 22 18 26 16 28 8Z"/>',
  fishing:
    '<path fill-rule="evenodd" d="M-40 2C-24-24 8-26 22-4L42-20C38-6 38 8 42 22L22 8C8 28-24 28-40 2ZM-24-6A4 4 0 1 0-23.9-6Z"/>',
  garrisoned:
    '<path d="M-32-36H-18V-24H-7V-36H7V-24H18V-36H32V-8H24V38H9V18C9 6-9 6-9 18V38H-24V-8H-32Z"/>',
  herbalist:
    '<path d="M0 44C-4 20 0 8 0-2-22 0-36-14-36-34-14-34 0-24 2-8 6-24 18-34 36-32 36-14 24-2 6 0 5 12 6 26 8 44Z"/><path d="M-2 26C-18 28-28 20-30 8-16 8-6 14-2 26Z"/>',
  intimidating:
    '<path fill-rule="evenodd" d="M-46-22C-20-34 20-34 46-22 48 10 26 36 0 42-26 36-48 10-46-22ZM-34-8-25 12-16-8-8 14 0-8 8 14 16-8 25 12 34-8C10-17-10-17-34-8Z"/>',
  marshdweller:
    '<path d="M-30-30A13 13 0 0 1-8-24C-3-26 3-26 8-24A13 13 0 0 1 30-30C36-22 34-14 30-10 42 6 36 30 0 32-36 30-42 6-30-10-34-14-36-22-30-30Z"/><circle class="kc" cx="-20" cy="-21" r="5"/><circle class="kc" cx="20" cy="-21" r="5"/><path class="k" d="M-24 6C-10 17 10 17 24 6"/>',
  mining:
    '<g transform="rotate(35)"><path d="M-46-12C-24-44 24-44 46-12 26-26 14-27 6-27L7 46H-7L-6-27C-14-27-26-26-46-12Z"/></g>',
  mountaineer:
    '<path d="M-44 32-14-30 4 2 15-14 44 32Z"/><path class="k" d="M-24-8-15-2-9-12-2-6M8-2 14 2 20-4"/>',
  'portal-mage':
    '<path class="o w" d="M0-38A38 38 0 1 1-36-10"/><path class="o w" d="M-22 10A24 24 0 1 1 4 24"/><circle r="9"/>',
  ranger:
    '<path class="o w" d="M-16-42C30-30 30 30-16 42"/><path class="o" d="M-16-42-24 0-16 42" stroke-width="3"/><path class="o" d="M-40 0H30"/><path d="M46 0 24-11V11Z"/><path d="M-46-10-34 0-46 10-36 10-26 0-36-10Z"/>',
  sailing:
    '<path d="M-40 14H40L27 36H-27Z"/><path d="M3-42C30-28 32-6 28 8H3Z"/><path d="M-5-34-29 8H-5Z"/>',
  'swamp-walker':
    '<path d="M-14-46H14V2C28 6 42 9 43 24H-14Z"/><path d="M-14 29H43V38H-14Z"/><path class="o" d="M-32 42C-32 12-36-4-40-18M-24 42C-26 16-25 4-28-10"/>',
};
