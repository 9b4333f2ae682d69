/** Formation changes: coming on line, changing the number of ranks, and the one-inch move to form up. */
import { type Chance, known } from '../../../kernel/chance.ts';
import { oneOf, whole } from '../../../kernel/fields.ts';
import {
  aside,
  type Base,
  beside,
  dot,
  contactOf as edgeContact,
  ahead as forwards,
  fullTurn,
  gap,
  goOnLine,
  lengthOf,
  minus,
  oblique,
  placeBehind,
  ranksOf,
  reform,
  rotated,
  type Side,
  touch,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { movesLeft } from '../../companion/turn.ts';
import { movement } from '../../data/figures/movement.ts';
import { actionKind, inches as aLength, aPiece, firstOf, refusal, somePieces } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { controlled } from '../characters/control.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { clockOwner } from '../units/commands.ts';
import { isDeep, phasing, standing, unitAt, withBases } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { marchesInColumn } from './column.ts';
import { shareOfTurn } from './facing.ts';
import { groups, movers } from './groups.ts';
import { basesOf, noPlan, type Plan, performPlan, refuseManoeuvre, refusePlan, unitsNamed } from './manoeuvre.ts';
import { refuseMoved, spendMovement } from './move-cost.ts';
import { halfMove, shareOfWay } from './rates.ts';

const aSide = oneOf(['left', 'right']);

/** fr3.movement.on-line-limit: at most four units can come on line, and doing so takes the whole move of the group. */
function linePlan(state: State, ids: readonly PieceId[], side: Side): Plan {
  const units = unitsNamed(state, ids);
  if (!marchesInColumn(units))
    return noPlan('Only a group in column can form a line.', 'fr3.movement.going-on-line', 'fr3.movement.column');
  const made = goOnLine(basesOf(units), movement.onLineUnits, side);
  if (!made.ok) return noPlan(made.because, 'fr3.movement.going-on-line');
  return {
    ok: true,
    bases: made.bases,
    share: halfMove(state, units) * movement.turnDivisor,
    inches: 0,
    way: 'on-line',
    rules: ['fr3.movement.going-on-line', 'fr3.movement.on-line-limit'],
    path: { places: () => [] },
  };
}

/** fr3.movement.formation-change: changing the number of ranks costs half the move. */
function ranksPlan(state: State, ids: readonly PieceId[], wide: number, side: Side): Plan {
  const units = unitsNamed(state, ids);
  const bases = basesOf(units);
  const ranks = ranksOf(bases);
  if (!ranks || ids.length < 2) return noPlan('Only a group in ranks can change its formation.', 'fr3.movement.formation-change');
  if (marchesInColumn(units))
    return noPlan('A column needs its whole move to form a line.', 'fr3.movement.going-on-line', 'fr3.movement.column');
  const made = reform(bases, wide, side);
  if (!made.ok) return noPlan(made.because, 'fr3.movement.formation-change');
  if (ranks[0]?.length === wide) return noPlan('The units are already in that formation.', 'fr3.movement.formation-change');
  return {
    ok: true,
    bases: made.bases,
    // fr3.pike-blocks.facing
    share: halfMove(state, units) * (units.some(isDeep) ? movement.turnDivisor : 1),
    inches: 0,
    way: 'ranks',
    rules: ['fr3.movement.formation-change'],
    path: { places: () => [] },
  };
}

/** Friendly units on the same level that are not part of the move. */
const friendsOf = (state: State, units: readonly BattleUnit[]): readonly BattleUnit[] =>
  standing(state, phasing(state)).filter((friend) => !units.includes(friend) && friend.level === units[0]?.level);

const nearestGap = (bases: readonly Base[], friends: readonly BattleUnit[]): number =>
  Math.min(...bases.flatMap((base) => friends.map((friend) => gap(base, friend.base))));

const inContact = (bases: readonly Base[], friends: readonly BattleUnit[]): boolean =>
  bases.some((base) => friends.some((friend) => edgeContact(base, friend.base) !== null));

/**
 * The plan for the one-inch move: `forward` and `right` are inches from the units' point of view, and `was` is where the units
 * stood before they turned.
 */
function formUpPlan(
  state: State,
  ids: readonly PieceId[],
  forward: number,
  right: number,
  was = basesOf(unitsNamed(state, ids)),
): Plan {
  const units = unitsNamed(state, ids);
  const made = oblique(basesOf(units), forward, right);
  if (!made.ok) return noPlan(made.because, 'fr3.movement.form-up', 'fr3.movement.oblique-arc');
  const straight = minus(made.bases[0] as Base, units[0]?.base as Base);
  const length = lengthOf(straight);
  if (length === 0 || length > movement.formUp + touch)
    return noPlan(`That is too far: units can move at most ${movement.formUp}″ to form up.`, 'fr3.movement.form-up');
  const friends = friendsOf(state, units);
  const before = nearestGap(was, friends);
  const after = nearestGap(made.bases, friends);
  const joins = inContact(made.bases, friends);
  if (!joins && !(after < before && (before > movement.formUp || before === 0)))
    return noPlan(
      'Units that form up must move closer to friendly units, and into contact if they can reach them.',
      'fr3.movement.form-up',
    );
  return {
    ok: true,
    bases: made.bases,
    share: shareOfWay(state, units, straight),
    inches: Math.round(length * 1000) / 1000,
    way: 'form-up',
    rules: ['fr3.movement.form-up'],
    path: { straight },
  };
}

/** Whether the clock of a unit still allows moves. */
const hasMoves = (state: State, id: PieceId): boolean => movesLeft(state.sheet, clockOwner(state, phasing(state), id)) > 0;

/** Units on their own that may still form up. */
const mayFormUp = (state: State): readonly BattleUnit[] =>
  groups(state).flatMap((group) => group.filter(({ id, did }) => group.length === 1 && !did.moved && !hasMoves(state, id)));

/** fr3.movement.form-up: which units may still form up, and when. */
const refuseFormUp = (state: State, ids: readonly PieceId[]) =>
  firstOf(
    () => refuseMoved(state, ids),
    () =>
      ids.some((id) => unitAt(state, id).did.moved)
        ? refusal('Only units that have not moved can form up.', 'fr3.movement.form-up')
        : null,
    () =>
      ids.some((id) => hasMoves(state, id))
        ? refusal(
            'Units can form up only after you have used all the moves that the morale clock allows.',
            'fr3.movement.form-up',
            'fr3.movement.morale-clock-limit',
          )
        : null,
    () =>
      ids.every((id) => controlled(state, unitAt(state, id)))
        ? null
        : refusal('Units that are out of control cannot form up.', 'fr3.movement.form-up', 'fr3.control.uncontrolled-cost'),
  );

interface Turned {
  readonly unit: PieceId;
  readonly angle: number;
  readonly forward: number;
  readonly right: number;
}

const turnedOnSpot = (state: State, id: PieceId, angle: number): State =>
  withBases(state, [id], [rotated(unitAt(state, id).base, angle)]);

/** fr3.movement.form-up, fr3.movement.free-facing: units that turn free may turn before the one-inch move. */
function turnedPlan(state: State, { unit: id, angle, forward, right }: Turned): Plan {
  if (shareOfTurn(state, [unitAt(state, id)]) > 0)
    return noPlan(
      'Only units that can change facing for free can turn while they form up.',
      'fr3.movement.form-up',
      'fr3.movement.free-facing',
    );
  const plan = formUpPlan(turnedOnSpot(state, id, angle), [id], forward, right, [unitAt(state, id).base]);
  return plan.ok ? { ...plan, rules: [...plan.rules, 'fr3.movement.free-facing'] } : plan;
}

/** Uses up the whole move of these units, at no cost to the clock. */
function formUp(state: State, units: readonly PieceId[], plan: Plan): Chance<BattleReport> {
  if (!plan.ok) return certain(state);
  const next = spendMovement(state, units, 1, 0);
  const formed = () =>
    certain(
      withBases(next.state, units, plan.bases),
      event({ kind: 'moved', units, way: plan.way, inches: plan.inches }, ...plan.rules),
    );
  return ask.ifDared(state, units, plan.bases, formed, () => known(next));
}

/** Turns that match the facing of a nearby friend, with the moves that then bring the unit beside or behind it. */
function* joiningTurns(state: State, unit: BattleUnit) {
  const near = movement.formUp + unit.base.width;
  for (const facing of new Set(
    friendsOf(state, [unit]).flatMap(({ base }) => (gap(base, unit.base) <= near ? [base.facing] : [])),
  )) {
    const angle = turnBetween(unit.base.facing, facing);
    if (angle === 0) continue;
    const turned = turnedOnSpot(state, unit.id, angle);
    for (const { forward, right } of joiningSteps(turned, unitAt(turned, unit.id)))
      yield { unit: unit.id, angle, forward, right };
  }
}

/** Moves that bring a unit beside or behind a friend within reach. */
function* joiningSteps(state: State, unit: BattleUnit) {
  const { base } = unit;
  for (const friend of friendsOf(state, [unit])) {
    if (friend.base.facing !== base.facing || gap(base, friend.base) > movement.formUp) continue;
    for (const place of [beside(base, friend.base, 'left'), beside(base, friend.base, 'right'), placeBehind(base, friend.base)]) {
      const way = minus(place, base);
      const length = lengthOf(way);
      if (length > touch && length <= movement.formUp)
        yield { units: [unit.id], forward: dot(way, forwards(base.facing)), right: dot(way, aside(base.facing)) };
    }
  }
}

export const formationKinds = {
  'on-line': actionKind({
    answers: ['movement'],
    fields: { units: somePieces, side: aSide },
    *candidates(state) {
      for (const units of movers(state))
        if (marchesInColumn(unitsNamed(state, units))) for (const side of ['left', 'right'] as const) yield { units, side };
    },
    refuse: (state, { units, side }) => refuseManoeuvre(state, units, () => linePlan(state, units, side)),
    perform: (state, { units, side }) => performPlan(state, units, linePlan(state, units, side)),
  }),
  ranks: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, wide: whole(1, 60), side: aSide },
    *candidates(state) {
      for (const units of movers(state)) {
        if (units.length < 2) continue;
        const now = ranksOf(basesOf(unitsNamed(state, units)))?.[0]?.length;
        const wides = new Set([units.length, Math.ceil(units.length / 2), 1]);
        for (const wide of wides) if (now !== undefined && wide !== now) yield { units, wide, side: 'right' as const };
      }
    },
    refuse: (state, { units, wide, side }) => refuseManoeuvre(state, units, () => ranksPlan(state, units, wide, side)),
    perform: (state, { units, wide, side }) => performPlan(state, units, ranksPlan(state, units, wide, side)),
  }),
  'form-up': actionKind({
    answers: ['movement'],
    fields: { units: somePieces, forward: aLength, right: aLength },
    *candidates(state) {
      for (const unit of mayFormUp(state)) yield* joiningSteps(state, unit);
    },
    refuse: (state, { units, forward, right }) =>
      refuseFormUp(state, units) ?? refusePlan(state, units, formUpPlan(state, units, forward, right)),
    perform: (state, { units, forward, right }) => formUp(state, units, formUpPlan(state, units, forward, right)),
  }),
  'form-up-turned': actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, angle: whole(1 - fullTurn, fullTurn - 1), forward: aLength, right: aLength },
    *candidates(state) {
      for (const unit of mayFormUp(state)) if (shareOfTurn(state, [unit]) === 0) yield* joiningTurns(state, unit);
    },
    refuse: (state, turned) =>
      refuseFormUp(state, [turned.unit]) ??
      refusePlan(turnedOnSpot(state, turned.unit, turned.angle), [turned.unit], turnedPlan(state, turned)),
    perform: (state, turned) => formUp(state, [turned.unit], turnedPlan(state, turned)),
  }),
};
