/**
 * Ready-made rosters for an immediate battle: troops and leaders, and at 650 points also magic users. Each roster is legal, costs
 * within 15 points of its size, and uses only types that its list certainly allows. A test checks this.
 */
import type { Roster, RosterCharacter, RosterUnit } from './roster.ts';

export interface ReadyRoster {
  readonly id: string;
  /** Advice for playing the army, in one sentence. */
  readonly says: string;
  readonly roster: Roster;
}

const many = (count: number, type: string, ...options: readonly string[]): readonly RosterUnit[] =>
  Array.from({ length: count }, () => (options.length > 0 ? { type, options } : { type }));
const withUnit = (number: number, type: string): readonly RosterUnit[] => [{ type, with: number }];

const general = (number: number, ...more: readonly string[]): RosterCharacter => ({ has: ['general', ...more], with: number });
const subCommander = (number: number): RosterCharacter => ({ has: ['sub-commander'], bonuses: '1-2', with: number });
const magician = (number: number, grade: string): RosterCharacter => ({ has: [grade], with: number });
const hero = (number: number, ...more: readonly string[]): RosterCharacter => ({
  has: ['hero', ...more],
  bonuses: '1-1',
  with: number,
});

const ready = (
  army: string,
  size: number,
  name: string,
  says: string,
  characters: readonly RosterCharacter[],
  ...units: readonly (readonly RosterUnit[])[]
): ReadyRoster => ({ id: `${army}-${size}`, says, roster: { name, army, size, units: units.flat(), characters } });

export const readyRosters: readonly ReadyRoster[] = [
  ready(
    'elves-high',
    500,
    'The Silver Tithe',
    'A short wall of pikes, two volleys to thin whatever comes, and one charge kept for the end.',
    [general(1)],
    many(1, 'pikes', 'elite-1-1-0'),
    many(3, 'pikes'),
    many(2, 'longbows', 'elite-0-1-1'),
    many(1, 'knights'),
  ),
  ready(
    'hill-dwarves',
    500,
    'The Toll of Greyfell',
    'Slow, stubborn infantry that shoots until the enemy comes closer.',
    [general(1), hero(2)],
    many(1, 'handweapons', 'elite-1-1-0'),
    many(3, 'handweapons'),
    many(2, 'spears'),
    many(1, 'crossbow-handgun'),
    withUnit(7, 'light-artillery'),
    many(1, 'heavy-artillery'),
  ),
  ready(
    'steppe',
    500,
    'Riders of the Ninth Wind',
    'All mounted: shoot, ride away, and charge where the enemy line has broken up.',
    [general(1), hero(3)],
    many(2, 'light-cavalry', 'bows', 'elite-0-1-1'),
    many(4, 'light-cavalry', 'bows'),
    many(1, 'heavy-chariots'),
  ),
  ready(
    'norse',
    500,
    'The Longest Winter',
    'Most units throw axes and then charge. Do not let the enemy demoralize them first.',
    [general(1)],
    many(2, 'handweapons', 'elite-1-1-0', 'throwing', 'barbarian'),
    many(4, 'handweapons', 'throwing', 'barbarian'),
    many(2, 'spears', 'barbarian'),
    many(1, 'mobs'),
  ),
  ready(
    'undead',
    650,
    'The Lower Court',
    'These undead know no fear, and the general turns fallen enemies into more undead.',
    [general(1, 'necromancer-3')],
    many(4, 'spears', 'undead'),
    many(4, 'handweapons', 'undead'),
    many(2, 'longbows', 'undead'),
    many(1, 'mounted', 'undead'),
  ),
  ready(
    'egyptian',
    650,
    'The House of Reeds',
    'Spears in the middle, bows on both flanks, and a wizard who saves his points for one decisive spell.',
    [general(1), magician(2, 'wizard-2')],
    many(4, 'spears'),
    many(3, 'handweapons'),
    many(2, 'longbows'),
    many(2, 'light-cavalry', 'bows'),
    many(1, 'mobs'),
  ),
  ready(
    'elves-wood',
    650,
    'The Antlered Watch',
    'Many bows, and a druid whose spells keep the enemy from reaching them.',
    [general(1), magician(2, 'druid-3')],
    many(1, 'spears', 'elite-1-1-0'),
    many(3, 'spears'),
    many(4, 'longbows'),
    many(1, 'rangers'),
  ),
  ready(
    'samurai',
    650,
    'The House of Two Lamps',
    'The wizard destroys enemy units, the cleric keeps the army’s own units fighting, and the mobs gain time for both.',
    [general(1), magician(2, 'wizard-2'), magician(3, 'cleric-2')],
    many(1, 'handweapons', 'elite-1-1-0'),
    many(5, 'handweapons'),
    many(1, 'beastmen'),
    many(6, 'mobs'),
  ),
  ready(
    'roman',
    750,
    'The Legion of the Low Road',
    'Four elite cohorts attack, and the rest of the army protects their flanks.',
    [general(1), hero(5)],
    many(4, 'handweapons', 'elite-1-1-0', 'throwing'),
    many(4, 'handweapons'),
    many(1, 'spears'),
    many(3, 'light-cavalry', 'throwing'),
    many(2, 'skirmishers'),
    withUnit(5, 'skirmishers'),
    withUnit(6, 'skirmishers'),
  ),
  ready(
    'acw-north',
    750,
    'The Bridge Brigade',
    'Muskets in line, artillery between them, and dragoons who dismount to hold the ground that they take.',
    [general(1), hero(3)],
    many(5, 'muskets'),
    many(1, 'dragoons'),
    many(2, 'light-cavalry', 'bows'),
    many(5, 'mobs'),
    withUnit(2, 'light-artillery'),
    withUnit(4, 'light-artillery'),
    many(1, 'heavy-artillery'),
  ),
  ready(
    'hittite',
    750,
    'The Thousand Wheels',
    'Six chariots charge together and decide the battle, while the spears hold the line.',
    [general(1), subCommander(9)],
    many(2, 'heavy-chariots', 'elite-1-1-0'),
    many(4, 'heavy-chariots'),
    many(2, 'light-cavalry', 'bows'),
    many(7, 'spears'),
  ),
  ready(
    'greek',
    750,
    'The Bronze Grove',
    'A deep front of pikes and spears that only moves forward, with slingers in front to harass the enemy.',
    [general(1), hero(7)],
    many(3, 'pikes', 'elite-1-1-0'),
    many(3, 'pikes'),
    many(7, 'spears'),
    many(4, 'mobs', 'throwing'),
  ),
  ready(
    'orc-goblin',
    1000,
    'Every Last Tooth',
    'A little of everything, and two small monsters for the decisive charge.',
    [general(1), hero(3, 'beastmaster')],
    many(2, 'handweapons', 'elite-2-0-0'),
    many(3, 'handweapons'),
    many(3, 'spears'),
    many(2, 'pikes'),
    many(5, 'mobs'),
    many(3, 'skirmishers'),
    many(2, 'heavy-cavalry'),
    many(2, 'light-cavalry', 'throwing'),
    many(1, 'heavy-chariots'),
    many(2, 'small-monsters'),
    withUnit(3, 'light-artillery'),
  ),
  ready(
    'persians',
    1000,
    'The Gathering of Satraps',
    'A huge army of mobs around a few units that fight well.',
    [general(1), subCommander(10), hero(12)],
    many(3, 'spears', 'elite-1-1-0'),
    many(6, 'spears'),
    many(2, 'pikes'),
    many(2, 'beastmen', 'elite-1-1-0'),
    many(4, 'light-cavalry', 'bows'),
    many(12, 'mobs'),
  ),
  ready(
    'renaissance',
    1000,
    'The Guild of Ropes',
    'Pikes and muskets hold the middle, knights wait behind a flank, and a battlewagon goes where the enemy is weak.',
    [general(1), hero(3), hero(14)],
    many(2, 'pikes', 'elite-1-1-0'),
    many(3, 'pikes'),
    many(4, 'muskets'),
    many(2, 'crossbow-handgun'),
    many(2, 'heavy-cavalry'),
    many(2, 'knights'),
    many(1, 'battlewagons'),
  ),
  ready(
    'chaos',
    1000,
    'The Unquiet Banner',
    'A general who is a superhero, monsters beside him, and infantry that rallies easily.',
    [general(1, 'superhero'), hero(3, 'beastmaster')],
    many(2, 'handweapons', 'elite-2-0-0'),
    many(4, 'handweapons', 'mutation-rally'),
    many(3, 'handweapons'),
    many(1, 'knights', 'elite-2-0-0'),
    many(2, 'knights'),
    many(3, 'small-monsters'),
    many(1, 'large-monsters'),
  ),
];

const byId = new Map(readyRosters.map((each) => [each.id, each]));

export const readyRosterOf = (id: string): ReadyRoster | undefined => byId.get(id);
