/**
 * Spirits, elementals and leviathans: what they can cross and pass through, which levels they reach, and which ground is closed
 * to them.
 */
import { type Base, corners, meets, occupies, type Point, type Polygon, stretchesIn, touch } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Level } from '../../data/levels.ts';
import { unitOf } from '../../data/units.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { type Terrain, type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { withoutWaterBarriers } from '../magic/barriers.ts';
import { effectWith } from '../magic/effects.ts';
import { isLeaving } from '../units/commands.ts';
import { characterSetup, leadersOf, troopOf } from '../units/pieces.ts';
import { isMajor, levelsOf } from '../units/troop-facts.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

const groups: readonly string[] = ['spirits', 'elementals'];
const inSetup = onceFor(({ armies }: Setup): boolean =>
  [...armies.A.troops, ...armies.B.troops].some(({ type }) => groups.includes(unitOf(type)?.group ?? '')),
);
/** Whether the battle could have any spirits or elementals. If the battle has none, the search is skipped. */
const anyOf = ({ setup, summoned }: State): boolean => summoned.length > 0 || inSetup(setup);

/** fr3.spirits.class: elementals are a separate group and do not count here. */
export const isSpirit = (state: State, unit: BattleUnit): boolean => anyOf(state) && rowOf(state, unit).group === 'spirits';
export const isEthereal = (state: State, unit: BattleUnit): boolean => anyOf(state) && rowOf(state, unit).id === 'ethereals';

const inSetupLeviathans = onceFor(({ armies }: Setup): boolean =>
  [...armies.A.troops, ...armies.B.troops].some(({ type }) => type === 'leviathans'),
);
export const anyLeviathan = ({ setup }: State): boolean => inSetupLeviathans(setup);
/** fr3.leviathans.class */
export const isLeviathan = (state: State, unit: BattleUnit): boolean =>
  anyLeviathan(state) && rowOf(state, unit).id === 'leviathans';

/** A leviathan's own level, if it is not the surface (fr3.leviathans.environment); null for other units. */
export const environmentOf = (state: State, unit: BattleUnit): Exclude<Level, 'surface'> | null =>
  isLeviathan(state, unit) ? (levelsOf(troopOf(state, unit)).find((level) => level !== 'surface') ?? null) : null;
/**
 * fr3.leviathans.landing, fr3.leviathans.burrow-surface: a leviathan that has come to the surface from its own level and cannot
 * move there.
 */
export const isAground = (state: State, unit: BattleUnit): boolean =>
  unit.level === 'surface' && environmentOf(state, unit) !== null;

/** Why a leviathan on the surface, away from its own level, cannot move. */
export function refuseAground(state: State, units: readonly BattleUnit[]): Refusal | null {
  const unit = anyLeviathan(state) ? units.find((each) => isAground(state, each)) : undefined;
  return unit
    ? refusal(
        `${nameOf(state, unit)} (${unit.id}) are on the surface and cannot move until they leave it.`,
        environmentOf(state, unit) === 'burrowing' ? 'fr3.leviathans.burrow-surface' : 'fr3.leviathans.landing',
      )
    : null;
}

export const isElemental = (state: State, unit: BattleUnit): boolean => anyOf(state) && rowOf(state, unit).group === 'elementals';

/** Whether the unit flies at the rate in its row: fr3.elementals.air-flying. */
export const fliesAtOwnRate = (state: State, unit: BattleUnit): boolean =>
  anyOf(state) && rowOf(state, unit).id === 'air-elemental';

/**
 * fr3.spirits.surface-movement, fr3.spirits.major-movement, fr3.elementals.air-terrain: terrain neither slows nor stops the unit.
 */
export const floats = (state: State, unit: BattleUnit): boolean => isSpirit(state, unit) || fliesAtOwnRate(state, unit);

/** fr3.spirits.ethereals-character-block: whether a major character in the unit stops ethereals. */
export const stopsEthereals = (state: State, unit: BattleUnit): boolean =>
  leadersOf(state, unit.id).some((each) => isMajor(characterSetup(state, each)));

/** fr3.leviathans.land-contact: from the surface a leviathan reaches one level up, and units that burrow below it. */
export const reaches = (state: State, unit: BattleUnit, level: BattleUnit['level']): boolean =>
  unit.level === 'surface' &&
  isLeviathan(state, unit) &&
  environmentOf(state, unit) === null &&
  (state.setup.underwater ? level === 'swimming' : level === 'flying' || level === 'burrowing');

const onOneLevel = (state: State, one: BattleUnit, other: BattleUnit): boolean =>
  one.level === other.level || reaches(state, one, other.level) || reaches(state, other, one.level);

/**
 * fr3.charging.engagement, fr3.spirits.adjacent-levels: whether two units on these levels could fight: units on one level, a
 * leviathan with the levels it reaches, a spirit with any level. Ethereals fight only characters, and major spirits destroy
 * them. Units of a command that leaves the battle do not fight (fr3.multiplayer.command-collapse).
 */
export function couldMeet(state: State, one: BattleUnit, other: BattleUnit): boolean {
  if (isLeaving(state, one) || isLeaving(state, other)) return false;
  if (!anyOf(state)) return onOneLevel(state, one, other);
  // fr3.inventions.vat-destruction: a vat that stands alone does not fight.
  if (effectWith(one, 'vat') || effectWith(other, 'vat')) return false;
  const [a, b] = [rowOf(state, one), rowOf(state, other)];
  if (a.group !== 'spirits' && b.group !== 'spirits') return onOneLevel(state, one, other);
  for (const [ghost, met, unit] of [
    [a, b, other],
    [b, a, one],
  ] as const)
    if (ghost.id === 'ethereals') return met.id === 'major-spirits' || (met.id !== 'ethereals' && stopsEthereals(state, unit));
  return true;
}

/** Lone enemy major characters, who also stop ethereals. */
export const loneMajors = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) =>
      each.side !== side &&
      each.status === 'in play' &&
      each.host === null &&
      each.at !== null &&
      isMajor(characterSetup(state, each)),
  );

/** Whether an ethereal would pass over a lone major character on a straight path. */
export const meetsLoneMajor = (state: State, { base, side }: BattleUnit, way: Point): boolean =>
  loneMajors(state, side).some(({ at }) => at && meets(base, way, { ...at, facing: 0, width: 0, depth: 0 }) !== null);

interface Closed {
  readonly kinds: readonly TerrainKind[];
  readonly rule: Fr3RuleId;
  /** Exceptions: a base that also touches one of these areas may enter the closed ground. */
  readonly opens?: (state: State) => readonly Polygon[];
}

const streams = (state: State): readonly Polygon[] =>
  withoutWaterBarriers(state).terrain.flatMap(({ kind, polygon }) => (kind === 'stream' ? [polygon] : []));
const burning = (state: State): readonly Polygon[] =>
  state.fires.flatMap(({ base, marker, level }) => (marker === 'fire' && level === 'surface' ? [corners(base)] : []));

/** Terrain that is closed to one type of unit. Cities and walls count as structures, so no terrain is listed for them. */
const closedTo: Readonly<Record<string, Closed>> = {
  'air-elemental': { kinds: ['wall'], rule: 'fr3.elementals.air-terrain' },
  'earth-elemental': { kinds: ['woods', 'marsh'], rule: 'fr3.elementals.earth-forbidden-terrain' },
  'fire-elemental': {
    kinds: ['water', 'stream', 'woods', 'marsh'],
    opens: burning,
    rule: 'fr3.elementals.fire-forbidden-terrain',
  },
  leviathans: { kinds: ['marsh', 'wall'], rule: 'fr3.leviathans.land-forbidden-terrain' },
  'water-elemental': { kinds: ['woods'], opens: streams, rule: 'fr3.elementals.water-forbidden-terrain' },
};

const closedFor = (state: State, unit: BattleUnit): Closed | undefined =>
  anyOf(state) || anyLeviathan(state) ? closedTo[rowOf(state, unit).id] : undefined;

const refused = (state: State, unit: BattleUnit, kind: TerrainKind, rule: Fr3RuleId): Refusal =>
  refusal(`${nameOf(state, unit)} (${unit.id}) cannot enter this ground, because ${kind} is closed to them.`, rule);

/** Why a unit may not stand on the terrain under this base. */
export function refuseGround(state: State, unit: BattleUnit, base: Base): Refusal | null {
  const closed = closedFor(state, unit);
  if (!closed) return null;
  const under = terrainUnder(base, withoutWaterBarriers(state).terrain).map(({ kind }) => kind);
  if (closed.opens?.(state).some((polygon) => occupies(base, polygon))) return null;
  const kind = under.find((each) => closed.kinds.includes(each));
  return kind === undefined ? null : refused(state, unit, kind, closed.rule);
}

/** The parts of a straight path on which a base touches terrain of these kinds, in inches from the start. */
const stretches = (base: Base, way: Point, terrain: readonly Terrain[], kinds: readonly TerrainKind[]) =>
  terrain.filter(({ kind }) => kinds.includes(kind)).flatMap(({ polygon }) => stretchesIn(base, way, polygon));

/** Why a unit may not go straight across closed terrain. */
export function refuseGroundOnWay(state: State, unit: BattleUnit, way: Point): Refusal | null {
  const closed = closedFor(state, unit);
  if (!closed) return null;
  const { terrain } = withoutWaterBarriers(state);
  const open = (closed.opens?.(state) ?? []).flatMap((polygon) => stretchesIn(unit.base, way, polygon));
  const entered = stretches(unit.base, way, terrain, closed.kinds).find((each) => !covers(open, each));
  if (!entered) return null;
  const kind = closed.kinds.find((each) => stretches(unit.base, way, terrain, [each]).length > 0);
  return refused(state, unit, kind as TerrainKind, closed.rule);
}

/** Whether these parts of a path together cover another part. */
function covers(
  stretches: readonly { readonly from: number; readonly to: number }[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  let reached = from;
  for (const each of [...stretches].sort((a, b) => a.from - b.from))
    if (each.from <= reached + touch) reached = Math.max(reached, each.to);
  return reached >= to - touch;
}
