/** The decision of a hidden unit that enemies are about to move through (fr3.innate.hide-ambush). */
import { type Chance, known } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import { actionKind } from '../action-kind.ts';
import { chargeReach } from '../charge/approach.ts';
import { chargesUnlessEvaded } from '../charge/charge.ts';
import { type BattleReport, inTurn, report } from '../events.ts';
import { spendMovement } from '../movement/move-cost.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Course } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { ambushes, ambushFirst, arriveThroughAmbush, wayLeft } from './ambush.ts';

const wayOf = (state: State, course: Course) => {
  if (course.kind === 'move') return wayLeft(state, course);
  const found = chargeReach(state, course.aimed);
  return found.ok ? found.way : { x: 0, y: 0 };
};

/** The units continue to the next hidden unit on their path, or to its end. */
function goesOn(state: State, course: Course, passed: readonly PieceId[]): Chance<BattleReport> {
  const next = ambushFirst(state, course, wayOf(state, course), passed);
  if (next) return known(next);
  return course.kind === 'move' ? known(arriveThroughAmbush(state, course)) : chargesUnlessEvaded(state, course.aimed);
}

export const ambushKinds = {
  ambush: actionKind({
    answers: ['ambush'],
    fields: { go: flag },
    candidates: () => [{ go: true }, { go: false }],
    refuse: () => null,
    perform(state, { go }, { unit, course, among = [] }) {
      const on = course as Course;
      if (!go) return goesOn(state, on, among);
      // A normal move was already paid for before the question. A charge ends here, and with it the chargers' movement.
      const begun = on.kind === 'move' ? report(state) : spendMovement(state, on.units, 1);
      const way = wayOf(state, on);
      return inTurn(begun, (at) => known(ambushes(at, unit as PieceId, on.units, way)));
    },
  }),
};
