/** Actions for camps, sites and the terrain objective, and for agreed points. */
import type { CompanionReport } from '../../kernel/companion.ts';
import { oneOf, text, whole } from '../../kernel/fields.ts';
import { actionKind, aSide, notThere, sideOrNone } from './action-kind.ts';
import { moveClock } from './clock.ts';
import { type HoldingOf, holdingOf } from './holdings.ts';
import { type Holding, inTurn, line, otherSide, reportOf, type SideId, type State, withSide } from './state.ts';

const aHolder = oneOf(['owner', 'enemy', 'nobody']);

function capture(state: State, side: SideId, { name, lost, gained, captured }: HoldingOf): CompanionReport<State> {
  const [loser, captor] = [state.sides[side].name, state.sides[otherSide(side)].name];
  return inTurn(moveClock(state, side, -lost, `${loser} lost the ${name.toLowerCase()}`, ...captured), (at) =>
    moveClock(at, otherSide(side), gained, `${captor} took the ${name.toLowerCase()}`, ...captured),
  );
}

export const holdingActions = {
  holder: actionKind({
    fields: { side: aSide, at: whole(0, 9), holder: aHolder },
    refuse: (state, { side, at }) => (state.sides[side].holdings[at] ? null : notThere),
    perform: (state, { side, at, holder }) => {
      const army = state.sides[side];
      const holding = army.holdings[at] as Holding;
      const of = holdingOf[holding.kind];
      const first = holder === 'enemy' && !holding.captured;
      const holdings = army.holdings.map((each, index) =>
        index === at ? { ...each, holder, captured: each.captured || first } : each,
      );
      const who = { owner: army.name, enemy: state.sides[otherSide(side)].name, nobody: 'nobody' }[holder];
      const held = reportOf(
        withSide(state, side, { holdings }),
        line(
          `${army.name}’s ${of.name.toLowerCase()} is held by ${who}.${holder === 'enemy' && !first ? ' This is not its first capture, so the morale clocks do not change.' : ''}`,
          ...(holder === 'enemy' && !first ? (['fr3.camps.recapture'] as const) : of.captured),
        ),
      );
      return first ? inTurn(held, (now) => capture(now, side, of)) : held;
    },
  }),
  objective: actionKind({
    fields: { holder: sideOrNone },
    perform: (state, { holder }) =>
      reportOf(
        { ...state, objective: holder },
        line(
          holder
            ? `Only ${state.sides[holder].name} holds the terrain objective.`
            : 'Neither side holds the terrain objective on its own.',
          'fr3.victory.points-objective',
        ),
      ),
  }),
  /** Agreed victory points: for scenarios, thieves, and additions of army lists. */
  extra: actionKind({
    fields: { side: aSide, points: whole(-9999, 9999), reason: text(200) },
    perform: (state, { side, points, reason }) =>
      reportOf(
        withSide(state, side, { extra: points }),
        line(
          `${state.sides[side].name}: ${points} victory ${Math.abs(points) === 1 ? 'point' : 'points'}${reason.trim() ? ` for ${reason.trim()}` : ' by agreement'}.`,
        ),
      ),
  }),
};
