/**
 * Barriers that magic puts on the table (fr3.magic.barriers), and ground that it changes: chasms, walls of fire and illusionary
 * obstacles are no terrain of the set-up, and are closed to units on their levels as if they were impassable.
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

/** A barrier as a piece of terrain that nobody enters; one object as long as it stands. */
const asTerrain = onceForEach(({ base }: Barrier): Terrain => ({ kind: 'impassable', polygon: corners(base) }));

/** fr3.magic.barrier-blob: blobs go through all but fire. */
const seeps = (state: State, unit: BattleUnit, { is }: Barrier): boolean =>
  is !== 'fire-wall' && rowOf(state, unit).id === 'blobs';

/** Whether a unit may not stand where a barrier is. */
const keepsOff = (state: State, unit: BattleUnit, barrier: Barrier): boolean =>
  barrier.levels.includes(unit.level) && !seeps(state, unit, barrier);

/** Whether a barrier is in the way of a unit: on its level, and not one that it breaks or seeps through. */
export const bars = (state: State, unit: BattleUnit, barrier: Barrier): boolean =>
  keepsOff(state, unit, barrier) && !(barrier.is !== 'obstacle' && hasEffect(unit, 'breaking-through'));

/** So much the grid may put a base that has come up to a barrier into it. */
const slack = 2 * touch;

const none: readonly Terrain[] = [];

/** What magic has put in the way of a unit, as impassable pieces of terrain. */
export const barred = (state: State, unit: BattleUnit): readonly Terrain[] =>
  state.barriers.length === 0 ? none : state.barriers.filter((each) => bars(state, unit, each)).map(asTerrain);

/** fr3.spells.illusionary-obstacle: what blocks sight between units on these levels. */
export const screens = ({ barriers }: State, levels: readonly Level[]): readonly Terrain[] =>
  barriers.length === 0
    ? none
    : barriers
        .filter(({ is, levels: on }) => is === 'obstacle' && levels.some((level) => on.includes(level)))
        .map(({ base }) => ({ kind: 'wall', polygon: corners(base) }));

/** Why a base of a unit cannot be where a barrier is. */
export function refuseBarrier(state: State, unit: BattleUnit, base: Base): Refusal | null {
  const found = state.barriers.find((each) => keepsOff(state, unit, each) && overlap(each.base, base, slack));
  if (!found) return null;
  const { name, rule } = barrierNames[found.is];
  return refusal(`${nameOf(state, unit)} (${unit.id}) cannot enter the ${name} that is there.`, rule, 'fr3.magic.barriers');
}

/** The ground as it is shown: the terrain as it is now, and the barriers on it by their names; what casts spells or is feared is called so by `wildPlaces`. */
export const groundNow = onceFor((state: State): readonly Terrain[] => {
  const { terrain, barriers } = state;
  const ground = ask.shownTerrain(state, terrain);
  return barriers.length === 0
    ? ground
    : [...ground, ...barriers.map((each) => ({ ...asTerrain(each), name: sentenceCase(barrierNames[each.is].name) }))];
});

/** Water that magic has made impassable (fr3.spells.rapids-ford): the piece as it was before; undefined for all other pieces. */
export function rapidsOf(state: State, piece: Terrain): Terrain | undefined {
  const was = state.setup.terrain[state.terrain.indexOf(piece)];
  return was && piece.kind === 'impassable' && was.kind !== 'impassable' ? was : undefined;
}

/** Whether a base is in rapids. */
export const inRapids = (state: State, base: Base): boolean =>
  state.terrain !== state.setup.terrain &&
  state.terrain.some((piece) => rapidsOf(state, piece) !== undefined && occupies(base, piece.polygon));

/** The terrain for a unit that is there: rapids that it stands in are closed to others, and it may leave them. */
export function asItFinds(state: State, { base }: Pick<BattleUnit, 'base'>): readonly Terrain[] {
  const { terrain, setup } = state;
  if (terrain === setup.terrain || !inRapids(state, base)) return terrain;
  return terrain.map((piece) => (occupies(base, piece.polygon) ? (rapidsOf(state, piece) ?? piece) : piece));
}

/** The state with its rapids calm: they are the water that they were, to all but those who would enter them (fr3.spells.rapids-ford, fr3.magic.rip-tide-terrain). */
export const calmed = (state: State): State =>
  state.terrain === state.setup.terrain
    ? state
    : { ...state, terrain: state.terrain.map((piece) => rapidsOf(state, piece) ?? piece) };

/** Ground on which no barrier of the open may lie: anything but open ground. */
export const onOpenGround = (state: State, base: Base): boolean =>
  state.terrain.every(({ kind, polygon }) => kind === 'open' || !occupies(base, polygon));

/** Whether a base is in ground that is closed to everybody and is no water. */
export const onClosedGround = (state: State, base: Base): boolean =>
  state.terrain.some(
    (piece) =>
      effectsOf[piece.kind].going === 'impassable' && rapidsOf(state, piece) === undefined && occupies(base, piece.polygon),
  );

/** The state without a barrier. */
export const cleared = (state: State, barrier: Barrier, ...rules: readonly Fr3RuleId[]): BattleReport =>
  report(
    { ...state, barriers: state.barriers.filter((each) => each !== barrier) },
    event({ kind: 'ground', what: barrier.is, at: { x: barrier.base.x, y: barrier.base.y }, gone: true }, ...rules),
  );
