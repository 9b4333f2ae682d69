/**
 * Barriers that magic puts on the table (fr3.magic.barriers), and ground that it changes. Chasms, walls of fire and illusionary
 * obstacles are not terrain of the set-up. Magic barriers block units on their levels like impassable terrain.
 */

import { type Base, corners, occupies, overlap, touch } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { sentenceCase } from '../../../kernel/text.ts';
import type { Level } from '../../data/levels.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { effectsOf, type Terrain } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, report } from '../events.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { Barrier, BarrierKind, BattleUnit, State } from '../vocabulary/state.ts';
import { hasEffect } from './effects.ts';

export const barrierNames: Readonly<Record<BarrierKind, { readonly name: string; readonly rule: Fr3RuleId }>> = {
  chasm: { name: 'chasm', rule: 'fr3.spells.chasm' },
  'fire-wall': { name: 'fire wall', rule: 'fr3.spells.fire-wall' },
  obstacle: { name: 'obstacle', rule: 'fr3.spells.illusionary-obstacle' },
};

/** A barrier as impassable terrain. The object stays the same while the barrier exists. */
const asTerrain = onceForEach(({ base }: Barrier): Terrain => ({ kind: 'impassable', polygon: corners(base) }));

/** fr3.magic.barrier-blob: blobs pass through every barrier except fire. */
const seeps = (state: State, unit: BattleUnit, { is }: Barrier): boolean =>
  is !== 'fire-wall' && rowOf(state, unit).id === 'blobs';

/** Whether a unit may not stand inside a barrier. */
const keepsOff = (state: State, unit: BattleUnit, barrier: Barrier): boolean =>
  barrier.levels.includes(unit.level) && !seeps(state, unit, barrier);

/** Whether a barrier blocks a unit: it is on the unit's level, and the unit can neither break through it nor seep through it. */
export const bars = (state: State, unit: BattleUnit, barrier: Barrier): boolean =>
  keepsOff(state, unit, barrier) && !(barrier.is !== 'obstacle' && hasEffect(unit, 'breaking-through'));

/** Rounding to the grid may push a base this far into a barrier that it touches. */
const slack = 2 * touch;

const none: readonly Terrain[] = [];

/** The barriers that block a unit, treated as impassable terrain. */
export const barriersAgainst = (state: State, unit: BattleUnit): readonly Terrain[] =>
  state.barriers.length === 0 ? none : state.barriers.filter((each) => bars(state, unit, each)).map(asTerrain);

/** fr3.spells.illusionary-obstacle: obstacles that block sight between units on these levels. */
export const sightBarriers = ({ barriers }: State, levels: readonly Level[]): readonly Terrain[] =>
  barriers.length === 0
    ? none
    : barriers
        .filter(({ is, levels: on }) => is === 'obstacle' && levels.some((level) => on.includes(level)))
        .map(({ base }) => ({ kind: 'wall', polygon: corners(base) }));

/** Why a base of this unit would overlap a barrier. */
export function refuseBarrier(state: State, unit: BattleUnit, base: Base): Refusal | null {
  const found = state.barriers.find((each) => keepsOff(state, unit, each) && overlap(each.base, base, slack));
  if (!found) return null;
  const { name, rule } = barrierNames[found.is];
  return refusal(`${nameOf(state, unit)} (${unit.id}) cannot enter the ${name}.`, rule, 'fr3.magic.barriers');
}

/** The ground to display: the present terrain, and barriers with their names. `wildGround` names enchanted and feared ground. */
export const groundNow = onceFor((state: State): readonly Terrain[] => {
  const { terrain, barriers } = state;
  const ground = ask.shownTerrain(state, terrain);
  return barriers.length === 0
    ? ground
    : [...ground, ...barriers.map((each) => ({ ...asTerrain(each), name: sentenceCase(barrierNames[each.is].name) }))];
});

/** The original piece of water that magic has made impassable (fr3.spells.rapids-ford). Undefined for other pieces. */
export function rapidsOf(state: State, piece: Terrain): Terrain | undefined {
  const was = state.setup.terrain[state.terrain.indexOf(piece)];
  return was && piece.kind === 'impassable' && was.kind !== 'impassable' ? was : undefined;
}

export const inRapids = (state: State, base: Base): boolean =>
  state.terrain !== state.setup.terrain &&
  state.terrain.some((piece) => rapidsOf(state, piece) !== undefined && occupies(base, piece.polygon));

/**
 * The terrain as it applies to this unit. The unit may leave rapids that it stands in, although other units may not enter them.
 */
export function asItFinds(state: State, { base }: Pick<BattleUnit, 'base'>): readonly Terrain[] {
  const { terrain, setup } = state;
  if (terrain === setup.terrain || !inRapids(state, base)) return terrain;
  return terrain.map((piece) => (occupies(base, piece.polygon) ? (rapidsOf(state, piece) ?? piece) : piece));
}

/**
 * The state with rapids turned back into ordinary water, for every rule except entering them (fr3.spells.rapids-ford,
 * fr3.magic.rip-tide-terrain).
 */
export const withoutWaterBarriers = (state: State): State =>
  state.terrain === state.setup.terrain
    ? state
    : { ...state, terrain: state.terrain.map((piece) => rapidsOf(state, piece) ?? piece) };

/** Whether the base touches only open ground, where a barrier may be placed. */
export const onOpenGround = (state: State, base: Base): boolean =>
  state.terrain.every(({ kind, polygon }) => kind === 'open' || !occupies(base, polygon));

/** Whether a base is on impassable ground other than water. */
export const onClosedGround = (state: State, base: Base): boolean =>
  state.terrain.some(
    (piece) =>
      effectsOf[piece.kind].going === 'impassable' && rapidsOf(state, piece) === undefined && occupies(base, piece.polygon),
  );

/** Removes a barrier. */
export const removeBarrier = (state: State, barrier: Barrier, ...rules: readonly Fr3RuleId[]): BattleReport =>
  report(
    { ...state, barriers: state.barriers.filter((each) => each !== barrier) },
    event({ kind: 'ground', what: barrier.is, at: { x: barrier.base.x, y: barrier.base.y }, gone: true }, ...rules),
  );
