/**
 * Units in fortifications (chapter fr3.fortifications). A unit on the surface is in the fortification that contains the middle of
 * its base. If several units qualify, the one nearest the fortification's middle occupies it. While pavisiers hold a
 * fortification alone, no other unit occupies it.
 */
import {
  aside,
  type Base,
  containsPoint,
  corners,
  distance,
  dot,
  contactOf as edgeContact,
  ahead as forward,
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

export const isOver = ({ base }: Work, unit: Pick<BattleUnit, 'base'>): boolean =>
  base !== null && containsPoint(base, unit.base);
/** A flier that has come down only to fight a melee has not landed in the fortification. */
const isDown = ({ level, comes }: BattleUnit): boolean => level === 'surface' && comes === 'surface';

/** The units inside a fortification, those nearest to its middle first. */
export const standIn = (state: State, work: Work): readonly BattleUnit[] =>
  standing(state)
    .filter((unit) => isDown(unit) && isOver(work, unit))
    .sort((one, other) => distance(work.base as Base, one.base) - distance(work.base as Base, other.base));

/** The fortification that each unit occupies, by unit id. */
const holders = onceFor((state: State): ReadonlyMap<PieceId, Work> => {
  const found = new Map<PieceId, Work>();
  for (const work of state.works) {
    const unit = standIn(state, work).find(({ id, side }) => !found.has(id) && (!work.pavisiers || side === work.side));
    if (unit) found.set(unit.id, work);
  }
  return found;
});

export const workOf = (state: State, { id }: Pick<BattleUnit, 'id'>): Work | undefined => holders(state).get(id);

/** Whether the middle of a base is in any fortification. */
export const isWork = (state: State, base: Base): boolean => state.works.some((work) => isOver(work, { base }));

/** The fortification that a unit occupies and benefits from. */
function shelterOf(state: State, unit: BattleUnit): Work | undefined {
  const work = workOf(state, unit);
  return work && !barsWorks(asCombatant(state, unit)) ? work : undefined;
}

/** fr3.fortifications.pavisiers: the pavisiers of a fortification protect only units of their own side. */
const hasPavisiers = (work: Work | undefined, { side }: BattleUnit): boolean => work?.pavisiers === true && work.side === side;

/**
 * fr3.fortifications.defense, fr3.fortifications.any-direction: the melee bonus of a unit in a fortification, whatever its
 * facing.
 */
export function inWorks(state: State, unit: BattleUnit): Partial<MeleeSide> {
  const work = shelterOf(state, unit);
  return work ? { fortification: true, ...(hasPavisiers(work, unit) ? { pavisiers: true } : {}) } : {};
}

/**
 * fr3.fortifications.cannot-defend: a unit that cannot defend a fortification gets no bonus and fights as in difficult terrain.
 */
export const cannotDefendWork = (state: State, unit: BattleUnit): boolean =>
  workOf(state, unit) !== undefined &&
  barsWorks(asCombatant(state, unit))?.rules.includes('fr3.fortifications.cannot-defend') === true;

/** fr3.fortifications.pavisiers: whether the pavisiers of its fortification cover the unit. */
export const isCovered = (state: State, unit: BattleUnit): boolean => hasPavisiers(shelterOf(state, unit), unit);

/** fr3.fortifications.support-line: whether two units are in adjacent fortifications of a line. */
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

/** fr3.fortifications.defense: entering a fortification counts as difficult terrain. */
const pieceOf = onceForEach((base: Base): Terrain => ({ kind: 'rough', polygon: corners(base) }));
const pieces = onceFor((works: State['works']): readonly Terrain[] => works.flatMap(({ base }) => (base ? [pieceOf(base)] : [])));
const none: readonly Terrain[] = [];

/** The fortifications that slow a unit moving on the surface: all except the one it occupies. */
export function worksInTheWay(state: State, unit: BattleUnit): readonly Terrain[] {
  // fr3.fortifications.ignored-by: if nothing slows a unit, the unit moves at one rate over all ground.
  if (unit.level !== 'surface' || effectWith(unit, 'levitates')) return none;
  const all = pieces(state.works);
  const own = workOf(state, unit)?.base;
  return own ? all.filter((piece) => piece !== pieceOf(own)) : all;
}

/**
 * fr3.fortifications.occupancy: why a unit cannot enter a fortification that a friend occupies. A unit already inside may stay.
 */
export function refuseTaken(state: State, ids: readonly PieceId[], unit: BattleUnit, base: Base): Refusal | null {
  if (unit.level !== 'surface') return null;
  const work = state.works.find((each) => isOver(each, { base }));
  if (!work || isOver(work, unit)) return null;
  const other = standIn(state, work).find(({ id, side }) => side === unit.side && !ids.includes(id));
  return other
    ? refusal(
        `${nameOf(state, other)} (${other.id}) already hold that fortification, which has room for only one unit.`,
        'fr3.fortifications.occupancy',
      )
    : null;
}

/** A straight move may miss the middle of a fortification by this many inches and still count as a move into it. */
const aimless = baseSide / 4;

/** Distances straight ahead that take the first unit to the middle of an empty fortification. */
export function lengthsInto(state: State, [unit]: readonly BattleUnit[]): readonly number[] {
  if (unit?.level !== 'surface') return [];
  const { x, y, facing } = unit.base;
  return state.works.flatMap((work) => {
    if (!work.base || standIn(state, work).length > 0) return [];
    const way = { x: work.base.x - x, y: work.base.y - y };
    return Math.abs(dot(way, aside(facing))) <= aimless ? [onGrid(dot(way, forward(facing)))] : [];
  });
}
