/** Builds the odds questions for shooting from the table: weapon, distance, and the target's situation. */

import { type Base, touch } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { Source, SourceId } from '../../artillery/question.ts';
import { type Firers, type ShotLevel, sharedWithMelee, type Target } from '../../missile-fire/question.ts';
import { rangeTo } from '../../table/arcs.ts';
import { coverOf, type Terrain } from '../../table/terrain.ts';
import { ask } from '../chapters/asking.ts';
import { blockedBehind } from '../harm/retreat-path.ts';
import { addedByMagic, enchantedFire } from '../magic/effects.ts';
import { isBecalmed } from '../spirits/calm.ts';
import { isEngaged } from '../units/contacts.ts';
import { locksShields } from '../units/footing.ts';
import { isCarried, rideAboard } from '../units/growth.ts';
import { isOverhead, troopOf, unitAt } from '../units/pieces.ts';
import { hasArms, isWithUnit, meleeSide } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.missile-fire.attached-ranged-fire: an attached unit shoots from the front edge of its primary. */
export const shootsFrom = (state: State, unit: BattleUnit): BattleUnit => (unit.host ? unitAt(state, unit.host) : unit);

/** The number of distances to targets that are cached for one base. */
export const targetsKept = 100;

/** Cached for each pair of bases, which stay the same objects between states. */
const inches = onceForEach((from: Base) =>
  onceForEach((to: Base) => Math.max(0, Math.ceil((rangeTo(from, to) - touch) * 100) / 100), targetsKept),
);

/**
 * fr3.missile-fire.range in hundredths of an inch. Rounding favours the shooter slightly, because bases are never placed exactly.
 */
export const inchesTo = (from: BattleUnit, target: BattleUnit): number => inches(from.base)(target.base);

const grounds = { none: 'open', cover: 'terrain', concealed: 'deep' } as const;

/** Cached for each base, because a unit that stays in place keeps its cover. */
const coverOn = onceFor((terrain: readonly Terrain[]) => onceForEach((base: Base) => coverOf(base, terrain)));

/** The terrain that protects a target. Units above the ground are above all terrain. */
function stands(state: State, unit: BattleUnit): Target['stands'] {
  if (isOverhead(state, unit)) return 'open';
  const ground = grounds[coverOn(state.terrain)(unit.base)];
  return ground === 'open' && ask.isCovered(state, unit) ? 'works' : ground;
}

/** fr3.levels.missile-fire-level1: in a battle under water, a unit that does not swim is on the sea bottom. */
export const shotLevelOf = ({ setup }: State, { level }: BattleUnit): ShotLevel =>
  setup.underwater && level === 'surface' ? 'bottom' : level;

/** The total markers of a square: fr3.square.shared-damage. */
const markersOn = (state: State, { square }: BattleUnit): number => square.reduce((sum, id) => sum + unitAt(state, id).morale, 0);

/** A unit as a target, for any shooter. */
export function targetOf(state: State, unit: BattleUnit): Target {
  const side = meleeSide(state, unit);
  const shared: Partial<Record<(typeof sharedWithMelee)[number], unknown>> = {};
  for (const id of sharedWithMelee) if (side[id] !== undefined) shared[id] = side[id];
  const target = {
    ...shared,
    unit: side.unit,
    level: shotLevelOf(state, unit),
    ...(isCarried(unit) ? { carried: true } : {}),
    stands: stands(state, unit),
    engaged: isEngaged(state, unit.id),
    ...(hasArms(state, unit, 'heavy-armor') ? { heavyArmor: true } : {}),
    // fr3.items.tortoise-cover
    ...(locksShields(state, unit) ? { tortoise: true } : {}),
    ...ask.underFire(state, unit),
    ...(hasArms(state, unit, 'protection-from-disintegration') ? { proof: true } : {}),
  } as Target;
  if (unit.square.length === 0) return target;
  const { state: _morale, markers: _markers, ...whole } = target;
  return { ...whole, square: unit.square.length as 2 | 4 | 6, squareMarkers: markersOn(state, unit) };
}

/** A target for applying a hit, including whether its retreat is blocked. */
export const targetStruck = (state: State, unit: BattleUnit, by: BattleUnit | null): Target =>
  unit.square.length > 0
    ? targetOf(state, unit)
    : { ...targetOf(state, unit), blocked: blockedBehind(state, unit, by?.id ?? null) };

/** fr3.abilities.mechanic-fire-bonus: an automaton base with a mechanic. */
const hasMechanic = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'automaton') && isWithUnit(state, unit, 'mechanic');

/** A unit that shoots missiles at a target. `weapons.ts` says which unit has which weapon. */
export function firersOf(state: State, unit: BattleUnit, target: BattleUnit): Firers {
  const from = shootsFrom(state, unit);
  const { type, kit = {} } = troopOf(state, unit);
  const weapon = weaponOf(troopOf(state, unit));
  return {
    unit: type,
    range: inchesTo(from, target),
    level: shotLevelOf(state, from),
    ...(isCarried(from) ? { carried: true } : {}),
    square: unit.square.length > 0,
    attached: unit === from ? 'no' : isEngaged(state, from.id) ? 'engaged' : 'free',
    ...enchantedFire(unit),
    ...ask.firing(state, unit),
    ...(hasMechanic(state, unit) ? { mechanic: true } : {}),
    ...(unit.illusion === null ? {} : { illusion: true }),
    ...(addedByMagic(unit) === 0 ? {} : { other: addedByMagic(unit) }),
    ...(isBecalmed(state, from) ? { stopped: 'calm' as const } : {}),
    ...(weapon ? { weapon: weapon.id } : {}),
    // fr3.specials.blobs-missile-immunity
    ...ask.shooting(state, unit),
    ...(kit.elite ? { elite: kit.elite } : {}),
    ...(kit.undead ? { undead: true } : {}),
  };
}

/** A unit that fires artillery. */
export function sourceOf(state: State, unit: BattleUnit, piece: SourceId): Source {
  const { type, kit = {} } = troopOf(state, unit);
  const built = type === 'battlewagons';
  const grown = type === 'leviathans';
  const crew = piece !== 'dragon-breath' && piece !== 'plant-elemental' && !built && !grown;
  const from = shootsFrom(state, unit);
  return {
    unit: piece,
    level: shotLevelOf(state, from),
    ...enchantedFire(unit),
    ...ask.firing(state, unit),
    ...((crew || built) && hasMechanic(state, unit) ? { mechanic: true } : {}),
    ...(unit.illusion === null ? {} : { illusion: true }),
    ...(addedByMagic(unit) === 0 ? {} : { otherHit: addedByMagic(unit) }),
    ...(isBecalmed(state, from) ? { stopped: 'calm' as const } : {}),
    ...(grown ? { carrier: 'leviathan' as const } : {}),
    ...(built ? { carrier: 'battlewagon' as const } : rideAboard(from) === 'barges' ? { carrier: 'barge' as const } : {}),
    ...(crew && kit.elite && kit.elite !== 'no' ? { elite: true } : {}),
    ...(crew && kit.napoleonic ? { napoleonic: true } : {}),
    // fr3.armies.napoleonic-russian-artillery
    ...(crew && hasArms(state, unit, 'heavy-shot') ? { russian: true } : {}),
    ...(type === 'heavy-artillery' ? { state: unit.morale, ...(kit.undead ? { undead: true } : {}) } : {}),
  };
}
