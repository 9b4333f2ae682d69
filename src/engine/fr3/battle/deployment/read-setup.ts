/** Reads a set-up from outside, and reports the first fault as a sentence. */

import {
  areaOf,
  type Base,
  crossesItself,
  onTable as isOnTable,
  onGrid,
  overlap,
  type Point,
  type Polygon,
} from '../../../kernel/geometry.ts';
import { farthestInches, longestName } from '../../../kernel/limits.ts';
import { didYouMean } from '../../../kernel/nearest.ts';
import type { RuleId } from '../../../kernel/rule-id.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { strangeField } from '../../../kernel/shape-of-data.ts';
import { quoted, sentenceCase } from '../../../kernel/text.ts';
import { holdingKinds as heldKinds } from '../../companion/holdings.ts';
import { refuseFirstCompany } from '../../control.ts';
import { eligible, typesOf } from '../../data/eligible-types.ts';
import { type Level, offSurface } from '../../data/levels.ts';
import { carriers } from '../../data/missile-weapons.ts';
import { unitOf, units } from '../../data/units.ts';
import { listArms } from '../../melee/army-lists.ts';
import { refusals } from '../../melee/ask.ts';
import { leaders } from '../../melee/leaders.ts';
import { leviathanAbilities } from '../../muster/kinds.ts';
import { baseAt } from '../../table/bases.ts';
import { effectsOf, type Terrain, type TerrainKind, terrainKinds } from '../../table/terrain.ts';
import { armyWordIds, isArmyWord } from '../army-rules/army-words.ts';
import { belongingIds, belongingOf, isPlayedBelonging } from '../characters/catalogue.ts';
import { powersOf, ruledTroop } from '../characters/control.ts';
import { isPlayedInnate } from '../innate/ids.ts';
import { spellOf } from '../magic/book.ts';
import { loreOf } from '../magic/lore.ts';
import { storedOf } from '../magic/stored.ts';
import { magicUserOf, magicUsers, spellsOf } from '../magic/users.ts';
import { levelAtFirst } from '../movement/level.ts';
import { refuseForce } from '../pre-game/force-rules.ts';
import { aimsProblem } from '../scenarios/aims-in-words.ts';
import { refuseEnchantment } from '../terrain/enchantments.ts';
import { refuseUnderWater } from '../terrain/under-water.ts';
import { baseOf, formOf, isAwaited, levelsOf, mostTroops } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { ArmsId, Army, CharacterSetup } from '../vocabulary/setup.ts';
import {
  armsIds,
  forceIds,
  type Kit,
  kitIds,
  nuisanceIds,
  type Place,
  type Setup,
  type TroopSetup,
} from '../vocabulary/setup.ts';
import { setupShape } from './setup-shape.ts';

/** Creatures that support infantry in some armies. */
const helpers: readonly string[] = ['small-monsters', 'swarms'];

/** Which units may have which arms, bought or from their list. */
const armedWith = {
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

/** Arms that exclude each other, or that need something else. */
function armsProblem(type: string, kit: Kit, arms: readonly ArmsId[]): { readonly says: string; readonly rule: RuleId } | null {
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

const mostScouts = 99;
/** Limits: characters in an army, and points for one unit or character. */
const mostCharacters = 60;
const mostCost = 2000;
/** Limits: corners of one piece of terrain, and of all pieces together. The notation could not hold more. */
const mostCorners = 200;
const mostCornersInAll = 4000;
/** The smallest allowed piece of terrain, in square inches. */
const leastArea = 0.01;
const wrong = (because: string, ...rules: readonly RuleId[]) => ({ ok: false, because, rules }) as const;

/** fr3.leviathans.abilities: a leviathan has at most one ability. fr3.leviathans.environment: it has only one element. */
function leviathanProblem({ kit, arms = [], innate = [], levels = [] }: TroopSetup, where: string): Faulty {
  const bought: readonly string[] = [...arms, ...innate, ...(kit?.bows && !arms.includes('longbows') ? ['bows'] : [])];
  if (leviathanAbilities.filter((id) => bought.includes(id)).length > 1)
    return wrong(`${where}: a leviathan can have at most one ability.`, 'fr3.leviathans.abilities');
  return levels.length > 1
    ? wrong(`${where}: a leviathan can be flying, swimming or burrowing, but only one of these.`, 'fr3.leviathans.environment')
    : null;
}

const isPlace = (value: unknown): value is Place => {
  const { x, y, facing } = (value ?? {}) as Partial<Place>;
  return (
    [x, y].every((at) => typeof at === 'number' && Number.isFinite(at) && Math.abs(at) <= farthestInches) &&
    Number.isInteger(facing) &&
    (facing as number) >= 0 &&
    (facing as number) < 3600
  );
};

type Faulty = ReturnType<typeof wrong> | null;

/** A name that fits into a link. A lone surrogate (half a character) cannot be encoded. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestName && !/\p{Surrogate}/u.test(value);

const isYesOrNo = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const eachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** Checks the fields that units and characters share: a name, a cost, and the number of a unit. */
function entryProblem({ name, cost, with: host }: Pick<TroopSetup, 'name' | 'cost' | 'with'>, where: string): Faulty {
  if (name !== undefined && !isName(name)) return wrong(`${where}: shorten the name to ${longestName} letters.`);
  if (cost !== undefined && !(Number.isInteger(cost) && cost >= 0 && cost <= mostCost))
    return wrong(`${where}: the cost must be a whole number of points, at most ${mostCost}.`);
  if (host !== undefined && !Number.isInteger(host))
    return wrong(`${where}: “with” must be the number of a unit of the same army.`);
  return null;
}

function troopProblem(troop: TroopSetup, where: string): Faulty {
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
  const foreign = Object.keys(kit).find((id) => !(kitIds as readonly string[]).includes(id));
  if (foreign) return wrong(`${where}: ${quoted(foreign)} cannot be part of a unit’s kit in a battle.`);
  const [first] = refusals({ a: { unit: row.id, ...kit }, b: { unit: 'handweapons' } }).filter(
    // Ethereals cannot fight this test opponent, but that is not a fault of the unit.
    ({ at, rules }) => at.startsWith('a') && !rules.includes('fr3.spirits.ethereals'),
  );
  if (first) return wrong(`${where}: ${first.because}`, ...first.rules);
  const { arms = [], levels = [] } = troop;
  const words = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (!words(arms) || !words(levels)) return wrong(`${where}: “arms” and “levels” must be lists of words.`);
  if (!eachOnce(arms) || !eachOnce(levels)) return wrong(`${where}: “arms” and “levels” may name each word only once.`);
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
    return wrong(`${where}: the place must be x, y and a facing in tenths of a degree.`);
  if (troop.force !== undefined && (!forceIds.includes(troop.force) || troop.at !== undefined || troop.with !== undefined))
    return wrong(`${where}: “force” must be ${forceIds.join(' or ')}, and the unit cannot be attached to another one.`);
  if (!isYesOrNo(troop.landed)) return wrong(`${where}: “landed” must be true or false.`);
  if (![undefined, 0, 1, 2].includes(troop.morale)) return wrong(`${where}: the morale must be 0, 1 or 2.`);
  return null;
}

function magicProblem({ magic, lore = [] }: CharacterSetup, { holdings = [], works = [] }: Army, where: string): Faulty {
  if (!Array.isArray(lore) || (magic === undefined && lore.length > 0))
    return wrong(`${where}: “lore” must be a list of words, and only a magic user can have it.`);
  const strange = lore.find((id) => typeof id !== 'string' || !loreOf(id));
  if (!eachOnce(lore)) return wrong(`${where}: list each kind of lore only once.`);
  if (strange !== undefined) return wrong(`${where}: there is no lore called ${quoted(strange)}.`);
  if (magic === undefined) return null;
  const user = typeof magic === 'string' ? magicUserOf(magic) : undefined;
  if (!user)
    return wrong(
      `${where}: there is no magic user ${quoted(magic)}.${didYouMean(
        magic,
        magicUsers.map(({ id }) => id),
      )}`,
      'fr3.magic-users.casting-abilities',
    );
  return user.type === 'ships-cook' && works.length === 0 && !holdings.some(({ kind }) => kind !== 'sacred-site')
    ? wrong(
        `${where}: a ship’s cook needs a camp, a baggage train or a fortification as his post. Add one of these to the army: there are no ships in battles yet.`,
        'fr3.abilities.ships-cook-station',
      )
    : null;
}

/** Checks that the battle plays a character's belongings and that he may have them. */
function belongingsProblem({ has = [], leader }: CharacterSetup, where: string): Faulty {
  if (!Array.isArray(has)) return wrong(`${where}: the character’s abilities and items must be a list of words.`);
  for (const id of has) {
    if (typeof id !== 'string' || !isPlayedBelonging(id))
      return wrong(
        `${where}: ${quoted(id)} is not an ability or item that characters can have in a battle.${didYouMean(id, belongingIds)}`,
      );
    const stored = storedOf(id);
    if (stored && !spellOf(stored.spell))
      return wrong(`${where}: ${belongingOf(id).name} cannot be used in battles yet.`, belongingOf(id).rule);
    if (has.indexOf(id) !== has.lastIndexOf(id))
      return wrong(`${where}: the character cannot have ${belongingOf(id).name} twice.`, 'fr3.characters.one-ability-per-type');
    if (belongingOf(id).ofHeroes && leader === 'none')
      return wrong(`${where}: only heroes and higher grades can have ${belongingOf(id).name}.`, belongingOf(id).rule);
  }
  return null;
}

/** These cannot be units: they accompany others, or work without a unit. */
const onlyIndividuals: readonly string[] = ['bodyguard', 'thief', 'anti-hero'];

/** fr3.characters.unit-characters-do-not-attach: why a character cannot be a unit himself. */
function selfProblem({ troops, characters }: Army, at: number, where: string): Faulty {
  const { unit, with: host, has = [] } = characters[at] as CharacterSetup;
  if (unit !== true) return unit === undefined ? null : wrong(`${where}: “unit” must be true, or left out.`);
  if (characters.findIndex((each) => each.unit && each.with === host) < at)
    return wrong(`${where}: unit ${host} already represents a character.`, 'fr3.characters.basic-unit-character');
  const alone = onlyIndividuals.find((id) => has.includes(id));
  if (alone !== undefined)
    return wrong(`${where}: only individuals can have the ability ${belongingOf(alone).name}.`, belongingOf(alone).rule);
  const troop = troops[host - 1];
  if (troop?.type === 'leviathans') return wrong(`${where}: a leviathan cannot be a character.`, 'fr3.leviathans.no-characters');
  return troop?.with === undefined
    ? null
    : wrong(`${where}: a unit that is itself a character cannot attach.`, 'fr3.characters.unit-characters-do-not-attach');
}

/** Illusions that an army starts with (fr3.illusions.before-battle): only of types in the army, and only with a caster. */
function illusionProblem({ troops, characters }: Army, at: number, where: string): Faulty {
  const { illusion, type, with: host } = troops[at] as TroopSetup;
  if (illusion === undefined || illusion === false) return null;
  if (illusion !== true) return wrong(`${where}: “illusion” must be true or false.`);
  const users = characters.flatMap(({ magic }) => (typeof magic === 'string' ? (magicUserOf(magic) ?? []) : []));
  if (!users.some((user) => spellsOf(user).some(({ id }) => id === 'illusionary-army')))
    return wrong(`${where}: an army with illusions needs an illusionist.`, 'fr3.illusions.before-battle');
  if (!troops.some((each) => each.type === type && !each.illusion))
    return wrong(
      `${where}: an illusion must copy a type that the army also has as a real unit.`,
      'fr3.illusions.type-restriction',
    );
  if (type.includes('leviathan') || formOf(troops[at] as TroopSetup) === 'mass')
    return wrong(`${where}: leviathans and 2x2 units are too large for illusions.`, 'fr3.illusions.forbidden-types');
  return host === undefined && !characters.some((each) => each.with === at + 1)
    ? null
    : wrong(`${where}: an illusion must begin alone, without real units or characters attached.`, 'fr3.illusions.act-as-real');
}

function armyProblem(army: Army | undefined, side: SideId): Faulty {
  if (typeof army !== 'object' || army === null || !Array.isArray(army.troops) || !Array.isArray(army.characters))
    return wrong(`Army ${side} must be a name, a list of troops and a list of characters.`);
  if (!isName(army.name)) return wrong(`Army ${side} needs a name of at most ${longestName} letters.`);
  const { troops, characters, nuisances = [], has = [], scouts } = army;
  if (!Array.isArray(has) || !has.every(isArmyWord) || new Set(has).size < has.length)
    return wrong(`Army ${side}: the army rules must be a list of these words, each listed only once: ${armyWordIds.join(', ')}.`);
  if (scouts !== undefined && !(Number.isInteger(scouts) && scouts >= 0 && scouts <= mostScouts))
    return wrong(`Army ${side} can hire scouts at most ${mostScouts} times.`, 'fr3.pre-game.scouting-points');
  if (!Array.isArray(nuisances) || nuisances.length > mostTroops || !nuisances.every((id) => nuisanceIds.includes(id)))
    return wrong(`Army ${side}: the traps and parasitics must be a list of words.`, 'fr3.sequence.deploy-traps-parasitics');
  if (troops.length < 1 || troops.length > mostTroops)
    return wrong(`Army ${side} has ${troops.length} units, but each side must have 1 to ${mostTroops}.`);
  if (characters.length > mostCharacters)
    return wrong(`Army ${side} has ${characters.length} characters, but each side can have only ${mostCharacters}.`);
  for (const [at, troop] of troops.entries()) {
    const where = `Army ${side}, unit ${at + 1}`;
    const problem = troopProblem(troop, where) ?? illusionProblem(army, at, where);
    if (problem) return problem;
    if (troop.with === undefined) continue;
    const host = troops[troop.with - 1];
    if (!host || host === troop || host.with !== undefined)
      return wrong(
        `${where}: the unit cannot be attached to unit ${troop.with}, because the army has no unit with that number.`,
        'fr3.basics.attachment',
      );
    if (host.type === 'leviathans')
      return wrong(`${where}: a unit cannot be attached to a leviathan.`, 'fr3.leviathans.no-attachment');
    if (!['skirmishers', 'light-artillery', 'heavy-artillery', 'contraptions'].includes(troop.type))
      return wrong(
        `${where}: only skirmishers, artillery and contraptions can be attached to other units.`,
        'fr3.basics.attachment',
      );
  }
  for (const [at, character] of characters.entries()) {
    const where = `Army ${side}, character ${at + 1}`;
    if (typeof character !== 'object' || character === null || !leaders.some(({ id }) => id === character.leader))
      return wrong(
        `${where}: the grade must be general, sub-commander or hero with a bonus that this grade can have, or be left out.`,
        'fr3.characters.bonus-notation',
      );
    const { superhero, beastmaster, apart } = character;
    if (![superhero, beastmaster, apart].every(isYesOrNo))
      return wrong(`${where}: “superhero”, “beastmaster” and “apart” must be true or false.`, 'fr3.characters.bonus-notation');
    const taught = magicProblem(character, army, where) ?? belongingsProblem(character, where);
    if (taught) return taught;
    const entry = entryProblem(character, where);
    if (entry) return entry;
    const host = troops[character.with - 1];
    if (!host)
      return wrong(
        `${where}: the character cannot be with unit ${character.with}, because the army has no unit with that number.`,
      );
    const self = selfProblem(army, at, where);
    if (self) return self;
    if (superhero && character.leader === 'none')
      return wrong(`${where}: a superhero must be a hero or a higher grade.`, 'fr3.abilities.superhero');
    if (apart && character.has?.includes('vat'))
      return wrong(`${where}: a character with a vat must begin with the handweapons that carry it.`, 'fr3.inventions.vat');
    if (character.unit || apart || character.has?.includes('anti-hero')) continue;
    const barred = refuseFirstCompany(ruledTroop(host), powersOf(character));
    if (barred) return wrong(`${where}: ${barred.because}`, ...barred.rules);
  }
  return null;
}

/** At most one camp or baggage train, and at most one sacred site (fr3.camps.availability). */
function holdingsProblem(
  { holdings = [], troops }: Army,
  { width, depth }: Setup['table'],
  placed: boolean,
  where: string,
): Faulty {
  const fits = ({ x, y }: Point) => isPlace({ x, y, facing: 0 }) && x >= 0 && y >= 0 && x <= width && y <= depth;
  if (!Array.isArray(holdings) || !holdings.every((each) => heldKinds.includes(each?.kind)))
    return wrong(
      `${where}: the camp and sacred site must be a list of these words: ${heldKinds.join(', ')}.`,
      'fr3.camps.availability',
    );
  const camps = holdings.filter(({ kind }) => kind !== 'sacred-site').length;
  if (camps > 1 || holdings.length - camps > 1)
    return wrong(`${where} can have at most one camp or baggage train, and at most one sacred site.`, 'fr3.camps.availability');
  for (const { kind, at, with: host } of holdings) {
    if (at !== undefined && !fits(at)) return wrong(`${where}: the place of the ${kind} must be x and y on the table.`);
    if (host !== undefined && (at !== undefined || kind === 'sacred-site' || !troops[host - 1]))
      return wrong(`${where}: a baggage train goes with a unit, so leave out its place.`, 'fr3.camps.baggage-attachment');
    if (placed && at === undefined && host === undefined)
      return wrong(`${where}: give the ${kind} a place, because all units of the army have one.`, 'fr3.setup.deployment-order');
  }
  return null;
}

/** Fortifications (fr3.fortifications.placement): each is a base block on the table, and none overlap. */
function worksProblem({ table, armies }: Setup, placed: boolean): Faulty {
  const found: Base[] = [];
  for (const side of sideIds) {
    const { works = [] } = armies[side];
    if (!Array.isArray(works) || works.length > mostTroops || !works.every((each) => typeof each === 'object' && each !== null))
      return wrong(`Army ${side}: the fortifications must be a list of at most ${mostTroops}.`, 'fr3.fortifications.cost');
    for (const [index, { at, pavisiers }] of works.entries()) {
      const where = `Army ${side}, fortification ${index + 1}`;
      if (pavisiers !== undefined && pavisiers !== true)
        return wrong(`${where}: “pavisiers” must be true, or left out.`, 'fr3.fortifications.pavisiers');
      if (at === undefined && placed)
        return wrong(`${where}: give it a place, because all units of the army have one.`, 'fr3.setup.deployment-order');
      if (at === undefined) continue;
      if (!isPlace(at)) return wrong(`${where}: the place must be x, y and a facing in tenths of a degree.`);
      const base = baseAt(at.x, at.y, at.facing);
      if (!isOnTable(base, table.width, table.depth))
        return wrong(`${where} would stand off the table.`, 'fr3.basics.playing-area');
      if (found.some((other) => overlap(other, base)))
        return wrong(`${where} cannot overlap another fortification. They may touch.`, 'fr3.fortifications.multiple');
      found.push(base);
    }
  }
  return null;
}

/** Units that cannot fight under water (fr3.levels.unit-levels). */
function seaProblem({ armies, underwater }: Setup): Faulty {
  if (!underwater) return null;
  for (const side of sideIds)
    for (const [at, troop] of armies[side].troops.entries()) {
      const drowned = refuseUnderWater(troop);
      if (drowned) return wrong(`Army ${side}, unit ${at + 1}: ${drowned.because}`, ...drowned.rules);
    }
  return null;
}

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly troop: TroopSetup;
  readonly level: Level;
  readonly base: Base;
}

/** fr3.leviathans.environment: why a leviathan cannot begin here, unless it has already landed. */
function homeProblem({ id, name, troop, level }: Standing): Faulty {
  const [home] = troop.type === 'leviathans' && !troop.landed ? levelsOf(troop) : [];
  if (home === undefined || level === home) return null;
  const ground = home === 'swimming' ? 'water' : 'open ground';
  return wrong(
    `${name} (${id}) live in ${ground}, and there is no ${ground} where they begin. Place them elsewhere, or let them begin landed.`,
    'fr3.leviathans.environment',
  );
}

/** Why units cannot stand where the set-up puts them: off the table, overlapping, or outside their element. */
function placesProblem({ table, terrain, armies, underwater }: Setup): Faulty {
  const standing = sideIds.flatMap((side) =>
    armies[side].troops.flatMap((troop, at): readonly Standing[] => {
      if (troop.at === undefined || troop.with !== undefined) return [];
      const base = baseOf(troop, troop.at);
      const name = troop.name ?? unitOf(troop.type)?.name ?? troop.type;
      return [
        {
          id: `${side}${at + 1}`,
          name,
          troop,
          level: levelAtFirst({ terrain, ...(underwater ? { underwater } : {}) }, troop, base),
          base,
        },
      ];
    }),
  );
  const off = standing.find(({ base }) => !isOnTable(base, table.width, table.depth));
  if (off) return wrong(`${off.name} (${off.id}) would stand off the table.`, 'fr3.basics.playing-area');
  for (const [at, one] of standing.entries()) {
    const astray = homeProblem(one);
    if (astray) return astray;
    const other = standing.slice(at + 1).find(({ level, base }) => level === one.level && overlap(one.base, base));
    if (other)
      return wrong(
        `${one.name} (${one.id}) and ${other.name} (${other.id}) cannot overlap, because they are on the same level.`,
        'fr3.movement.interpenetration-none',
      );
  }
  return null;
}

const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.length <= mostCorners &&
  value.every((at) => typeof at === 'object' && at !== null && isPlace({ ...at, facing: 0 }));

/** Checks an outline: it must not cross itself, and part of it must be on the table. */
function outlineProblem(polygon: Polygon, what: string, { width, depth }: Setup['table']): Faulty {
  if (crossesItself(polygon))
    return wrong(`The outline of ${what} crosses itself. List its corners in order.`, 'fr3.setup.terrain');
  if (areaOf(polygon) < leastArea)
    return wrong(`${sentenceCase(what)} has no area, because its corners are in one line.`, 'fr3.setup.terrain');
  const off = (['x', 'y'] as const).some((axis) => {
    const along = polygon.map((at) => at[axis]);
    return Math.max(...along) <= 0 || Math.min(...along) >= (axis === 'x' ? width : depth);
  });
  return off ? wrong(`${sentenceCase(what)} is off the table.`, 'fr3.basics.playing-area') : null;
}

function groundProblem({ table, terrain, objective }: Setup): Faulty {
  if (terrain.reduce((sum, { polygon }) => sum + polygon.length, 0) > mostCornersInAll)
    return wrong(`All pieces of terrain together can have at most ${mostCornersInAll} corners.`, 'fr3.setup.terrain');
  for (const [at, { kind, name, polygon }] of terrain.entries()) {
    const problem = outlineProblem(
      polygon,
      name === undefined ? `piece ${at + 1} of the terrain (${kind})` : quoted(name),
      table,
    );
    if (problem) return problem;
  }
  return objective === null ? null : outlineProblem(objective, 'the terrain objective', table);
}

const pointOnGrid = <P extends Point>(at: P): P => ({ ...at, x: onGrid(at.x), y: onGrid(at.y) });

/** The same set-up with every position rounded to the grid, as play and notation do. */
function setupOnGrid(setup: Setup): Setup {
  const armyOnGrid = (army: Army): Army => ({
    ...army,
    troops: army.troops.map((troop) => (troop.at ? { ...troop, at: pointOnGrid(troop.at) } : troop)),
    ...(army.holdings ? { holdings: army.holdings.map((each) => (each.at ? { ...each, at: pointOnGrid(each.at) } : each)) } : {}),
    ...(army.works ? { works: army.works.map((each) => (each.at ? { ...each, at: pointOnGrid(each.at) } : each)) } : {}),
  });
  return {
    ...setup,
    terrain: setup.terrain.map((piece) => ({ ...piece, polygon: piece.polygon.map(pointOnGrid) })),
    objective: setup.objective?.map(pointOnGrid) ?? null,
    armies: { A: armyOnGrid(setup.armies.A), B: armyOnGrid(setup.armies.B) },
  };
}

/** Checks the fields for enchanted and feared ground. */
function wildProblem({ enchanted, feared }: Terrain): Faulty {
  if (feared !== undefined && feared !== true)
    return wrong('“feared” must be true, or left out.', 'fr3.terrain-effects.chaos-fear-terrain');
  if (enchanted === undefined) return null;
  const { because, rules } =
    typeof enchanted === 'object' && enchanted !== null
      ? (refuseEnchantment(enchanted) ?? { because: null, rules: [] })
      : {
          because: 'Enchanted ground needs a spell and the chance that it works.',
          rules: ['fr3.terrain-effects.enchanted-terrain'] as const,
        };
  return because === null ? null : wrong(because, ...rules);
}

/** Reads a set-up from outside. */
export function readSetup(value: unknown): Read<Setup> {
  if (typeof value !== 'object' || value === null) return wrong('A set-up must have a table, terrain and two armies.');
  const foreign = strangeField(value, setupShape);
  if (foreign !== undefined) return wrong(`${quoted(foreign)} does not belong in a set-up. Remove it.`);
  const { table, terrain, objective, armies, first, initiative, turns, snow, underwater } = value as Setup;
  // The notation writes sizes with at most three decimals.
  const size = (length: unknown): boolean =>
    typeof length === 'number' && length >= 12 && length <= 144 && Number(length.toFixed(3)) === length;
  if (!size(table?.width) || !size(table?.depth))
    return wrong('The table must be 12 to 144 inches wide and deep.', 'fr3.basics.playing-area');
  if (
    !Array.isArray(terrain) ||
    terrain.length > 100 ||
    !terrain.every(
      (piece) =>
        terrainKinds.includes(piece?.kind) && isPolygon(piece.polygon) && (piece.name === undefined || isName(piece.name)),
    )
  )
    return wrong(
      `The terrain must be a list of pieces. Each has a kind, its corners and, if you like, a name of at most ${longestName} letters.`,
      'fr3.setup.terrain',
    );
  const wild = (terrain as readonly Terrain[]).map(wildProblem).find((each) => each !== null);
  if (wild) return wild;
  if (objective !== null && !isPolygon(objective))
    return wrong('The terrain objective must be a list of corners, or be left empty.', 'fr3.setup.terrain-objective');
  const misdrawn = groundProblem(value as Setup);
  if (misdrawn) return misdrawn;
  for (const side of sideIds) {
    const problem = armyProblem(armies?.[side], side);
    if (problem) return problem;
  }
  const places = sideIds.flatMap((side) =>
    armies[side].troops.filter((troop) => troop.with === undefined && !isAwaited(troop)).map(({ at }) => at),
  );
  if (places.some((at) => at) && sideIds.some((side) => armies[side].scouts !== undefined))
    return wrong('Leave scouting out: it is not possible if every unit already has a place.', 'fr3.pre-game.scouting');
  if (places.some((at) => at) && !places.every((at) => at))
    return wrong('Give a place to every unit, or to none.', 'fr3.setup.deployment-order');
  for (const side of sideIds) {
    const apart = forceIds.map((force) => refuseForce(armies[side], force)).find((each) => each !== null);
    if (apart) return wrong(`Army ${side}: ${apart.because}`, ...apart.rules);
    const astray = holdingsProblem(
      armies[side],
      table,
      places.some((at) => at),
      `Army ${side}`,
    );
    if (astray) return astray;
  }
  if (underwater !== undefined && underwater !== true) return wrong('“underwater” must be true, or left out.');
  const misplaced =
    worksProblem(
      value as Setup,
      places.some((at) => at),
    ) ??
    seaProblem(value as Setup) ??
    placesProblem(value as Setup);
  if (misplaced) return misplaced;
  if (first !== undefined && !sideIds.includes(first)) return wrong('The side that moves first must be A or B.');
  if (initiative !== undefined && initiative !== 'drawn')
    return wrong('“initiative” must be “drawn”, or left out.', 'fr3.multiplayer.two-player-initiative');
  if (snow !== undefined && snow !== true) return wrong('“snow” must be true, or left out.');
  if (turns !== undefined && !(Number.isInteger(turns) && turns >= 1 && turns <= 999))
    return wrong('The limit must be 1 to 999 turns.');
  const aimless = aimsProblem(value as Setup);
  if (aimless !== null) return wrong(aimless);
  return { ok: true, value: setupOnGrid(value as Setup) };
}
