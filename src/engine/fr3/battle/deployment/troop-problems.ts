/** Checks a troop in a set-up that comes from a file, a link or a text, and reports what is wrong. */
import { longestName } from '../../../kernel/limits.ts';
import { didYouMean } from '../../../kernel/nearest.ts';
import type { RuleId } from '../../../kernel/rule-id.ts';
import { quoted } from '../../../kernel/text.ts';
import { eligible, typesOf } from '../../data/eligible-types.ts';
import { offSurface } from '../../data/levels.ts';
import { carriers } from '../../data/missile-weapons.ts';
import { unitOf, units } from '../../data/units.ts';
import { listArms } from '../../melee/army-lists.ts';
import { refusals } from '../../melee/ask.ts';
import { leviathanAbilities } from '../../muster/row-options.ts';
import { effectsOf, type TerrainKind, terrainKinds } from '../../table/terrain.ts';
import { isPlayedInnate } from '../innate/ids.ts';
import { type ArmsId, armsIds, forceIds, type Kit, type TroopSetup } from '../vocabulary/setup.ts';
import { eachOnce, type Faulty, isName, isPlace, isYesOrNo, mostCost, wrong } from './setup-problem.ts';

/** Creatures that support infantry in some armies. */
const helpers: readonly string[] = ['small-monsters', 'swarms'];

/** Which units may have which weapons and abilities, whether they buy them or have them from their army list. */
export const armedWith = {
  ...eligible,
  ...listArms,
  feared: { types: typesOf('infantry', 'cavalry'), rule: 'fr3.fear.causes' },
  dreaded: { types: units.map(({ id }) => id), rule: 'fr3.armies.assyrian-fearful-reputation' },
  'heavy-shot': { types: ['heavy-artillery', 'light-artillery'], rule: 'fr3.armies.napoleonic-russian-artillery' },
  'well-in-hand': { types: typesOf('cavalry'), rule: 'fr3.armies.napoleonic-prussian-overpursuit' },
  fleet: { types: typesOf('infantry', 'cavalry'), rule: 'fr3.armies.chaos-mutations' },
  unburdened: { types: eligible['heavy-armor'].types, rule: 'fr3.armies.celts-heavy-armor' },
  supporting: { types: [...helpers, 'minor-spirits'], rule: 'fr3.melee.support-types' },
  nimble: { types: units.map(({ id }) => id), rule: 'fr3.armies.dwarfs-fly-swim-facing' },
  'transports-flying': eligible.transports,
  'transports-swimming': eligible.transports,
  'transports-burrowing': eligible.transports,
  'paralyzing-gaze': { types: units.map(({ id }) => id), rule: 'fr3.optional-abilities.gaze-purchase' },
  'rolled-factor': { types: ['battlewagons'], rule: 'fr3.armies.gnomes-battlewagon-cf' },
  'led-across': { types: units.map(({ id }) => id), rule: 'fr3.armies.israelite-water-crossing' },
  'by-rivers': { types: units.map(({ id }) => id), rule: 'fr3.armies.norse-deployment' },
  'by-marshes': { types: units.map(({ id }) => id), rule: 'fr3.armies.sea-elves-deployment' },
  blessed: { types: typesOf('infantry', 'cavalry'), rule: 'fr3.armies.holy-unholy-blessed-start' },
  avatar: { types: ['major-spirits'], rule: 'fr3.armies.holy-unholy-avatar-bonus' },
  dragontooth: { types: ['handweapons'], rule: 'fr3.armies.greek-dragontooth-deployment' },
  standard: { types: ['battlewagons'], rule: 'fr3.character-items.army-standard' },
  'god-image': { types: ['battlewagons'], rule: 'fr3.armies.hawaiian-god-image' },
  ark: { types: ['battlewagons'], rule: 'fr3.armies.israelite-ark' },
  'seventh-cavalry': { types: ['light-cavalry'], rule: 'fr3.armies.buffalo-soldiers-dismount' },
  'auto-repair': { types: eligible.automaton.types, rule: 'fr3.armies.automaton-auto-repair' },
  'on-snow': { types: typesOf('infantry', 'cavalry', 'monsters'), rule: 'fr3.armies.nai-arctic-fast-on-snow' },
  zealous: { types: ['mobs'], rule: 'fr3.armies.inquisition-mob-immunity' },
  'woodland-flight': { types: ['mobs', 'swarms'], rule: 'fr3.movement.sbf-difficult-entry' },
  'paint-gun': { types: carriers.map(({ id }) => id), rule: 'fr3.inventions.paint-gun' },
  fade: { types: units.map(({ id }) => id), rule: 'fr3.character-items.fade' },
  'air-breathing': { types: units.map(({ id }) => id), rule: 'fr3.items.water-air-breathing' },
  'water-breathing': { types: units.map(({ id }) => id), rule: 'fr3.items.water-air-breathing' },
  'protective-spirit': { types: units.map(({ id }) => id), rule: 'fr3.items.protective-spirit-purchase' },
} satisfies Readonly<Record<ArmsId, { readonly types: readonly string[]; readonly rule: RuleId }>>;

/** Weapons and abilities that exclude each other, or that need something else. */
export function armsProblem(
  type: string,
  kit: Kit,
  arms: readonly ArmsId[],
): { readonly says: string; readonly rule: RuleId } | null {
  const has = (id: ArmsId) => arms.includes(id);
  if (has('longbows') && !kit.bows)
    return { says: 'give the unit either longbows or bows: it has both now.', rule: 'fr3.missile-fire.definition' };
  if (type === 'dragons' && kit.bows && has('light-artillery'))
    return { says: 'a dragon can have one breath weapon, either missiles or artillery.', rule: 'fr3.monsters.dragons-breath' };
  if (type === 'light-cavalry' && kit.bows && has('throwing'))
    return { says: 'light cavalry can have bows or throwing weapons, not both.', rule: 'fr3.cavalry.light-cavalry-weapons' };
  if (has('light-artillery') && has('heavy-artillery'))
    return { says: 'the unit can have one artillery option at most.', rule: 'fr3.war-machines.battlewagons-artillery-options' };
  if (type !== 'heavy-artillery' && has('indirect') && !has('heavy-artillery'))
    return { says: 'only heavy artillery can fire indirectly.', rule: 'fr3.artillery.los-indirect' };
  return null;
}

/** fr3.leviathans.abilities: a leviathan has at most one ability. fr3.leviathans.environment: it has only one element. */
function leviathanProblem({ kit, arms = [], innate = [], levels = [] }: TroopSetup, where: string): Faulty {
  const bought: readonly string[] = [...arms, ...innate, ...(kit?.bows && !arms.includes('longbows') ? ['bows'] : [])];
  if (leviathanAbilities.filter((id) => bought.includes(id)).length > 1)
    return wrong(`${where}: a leviathan can have at most one ability.`, 'fr3.leviathans.abilities');
  return levels.length > 1
    ? wrong(`${where}: a leviathan can be flying, swimming or burrowing, but only one of these.`, 'fr3.leviathans.environment')
    : null;
}

/** Checks the fields that units and characters share: a name, a cost, and the number of the unit they start with. */
export function entryProblem({ name, cost, with: host }: Pick<TroopSetup, 'name' | 'cost' | 'with'>, where: string): Faulty {
  if (name !== undefined && !isName(name)) return wrong(`${where}: shorten the name to ${longestName} letters.`);
  if (cost !== undefined && !(Number.isInteger(cost) && cost >= 0 && cost <= mostCost))
    return wrong(`${where}: the cost must be a whole number of points, at most ${mostCost}.`);
  if (host !== undefined && !Number.isInteger(host))
    return wrong(`${where}: “with” must be the number of a unit of the same army.`);
  return null;
}

export function troopProblem(troop: TroopSetup, where: string): Faulty {
  if (typeof troop !== 'object' || troop === null) return wrong(`${where} is not a unit.`);
  const entry = entryProblem(troop, where);
  if (entry) return entry;
  if (typeof troop.type !== 'string') return wrong(`${where}: the unit type is missing.`, 'fr3.reference.tables-overview');
  const row = unitOf(troop.type);
  if (!row)
    return wrong(
      `${where}: the reference table has no unit ${quoted(troop.type)}.${didYouMean(
        troop.type,
        units.map(({ id }) => id),
      )}`,
      'fr3.reference.tables-overview',
    );
  const { kit = {} } = troop;
  if (typeof kit !== 'object' || kit === null || Array.isArray(kit))
    return wrong(`${where}: the kit must be a group of named items.`);
  const [first] = refusals({ a: { unit: row.id, ...kit }, b: { unit: 'handweapons' } }).filter(
    // Ethereals cannot fight this test opponent, but that is not a fault of the unit.
    ({ at, rules }) => at.startsWith('a') && !rules.includes('fr3.spirits.ethereals'),
  );
  if (first) return wrong(`${where}: ${first.because}`, ...first.rules);
  const { arms = [], levels = [] } = troop;
  const words = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (!words(arms) || !words(levels)) return wrong(`${where}: “arms” and “levels” must be lists of words.`);
  if (!eachOnce(arms) || !eachOnce(levels)) return wrong(`${where}: “arms” and “levels” may contain each word only once.`);
  for (const id of arms) {
    if (!(armsIds as readonly string[]).includes(id))
      return wrong(`${where}: ${quoted(id)} is not a weapon that can be used in a battle.`);
    const armed = armedWith[id as ArmsId];
    if (!(armed.types as readonly string[]).includes(row.id))
      return wrong(`${where}: ${row.name} cannot have ${quoted(id)} as a weapon.`, armed.rule);
  }
  const odd = armsProblem(row.id, kit, arms);
  if (odd) return wrong(`${where}: ${odd.says}`, odd.rule);
  if (kit.pavisiers && arms.includes('stakes'))
    return wrong(`${where}: a unit can have stakes or pavisiers, not both.`, 'fr3.items.stakes-purchase');
  const own = offSurface[row.id];
  const high = levels.find((level) => !own?.levels.includes(level));
  if (high !== undefined)
    return wrong(`${where}: ${row.name} cannot have ${quoted(high)} as a level.`, own?.rule ?? 'fr3.items.fly-swim-burrow-cost');
  const { innate = [] } = troop;
  if (!Array.isArray(innate)) return wrong(`${where}: the innate abilities must be a list of words.`, 'fr3.innate.availability');
  if (!eachOnce(innate)) return wrong(`${where}: each innate ability may be listed only once.`, 'fr3.innate.availability');
  const unknown = innate.find((id) => typeof id !== 'string' || !isPlayedInnate(id));
  if (unknown !== undefined)
    return wrong(
      `${where}: ${quoted(unknown)} is not an innate ability that can be used in a battle.`,
      'fr3.innate.availability',
    );
  if (innate.length > 1 && row.id !== 'rangers')
    return wrong(`${where}: only rangers can have more than one innate ability.`, 'fr3.innate.one-per-unit');
  const { ease = [] } = troop;
  const slows = (kind: unknown) =>
    terrainKinds.includes(kind as TerrainKind) && effectsOf[kind as TerrainKind].going === 'difficult';
  if (!Array.isArray(ease) || !ease.every(slows) || !eachOnce(ease))
    return wrong(
      `${where}: “ease” must be a list of kinds of difficult ground that do not slow the unit. List each kind only once.`,
      'fr3.movement.terrain-difficult',
    );
  const leviathan = row.id === 'leviathans' ? leviathanProblem(troop, where) : null;
  if (leviathan) return leviathan;
  if (troop.at !== undefined && !isPlace(troop.at))
    return wrong(`${where}: give the place as x, y and a facing; the facing is in tenths of a degree.`);
  if (troop.force !== undefined && (!forceIds.includes(troop.force) || troop.at !== undefined || troop.with !== undefined))
    return wrong(`${where}: “force” must be ${forceIds.join(' or ')}, and the unit cannot be attached to another one.`);
  if (!isYesOrNo(troop.landed)) return wrong(`${where}: “landed” must be true or false.`);
  if (![undefined, 0, 1, 2].includes(troop.morale)) return wrong(`${where}: the morale must be 0, 1 or 2.`);
  return null;
}
