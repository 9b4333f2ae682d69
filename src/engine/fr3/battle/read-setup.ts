/** Reads a set-up from outside, and says in a sentence what is wrong with it. */
import { type Base, onTable as isOnTable, overlap, type Polygon } from '../../kernel/geometry.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import type { Read } from '../../kernel/ruleset.ts';
import { type Level, offSurface } from '../data/levels.ts';
import { unitOf, units } from '../data/units.ts';
import { leaders } from '../melee/leaders.ts';
import { refusals } from '../melee/refusals.ts';
import { effectsOf, type TerrainKind, terrainKinds } from '../table/terrain.ts';
import { loreOf } from './magic/lore.ts';
import { magicUserOf, magicUsers } from './magic/users.ts';
import { levelAtFirst } from './movement/level.ts';
import { aimsProblem } from './scenarios/aims.ts';
import {
  type ArmsId,
  type Army,
  baseOf,
  type CharacterSetup,
  type Kit,
  kitIds,
  mostTroops,
  type Place,
  type Setup,
  type TroopSetup,
} from './setup.ts';
import { type SideId, sideIds } from './state.ts';

const typesOf = (...groups: readonly string[]): readonly string[] =>
  units.filter(({ group }) => groups.includes(group)).map(({ id }) => id);

/** Creatures that help infantry in some armies. */
const helpers: readonly string[] = ['small-monsters', 'swarms'];

/** fr3.army-lists.cell-throwing and the entries of the types: who may have them. */
const armedWith: Readonly<Record<ArmsId, { readonly types: readonly string[]; readonly rule: RuleId }>> = {
  'heavy-armor': { types: ['handweapons', 'spears', 'knights'], rule: 'fr3.items.heavy-armor-purchase' },
  feared: { types: typesOf('infantry', 'cavalry'), rule: 'fr3.fear.causes' },
  dreaded: { types: units.map(({ id }) => id), rule: 'fr3.armies.assyrian-fearful-reputation' },
  'steady-fire': { types: ['muskets'], rule: 'fr3.armies.napoleonic-british-muskets' },
  'heavy-shot': { types: ['heavy-artillery', 'light-artillery'], rule: 'fr3.armies.napoleonic-russian-artillery' },
  'well-in-hand': { types: typesOf('cavalry'), rule: 'fr3.armies.napoleonic-prussian-overpursuit' },
  unburdened: { types: ['handweapons', 'spears', 'knights'], rule: 'fr3.armies.celts-heavy-armor' },
  supporting: { types: helpers, rule: 'fr3.melee.support-types' },
  supported: { types: helpers, rule: 'fr3.melee.support-types' },
  rocks: { types: ['mobs'], rule: 'fr3.armies.kobolds-rocks-and-bottles' },
  dashing: { types: ['muskets'], rule: 'fr3.armies.napoleonic-french' },
  nimble: { types: units.map(({ id }) => id), rule: 'fr3.armies.dwarfs-fly-swim-facing' },
  'magic-lances': { types: ['heavy-cavalry'], rule: 'fr3.armies.dark-elves-magic-lances' },
  'rolled-factor': { types: ['battlewagons'], rule: 'fr3.armies.gnomes-battlewagon-cf' },
  'woodland-flight': { types: ['mobs', 'swarms'], rule: 'fr3.movement.sbf-difficult-entry' },
  'sure-footed': { types: typesOf('cavalry'), rule: 'fr3.armies.hill-dwarves-mounted-terrain' },
  throwing: {
    types: ['skirmishers', 'light-cavalry', 'heavy-cavalry', 'mounted', 'mobs', 'handweapons', 'spears'],
    rule: 'fr3.army-lists.cell-throwing',
  },
  stakes: { types: ['handweapons', 'skirmishers', 'longbows', 'crossbow-handgun'], rule: 'fr3.items.stakes-purchase' },
  longbows: { types: ['rangers', 'dragons', 'battlewagons'], rule: 'fr3.missile-fire.definition' },
  'light-artillery': { types: ['dragons', 'battlewagons'], rule: 'fr3.war-machines.battlewagons-artillery-options' },
  'heavy-artillery': { types: ['battlewagons'], rule: 'fr3.war-machines.battlewagons-artillery-options' },
  indirect: { types: ['heavy-artillery', 'battlewagons'], rule: 'fr3.artillery.los-indirect' },
};

/** Arms that do not go together, or not without something else. */
function armsProblem(type: string, kit: Kit, arms: readonly ArmsId[]): { readonly says: string; readonly rule: RuleId } | null {
  const has = (id: ArmsId) => arms.includes(id);
  if (has('longbows') && !kit.bows)
    return { says: 'longbows are bought as its bows: its kit has bows too.', rule: 'fr3.missile-fire.definition' };
  if (type === 'dragons' && kit.bows && has('light-artillery'))
    return { says: 'a dragon has one breath, missiles or artillery.', rule: 'fr3.monsters.dragons-breath' };
  if (type === 'light-cavalry' && kit.bows && has('throwing'))
    return { says: 'light cavalry have bows or throwing weapons, not both.', rule: 'fr3.cavalry.light-cavalry-weapons' };
  if (has('light-artillery') && has('heavy-artillery'))
    return { says: 'a battlewagon has one artillery option at most.', rule: 'fr3.war-machines.battlewagons-artillery-options' };
  if (type === 'battlewagons' && has('indirect') && !has('heavy-artillery'))
    return { says: 'only heavy artillery is indirect.', rule: 'fr3.artillery.los-indirect' };
  return null;
}

const longestName = 60;
const wrong = (because: string, ...rules: readonly RuleId[]) => ({ ok: false, because, rules }) as const;

/** Groups of the reference table that part one plays. */
const playedGroups: readonly string[] = ['infantry', 'cavalry', 'monsters', 'machines'];
/** Types of those groups that wait for part two. */
const notYet: readonly string[] = ['cyclics', 'leviathans', 'contraptions'];

const isPlace = (value: unknown): value is Place => {
  const { x, y, facing } = (value ?? {}) as Partial<Place>;
  return (
    [x, y].every((at) => typeof at === 'number' && Number.isFinite(at) && Math.abs(at) <= 999) &&
    Number.isInteger(facing) &&
    (facing as number) >= 0 &&
    (facing as number) < 3600
  );
};

type Faulty = ReturnType<typeof wrong> | null;

/** What units and characters have alike: a name, a cost, and the number of a unit. */
function entryProblem({ name, cost, with: host }: Pick<TroopSetup, 'name' | 'cost' | 'with'>, where: string): Faulty {
  if (name !== undefined && !(typeof name === 'string' && name.length <= longestName))
    return wrong(`${where}: a name has at most ${longestName} letters.`);
  if (cost !== undefined && !(Number.isInteger(cost) && cost >= 0 && cost <= 9999))
    return wrong(`${where}: its cost is a whole number of points.`);
  if (host !== undefined && !Number.isInteger(host)) return wrong(`${where}: the unit that it is with is a number.`);
  return null;
}

function troopProblem(troop: TroopSetup, where: string): Faulty {
  if (typeof troop !== 'object' || troop === null) return wrong(`${where} is not a unit.`);
  const entry = entryProblem(troop, where);
  if (entry) return entry;
  if (typeof troop.type !== 'string') return wrong(`${where} has no type.`, 'fr3.reference.tables-overview');
  const row = unitOf(troop.type);
  if (!row)
    return wrong(
      `${where}: the reference table has no unit “${troop.type}”.${didYouMean(
        troop.type,
        units.map(({ id }) => id),
      )}`,
      'fr3.reference.tables-overview',
    );
  if (!playedGroups.includes(row.group) || notYet.includes(row.id))
    return wrong(`${where}: ${row.name} are not played yet. They come with magic and the stranger units.`, row.rule as RuleId);
  const kit = troop.kit ?? {};
  const foreign = Object.keys(kit).find((id) => !(kitIds as readonly string[]).includes(id));
  if (foreign) return wrong(`${where}: “${foreign}” is not part of a unit’s kit that is played yet.`);
  const [first] = refusals({ a: { unit: row.id, ...kit }, b: { unit: 'handweapons' } }).filter(({ at }) => at.startsWith('a'));
  if (first) return wrong(`${where}: ${first.because}`, ...first.rules);
  const { arms = [], levels = [] } = troop;
  const words = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (!words(arms) || !words(levels)) return wrong(`${where}: arms and levels are lists of words.`);
  for (const id of arms) {
    const armed = Object.hasOwn(armedWith, id) ? armedWith[id as ArmsId] : undefined;
    if (!armed) return wrong(`${where}: “${id}” is no part of a unit’s arms that is played yet.`);
    if (!armed.types.includes(row.id)) return wrong(`${where}: ${row.name} have no ${id}.`, armed.rule);
  }
  const odd = armsProblem(row.id, kit, arms);
  if (odd) return wrong(`${where}: ${odd.says}`, odd.rule);
  if (kit.pavisiers && arms.includes('stakes'))
    return wrong(`${where}: a unit may have stakes or pavisiers, not both.`, 'fr3.items.stakes-purchase');
  const own = offSurface[row.id];
  const high = levels.find((level) => !own?.levels.includes(level));
  if (high !== undefined)
    return wrong(`${where}: ${row.name} may not have “${high}”.`, own?.rule ?? 'fr3.items.fly-swim-burrow-cost');
  const { ease = [] } = troop;
  if (!Array.isArray(ease) || !ease.every((kind) => effectsOf[kind as TerrainKind]?.going === 'difficult'))
    return wrong(
      `${where}: the ground that does not slow it is a list of kinds of difficult ground.`,
      'fr3.movement.terrain-difficult',
    );
  if (troop.at !== undefined && !isPlace(troop.at))
    return wrong(`${where}: its place is x, y and a facing in tenths of a degree.`);
  if (![undefined, 0, 1, 2].includes(troop.morale)) return wrong(`${where}: its morale is 0, 1 or 2.`);
  return null;
}

function magicProblem({ magic, lore = [] }: CharacterSetup, where: string): Faulty {
  if (!Array.isArray(lore) || (magic === undefined && lore.length > 0))
    return wrong(`${where}: lore is a list of words, of a magic user.`);
  const strange = lore.find((id) => typeof id !== 'string' || !loreOf(id));
  if (strange !== undefined) return wrong(`${where}: there is no lore “${strange}”.`);
  if (magic === undefined) return null;
  const user = typeof magic === 'string' ? magicUserOf(magic) : undefined;
  if (!user)
    return wrong(
      `${where}: there is no magic user “${magic}”.${didYouMean(
        String(magic),
        magicUsers.map(({ id }) => id),
      )}`,
      'fr3.magic-users.casting-abilities',
    );
  return user.type === 'ships-cook'
    ? wrong(
        `${where}: a ship’s cook has his post in a ship, a camp or a fortification, and no battle has them yet.`,
        'fr3.abilities.ships-cook-station',
      )
    : null;
}

function armyProblem(army: Army | undefined, side: SideId): Faulty {
  if (typeof army !== 'object' || army === null || !Array.isArray(army.troops) || !Array.isArray(army.characters))
    return wrong(`Army ${side} is a name, a list of troops and a list of characters.`);
  if (typeof army.name !== 'string' || army.name.length > longestName)
    return wrong(`Army ${side} needs a name of at most ${longestName} letters.`);
  const { troops, characters } = army;
  if (troops.length < 1 || troops.length > mostTroops)
    return wrong(`Army ${side} has ${troops.length} units: a battle takes 1 to ${mostTroops} a side.`);
  for (const [at, troop] of troops.entries()) {
    const where = `Army ${side}, unit ${at + 1}`;
    const problem = troopProblem(troop, where);
    if (problem) return problem;
    if (troop.with === undefined) continue;
    const host = troops[troop.with - 1];
    if (!host || host === troop || host.with !== undefined)
      return wrong(`${where}: there is no unit ${troop.with} that it could be attached to.`, 'fr3.basics.attachment');
    if (!['skirmishers', 'light-artillery', 'heavy-artillery'].includes(troop.type))
      return wrong(`${where}: only skirmishers and artillery attach to other units.`, 'fr3.basics.attachment');
  }
  for (const [at, character] of characters.entries()) {
    const where = `Army ${side}, character ${at + 1}`;
    if (
      typeof character !== 'object' ||
      character === null ||
      !leaders.some(({ id }) => id === character.leader && (id !== 'none' || character.magic !== undefined))
    )
      return wrong(
        `${where}: he is a general, a sub-commander or a hero with one of their bonuses, or a magic user.`,
        'fr3.characters.bonus-notation',
      );
    const taught = magicProblem(character, where);
    if (taught) return taught;
    const entry = entryProblem(character, where);
    if (entry) return entry;
    const host = troops[character.with - 1];
    if (!host) return wrong(`${where}: there is no unit ${character.with} that he could be with.`);
    const kit = host.kit ?? {};
    const led = { unit: host.type, ...kit, leader: character.leader, superhero: character.superhero === true };
    const [first] = refusals({ a: led, b: { unit: 'handweapons' } }).filter((found) => found.at.startsWith('a'));
    if (first) return wrong(`${where}: ${first.because}`, ...first.rules);
  }
  return null;
}

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly base: Base;
}

/** Why units cannot stand where they are said to: off the table, or in each other’s place. */
function placesProblem({ table, terrain, armies }: Setup): Faulty {
  const standing = sideIds.flatMap((side) =>
    armies[side].troops.flatMap((troop, at): readonly Standing[] => {
      if (troop.at === undefined || troop.with !== undefined) return [];
      const base = baseOf(troop, troop.at);
      const name = troop.name ?? unitOf(troop.type)?.name ?? troop.type;
      return [{ id: `${side}${at + 1}`, name, level: levelAtFirst({ terrain }, troop, base), base }];
    }),
  );
  const off = standing.find(({ base }) => !isOnTable(base, table.width, table.depth));
  if (off) return wrong(`${off.name} (${off.id}) would stand off the table.`, 'fr3.basics.playing-area');
  for (const [at, one] of standing.entries()) {
    const other = standing.slice(at + 1).find(({ level, base }) => level === one.level && overlap(one.base, base));
    if (other)
      return wrong(
        `${one.name} (${one.id}) and ${other.name} (${other.id}) would stand in one place: units of one level do not overlap.`,
        'fr3.movement.interpenetration-none',
      );
  }
  return null;
}

const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) && value.length >= 3 && value.length <= 200 && value.every((at) => isPlace({ ...at, facing: 0 }));

/** Reads a set-up from outside. */
export function readSetup(value: unknown): Read<Setup> {
  if (typeof value !== 'object' || value === null) return wrong('A set-up names a table, its terrain and two armies.');
  const { table, terrain, objective, armies, first, turns } = value as Setup;
  const size = (length: unknown): boolean => typeof length === 'number' && length >= 12 && length <= 144;
  if (!size(table?.width) || !size(table?.depth))
    return wrong('The table is 12 to 144 inches wide and deep.', 'fr3.basics.playing-area');
  if (
    !Array.isArray(terrain) ||
    terrain.length > 100 ||
    !terrain.every(
      (piece) =>
        terrainKinds.includes(piece?.kind) && isPolygon(piece.polygon) && ['undefined', 'string'].includes(typeof piece.name),
    )
  )
    return wrong('The terrain is a list of pieces, each of a kind and with its corners.', 'fr3.setup.terrain');
  if (objective !== null && !isPolygon(objective))
    return wrong('The terrain objective is null or its corners.', 'fr3.setup.terrain-objective');
  for (const side of sideIds) {
    const problem = armyProblem(armies?.[side], side);
    if (problem) return problem;
  }
  const places = sideIds.flatMap((side) => armies[side].troops.filter((troop) => troop.with === undefined).map(({ at }) => at));
  if (places.some((at) => at) && !places.every((at) => at))
    return wrong('Either every unit has its place or none has.', 'fr3.setup.deployment-order');
  const crowded = placesProblem(value as Setup);
  if (crowded) return crowded;
  if (first !== undefined && !sideIds.includes(first)) return wrong('The side that moves first is A or B.');
  if (turns !== undefined && !(Number.isInteger(turns) && turns >= 1 && turns <= 999)) return wrong('A limit is 1 to 999 turns.');
  const aimless = aimsProblem(value as Setup);
  if (aimless !== null) return wrong(aimless);
  return { ok: true, value: value as Setup };
}
