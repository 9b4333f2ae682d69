/** Whether a unit can aim at an enemy: its arc of fire, and anything that blocks the line of sight. */
import type { Base } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { levelsApart } from '../../missile-fire/levels.ts';
import { inArcOfFire } from '../../table/arcs.ts';
import { lineOfSight, pieceBetween } from '../../table/sight.ts';
import { type Terrain, terrainUnder } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { sightBarriers } from '../magic/barriers.ts';
import { isOverhead, standing } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { shotLevelOf, targetsKept } from './question.ts';

/** The kind of shot. Indirect fire needs no line of sight. Heavy pieces can only hit the surface. */
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

/** fr3.levels.missile-fire-swimmers: units under water cannot shoot at units on dry land. */
export const refuseLand = (state: State, from: BattleUnit, target: BattleUnit): Refusal | null =>
  from.level === 'swimming' &&
  shotLevelOf(state, target) === 'surface' &&
  !terrainUnder(target.base, state.terrain).some(({ kind }) => kind === 'water')
    ? refusal(
        `${called(state, from)} are underwater, so the only surface units they can shoot at are those in the water.`,
        'fr3.levels.missile-fire-swimmers',
      )
    : null;

/**
 * fr3.artillery.los-units: whether this kind of shot could hit a unit on this level. Only units that such a shot could hit block
 * its line of sight.
 */
const couldAimAt = (state: State, from: BattleUnit, other: BattleUnit, shot: Shot): boolean =>
  shot === 'heavy' ? other.level === 'surface' : levelsApart(shotLevelOf(state, from), shotLevelOf(state, other)) === undefined;

/** Cached for each pair of bases and terrain. */
const between = onceFor((terrain: readonly Terrain[]) =>
  onceForEach((from: Base) => onceForEach((to: Base) => pieceBetween(from, to, terrain), targetsKept)),
);

/** The terrain that blocks the line of sight; undefined if none does. */
export function terrainBetween(state: State, from: BattleUnit, target: BattleUnit, shot: Shot): Terrain | undefined {
  if (shot === 'indirect') return undefined;
  const screening = sightBarriers(state, [from.level, target.level]);
  const terrain = screening.length > 0 ? [...state.terrain, ...screening] : state.terrain;
  const piece = between(terrain)(from.base)(target.base);
  return piece === undefined ? undefined : terrain[piece];
}

/** Why a target in the arc is out of sight: units or terrain block the lines. */
export function refuseSight(state: State, from: BattleUnit, target: BattleUnit, shot: Shot): Refusal | null {
  if (shot === 'indirect') return null;
  const piece = terrainBetween(state, from, target, shot);
  if (piece)
    return refusal(
      `${called(state, from)} cannot see ${called(state, target)}, because ${piece.kind} between them blocks the view.`,
      'fr3.artillery.los-terrain',
      'fr3.artillery.line-of-sight-lines',
    );
  const others = standing(state).filter((other) => other !== from && other !== target && couldAimAt(state, from, other, shot));
  const { clear, bases } = lineOfSight(from.base, target.base, {
    units: others.map(({ base }) => base),
    terrain: [],
    atFlier: isOverhead(state, target),
  });
  if (clear) return null;
  const blocker = others[bases.find(({ blocks }) => blocks)?.base ?? 0] as BattleUnit;
  return refusal(
    `${called(state, from)} cannot see ${called(state, target)}, because ${called(state, blocker)} are in the way.`,
    'fr3.artillery.los-units',
    'fr3.artillery.line-of-sight-lines',
  );
}
