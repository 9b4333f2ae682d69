/** Actions that record, correct or remove a loss. A battle calls `losses.ts` directly. */
import { flag, oneOf, whole } from '../../kernel/fields.ts';
import { moraleClock as figures } from '../data/figures/morale-clock.ts';
import { aCost, actionKind, anId, aSide, notThere, refusal } from './action-kind.ts';
import { moveClock } from './clock.ts';
import { charge, clockLoss, lose, lossOf, priced } from './losses.ts';
import { changed, inTurn, type Loss, line, reportOf, type Side, withSide } from './state.ts';
import { lossKinds } from './vocabulary.ts';

const aLossKind = oneOf(lossKinds);

const lossIn = (army: Side, id: number): Loss | undefined => army.losses.find((each) => each.id === id);

export const lossActions = {
  demoralized: actionKind({
    fields: { side: aSide, by: whole(-20, 20) },
    refuse: (state, { side, by }) =>
      by === 0 || state.sides[side].demoralized + by < 0
        ? refusal(
            `${state.sides[side].name} has no more units recorded as demoralized this phase.`,
            'fr3.morale-clock.phase-losses',
          )
        : null,
    perform: (state, { side, by }) => {
      const { name, demoralized } = state.sides[side];
      const units = Math.abs(by) === 1 ? '1 unit' : `${Math.abs(by)} units`;
      return reportOf(
        withSide(state, side, { demoralized: demoralized + by }),
        by > 0
          ? line(`${name}: ${units} demoralized.`, 'fr3.morale-clock.phase-losses')
          : line(`${name}: ${units} fewer demoralized this phase.`, 'fr3.morale-clock.final-results'),
      );
    },
  }),
  lost: actionKind({
    fields: { side: aSide, loss: aLossKind, cost: aCost, demoralized: flag },
    refuse: (state, { side, loss, demoralized }) =>
      demoralized && (state.sides[side].demoralized === 0 || !lossOf[loss].counts)
        ? refusal(`${state.sides[side].name} has no unit that was demoralized this phase.`, 'fr3.morale-clock.final-results')
        : null,
    perform: (state, { side, loss, cost, demoralized }) => {
      const army = state.sides[side];
      if (!demoralized) return lose(state, side, loss, cost);
      const once = reportOf(
        withSide(state, side, { demoralized: army.demoralized - 1 }),
        line(`${army.name}: a demoralized unit is destroyed, so it counts only as destroyed.`, 'fr3.morale-clock.final-results'),
      );
      return inTurn(once, (at) => lose(at, side, loss, cost));
    },
  }),
  /** Corrects the kind and cost of a recorded loss. */
  amend: actionKind({
    fields: { side: aSide, id: anId, loss: aLossKind, cost: aCost, fades: flag },
    refuse: (state, { side, id }) => (lossIn(state.sides[side], id) ? null : notThere),
    perform: (state, { side, id, loss, cost, fades }) => {
      const army = state.sides[side];
      const { what } = lossOf[loss];
      const { clock, rules } = clockLoss(loss, cost, lossIn(army, id)?.command);
      const said = `${army.name} lost ${what}${priced(cost)}`;
      const noted = reportOf(
        withSide(state, side, { losses: changed(army.losses, id, { loss, cost, fades }) }),
        line(
          `${said}${fades ? ', which has faded and may return' : ''}.`,
          ...(fades ? (['fr3.character-items.fade'] as const) : rules),
        ),
      );
      return inTurn(noted, (at) => charge(at, side, id, clock, said, rules));
    },
  }),
  /** Removes a loss that did not happen, and restores its clock points. */
  'take-back': actionKind({
    fields: { side: aSide, id: anId },
    refuse: (state, { side, id }) => (lossIn(state.sides[side], id) ? null : notThere),
    perform: (state, { side, id }) => {
      const army = state.sides[side];
      const { loss, cost, clock, command } = lossIn(army, id) as Loss;
      const said = `${army.name}: the loss of ${lossOf[loss].what}${priced(cost)} is taken back`;
      const off = reportOf(withSide(state, side, { losses: changed(army.losses, id, null) }), line(`${said}.`));
      const owner = command === undefined ? side : { side, command };
      return inTurn(off, (at) => moveClock(at, owner, clock, said, ...clockLoss(loss, cost, command).rules));
    },
  }),
  /** A faded unit is back on the table. */
  returned: actionKind({
    fields: { side: aSide, id: anId },
    refuse: (state, { side, id }) => (lossIn(state.sides[side], id)?.fades ? null : notThere),
    perform: (state, { side, id }) => {
      const army = state.sides[side];
      const { cost } = lossIn(army, id) as Loss;
      return reportOf(
        withSide(state, side, { losses: changed(army.losses, id, null) }),
        line(
          `${army.name}: the faded unit${priced(cost)} returns. It no longer counts as destroyed.`,
          'fr3.character-items.fade',
        ),
      );
    },
  }),
  recaptured: actionKind({
    fields: { side: aSide, id: anId },
    refuse: (state, { side, id }) => (lossIn(state.sides[side], id)?.loss === 'ship' ? null : notThere),
    perform: (state, { side, id }) => {
      const army = state.sides[side];
      const { clock } = lossIn(army, id) as Loss;
      return moveClock(
        withSide(state, side, { losses: changed(army.losses, id, null) }),
        side,
        clock + figures.shipRecaptured,
        'The captured ship is taken back',
        'fr3.morale-clock.ship-recapture',
      );
    },
  }),
  gone: actionKind({
    fields: { side: aSide, gone: flag },
    refuse: (state, { side, gone }) => (state.sides[side].gone === gone ? notThere : null),
    perform: (state, { side, gone }) =>
      reportOf(
        withSide(state, side, { gone }),
        gone
          ? line(
              `${state.sides[side].name} has no units left. The battle is over.`,
              'fr3.victory.end',
              'fr3.victory.rout-all-units',
            )
          : line(`${state.sides[side].name} has units left.`, 'fr3.victory.end'),
      ),
  }),
};
