/** The tactical moves as actions (the chapter on tactical moves). */

import { aFacing, aLength, aUnit, kind, someUnits } from '../action-kind.ts';
import { certain } from '../events.ts';
import type { State } from '../vocabulary/state.ts';
import { columnings, groupMoves, roadWheels, singleMoves } from './candidates.ts';
import { columnPlan, refuseColumn, refuseRoadWheel, roadPlan } from './columns.ts';
import { carryOut } from './judge.ts';
import { someLegs } from './legs.ts';
import { marchPlan, refuseMarch } from './march.ts';
import type { Plan } from './paths.ts';
import { refuseSingle, singlePlan } from './single.ts';

const done = (state: State, plan: Plan) => {
  const report = carryOut(state, plan);
  return certain(report.state, ...report.events);
};

export const moveKinds = {
  /** Moves a single element to a place (hott.tactical-moves.single-free). */
  move: kind({
    answers: ['moves'],
    fields: { unit: aUnit, x: aLength, y: aLength, facing: aFacing },
    candidates: (state) => singleMoves(state),
    refuse: (state, { unit, x, y, facing }) => refuseSingle(state, unit, { x, y, facing }),
    perform: (state, { unit, x, y, facing }) => done(state, singlePlan(state, unit, { x, y, facing })),
  }),
  /** Moves a group as one body, leg by leg (hott.groups.parallel). */
  march: kind({
    answers: ['moves'],
    fields: { units: someUnits, by: someLegs },
    candidates: (state) => groupMoves(state),
    refuse: (state, march) => refuseMarch(state, march),
    perform: (state, march) => done(state, marchPlan(state, march)),
  }),
  /** A group forms a column behind one of its elements (hott.columns.forming). */
  column: kind({
    answers: ['moves'],
    fields: { units: someUnits, lead: aUnit, by: someLegs },
    candidates: (state) => columnings(state),
    refuse: (state, columning) => refuseColumn(state, columning),
    perform: (state, columning) => done(state, columnPlan(state, columning) as Plan),
  }),
  /** A column follows a bend of the road (hott.groups.road-wheel). */
  follow: kind({
    answers: ['moves'],
    fields: { units: someUnits, by: someLegs },
    candidates: (state) => roadWheels(state),
    refuse: (state, march) => refuseRoadWheel(state, march),
    perform: (state, march) => done(state, roadPlan(state, march) as Plan),
  }),
};
