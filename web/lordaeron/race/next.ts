// The next level of a character: how far it is, and what it brings.

import type { Card, Character, Content } from '../types';

export interface Next {
  level: number;
  left: number; // experience to it
  part: number; // of the way, in percent
  health: number; // more than now
  energy: number;
  talents: Card[]; // new to choose from
  powers: Card[]; // new to learn
}

export function nextLevel(one: Character, content: Content): Next | null {
  const { level = 0, xp, class: id } = one;
  const [from, to] = [content.levels[level - 1], content.levels[level]];
  const sheet = content.classes.find((c) => c.id === id);
  if (!sheet || from === undefined || to === undefined) return null;
  const more = (by: number[]) => by[level] - by[level - 1];
  const brings = (kind: Card['kind']) =>
    content.cards.filter((c) => c.kind === kind && c.class === id && c.level === level + 1);
  return {
    level: level + 1,
    left: to - xp,
    part: Math.round((100 * (xp - from)) / (to - from)),
    health: more(sheet.health),
    energy: more(sheet.energy),
    talents: brings('talent'),
    powers: brings('power'),
  };
}
