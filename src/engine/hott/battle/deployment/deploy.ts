/** Deployment: first the defender's elements, then the attacker's (the chapter on deployment). */
import { firstFor } from '../../../kernel/battle/refusal.ts';
import {
  type Base,
  contains,
  corners,
  distanceToBorder,
  inLine,
  occupies,
  onTable,
  overlap,
  type Polygon,
  touch,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { deployment } from '../../data/figures/deployment.ts';
import { inches } from '../../data/scale.ts';
import { aFacing, aLength, kind, refusal, someUnits } from '../action-kind.ts';
import { baseAt, elementBy, find, isAerial, standing, withElements } from '../elements/find.ts';
import { certain, event } from '../events.ts';
import { footingOf, groundOf, inAny } from '../terrain/ground.ts';
import { enemyOf, type SideId, type UnitId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { deepest, fromEdge } from './edges.ts';
import { lineUps } from './line-ups.ts';
import { startsOffTable } from './off-table.ts';

/** Elements that a side still has to deploy. */
export const undeployed = (state: State, side: SideId): readonly BattleElement[] =>
  state.elements.filter((each) => each.side === side && each.fate === 'off' && !startsOffTable(each));

/** The side that deploys now, the defender first (hott.deployment.defender-first); null when both are done. */
export const deployer = (state: State): SideId | null =>
  [state.defender, enemyOf(state.defender)].find((side) => undeployed(state, side).length > 0) ?? null;

/** The sea along a side's base edge, if there is any. If there is, the side's deployment strip is measured from the shore. */
const seaAt = onceFor((state: State): Readonly<Record<SideId, Polygon | null>> => {
  const of = (side: SideId): Polygon | null => {
    const { setup, home } = state;
    const along = [0.02, 0.5, 0.98].map((share) => fromEdge(home[side], setup.table.width, share * setup.table.width, 0.02));
    const sea = groundOf(setup).water.find(
      ({ kind, polygon }) => kind.id === 'wide-water' && along.every((p) => contains(polygon, p)),
    );
    return sea?.polygon ?? null;
  };
  return { A: of('A'), B: of('B') };
});

/** Whether a base is in its side's deployment strip. */
export function isInZone(state: State, side: SideId, base: Base): boolean {
  const deep = inches(deployment.depth) + touch;
  const sea = seaAt(state)[side];
  return sea === null
    ? deepest(state.home[side], state.setup.table.width, base) <= deep
    : corners(base).every((corner) => distanceToBorder(sea, corner) <= deep);
}

/** The bases of elements in a line that starts at this place. The line goes from left to right, as the elements see it. */
export const lineOf = (state: State, units: readonly UnitId[], place: Place): readonly Base[] =>
  inLine(units.map((id) => baseAt(elementBy(state, id).type, place)));

const called = ({ name, id }: BattleElement): string => `${name} (${id})`;

function refusePlaceOf(state: State, unit: BattleElement, base: Base): Refusal | null {
  const { setup, stronghold } = state;
  const rule = unit.side === state.defender ? 'hott.deployment.defender-first' : 'hott.deployment.attacker-second';
  if (!onTable(base, setup.table.width, setup.table.width) || !isInZone(state, unit.side, base))
    return refusal(`${called(unit)} must stand within ${deployment.depth} paces of its base edge.`, rule);
  if (standing(state).some((other) => overlap(other.base, base)) || (stronghold && occupies(base, stronghold)))
    return refusal(`${called(unit)} cannot be placed there, because there is no room.`, rule);
  const { impassable, water, badForAerials } = groundOf(setup);
  if (isAerial(unit))
    return inAny(base, badForAerials)
      ? refusal(`${called(unit)} cannot stand in a wood or a built-up area.`, 'hott.water.aerials-terrain')
      : null;
  return inAny(base, [...impassable, ...water])
    ? refusal(`${called(unit)} cannot stand in water or on a cliff.`, rule, 'hott.water.others')
    : null;
}

export const deploymentKinds = {
  /** Deploys elements side by side, from left to right as they see it. The place is that of the first element. */
  deploy: kind({
    answers: ['deploy'],
    fields: { units: someUnits, x: aLength, y: aLength, facing: aFacing },
    *candidates(state, { side }) {
      yield* lineUps(state, side, undeployed(state, side));
    },
    refuse(state, { units, ...place }, { side }) {
      if (units.length === 0 || new Set(units).size < units.length)
        return refusal('Choose the elements to deploy, and choose each element only once.', 'hott.deployment.defender-first');
      const late = firstFor(units, (id) => {
        const unit = find(state, id);
        if (!unit || unit.side !== side) return refusal(`Side ${side} has no element ${id}.`, 'hott.deployment.defender-first');
        if (startsOffTable(unit))
          return refusal(
            `${called(unit)} cannot be deployed at the start, because it arrives later.`,
            'hott.deployment.off-table',
          );
        return unit.fate === 'off'
          ? null
          : refusal(`${called(unit)} has already been deployed.`, 'hott.deployment.defender-first');
      });
      if (late) return late;
      const bases = lineOf(state, units, place);
      return firstFor([...units.entries()], ([at, id]) => refusePlaceOf(state, elementBy(state, id), bases[at] as Base));
    },
    perform(state, { units, ...place }, { side }) {
      const bases = lineOf(state, units, place);
      const changes = new Map(
        units.map((id, at): [UnitId, Partial<BattleElement>] => {
          const base = bases[at] as Base;
          return [id, { fate: 'on', base, footing: footingOf(state.setup, base).map((piece) => ({ piece, since: 0 })) }];
        }),
      );
      return certain(
        withElements(state, changes),
        event(
          { kind: 'deployed', units },
          side === state.defender ? 'hott.deployment.defender-first' : 'hott.deployment.attacker-second',
        ),
      );
    },
  }),
};
