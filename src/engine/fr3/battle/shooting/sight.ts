/** Whether a unit could aim at an enemy: its arc of fire, and what stands in the way of its line of sight. */
import type { Base } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { levelsApart } from '../../missile-fire/levels.ts';
import { inArcOfFire } from '../../table/arcs.ts';
import { lineOfSight, pieceBetween } from '../../table/sight.ts';
import { occupied, type Terrain } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { screens } from '../magic/barriers.ts';
import { standing } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { targetsKept } from './question.ts';

/** What shoots, as far as sight goes. Indirect fire needs none; heavy pieces aim at nothing but the surface. */
export type Shot = 'missiles' | 'light' | 'heavy' | 'indirect';

const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

/** fr3.missile-fire.target, fr3.basics.arc-of-fire: why a target is outside the arc. */
export const refuseArc = (state: State, from: BattleUnit, target: BattleUnit): Refusal | null =>
  inArcOfFire(from.base, target.base)
    ? null
    : refusal(
        `${called(state, target)} are not wholly in the arc of fire of ${called(state, from)}.`,
        'fr3.missile-fire.target',
        'fr3.basics.arc-of-fire',
      );

/** fr3.levels.missile-fire-swimmers: from under water nobody shoots at what stands on dry land. */
export const refuseLand = (state: State, from: BattleUnit, target: BattleUnit): Refusal | null =>
  from.level === 'swimming' &&
  target.level === 'surface' &&
  !occupied(target.base, state.terrain).some(({ kind }) => kind === 'water')
    ? refusal(
        `${called(state, from)} are under water: on the surface they shoot at units in the water only.`,
        'fr3.levels.missile-fire-swimmers',
      )
    : null;

/** fr3.artillery.los-units: whether a unit is on a level that such a shot could be aimed at, so that it can be in the way. */
const couldAimAt = (from: BattleUnit, other: BattleUnit, shot: Shot): boolean =>
  shot === 'heavy' ? other.level === 'surface' : levelsApart(from.level, other.level) === undefined;

/** What stands between two bases: they and the terrain stay from state to state. */
const between = onceFor((terrain: readonly Terrain[]) =>
  onceForEach((from: Base) => onceForEach((to: Base) => pieceBetween(from, to, terrain), targetsKept)),
);

/** The terrain that keeps a unit from seeing a target; undefined where none does. */
export function terrainBetween(state: State, from: BattleUnit, target: BattleUnit, shot: Shot): Terrain | undefined {
  if (shot === 'indirect') return undefined;
  const screening = screens(state, [from.level, target.level]);
  const terrain = screening.length > 0 ? [...state.terrain, ...screening] : state.terrain;
  const piece = between(terrain)(from.base)(target.base);
  return piece === undefined ? undefined : terrain[piece];
}

/** Why a unit does not see a target in its arc: units and terrain on the lines. */
export function refuseSight(state: State, from: BattleUnit, target: BattleUnit, shot: Shot): Refusal | null {
  if (shot === 'indirect') return null;
  const piece = terrainBetween(state, from, target, shot);
  if (piece)
    return refusal(
      `${called(state, from)} do not see ${called(state, target)} because of the ${piece.kind} between them.`,
      'fr3.artillery.los-terrain',
      'fr3.artillery.line-of-sight-lines',
    );
  const others = standing(state).filter((other) => other !== from && other !== target && couldAimAt(from, other, shot));
  const { clear, bases } = lineOfSight(from.base, target.base, {
    units: others.map(({ base }) => base),
    terrain: [],
    atFlier: target.level === 'flying',
  });
  if (clear) return null;
  const blocker = others[bases.find(({ blocks }) => blocks)?.base ?? 0] as BattleUnit;
  return refusal(
    `${called(state, from)} do not see ${called(state, target)}: ${called(state, blocker)} stand in the way.`,
    'fr3.artillery.los-units',
    'fr3.artillery.line-of-sight-lines',
  );
}
