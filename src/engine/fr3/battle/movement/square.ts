/**
 * Squares (chapter fr3.square): forming and leaving one costs the whole move. The units of a square share damage and do not move.
 */
import { map } from '../../../kernel/chance.ts';
import { contactOf as edgeContact, halfTurn, normal, square } from '../../../kernel/geometry.ts';
import { square as figures } from '../../data/figures/square.ts';
import { actionKind, firstOf, refusal, somePieces } from '../action-kind.ts';
import { refuseOutsider } from '../magic/belonging.ts';
import { isDeep, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { movers } from './groups.ts';
import { basesOf, noPlan, type Plan, performPlan, refusePlan, unitsNamed } from './manoeuvre.ts';
import { refuseClock, refuseMoved, refuseMovers } from './move-cost.ts';

/** fr3.square.eligible, fr3.square.size */
const mayForm = (units: readonly BattleUnit[], state: State): boolean =>
  units.length % 2 === 0 &&
  units.length <= figures.maxUnits &&
  units.every((unit) => rowOf(state, unit).other.includes('Sq') && !isDeep(unit));

function squarePlan(state: State, ids: readonly PieceId[]): Plan {
  const units = unitsNamed(state, ids);
  if (!mayForm(units, state))
    return noPlan(
      `Only an even number of muskets, rifles and pikes can form square, ${figures.maxUnits} at most.`,
      'fr3.square.eligible',
      'fr3.square.size',
    );
  const made = square(basesOf(units), figures.maxUnits);
  if (!made.ok) return noPlan(made.because, 'fr3.square.placement');
  return {
    ok: true,
    bases: made.bases,
    share: 1,
    inches: 0,
    way: 'square',
    rules: ['fr3.square.cost', 'fr3.square.placement'],
    path: { places: () => [] },
  };
}

/** The plan for opening a square: the units stay where they are. */
const openPlan = (state: State, ids: readonly PieceId[]): Plan => ({
  ok: true,
  bases: basesOf(unitsNamed(state, ids)),
  share: 1,
  inches: 0,
  way: 'open-square',
  rules: ['fr3.square.no-move'],
  path: null,
});

const inSquare = (state: State, ids: readonly PieceId[], members: readonly PieceId[]): State =>
  ids.reduce((at, id) => withUnit(at, id, { square: members }), state);

/** The squares of a side, each as a list of its members. */
const squaresOf = (state: State, side = phasing(state)): readonly (readonly PieceId[])[] =>
  standing(state, side).flatMap(({ id, square: members }) => (members[0] === id ? [members] : []));

export const squareKinds = {
  square: actionKind({
    answers: ['movement'],
    fields: { units: somePieces },
    candidates: (state) => movers(state).flatMap((units) => (mayForm(unitsNamed(state, units), state) ? [{ units }] : [])),
    refuse: (state, { units }) =>
      refuseMovers(state, units) ??
      refuseOutsider(state, ...unitsNamed(state, units)) ??
      refusePlan(state, units, squarePlan(state, units)),
    perform: (state, { units }) =>
      map(performPlan(state, units, squarePlan(state, units)), (report) =>
        // fr3.terrain-effects.chaos-fear-terrain: if a unit refused to move, no square is formed.
        report.events.some(({ kind }) => kind === 'moved') ? { ...report, state: inSquare(report.state, units, units) } : report,
      ),
  }),
  /** fr3.square.no-move: leaving a square costs the whole move of its units. */
  'open-square': actionKind({
    answers: ['movement'],
    fields: { units: somePieces },
    candidates: (state) => squaresOf(state).map((units) => ({ units })),
    refuse: (state, { units }) =>
      firstOf(
        () =>
          squaresOf(state).some((members) => members.join() === units.join())
            ? null
            : refusal('All units of a square must leave it together.', 'fr3.square.no-move'),
        () => refuseMoved(inSquare(state, units, []), units),
        () => refuseClock(state, units),
        () => refusePlan(state, units, openPlan(state, units)),
      ),
    perform: (state, { units }) => performPlan(inSquare(state, units, []), units, openPlan(state, units)),
  }),
};

/** fr3.square.support: the friend behind it in the square, facing the other way, supports it like one beside it. */
export const behindInSquare = (state: State, unit: BattleUnit): readonly BattleUnit[] =>
  unit.square
    .map((id) => unitAt(state, id))
    .filter(({ base }) => normal(base.facing - unit.base.facing) === halfTurn && edgeContact(unit.base, base)?.edge === 'rear');
