/** Fire as its chapters ask about it, read off the table: who shoots with what from how far, and how the target stands. */

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
import { aboard, isCarried } from '../units/growth.ts';
import { troopOf, unitAt } from '../units/pieces.ts';
import { hasArms, isWithUnit, meleeSide } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.missile-fire.attached-ranged-fire: the unit from whose front edge a unit shoots, its primary or itself. */
export const shootsFrom = (state: State, unit: BattleUnit): BattleUnit => (unit.host ? unitAt(state, unit.host) : unit);

/** Targets that one place is asked about, before they are forgotten. */
export const targetsKept = 100;

/** From base to base: both stay from state to state. */
const inches = onceForEach((from: Base) =>
  onceForEach((to: Base) => Math.max(0, Math.ceil((rangeTo(from, to) - touch) * 100) / 100), targetsKept),
);

/** fr3.missile-fire.range in hundredths of an inch, in favour of the one that shoots as far as bases are placed with a hair's play. */
export const inchesTo = (from: BattleUnit, target: BattleUnit): number => inches(from.base)(target.base);

const grounds = { none: 'open', cover: 'terrain', concealed: 'deep' } as const;

/** The cover of a base that stays where it is stays what it is. */
const coverOn = onceFor((terrain: readonly Terrain[]) => onceForEach((base: Base) => coverOf(base, terrain)));

/** Where a target stands, as fire sees it: a flier is above everything. */
function stands(state: State, unit: BattleUnit): Target['stands'] {
  const { base, level } = unit;
  if (level === 'flying') return 'open';
  const ground = grounds[coverOn(state.terrain)(base)];
  return ground === 'open' && ask.isCovered(state, unit) ? 'works' : ground;
}

/** fr3.levels.missile-fire-level1: in a battle under water whoever does not swim is on the bottom of the sea. */
const firesOn = ({ setup }: State, { level }: BattleUnit): ShotLevel =>
  setup.underwater && level === 'surface' ? 'bottom' : level;

/** What a square has suffered, all of its units together: fr3.square.shared-damage. */
const markersOn = (state: State, { square }: BattleUnit): number => square.reduce((sum, id) => sum + unitAt(state, id).morale, 0);

/** A unit as a target, whoever shoots at it. */
export function targetOf(state: State, unit: BattleUnit): Target {
  const side = meleeSide(state, unit);
  const shared: Partial<Record<(typeof sharedWithMelee)[number], unknown>> = {};
  for (const id of sharedWithMelee) if (side[id] !== undefined) shared[id] = side[id];
  const target = {
    ...shared,
    unit: side.unit,
    level: firesOn(state, unit),
    ...(isCarried(unit) ? { carried: true } : {}),
    stands: stands(state, unit),
    engaged: isEngaged(state, unit.id),
    ...(hasArms(state, unit, 'heavy-armor') ? { heavyArmor: true } : {}),
    // fr3.items.tortoise-cover
    ...(hasArms(state, unit, 'shieldwall') ? { tortoise: true } : {}),
    ...ask.underFire(state, unit),
    ...(hasArms(state, unit, 'protection-from-disintegration') ? { proof: true } : {}),
  } as Target;
  if (unit.square.length === 0) return target;
  const { state: _morale, markers: _markers, ...whole } = target;
  return { ...whole, square: unit.square.length as 2 | 4 | 6, squareMarkers: markersOn(state, unit) };
}

/** A target as a hit finds it: with nowhere to go from the one that drives it back, if that is so. */
export const targetStruck = (state: State, unit: BattleUnit, by: BattleUnit | null): Target =>
  unit.square.length > 0
    ? targetOf(state, unit)
    : { ...targetOf(state, unit), blocked: blockedBehind(state, unit, by?.id ?? null) };

/** fr3.abilities.mechanic-fire-bonus: an automaton base with a mechanic. */
const hasMechanic = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'automaton') && isWithUnit(state, unit, 'mechanic');

/** A unit that shoots with missiles at a target. It has some: `weapons.ts`. */
export function firersOf(state: State, unit: BattleUnit, target: BattleUnit): Firers {
  const from = shootsFrom(state, unit);
  const { type, kit = {} } = troopOf(state, unit);
  const weapon = weaponOf(troopOf(state, unit));
  return {
    unit: type,
    range: inchesTo(from, target),
    level: firesOn(state, from),
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

/** A unit that fires a piece of artillery. */
export function sourceOf(state: State, unit: BattleUnit, piece: SourceId): Source {
  const { type, kit = {} } = troopOf(state, unit);
  const built = type === 'battlewagons';
  const grown = type === 'leviathans';
  const crew = piece !== 'dragon-breath' && piece !== 'plant-elemental' && !built && !grown;
  const from = shootsFrom(state, unit);
  return {
    unit: piece,
    level: firesOn(state, from),
    ...enchantedFire(unit),
    ...ask.firing(state, unit),
    ...((crew || built) && hasMechanic(state, unit) ? { mechanic: true } : {}),
    ...(unit.illusion === null ? {} : { illusion: true }),
    ...(addedByMagic(unit) === 0 ? {} : { otherHit: addedByMagic(unit) }),
    ...(isBecalmed(state, from) ? { stopped: 'calm' as const } : {}),
    ...(grown ? { carrier: 'leviathan' as const } : {}),
    ...(built ? { carrier: 'battlewagon' as const } : aboard(from) === 'barges' ? { carrier: 'barge' as const } : {}),
    ...(crew && kit.elite && kit.elite !== 'no' ? { elite: true } : {}),
    ...(crew && kit.napoleonic ? { napoleonic: true } : {}),
    // fr3.armies.napoleonic-russian-artillery
    ...(crew && hasArms(state, unit, 'heavy-shot') ? { russian: true } : {}),
    ...(type === 'heavy-artillery' ? { state: unit.morale, ...(kit.undead ? { undead: true } : {}) } : {}),
  };
}
