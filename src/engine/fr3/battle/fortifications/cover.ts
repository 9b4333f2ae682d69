/**
 * Units in fortifications (chapter fr3.fortifications). A unit on the surface is in the one that the middle of its base is in; of
 * several the one nearest to its middle has it. A work that pavisiers hold alone has nobody else in it until they are gone.
 */
import {
  aside,
  type Base,
  corners,
  distance,
  dot,
  contactOf as edgeContact,
  ahead as forward,
  inside,
  onGrid,
} from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { barsWorks } from '../../melee/bars-works.ts';
import type { MeleeSide } from '../../melee/question.ts';
import { baseSide } from '../../table/bases.ts';
import type { Terrain } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { effectWith } from '../magic/effects.ts';
import { standing } from '../units/pieces.ts';
import { asCombatant, nameOf, rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State, Work } from '../vocabulary/state.ts';

export const isOver = ({ base }: Work, unit: Pick<BattleUnit, 'base'>): boolean => base !== null && inside(base, unit.base);
/** A flier that a fight has drawn down has not landed in it. */
const isDown = ({ level, comes }: BattleUnit): boolean => level === 'surface' && comes === 'surface';

/** Units that stand in a work, the nearest to its middle first. */
export const standIn = (state: State, work: Work): readonly BattleUnit[] =>
  standing(state)
    .filter((unit) => isDown(unit) && isOver(work, unit))
    .sort((one, other) => distance(work.base as Base, one.base) - distance(work.base as Base, other.base));

/** Those who are in works, by their names. */
const holders = onceFor((state: State): ReadonlyMap<PieceId, Work> => {
  const found = new Map<PieceId, Work>();
  for (const work of state.works) {
    const unit = standIn(state, work).find(({ id, side }) => !found.has(id) && (!work.pavisiers || side === work.side));
    if (unit) found.set(unit.id, work);
  }
  return found;
});

/** The fortification that a unit is in. */
export const workOf = (state: State, { id }: Pick<BattleUnit, 'id'>): Work | undefined => holders(state).get(id);

/** Whether the middle of a base is in a fortification, whoever has it. */
export const isWork = (state: State, base: Base): boolean => state.works.some((work) => isOver(work, { base }));

/** The fortification that a unit is in and has the benefits of. */
function shelterOf(state: State, unit: BattleUnit): Work | undefined {
  const work = workOf(state, unit);
  return work && !barsWorks(asCombatant(state, unit)) ? work : undefined;
}

/** fr3.fortifications.pavisiers: those of a work stand by units of their own side. */
const hasPavisiers = (work: Work | undefined, { side }: BattleUnit): boolean => work?.pavisiers === true && work.side === side;

/** fr3.fortifications.defense, fr3.fortifications.any-direction: what a fortification makes of its unit in a melee, however it faces. */
export function inWorks(state: State, unit: BattleUnit): Partial<MeleeSide> {
  const work = shelterOf(state, unit);
  return work ? { fortification: true, ...(hasPavisiers(work, unit) ? { pavisiers: true } : {}) } : {};
}

/** fr3.fortifications.cannot-defend: such a unit only fights as in difficult terrain there. */
export const hampers = (state: State, unit: BattleUnit): boolean =>
  workOf(state, unit) !== undefined &&
  barsWorks(asCombatant(state, unit))?.rules.includes('fr3.fortifications.cannot-defend') === true;

/** fr3.fortifications.pavisiers: whether a unit has cover from those of its fortification. */
export const isCovered = (state: State, unit: BattleUnit): boolean => hasPavisiers(shelterOf(state, unit), unit);

/** fr3.fortifications.support-line: whether two units are in neighbouring works of a line. */
export function areLined(state: State, one: BattleUnit, other: BattleUnit): boolean {
  const [mine, theirs] = [workOf(state, one)?.base, workOf(state, other)?.base];
  return (
    mine != null &&
    theirs != null &&
    rowOf(state, one).group === 'infantry' &&
    rowOf(state, other).group === 'infantry' &&
    edgeContact(mine, theirs)?.full === true
  );
}

/** fr3.fortifications.defense: a work is difficult to enter. */
const pieceOf = onceForEach((base: Base): Terrain => ({ kind: 'rough', polygon: corners(base) }));
const pieces = onceFor((works: State['works']): readonly Terrain[] => works.flatMap(({ base }) => (base ? [pieceOf(base)] : [])));
const none: readonly Terrain[] = [];

/** The works that slow a unit which moves on the surface: not the one that it is in, which it has not to enter. */
export function worksInTheWay(state: State, unit: BattleUnit): readonly Terrain[] {
  // fr3.fortifications.ignored-by: those whom nothing slows have one rate for all ground.
  if (unit.level !== 'surface' || effectWith(unit, 'levitates')) return none;
  const all = pieces(state.works);
  const own = workOf(state, unit)?.base;
  return own ? all.filter((piece) => piece !== pieceOf(own)) : all;
}

/** fr3.fortifications.occupancy: why a unit cannot go to a place in a work where a friend is. Who is in it already may stay. */
export function refuseTaken(state: State, ids: readonly PieceId[], unit: BattleUnit, base: Base): Refusal | null {
  if (unit.level !== 'surface') return null;
  const work = state.works.find((each) => isOver(each, { base }));
  if (!work || isOver(work, unit)) return null;
  const other = standIn(state, work).find(({ id, side }) => side === unit.side && !ids.includes(id));
  return other
    ? refusal(
        `${nameOf(state, other)} (${other.id}) are in that fortification, and it has room for one unit.`,
        'fr3.fortifications.occupancy',
      )
    : null;
}

/** How far off the middle of a work a way straight ahead may pass that leads into it. */
const aimless = baseSide / 4;

/** Inches straight ahead that bring the first of these units to the middle of a work where nobody is. */
export function lengthsInto(state: State, [unit]: readonly BattleUnit[]): readonly number[] {
  if (unit?.level !== 'surface') return [];
  const { x, y, facing } = unit.base;
  return state.works.flatMap((work) => {
    if (!work.base || standIn(state, work).length > 0) return [];
    const way = { x: work.base.x - x, y: work.base.y - y };
    return Math.abs(dot(way, aside(facing))) <= aimless ? [onGrid(dot(way, forward(facing)))] : [];
  });
}
