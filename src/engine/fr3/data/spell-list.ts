/** The spells without their prose: casters, costs and numbers. A battle needs nothing more; `spells.ts` has the descriptions. */
import { illusions } from './figures/illusions.ts';
import { planar } from './figures/planar.ts';
import { spellEffects } from './figures/spell-effects.ts';

export type SpellLevel = 1 | 2 | 3;

export const spellSchools = ['wizard', 'cleric', 'shaman', 'ship’s cook', 'mason', 'hive queen'] as const;
export type SpellSchool = (typeof spellSchools)[number];

interface CasterRow {
  readonly id: string;
  readonly name: string;
  readonly school: SpellSchool;
  /** The id of the rule with this caster's spell list. */
  readonly list: string;
  /** The id of another caster, if both share a level-one list. */
  readonly levelOneOf?: string;
}

/** The kinds of magic user that have spells. */
export const casterTypes = [
  { id: 'wizard', name: 'Wizard', school: 'wizard', list: 'fr3.spells.list-wizard' },
  { id: 'planar-wizard', name: 'Planar wizard', school: 'wizard', list: 'fr3.spells.list-planar-wizard', levelOneOf: 'wizard' },
  { id: 'hydromancer', name: 'Hydromancer', school: 'wizard', list: 'fr3.spells.list-hydromancer', levelOneOf: 'wizard' },
  { id: 'illusionist', name: 'Illusionist', school: 'wizard', list: 'fr3.spells.list-illusionist', levelOneOf: 'wizard' },
  { id: 'necromancer', name: 'Necromancer', school: 'wizard', list: 'fr3.spells.list-necromancer', levelOneOf: 'wizard' },
  { id: 'cleric', name: 'Cleric', school: 'cleric', list: 'fr3.spells.list-cleric' },
  { id: 'war-cleric', name: 'War cleric', school: 'cleric', list: 'fr3.spells.list-war-cleric', levelOneOf: 'cleric' },
  { id: 'archangel', name: 'Archangel', school: 'cleric', list: 'fr3.spells.list-cleric', levelOneOf: 'cleric' },
  { id: 'demon-lord', name: 'Demon lord', school: 'cleric', list: 'fr3.spells.list-cleric', levelOneOf: 'cleric' },
  { id: 'shaman', name: 'Shaman', school: 'shaman', list: 'fr3.spells.list-shaman' },
  { id: 'earth-shaman', name: 'Earth shaman', school: 'shaman', list: 'fr3.spells.list-earth-shaman', levelOneOf: 'shaman' },
  { id: 'air-shaman', name: 'Air shaman', school: 'shaman', list: 'fr3.spells.list-air-shaman', levelOneOf: 'shaman' },
  { id: 'water-shaman', name: 'Water shaman', school: 'shaman', list: 'fr3.spells.list-water-shaman', levelOneOf: 'shaman' },
  { id: 'fire-shaman', name: 'Fire shaman', school: 'shaman', list: 'fr3.spells.list-fire-shaman', levelOneOf: 'shaman' },
  { id: 'druid', name: 'Druid', school: 'shaman', list: 'fr3.spells.list-druid', levelOneOf: 'shaman' },
  { id: 'ships-cook', name: 'Ship’s cook', school: 'ship’s cook', list: 'fr3.spells.list-ships-cook' },
  { id: 'mason', name: 'Mason', school: 'mason', list: 'fr3.spells.list-mason' },
  { id: 'hive-queen', name: 'Hive queen', school: 'hive queen', list: 'fr3.spells.list-hive-queen' },
] as const satisfies readonly CasterRow[];
export type CasterType = (typeof casterTypes)[number]['id'];

export interface Casting {
  readonly type: CasterType;
  /** The spell's level in that caster's list. The caster's own level must be at least as high as the spell's. */
  readonly level: SpellLevel;
}

/** The data of a spell that play needs. */
export interface SpellHead {
  /** The id in kebab-case: the last part of the spell's rule id. */
  readonly id: string;
  readonly name: string;
  readonly casters: readonly Casting[];
  /** The spell's cost in magic points. A list if the caster chooses how much to pay. */
  readonly cost: number | readonly number[];
  /** Whether units that are immune to psychology are immune to the spell. */
  readonly psychology: boolean;
  /**
   * Whether the caster may add points beyond the spell's cost (fr3.auction.spending-limits), or a phrase that says when he may.
   */
  readonly augmentable: boolean | string;
  /** The numbers that describe the spell's effect, by name. */
  readonly figures: Readonly<Record<string, number>>;
  readonly rule: string;
}

const at = (level: SpellLevel, ...types: CasterType[]): Casting[] => types.map((type) => ({ type, level }));
const anyWizard = at(1, 'wizard', 'planar-wizard', 'hydromancer', 'illusionist', 'necromancer');
const levelOneCleric = at(1, 'cleric', 'war-cleric', 'archangel', 'demon-lord');
const cleric = (level: 2 | 3) => at(level, 'cleric', 'archangel', 'demon-lord');
const anyShaman = at(1, 'shaman', 'earth-shaman', 'air-shaman', 'water-shaman', 'fire-shaman', 'druid');

const byRank = 'Only by a level two or three caster; a level one caster pays the bare cost';

const head = (
  id: string,
  name: string,
  casters: readonly Casting[],
  cost: SpellHead['cost'],
  more: Partial<Pick<SpellHead, 'psychology' | 'augmentable' | 'figures'>> = {},
): SpellHead => ({
  psychology: false,
  augmentable: casters.some((each) => each.level > 1) ? true : byRank,
  figures: {},
  id,
  name,
  casters,
  cost,
  rule: `fr3.spells.${id}`,
  ...more,
});

export const spellList: readonly SpellHead[] = [
  // Wizards, Level One
  head('apoplexy', 'Apoplexy', anyWizard, 2),
  head('blast-1', 'Blast 1', anyWizard, 2, { figures: { damage: spellEffects.blast.one } }),
  head('bolster', 'Bolster', anyWizard, 2, { figures: { cf: 2 } }),
  head('illusionary-fear', 'Illusionary Fear', anyWizard, 2),
  head('stink', 'Stink', anyWizard, 2, { psychology: true }),
  // Wizards, Levels Two and Three
  head('blast-2', 'Blast 2', at(2, 'wizard', 'planar-wizard'), 4, { figures: { damage: spellEffects.blast.two } }),
  head('disorient', 'Disorient', at(2, 'wizard'), 2, { figures: { sides: 12 } }),
  head('mirror-image', 'Mirror Image', at(2, 'wizard'), 4),
  head('teleport', 'Teleport', at(2, 'wizard'), 4),
  head('blast-3', 'Blast 3', at(3, 'wizard'), 6, { figures: { damage: spellEffects.blast.three } }),
  head('die', 'Die', at(3, 'wizard'), 6, { figures: { resultsRoll: spellEffects.die } }),
  // Planar wizards
  head('paranoia', 'Paranoia', at(2, 'planar-wizard'), 4, { psychology: true, figures: { levels: 1 } }),
  head('dominate', 'Dominate', at(2, 'planar-wizard'), 4, { augmentable: 'Only against an enemy spirit or blob; nobody can oppose it on an uncontrolled denizen', figures: { planarEntity: planar.dominateEntity, blob: planar.dominateBlob, majorSpirit: planar.dominateMajorSpirit, minorSpirit: planar.dominateMinorSpirit, lesserSpirit: planar.dominateLesserSpirit, contestCost: planar.contestCost, } }),
  head('madness', 'Madness', at(2, 'planar-wizard'), 4, { psychology: true, figures: { sides: 12 } }),
  head('planar-ward', 'Planar Ward', at(2, 'planar-wizard'), 4),
  head('open-close-portal', 'Open/Close Portal', at(3, 'planar-wizard'), 10, { figures: { bonusIndianShaman: 1 } }),
  // Hydromancers
  head('swimming', 'Swimming', at(2, 'hydromancer'), 4),
  head('rip-tide', 'Rip Tide', at(2, 'hydromancer'), 2),
  head('hagfish', 'Hagfish', at(2, 'hydromancer'), 4),
  head('ink-cloud', 'Ink Cloud', at(2, 'hydromancer'), 4),
  head('giant-clam', 'Giant Clam', at(2, 'hydromancer'), 4),
  head('water-elemental', 'Water Elemental', at(3, 'hydromancer', 'water-shaman'), 6, { figures: { range: 3, seaElfCost: 4, seaElfLevel: 2 } }),
  head('freak-wave', 'Freak Wave', at(3, 'hydromancer', 'water-shaman'), 6),
  // Illusionists
  head('dispell-illusion', 'Dispell Illusion', at(2, 'illusionist'), 2),
  head('illusionary-army', 'Illusionary Army', at(2, 'illusionist'), 4, { figures: { maintenance: illusions.maintenance, maintenanceShooters: illusions.shooterMaintenance } }),
  head('illusionary-obstacle', 'Illusionary Obstacle', at(2, 'illusionist'), 3, { figures: { length: 3, width: 1, levels: 2, maintenance: 1 } }),
  head('illusionary-target', 'Illusionary Target', at(2, 'illusionist'), 4),
  head('greatest-fear', 'Greatest Fear', at(3, 'illusionist'), 6, { psychology: true, figures: { turn: 180 } }),
  head('illusionary-enemy', 'Illusionary Enemy', at(3, 'illusionist'), [4, 5, 6], { figures: { unitsFor4: 1, unitsFor5: 2, unitsFor6: 3 } }),
  // Necromancers
  head('apparition', 'Apparition', at(2, 'necromancer'), 4, { psychology: true, figures: { levels: 1 } }),
  head('plague', 'Plague', at(2, 'necromancer'), 4, { psychology: true, figures: { levels: 1 } }),
  head('summon-2', 'Summon 2', at(2, 'necromancer'), [2, 3, 4], { figures: { range: 3, mobs: 2, mounted: 3, handweapons: 4, spears: 4, ethereals: 4 } }),
  head('zombies-2', 'Zombies 2', at(2, 'necromancer'), [2, 3], { figures: { infantryPhase: 2, anyPhase: 3, infantryTurn: 3 } }),
  head('summon-3', 'Summon 3', at(3, 'necromancer'), [4, 5], { figures: { range: 3, swarms: 4, heavyCavalry: 5 } }),
  head('zombies-3', 'Zombies 3', at(3, 'necromancer'), 6),
  // Clerics, Level One
  head('banish-1', 'Banish 1', levelOneCleric, 2),
  head('bless-curse-1', 'Bless/Curse 1', levelOneCleric, 2, { figures: { levels: 1, discount: 1 } }),
  head('garlic', 'Garlic', levelOneCleric, 2),
  head('invigorate', 'Invigorate', levelOneCleric, 2),
  head('miracle', 'Miracle', levelOneCleric, 3),
  head('strength', 'Strength', levelOneCleric, 2, { figures: { cf: spellEffects.strength } }),
  // Clerics, Levels Two and Three
  head('banish-2', 'Banish 2', cleric(2), 4),
  head('bless-curse-2', 'Bless/Curse 2', cleric(2), 4, { figures: { levels: 1, discount: 1 } }),
  head('golden-path', 'Golden Path', cleric(2), 3),
  head('banish-3', 'Banish 3', cleric(3), 6),
  head('bless-curse-3', 'Bless/Curse 3', cleric(3), 6, { figures: { levels: 1, units: 2, discount: 1 } }),
  head('ground', 'Ground', cleric(3), 6, { figures: { pool: 0 } }),
  head('sacrifice', 'Sacrifice', cleric(3), 6),
  // War clerics
  head('grace', 'Grace', at(2, 'war-cleric'), 4, { figures: { levels: 2 } }),
  head('intervention', 'Intervention', at(2, 'war-cleric'), 2, { figures: { roll: spellEffects.intervention } }),
  head('jihad', 'Jihad', at(2, 'war-cleric'), 4),
  head('righteousness', 'Righteousness', at(2, 'war-cleric'), 4, { figures: { cf: spellEffects.righteousness } }),
  head('ensure-victory', 'Ensure Victory', at(3, 'war-cleric'), 5),
  head('summon-avatar', 'Summon Avatar', at(3, 'war-cleric'), 8, { figures: { range: 3 } }),
  // Shamans and druids, Level One
  head('tremors', 'Tremors', anyShaman, 2, { psychology: true, figures: { levels: 1 } }),
  head('tempest', 'Tempest', anyShaman, 2),
  head('fog', 'Fog', anyShaman, 2),
  head('heat-stroke', 'Heat Stroke', anyShaman, 2),
  head('animate-terrain', 'Animate Terrain', anyShaman, 2, { figures: { cf: 3 } }),
  head('corrode', 'Corrode', anyShaman, 2, { figures: { markers: 1 } }),
  // Earth shamans
  head('earth-sense', 'Earth Sense', at(2, 'earth-shaman'), 2, { figures: { markers: 1 } }),
  head('burrowing', 'Burrowing', at(2, 'earth-shaman'), 4),
  head('chasm', 'Chasm', at(2, 'earth-shaman'), 4, { figures: { range: 6, length: 3, width: 1 } }),
  head('earth-elemental', 'Earth Elemental', at(3, 'earth-shaman'), 6, { figures: { range: 3 } }),
  head('quicksand', 'Quicksand', at(3, 'earth-shaman'), 7),
  head('unstable-ground', 'Unstable Ground', at(3, 'earth-shaman'), 6),
  // Air shamans
  head('summon-trap', 'Summon Trap', at(2, 'air-shaman', 'druid'), 4),
  head('flying', 'Flying', at(2, 'air-shaman'), 4),
  head('turbulence', 'Turbulence', at(2, 'air-shaman'), 4),
  head('freeze', 'Freeze', at(2, 'air-shaman'), 2, { figures: { cf: spellEffects.freeze } }),
  head('air-elemental', 'Air Elemental', at(3, 'air-shaman'), 6),
  head('tornado', 'Tornado', at(3, 'air-shaman'), 6),
  // Water shamans
  head('deluge', 'Deluge', at(2, 'water-shaman'), 2),
  head('rapids-ford', 'Rapids/Ford', at(2, 'water-shaman'), 2),
  head('sudden-squall', 'Sudden Squall', at(2, 'water-shaman'), 4),
  // Fire shamans
  head('fire-arrow', 'Fire Arrow', at(2, 'fire-shaman'), 2, { figures: { missileRoll: spellEffects.fireArrow, damage: spellEffects.fireArrow } }),
  head('fire-wall', 'Fire Wall', at(2, 'fire-shaman'), 4, { figures: { range: 6, length: 3, width: 1 } }),
  head('set-fire', 'Set Fire', at(2, 'fire-shaman'), 4),
  head('fire-elemental', 'Fire Elemental', at(3, 'fire-shaman'), 6, { figures: { range: 3 } }),
  head('fire-storm', 'Fire Storm', at(3, 'fire-shaman'), 8),
  // Druids
  head('awakening-of-the-wood', 'Awakening of the Wood', at(2, 'druid'), 4),
  head('green-thumb', 'Green Thumb', at(2, 'druid'), 4, { figures: { range: 6, length: 3, width: 1 } }),
  head('summon-swarm', 'Summon Swarm', at(2, 'druid'), 4),
  head('deadfall', 'Deadfall', at(3, 'druid'), 6),
  head('summon-tree-spirit', 'Summon Tree Spirit', at(3, 'druid'), 6, { figures: { range: 3 } }),
  // Ship's cooks and masons
  head('camp-smoke', 'Camp Smoke', at(1, 'ships-cook'), 1, { augmentable: false }),
  head('grog-ration', 'Grog Ration', at(1, 'ships-cook', 'mason'), 2, { augmentable: false, figures: { rollAgainstMonsters: spellEffects.grogRation } }),
  head('something-you-ate', 'Something You Ate', at(1, 'ships-cook'), 4, { augmentable: false }),
  head('speed-potion', 'Speed Potion', at(1, 'ships-cook', 'mason'), 2, { augmentable: false }),
  head('vermin-off', 'Vermin-Off', at(1, 'ships-cook'), 2, { augmentable: false }),
  head('spyglass', 'Spyglass', at(1, 'mason'), 1, { augmentable: false, figures: { missileRoll: spellEffects.spyglass, toHit: spellEffects.spyglass } }),
  head('secret-handshake', 'Secret Handshake', at(1, 'mason'), 2, { augmentable: false }),
  head('laudanum', 'Laudanum', at(1, 'mason'), 2, { augmentable: false, figures: { cf: spellEffects.laudanum } }),
  // Hive queen
  head('cocoon', 'Cocoon', at(2, 'hive-queen'), 2),
  head('medusa', 'Medusa', at(2, 'hive-queen'), 2, { psychology: true, figures: { levels: 1 } }),
  head('egg-impregnation', 'Egg Impregnation', at(2, 'hive-queen'), 6, { figures: { demoralizedFrom: 7, hatchedFrom: 9, attempts: 1 } }),
  head('gnat-swarm', 'Gnat Swarm', at(2, 'hive-queen'), 2, { figures: { sides: 12 } }),
  head('spin-web', 'Spin Web', at(2, 'hive-queen'), 4),
  head('termite-rot', 'Termite Rot', at(2, 'hive-queen'), 2, { figures: { damage: spellEffects.termiteRot } }),
  head('wasp-nest', 'Wasp Nest', at(2, 'hive-queen'), 2, { figures: { cf: 3 } }),
];

const byId = new Map<string, SpellHead>(spellList.map((each) => [each.id, each]));

export const spellHeadOf = (id: string): SpellHead | undefined => byId.get(id);

/** The costs that a caster may choose from. Most spells have only one cost. */
export const costsOf = ({ cost }: Pick<SpellHead, 'cost'>): readonly number[] => (typeof cost === 'number' ? [cost] : cost);
