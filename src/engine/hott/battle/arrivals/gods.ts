/** Gods: invoking, placing and removing them (the chapter on gods). */
import { firstOf } from '../../../kernel/battle/refusal.ts';
import { type Base, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { gods } from '../../data/figures/gods.ts';
import { aFacing, aLength, aUnit, kind, refusal, refuseCost } from '../action-kind.ts';
import { deepest, fromEdge, inward } from '../deployment/edges.ts';
import { baseAt, elementBy, standing, withElement } from '../elements/find.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { arrive, isRefusal, ownElement, paid, refuseNear, refusePlace } from './arriving.ts';

export const invocable = (state: State): readonly BattleElement[] =>
  state.elements.filter(({ side, type, fate }) => side === state.acting && type === 'gods' && fate === 'off');

/** hott.gods.placement: a god must be in the half of the board nearest its controller's base edge. */
function refuseFarHalf(state: State, base: Base): Refusal | null {
  const { setup, home, acting } = state;
  return deepest(home[acting], setup.table.width, base) <= setup.table.width / 2 + touch
    ? null
    : refusal('A god must be placed in its own side’s half of the board.', 'hott.gods.placement');
}

/** hott.gods.shared: the enemy loses a god that both sides rely on. */
function withoutRival(from: BattleReport, god: BattleElement): BattleReport {
  const rival = from.state.elements.find(({ side, shared, fate }) => side === enemyOf(god.side) && shared && fate === 'off');
  if (!god.shared || !rival) return from;
  return {
    state: withElement(from.state, rival.id, { fate: 'joined' }),
    events: [
      ...from.events,
      event({ kind: 'left', unit: rival.id, why: 'joined-enemy' }, 'hott.gods.shared', 'hott.supplement.lost-ap'),
    ],
  };
}

/** Places that are tried for a god, as shares of the board's width: near the middle, and behind the player's own line. */
const shares = [0.2, 0.4, 0.5, 0.6, 0.8];

export const godKinds = {
  invoke: kind({
    answers: ['arrivals'],
    fields: { unit: aUnit, x: aLength, y: aLength, facing: aFacing },
    *candidates(state) {
      if ((state.pips ?? 0) < gods.cost) return;
      const { setup, home, acting } = state;
      const facing = inward[home[acting]];
      for (const { id } of invocable(state))
        for (const along of shares)
          for (const into of [0.15, 0.35, 0.44])
            yield {
              unit: id,
              ...fromEdge(home[acting], setup.table.width, along * setup.table.width, into * setup.table.width),
              facing,
            };
    },
    refuse(state, { unit: id, ...place }) {
      const unit = ownElement(state, id);
      if (isRefusal(unit)) return unit;
      if (unit.type !== 'gods' || unit.fate !== 'off')
        return refusal(
          `${unit.name} (${id}) cannot be invoked: choose a god that is not on the table yet.`,
          'hott.gods.off-table',
          'hott.gods.invocation',
        );
      const base = baseAt(unit.type, place);
      return firstOf(
        () => refuseCost(state, gods.cost, 'hott.gods.invocation', 'hott.pips.no-saving'),
        () => refuseFarHalf(state, base),
        () => refusePlace(state, unit, base, 'hott.gods.placement', 'hott.water.aerials-terrain'),
        () => refuseNear(state, unit, base, gods.fromEnemy, 'hott.gods.placement'),
      );
    },
    perform(state, { unit: id, ...place }) {
      const unit = elementBy(state, id);
      const next = arrive(paid(state, gods.cost), unit, baseAt(unit.type, place));
      const come = event(
        { kind: 'arrived', units: [id], way: 'invoked', pips: gods.cost },
        'hott.gods.invocation',
        'hott.gods.placement',
      );
      const report = withoutRival({ state: next, events: [come] }, unit);
      return certain(report.state, ...report.events);
    },
  }),
};

/** hott.gods.departure, hott.gods.several: on a 1 the god that arrived first leaves for good. */
export function departGods(state: State, pips: number): BattleReport {
  const here = standing(state, state.acting).filter(({ type, appearances }) => type === 'gods' && appearances > 0);
  const [first] = here.toSorted((a, b) => a.arrived - b.arrived);
  if (pips !== gods.leavesOn || !first) return { state, events: [] };
  return {
    state: withElement(state, first.id, { fate: 'gone' }),
    events: [
      event(
        { kind: 'left', unit: first.id, why: 'sent-away' },
        'hott.gods.departure',
        ...(here.length > 1 ? (['hott.gods.several'] as const) : []),
      ),
    ],
  };
}
