/**
 * Converts a roster to a battle's army, with the full costs that victory points use. Refuses rosters that are not legal, and
 * rosters with anything that battles do not support yet. The refusal says what is not supported.
 */
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { type Powers, refuseFirstCompany } from '../../control.ts';
import { abilityOf } from '../../muster/abilities.ts';
import { powersOf, ruledBy } from '../../muster/control.ts';
import { costOfCharacter, costOfUnit } from '../../muster/cost.ts';
import { reorderUnits, withoutSideboard } from '../../muster/edit.ts';
import { isTransport } from '../../muster/extra-checks.ts';
import { extraOf } from '../../muster/extras.ts';
import { isGiven } from '../../muster/gifts.ts';
import { bonusesOf, gradeOf } from '../../muster/leaders.ts';
import { listOf } from '../../muster/lists.ts';
import { type MusteredCharacter, type MusteredUnit, muster } from '../../muster/mustered.ts';
import { levelOptions, optionOf } from '../../muster/options.ts';
import { problemsOf } from '../../muster/problems.ts';
import type { Roster } from '../../muster/roster.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import { wordsByList } from '../army-rules/army-words.ts';
import { belongingIds, isPlayedBelonging } from '../characters/catalogue.ts';
import { isPlayedInnate } from '../innate/ids.ts';
import { spellOf } from '../magic/book.ts';
import { loreFor } from '../magic/lore.ts';
import { storedOf } from '../magic/stored.ts';
import { magicUserOf } from '../magic/users.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { ArmsId, Army } from '../vocabulary/setup.ts';
import {
  armsIds,
  type CharacterSetup,
  type HoldingSetup,
  type Kit,
  type NuisanceId,
  type Setup,
  type TroopSetup,
  type WorkSetup,
} from '../vocabulary/setup.ts';
import { armsByList, easeOf, isDwarf } from './list-rules.ts';
import { readSetup } from './read-setup.ts';

/** The part of an option that affects melees. */
const kitOf: Readonly<Record<string, Kit>> = {
  'elite-1-1-0': { elite: '1-1-0' },
  // fr3.elites.bonus: types that have only one form of elite.
  elite: { elite: '1-1-0' },
  'elite-2-0-0': { elite: '2-0-0' },
  'elite-0-1-1': { elite: '0-1-1' },
  undead: { undead: true },
  bows: { bows: true },
  longbows: { bows: true },
  'wagon-fortress': { bows: true },
  exchanged: { exchanged: true },
  mounts: { mounts: true },
  barbarian: { barbarian: true },
  pavisiers: { pavisiers: true },
  napoleonic: { napoleonic: true },
  'mutation-rally': { mutation: true },
  'missile-type': { model: 'missile' },
};
/** Options that have another name in battles, or that also give other arms. */
const armsOf: Readonly<Record<string, ArmsId>> = {
  'mutation-fear': 'feared',
  'mutation-movement': 'fleet',
  'army-standard': 'standard',
};

const isArms = (id: string): id is ArmsId => (armsIds as readonly string[]).includes(id);
type OffSurface = NonNullable<TroopSetup['levels']>[number];
const isLevel = (id: string): id is OffSurface => Object.hasOwn(levelOptions, id);
const isPlayed = (id: string): boolean =>
  Object.hasOwn(kitOf, id) || Object.hasOwn(armsOf, id) || isArms(id) || isLevel(id) || isPlayedInnate(id);

/** fr3.pike-blocks.footprint, fr3.leviathans.1x2: larger units of these types do not stand on 2x2 bases. */
const largeForms: Readonly<Record<string, Kit['form']>> = { pikes: 'block', leviathans: '1x2' };

/** The unit's chosen options, or the ones included in its roster entry. */
const optionsOf = ({ row, options }: MusteredUnit): readonly string[] =>
  row.made
    ? [...(row.made.elite ? [`elite-${row.made.elite}`] : []), ...(row.made.undead ? ['undead'] : []), ...row.made.has]
    : options;

const notPlayed = (called: string, what: string, ...rules: readonly Fr3RuleId[]): Refusal =>
  refusal(`${called}: ${what} cannot be used in battles yet.`, ...rules);

/** Traps and parasitics are bought as units but are not units. This table has the names of traps and parasitics in the battle. */
const nuisances: Readonly<Record<string, readonly [usual: NuisanceId, elite: NuisanceId]>> = {
  traps: ['trap', 'elite-trap'],
  parasitics: ['parasitics', 'elite-parasitics'],
};
const nuisanceOf = (unit: MusteredUnit): NuisanceId | undefined =>
  nuisances[unit.row.type]?.[optionsOf(unit).some((id) => id.startsWith('elite')) ? 1 : 0];

/** Why this unit is not supported in battles. */
function refuseUnit(unit: MusteredUnit): Refusal | null {
  const { row, list, called } = unit;
  if (nuisanceOf(unit)) return null;
  if (row.unit === undefined) return notPlayed(called, row.name, row.rule);
  const strange = optionsOf(unit).find((id) => !isPlayed(id));
  if (strange !== undefined) {
    const option = optionOf(list, strange);
    return notPlayed(called, option?.name ?? strange, ...(option?.rules ?? [row.rule]).slice(0, 1));
  }
  return null;
}

/** The cost of a unit. If the unit is a character, his own cost is left out. */
function costWithout({ list, unit: { has: _, ...unit } }: MusteredUnit): number {
  return costOfUnit(list, unit).total;
}

const armsOfRuler = ({ row: { ruler } }: MusteredUnit): readonly ArmsId[] =>
  ruler ? ['ruler', ...(ruler.grants.includes('fade') ? (['fade'] as const) : [])] : [];

/** fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: the general for a ruler that is also a unit. */
function rulerOf({ row: { ruler, unit }, unit: { name } }: MusteredUnit, number: number): readonly CharacterSetup[] {
  if (!ruler?.casting) return [];
  const { lists, levels } = ruler.casting;
  const [bonuses] = ruler.bonuses;
  return [
    {
      leader: `general-${bonuses?.melee}-${bonuses?.rally}` as CharacterSetup['leader'],
      magic: `${lists[0]}-${levels[0]}`,
      cost: Number(ruler.cost) - (unit?.cost ?? 0),
      with: number,
      unit: true,
      ...(name === undefined ? {} : { name }),
    },
  ];
}

function troopOf(unit: MusteredUnit, enemy: string | undefined): TroopSetup {
  const { row } = unit;
  const options = optionsOf(unit);
  const kit: Kit = Object.assign(
    {},
    row.multiBased ? { form: largeForms[row.type] ?? 'mass' } : {},
    ...options.map((id) => kitOf[id] ?? {}),
    isDwarf(unit) ? { dwarf: true } : {},
  );
  const bought = options.flatMap((id) => (isArms(id) ? [id] : (armsOf[id] ?? [])));
  // An arm can be both bought and given by the list.
  const arms = [...new Set([...bought, ...armsOfRuler(unit), ...armsByList(unit, enemy)])];
  const levels = options.filter(isLevel);
  const innate = options.filter(isPlayedInnate);
  const ease = easeOf(unit);
  const name = unit.unit.name ?? row.made?.name;
  return {
    type: row.unit?.id ?? row.type,
    cost: row.ruler ? (row.unit?.cost ?? 0) : costWithout(unit),
    ...(name === undefined ? {} : { name }),
    ...(Object.keys(kit).length > 0 ? { kit } : {}),
    ...(arms.length > 0 ? { arms } : {}),
    ...(levels.length > 0 ? { levels } : {}),
    ...(innate.length > 0 ? { innate } : {}),
    ...(ease.length > 0 ? { ease } : {}),
    ...(unit.unit.with === undefined ? {} : { with: unit.unit.with }),
  };
}

/** fr3.characters.attachment-by-type: a character without a unit starts with the first unit that he may join. */
function takesCharacter(unit: MusteredUnit, powers: Powers): boolean {
  const of = ruledBy(unit);
  return (
    of !== undefined &&
    ['infantry', 'cavalry', 'machines'].includes(of.unit.group) &&
    // fr3.armies.greek-dragontooth-deployment
    !armsByList(unit, undefined).includes('dragontooth') &&
    refuseFirstCompany(of, powers) === null
  );
}

/** The abilities of leaders that are supported in battles. */
const playedAbilities: readonly string[] = ['superhero', 'beastmaster'];

const castsInBattle = (id: string): boolean => magicUserOf(id) !== undefined;

/** Whether battles support this ability or item; for a stored spell, whether they support the spell too. */
const isInBattle = (id: string): boolean => {
  const stored = storedOf(id);
  return isPlayedBelonging(id) && (stored === undefined || spellOf(stored.spell) !== undefined);
};

function characterOf(each: MusteredCharacter, units: readonly MusteredUnit[]): CharacterSetup | Refusal {
  const { person, list, all, called, isUnit } = each;
  const grade = gradeOf(person);
  const strange = person.has
    .flatMap((id) => abilityOf(id) ?? [])
    .find(({ id, kind }) => kind !== 'grade' && !playedAbilities.includes(id) && !castsInBattle(id) && !isInBattle(id));
  if (strange) return notPlayed(called, strange.name, strange.rule);
  const magic = person.has.find(castsInBattle);
  const user = magic === undefined ? undefined : magicUserOf(magic);
  const lore = user ? loreFor(list.id, user, grade === 'general') : [];
  // Abilities and items that a character gets free from the army list: for example fr3.armies.faerie-free-taunt.
  const given = belongingIds.filter((id) => !person.has.includes(id) && isInBattle(id) && isGiven(each, id));
  const has = [...person.has.filter(isInBattle), ...given];
  const host = isUnit
    ? units.findIndex(({ at }) => at === each.at) + 1
    : (each.with ?? units.findIndex((unit) => unit.unit.with === undefined && takesCharacter(unit, powersOf(each))) + 1);
  // fr3.characters.attachment-by-type: the army may have no unit that he can join.
  const apart = host === 0;
  return {
    leader: grade === null ? 'none' : (`${grade}-${person.bonuses ?? bonusesOf(person)[0]}` as CharacterSetup['leader']),
    ...(magic === undefined ? {} : { magic }),
    ...(lore.length > 0 ? { lore } : {}),
    cost: costOfCharacter(list, person, all).total,
    with: apart ? 1 : host,
    ...(apart ? { apart } : {}),
    ...(isUnit ? { unit: true } : {}),
    ...(each.name === undefined ? {} : { name: each.name }),
    ...(person.has.includes('superhero') ? { superhero: true } : {}),
    ...(person.has.includes('beastmaster') || isGiven(each, 'beastmaster') ? { beastmaster: true } : {}),
    ...(has.length > 0 ? { has } : {}),
  };
}

/** Purchases for the whole army that are supported in battles. */
const playedExtras: readonly string[] = [
  'camp',
  'baggage-train',
  'sacred-site',
  'seer-simple',
  'seer',
  'scouts',
  'fortification',
  'fortification-pavisiers',
];

/** fr3.camps.baggage-attachment: the baggage train goes with the first transport that does not burrow. */
function holdingsOf({ extras = [] }: Roster, units: readonly MusteredUnit[]): readonly HoldingSetup[] {
  const carries = ({ options }: MusteredUnit) => options.some((id) => isTransport(id) && id !== 'transports-burrowing');
  return extras.flatMap((id): readonly HoldingSetup[] => {
    if (id === 'baggage-train') return [{ kind: 'camp', with: units.findIndex(carries) + 1 }];
    return id === 'camp' || id === 'sacred-site' ? [{ kind: id }] : [];
  });
}

const isRefusal = (value: CharacterSetup | Refusal): value is Refusal => 'because' in value;

/** The army of a roster that `readRoster` accepted, or why it cannot be played. `enemy` is the id of the opposing army list. */
export function armyOfRoster(roster: Roster, enemy?: string): Read<Army> {
  const [problem] = problemsOf(roster).errors;
  if (problem) return { ok: false, because: problem.because, rules: problem.rules };
  const list = listOf(roster.army) as MusteredUnit['list'];
  const extra = (roster.extras ?? []).flatMap((id) => extraOf(id) ?? []).find(({ id }) => !playedExtras.includes(id));
  if (extra) return { ok: false, ...notPlayed('The army', extra.name, ...extra.rules.slice(0, 1)) };
  const refused = muster(roster, list)
    .units.map(refuseUnit)
    .find((each) => each !== null);
  if (refused) return { ok: false, ...refused };
  // The sideboard takes no part in the battle (fr3.tournament.sideboard).
  const bought = muster(withoutSideboard(roster), list).units;
  const set = bought.flatMap((unit) => nuisanceOf(unit) ?? []);
  const fighting = bought.flatMap((unit, at) => (nuisanceOf(unit) ? [] : [{ unit: unit.unit, was: at + 1 }]));
  const { units, characters } = muster(reorderUnits(withoutSideboard(roster), fighting), list);
  const people = characters.map((each) => characterOf(each, units));
  const lots = (id: string): number => (roster.extras ?? []).filter((each) => each === id).length;
  const seer = [...(lots('seer-simple') > 0 ? (['seer'] as const) : []), ...(lots('seer') > 0 ? (['seer-table'] as const) : [])];
  const scouts = lots('scouts');
  const has = [...wordsByList(roster.army), ...seer];
  const holdings = holdingsOf(roster, units);
  const manned = lots('fortification-pavisiers');
  const works = Array.from({ length: lots('fortification') }, (_, at): WorkSetup => (at < manned ? { pavisiers: true } : {}));
  const left = people.find(isRefusal);
  if (left) return { ok: false, ...left };
  return {
    ok: true,
    value: {
      name: roster.name,
      ...(has.length > 0 ? { has } : {}),
      ...(holdings.length > 0 ? { holdings } : {}),
      ...(works.length > 0 ? { works } : {}),
      ...(scouts > 0 ? { scouts } : {}),
      ...(set.length > 0 ? { nuisances: set } : {}),
      troops: units.map((unit) => troopOf(unit, enemy)),
      characters: [
        ...people.filter((each): each is CharacterSetup => !isRefusal(each)),
        ...units.flatMap((unit, at) => rulerOf(unit, at + 1)),
      ],
    },
  };
}

/** The set-up of a battle between two rosters on a given table, for example one drawn by `drawLandscape`. */
export function setupOfRosters(
  rosters: Readonly<Record<SideId, Roster>>,
  { table, terrain, objective }: Pick<Setup, 'table' | 'terrain' | 'objective'>,
  agreed: Pick<Setup, 'first' | 'turns'> = {},
): Read<Setup> {
  const [a, b] = [armyOfRoster(rosters.A, rosters.B.army), armyOfRoster(rosters.B, rosters.A.army)];
  if (!a.ok) return a;
  if (!b.ok) return b;
  return readSetup({ table, terrain, objective, ...agreed, armies: { A: a.value, B: b.value } });
}
