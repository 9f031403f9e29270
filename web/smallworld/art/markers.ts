// The five artifacts and the seven legendary places.
// Silhouettes in a box from -50 to 50 in currentColor; see emblem.ts for the classes.

export const markers: Record<string, string> = {
  aegis:
    '<path fill-rule="evenodd" d="M0-46 38-30C40 6 28 32 0 46-28 32-40 6-38-30ZM0-30V30C16 20 24 4 24-20Z"/>',
  ashes:
    '<path d="M0-46C20-30 30-6 26 14 40 4 40-8 38-18 50 10 34 44 0 46-34 44-50 10-38-18-40-8-40 4-26 14-30-6-20-30 0-46Z"/><path class="kc" d="M0-4C10 8 14 17 10 27 6 35-6 35-10 27-14 17-10 8 0-4Z"/>',
  doomhammer:
    '<path d="M-42-44H42L35-28 42-10H-42L-35-28Z"/><path d="M-7-8H7V46H-7Z"/><path class="k" d="M-15-39V-15M15-39V-15"/>',
  frostmourne:
    '<path d="M0-50 9-38V12H-9V-38Z"/><path d="M-28 10C-12 16 12 16 28 10L22 23C8 19-8 19-22 23Z"/><path d="M-4 20H4V38H-4Z"/><circle cy="42" r="7"/><path class="k" d="M0-38V4"/>',
  heart:
    '<path d="M0 44C-40 14-46-8-36-26-26-42-8-38 0-24 8-38 26-42 36-26 46-8 40 14 0 44Z"/><path class="k" d="M-21-12 0 8 21-12M0 8V32"/>',
  battleground:
    '<path class="o" d="M-30 44 22-40M30 44-22-40"/><path d="M24-48C34-44 40-32 47-34L35-8C26-6 20-14 11-22ZM-24-48C-34-44-40-32-47-34L-35-8C-26-6-20-14-11-22Z"/>',
  'dark-portal':
    '<path fill-rule="evenodd" d="M-42 44V-14C-36-36-18-46 0-46 18-46 36-36 42-14V44H24V-6C20-20 12-28 0-28-12-28-20-20-24-6V44Z"/><path class="o" d="M-10 32C-14 6 14 0 8-10 4-16-6-14-6-6M10 32C12 22 8 14 2 14"/>',
  karazhan:
    '<path d="M-14 44-10-20-18-24-12-30V-38L0-50 12-38V-30L18-24 10-20 14 44Z"/><path d="M-32 44-27 6-17 2V44ZM32 44 27 6 17 2V44Z"/><path class="k" d="M0-26V-16M0 0V9M0 24V33"/>',
  'lights-hope-chapel':
    '<path d="M-34 44V6L0-18 34 6V44H11V26C11 14-11 14-11 26V44Z"/><path class="o w" d="M0-22V-46M-11-37H11"/>',
  'meeting-stone':
    '<path d="M-16 38C-22 0-14-34 4-48 18-32 22 4 18 38Z"/><path d="M-42 46C-38 35 38 35 42 46Z"/><path class="k" d="M1-24 9-9 1 6-7-9ZM1 6V24"/>',
  'spirit-healer':
    '<circle cy="-36" r="10"/><path d="M-8-22H8L17 46H-17Z"/><path d="M-12-18C-34-40-48-24-48 6-36-2-24-2-12 8ZM12-18C34-40 48-24 48 6 36-2 24-2 12 8Z"/>',
  'well-of-eternity':
    '<path fill-rule="evenodd" d="M0-36A44 30 0 1 0 .1-36ZM0-22A30 17 0 1 1-.1-22Z"/><path class="o" d="M-17-5C-12-11-6-1 0-5 6-11 12-1 17-5M-40 12C-38 34-20 44 0 44 20 44 38 34 40 12"/>',
};
