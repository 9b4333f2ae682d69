/** Three battles after the first one, each with more rules: only troops; leaders and shooting; magic. */

import { loadChapters, readyFor } from '../../../../engine/fr3/battle/chapters/loading.ts';
import type { BattleEvent } from '../../../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../../../engine/fr3/battle/ruleset.ts';
import { setupOfText } from '../../../../engine/fr3/battle/scenarios/scenario.ts';
import type { Setup } from '../../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import type { LevelId } from '../../../../engine/kernel/opponent/levels.ts';
import type { Read } from '../../../../engine/kernel/ruleset.ts';
import { begun } from '../../course.ts';
import type { Opened } from '../../saved/saved.ts';

export interface GradedBattle {
  readonly id: string;
  readonly title: string;
  /** What is new in this battle, in a sentence. */
  readonly about: string;
  readonly against: LevelId;
  readonly text: string;
}

export const gradedBattles: readonly GradedBattle[] = [
  {
    id: 'troops',
    title: 'Battle 1: troops',
    about: 'Spears, pikes and cavalry fight without shooting and without leaders. Your opponent is the Recruit.',
    against: 'recruit',
    text: `
table 36x24
terrain woods 5,10 8,9 10,11 9,14 6,14.5
terrain hill 25,11 28.5,10.5 30,13 27.5,15 24.5,14
army A "The Bridge Company"
army B "The Mill Company"
A1 spears*3 12,6 N
A4 pikes*2 19,6 N
A6 handweapons*2 24.5,6 N
A8 heavy-cavalry*2 30.5,6 N
B1 handweapons*3 12,18 S
B4 spears*3 19,18 S
B7 heavy-cavalry*2 28.5,18 S
B9 mobs 6,18 S
first A
turns 7
`,
  },
  {
    id: 'leaders',
    title: 'Battle 2: leaders and shooting',
    about:
      'The general’s group moves without using the clock, heroes help their units, and bows and a cannon shoot. Your opponent is the Sergeant.',
    against: 'sergeant',
    text: `
table 36x30
terrain woods 4,12 8,11 10,14 8.5,17 4.5,16.5
terrain rough 17,14 20,13 21.5,15.5 19,17
terrain hill 26,13.5 30,13 31,16 28,18 25.5,16.5
army A "The Harbor Guard"
army B "The Moor Riders"
A1 longbows*2 8,6 N
A3 spears*3 14,6 N
A6 handweapons*2 20,6 N
A8 knights*2 28,6 N
A10 heavy-artillery 24.5,6 N
A11 general-2-2 with A4 "The Captain of the Guard"
A12 hero-1-1 with A8
B1 crossbow-handgun*2 11,24 S
B3 handweapons*3 17.5,24 S
B6 beastmen*2 24,24 S
B8 light-cavalry*2 31,24 S
B10 heavy-cavalry*2 5.5,24 S
B12 general-2-2 with B4 "The Old Fox"
B13 hero-1-1 with B10
first A
turns 8
`,
  },
  {
    id: 'magic',
    title: 'Battle 3: magic',
    about: 'A wizard on each side. Spells cost points, and the other side may bid against them. Your opponent is the Captain.',
    against: 'greedy',
    text: `
table 36x30
terrain woods 13,13 17,12 19,15 16.5,17.5 13,16.5
terrain marsh 26,14 29.5,13.5 30.5,16.5 27,17.5
army A "The Moon Court"
army B "The Bone Tithe"
A1 spears*3 11,6 N
A4 handweapons*3 18,6 N
A7 longbows*2 24.5,6 N
A9 knights*2 30.5,6 N
A11 general-2-2 with A2 "The Queen"
A12 individual with A5 magic=wizard-2 "The Star Reader"
B1 handweapons*3 11,24 S
B4 spears*3 18,24 S
B7 crossbow-handgun*2 25,24 S
B9 heavy-cavalry*2 5.5,24 S
B11 general-2-2 with B2 "The Tithe Master"
B12 individual with B5 magic=wizard-2 "The Ash Reader"
first A
turns 8
`,
  },
];

type Fr3Opened = Opened<Setup, State, Action, BattleEvent>;

/** One of these three battles, newly begun, with the player on side A. */
export async function gradedBattle(id: string, seed: number): Promise<Read<Fr3Opened>> {
  const found = gradedBattles.find((each) => each.id === id);
  if (!found) {
    const known = gradedBattles.map((each) => each.id).join(', ');
    return { ok: false, because: `There is no lesson battle “${id.slice(0, 40)}”. The lesson battles are: ${known}.`, rules: [] };
  }
  // If the text contains magic, it needs chapters that a battle of simple troops does not load.
  await loadChapters('reading', 'catalogue');
  const setup = setupOfText(found.text);
  if (!setup.ok) return setup;
  await readyFor(setup.value);
  return {
    ok: true,
    value: {
      battle: { name: found.title, seats: { A: 'person', B: found.against }, seed, setup: setup.value },
      course: begun(fr3Battle, setup.value, seed),
    },
  };
}
