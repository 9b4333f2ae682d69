/** Replacing lost hordes (the chapter on hordes). */
import { firstOf } from '../../../kernel/battle/refusal.ts';
import {
  ahead,
  type Base,
  bearing,
  flankToFlank,
  halfTurn,
  middle,
  normal,
  plus,
  quarterTurn,
  rotated,
  sidesOf,
  times,
  touch,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { hordes } from '../../data/figures/hordes.ts';
import { baseWidth, depthOf } from '../../data/scale.ts';
import { aFacing, aLength, aUnit, kind, refusal, refuseCost } from '../action-kind.ts';
import { fromEdge, intoBoard, inward } from '../deployment/edges.ts';
import { baseAt, elementBy, standing } from '../elements/find.ts';
import { frontOn } from '../elements/stronghold.ts';
import { certain, event } from '../events.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { arrive, isRefusal, ownElement, paid, refuseNear, refusePlace } from './arriving.ts';

export const replaceable = (state: State): readonly BattleElement[] =>
  state.elements.filter(({ side, type, fate }) => side === state.acting && type === 'hordes' && fate === 'destroyed');

/** The hordes that have arrived in this bound. The next horde may be placed beside one of them. */
const comers = (state: State): readonly BattleElement[] =>
  standing(state, state.acting).filter(({ type, did }) => type === 'hordes' && did.arrived);

/** Whether a base has its rear edge on its side's own base edge or stronghold (hott.hordes.placement). */
function isAtHome(state: State, base: Base): boolean {
  const edge = state.home[state.acting];
  const onEdge =
    turnBetween(base.facing, inward[edge]) === 0 &&
    Math.abs(intoBoard(edge, state.setup.table.width, base) - base.depth / 2) <= 2 * touch;
  const own = state.defender === state.acting ? state.stronghold : null;
  return onEdge || (own !== null && !state.captured && frontOn(rotated(base, halfTurn), own) > 0);
}

/** Places along the side's own edge, at its own stronghold, or beside a horde that has already arrived. */
function* places(state: State): Generator<Place> {
  const { setup, home, acting } = state;
  const edge = home[acting];
  const deep = depthOf('hordes');
  const before = comers(state);
  if (before.length > 0) {
    for (const { base } of before)
      for (const way of [-1, 1]) {
        const at = plus(base, times(ahead(normal(base.facing + way * quarterTurn)), baseWidth));
        yield { ...at, facing: base.facing };
      }
    return;
  }
  for (const share of [0.5, 0.3, 0.7, 0.1, 0.9])
    yield { ...fromEdge(edge, setup.table.width, share * setup.table.width, deep / 2), facing: inward[edge] };
  if (state.defender !== acting || !state.stronghold) return;
  for (const { a, b } of sidesOf(state.stronghold)) {
    const out = normal(bearing(a, b) + quarterTurn);
    for (const facing of [out, normal(out + halfTurn)]) yield { ...plus(middle(a, b), times(ahead(facing), deep / 2)), facing };
  }
}

function refuseHome(state: State, base: Base): Refusal | null {
  const before = comers(state);
  if (!isAtHome(state, base))
    return refusal(
      'A replaced horde must be placed with its rear edge on its base edge or its stronghold.',
      'hott.hordes.placement',
    );
  return before.length > 0 && !before.some((each) => flankToFlank(base, each.base))
    ? refusal('Any other horde replaced this bound must be placed side by side with one already replaced.', 'hott.hordes.chain')
    : null;
}

export const hordeKinds = {
  replace: kind({
    answers: ['arrivals'],
    fields: { unit: aUnit, x: aLength, y: aLength, facing: aFacing },
    *candidates(state) {
      const [unit] = replaceable(state);
      if (!unit) return;
      for (const place of places(state)) {
        const { x, y, facing } = baseAt(unit.type, place);
        yield { unit: unit.id, x, y, facing };
      }
    },
    refuse(state, { unit: id, ...place }) {
      const unit = ownElement(state, id);
      if (isRefusal(unit)) return unit;
      if (unit.type !== 'hordes' || unit.fate !== 'destroyed')
        return refusal(
          `${unit.name} (${id}) cannot be replaced: choose a horde that was destroyed.`,
          'hott.hordes.cost',
          'hott.pips.deploy-use',
        );
      const base = baseAt(unit.type, place);
      return firstOf(
        () => refuseCost(state, hordes.cost, 'hott.hordes.cost'),
        () => refuseHome(state, base),
        () => refusePlace(state, unit, base, 'hott.hordes.placement'),
        () => refuseNear(state, unit, base, hordes.fromEnemy, 'hott.hordes.placement'),
      );
    },
    perform(state, { unit: id, ...place }) {
      const unit = elementBy(state, id);
      return certain(
        arrive(paid(state, hordes.cost), unit, baseAt(unit.type, place)),
        event(
          { kind: 'arrived', units: [id], way: 'replaced', pips: hordes.cost },
          'hott.hordes.cost',
          'hott.hordes.placement',
          'hott.hordes.no-move',
          ...(comers(state).length > 0 ? (['hott.hordes.chain'] as const) : []),
        ),
      );
    },
  }),
};
