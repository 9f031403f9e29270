// A fight on screen, beat by beat: what the update told, before its snapshot is taken.

import type { Speed } from '../../ui/settings.svelte';
import { pause } from '../../ui/state.svelte';
import type { Combat, Events, Told, View } from '../types';
import { after, type Beat, beatsOf, type Picture, pictureOf } from './fight';

const calm: Record<Beat['kind'], number> = {
  round: 350,
  attack: 350,
  roll: 480,
  reroll: 620,
  change: 480,
  place: 650,
  fell: 520,
  struck: 900,
  said: 420,
};

export class FightShow {
  picture = $state.raw<Picture | null>(null);
  caption = $state('');
  // The fight of an update that began, and perhaps ended, within it.
  ghost = $state.raw<Combat | null>(null);
  lines = $state.raw<string[]>([]);

  async play(
    told: Told[],
    view: View,
    speed: Speed,
    say: (told: Told) => string,
    hurried: () => boolean,
  ): Promise<void> {
    const begins = told.find((e) => e.event === 'combat-began');
    if (begins) this.lines = [];
    const beats = beatsOf(told);
    if (!beats.length) return;
    const begun = begins && ghostOf(begins, view);
    if (begun && speed !== 'off') this.ghost = begun;
    const fight = begun ?? view.combat;
    if (!fight) return;
    let picture = pictureOf(fight, view.characters);
    for (const beat of beats) {
      picture = after(picture, beat);
      const line = say(beat.told);
      if (line) this.lines = [...this.lines, line];
      if (speed === 'off' || hurried()) continue;
      this.picture = picture;
      if (line) this.caption = line;
      await pause(calm[beat.kind] / (speed === 'calm' ? 1 : 3));
    }
    this.picture = this.ghost = null;
    this.caption = '';
  }
}

function ghostOf(told: Events['combat-began'], view: View): Combat {
  const who = view.characters.find((c) => c.id === told.who);
  const nobody = { damage: 0, defense: 0, attrition: 0, armor: 0 };
  const against = told.foe === 'overlord' ? view.overlord.name : told.creature;
  return {
    kind: told.foe,
    against,
    creature: told.creature,
    region: told.region,
    side: who?.faction ?? 'alliance',
    round: 0,
    stage: 1,
    in: who ? [who.id] : [],
    boxes: { alliance: nobody, horde: nobody },
  };
}
