/**
 * Unit types that can get flying, swimming or burrowing, and those that have one from the start. All types that are not listed
 * stay on the surface. Each type's own page has the rules.
 */
import type { Fr3RuleId } from '../rule-ids.ts';

export const levels = ['surface', 'flying', 'swimming', 'burrowing'] as const;
export type Level = (typeof levels)[number];
type OffSurface = Exclude<Level, 'surface'>;

const all = ['flying', 'swimming', 'burrowing'] as const;
const overAndUnder = ['flying', 'swimming'] as const;

interface LevelRow {
  readonly levels: readonly OffSurface[];
  readonly rule: Fr3RuleId;
  /** Units of this type can use the level without paying for it. */
  readonly innate?: true;
}

export const offSurface: Readonly<Record<string, LevelRow>> = {
  beastmen: { levels: all, rule: 'fr3.infantry.beastmen-levels' },
  militia: { levels: overAndUnder, rule: 'fr3.infantry.militia-levels' },
  mobs: { levels: all, rule: 'fr3.infantry.mobs-levels' },
  handweapons: { levels: all, rule: 'fr3.infantry.handweapons-spears-levels' },
  spears: { levels: all, rule: 'fr3.infantry.handweapons-spears-levels' },
  rangers: { levels: all, rule: 'fr3.infantry.rangers-levels' },
  skirmishers: { levels: all, rule: 'fr3.infantry.skirmishers-levels' },
  'heavy-chariots': { levels: overAndUnder, rule: 'fr3.cavalry.heavy-chariots-levels' },
  knights: { levels: overAndUnder, rule: 'fr3.cavalry.knights-heavy-cavalry-levels' },
  'heavy-cavalry': { levels: overAndUnder, rule: 'fr3.cavalry.knights-heavy-cavalry-levels' },
  'light-cavalry': { levels: overAndUnder, rule: 'fr3.cavalry.light-cavalry-levels' },
  dragoons: { levels: overAndUnder, rule: 'fr3.cavalry.dragoons-levels' },
  mounted: { levels: overAndUnder, rule: 'fr3.cavalry.mounted-levels' },
  cyclics: { levels: all, rule: 'fr3.monsters.cyclics-levels' },
  dragons: { levels: overAndUnder, rule: 'fr3.monsters.dragons-levels' },
  'large-monsters': { levels: all, rule: 'fr3.monsters.large-small-levels' },
  'small-monsters': { levels: all, rule: 'fr3.monsters.large-small-levels' },
  swarms: { levels: all, rule: 'fr3.monsters.swarms-levels' },
  leviathans: { levels: all, rule: 'fr3.leviathans.fly-swim-contact' },
  'air-elemental': { levels: ['flying'], rule: 'fr3.elementals.air-flying', innate: true },
  'earth-elemental': { levels: ['burrowing'], rule: 'fr3.elementals.earth-burrowing', innate: true },
  'water-elemental': { levels: ['swimming'], rule: 'fr3.elementals.water-swimming', innate: true },
  blobs: { levels: ['swimming'], rule: 'fr3.specials.blobs-levels' },
  fanatics: { levels: all, rule: 'fr3.specials.fanatics-levels' },
  battlewagons: { levels: all, rule: 'fr3.war-machines.battlewagons-levels' },
  contraptions: { levels: all, rule: 'fr3.war-machines.contraptions-levels' },
};
