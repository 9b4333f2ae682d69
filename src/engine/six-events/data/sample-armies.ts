/**
 * Four small armies (six-events.sample-set.armies). The armies are our own, because the text has no stat lines. The fields are
 * those that the rules use (six-events.turn.stat-line-missing).
 */
import type { FighterKind, Mount, TroopType } from './fighter-kinds.ts';
import { movement } from './figures/movement.ts';
import { ranged } from './figures/ranged.ts';
import type { casters } from './spells.ts';

export interface StatLine {
  readonly name: string;
  readonly is: FighterKind;
  /** The number of models at full strength; 1 for a single figure. */
  readonly models: number;
  readonly armor: number;
  readonly mount: Mount;
  /** The movement in inches per turn. */
  readonly move: number;
  readonly flies?: true;
  /** For a single figure: its dice in melee, its dice when shooting, and the hits that it can take. */
  readonly prowess?: number;
  readonly ranged?: number;
  readonly vitality?: number;
  /** The range of its missile weapon in inches; the field is missing if it has none. */
  readonly range?: number;
  readonly rank?: number;
  readonly caster?: (typeof casters)[number]['id'];
  readonly magic?: number;
  readonly leads?: 'commander' | 'leader';
  /** The troop type of a character or war machine. */
  readonly type?: TroopType;
}

/** A unit of troops with this many models and this Armor. */
const troops = (
  name: string,
  is: TroopType,
  models: number,
  armor: number,
  mount: Mount,
  move: number,
  more: Pick<StatLine, 'range' | 'flies'> = {},
): StatLine => ({ name, is, models, armor, mount, move, ...more });

/** A single figure with this many melee dice and this Vitality. */
const single = (
  name: string,
  is: FighterKind,
  prowess: number,
  vitality: number,
  armor: number,
  move: number,
  more: Partial<StatLine> = {},
): StatLine => ({ name, is, models: 1, armor, mount: 'foot', move, prowess, vitality, ...more });

const bow = { range: ranged.range } as const;
const { infantry, infantryKnights, cavalry, cavalryKnights, cavalryHeavyMounts, character, wraiths, smallDragons } = movement;

export interface SampleArmy {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly units: readonly StatLine[];
}

const army = (id: string, name: string, ...units: readonly StatLine[]): SampleArmy => ({
  id,
  name,
  rule: `six-events.sample-set.${id}`,
  units,
});

/** Every army has 40 to 50 points of models and Vitality, one commander, one caster and one creature or engine. */
export const sampleArmies: readonly SampleArmy[] = [
  army(
    'causeway',
    'The Wardens of the Causeway',
    troops('Dyke hands', 'peasant', 12, 1, 'foot', infantry),
    troops('Wardens', 'yeoman', 10, 2, 'foot', infantry),
    troops('Reed archers', 'yeoman', 8, 1, 'foot', infantry, bow),
    troops('Toll riders', 'knight', 5, 3, 'standard', cavalryKnights),
    single('Sluice gun', 'war-machine', 1, 4, 2, 4, { ranged: 3, range: 24, type: 'yeoman' }),
    single('Lord Warden', 'character', 4, 5, 3, character, { mount: 'standard', type: 'knight', leads: 'commander' }),
    single('Canoness', 'character', 2, 4, 2, character, { leads: 'leader', caster: 'priest', magic: 5, rank: 3 }),
  ),
  army(
    'barrow',
    'The Lantern Barrow',
    troops('The old levy', 'peasant', 14, 1, 'foot', infantry),
    troops('Grave guard', 'knight', 8, 3, 'foot', infantryKnights),
    troops('Wraiths', 'yeoman', 5, 2, 'foot', wraiths, { flies: true }),
    single('The bone wain', 'creature', 5, 8, 2, 8),
    single('The lamplighter', 'character', 3, 5, 2, character, { leads: 'commander', caster: 'necromancer', magic: 7, rank: 4 }),
    single('The last abbot', 'character', 4, 5, 3, character, { leads: 'leader', type: 'knight' }),
  ),
  army(
    'antler',
    'The Antler Court',
    troops('Beaters', 'peasant', 10, 1, 'foot', infantry),
    troops('Wood archers', 'yeoman', 10, 1, 'foot', infantry, bow),
    troops('Wolf riders', 'yeoman', 6, 2, 'standard', cavalry),
    troops('Elk guard', 'knight', 4, 2, 'large', cavalryKnights),
    single('The walking oak', 'creature', 5, 9, 3, 6),
    single('The stag king', 'character', 4, 5, 2, character, { mount: 'large', type: 'knight', leads: 'commander' }),
    single('The owl mother', 'character', 2, 4, 1, character, { leads: 'leader', caster: 'shaman', magic: 6, rank: 3 }),
  ),
  army(
    'ember',
    'The Ember Clans',
    troops('Colliers', 'peasant', 10, 1, 'foot', infantry),
    troops('Forge guard', 'knight', 10, 3, 'foot', infantryKnights),
    troops('Boar riders', 'yeoman', 5, 2, 'very-large', cavalryHeavyMounts),
    single('A small dragon', 'creature', 5, 8, 3, smallDragons, { flies: true, ranged: 3, ...bow }),
    single('The thane', 'character', 5, 5, 4, character, { type: 'knight', leads: 'commander' }),
    single('The soot witch', 'character', 2, 4, 1, character, { leads: 'leader', caster: 'wizard', magic: 6, rank: 3 }),
  ),
];

export const sampleArmyOf = (id: string): SampleArmy | undefined => sampleArmies.find((each) => each.id === id);
