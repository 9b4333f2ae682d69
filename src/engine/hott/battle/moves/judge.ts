/** Whether a planned move is legal, and carrying it out. */
import { firstFor, firstOf } from '../../../kernel/battle/refusal.ts';
import { type Base, directionOf, lengthOf, minus, squareContact, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { paces } from '../../data/scale.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { refusal, refuseCost } from '../action-kind.ts';
import { done, elementBy, isAerial, withElements } from '../elements/find.ts';
import type { MoveWay } from '../events.ts';
import { type BattleReport, event } from '../events.ts';
import { inWater } from '../terrain/ground.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { contactsOf } from './contact.ts';
import { refuseGap } from './gaps.ts';
import { columnOf, refuseMovers } from './groups.ts';
import { refuseBlocked } from './interpenetration.ts';
import { endsOnStronghold, refuseGround, refuseWideGroup } from './move-distances.ts';
import type { Path, Plan } from './paths.ts';
import { priceOf } from './tactical-moves.ts';
import { refuseZones } from './zones.ts';

const nobody: ReadonlySet<UnitId> = new Set();

/** Why these elements may not move at all now, or too few PIPs are left; null if they may move. Checked before planning. */
export const refuseToMove = (state: State, ids: readonly UnitId[]): Refusal | null =>
  firstOf(
    () => refuseMovers(state, state.acting, ids),
    () => {
      const { pips, lines } = priceOf(
        state,
        ids.map((id) => elementBy(state, id)),
      );
      return refuseCost(state, pips, ...lines.flatMap(({ rules }) => rules));
    },
  );

/** Why a plan is illegal; null if it is legal. `left` are enemies that the plan breaks off from. */
export function refusePlan(state: State, plan: Plan, left: ReadonlySet<UnitId> = nobody): Refusal | null {
  const { paths } = plan;
  const units = paths.map(({ unit }) => unit);
  const column = paths.length < 2 || columnOf(units) !== null;
  const mates = new Set(units.map(({ id }) => id));
  const contacts = contactsOf(state, plan);
  const conformed = new Map([...contacts.conforming].map(([id, { base }]): [UnitId, Base] => [id, base]));
  return firstOf(
    () => refuseWideGroup(state, plan, column),
    () => contacts.refusal,
    () =>
      firstFor(paths, (path) =>
        refuseGround(state, path, (contacts.square.get(path.unit.id)?.size ?? 0) > 0, column || plan.way === 'road-wheel'),
      ),
    () => refuseBlocked(state, plan, conformed),
    () =>
      paths.some((path) => endsOnStronghold(state, path))
        ? refusal('An element cannot end its move on a stronghold.', 'hott.strongholds.not-element')
        : null,
    () => firstFor(paths, (path) => refuseZones(state, path, contacts.met.get(path.unit.id) ?? nobody, left)),
    () => (plan.way === 'column' ? null : firstFor(paths, (path) => refuseGap(state, path, mates))),
  );
}

const ruleOf: Readonly<Record<MoveWay, HottRuleId>> = {
  single: 'hott.tactical-moves.single-free',
  group: 'hott.groups.parallel',
  column: 'hott.columns.forming',
  'road-wheel': 'hott.groups.road-wheel',
  'breaking-off': 'hott.breaking-off.allowed',
  'overlap-pivot': 'hott.move-distances.overlap-pivot',
};

/** Enemies that an element is aligned with after the move but was not before. */
const newlyMet = (state: State, { unit }: Path, square: ReadonlySet<UnitId>): readonly UnitId[] =>
  [...square].filter((id) => squareContact(unit.base, elementBy(state, id).base) === null);

/** hott.water.wading-turn: the direction in which an element entered the water is stored while it is in it. */
function wadingAfter({ setup }: State, { unit, end }: Path): Partial<BattleElement> {
  if (unit.wading !== null || isAerial(unit) || !inWater(setup, end)) return {};
  const way = minus(end, unit.base);
  return lengthOf(way) < touch ? {} : { wading: directionOf(way.x, way.y) };
}

/** Carries out a legal plan: moves the bases, updates contacts, and pays the PIPs. */
export function carryOut(state: State, plan: Plan): BattleReport {
  const { paths, way } = plan;
  const contacts = contactsOf(state, plan);
  const units = paths.map(({ unit }) => unit);
  const price = priceOf(state, units);
  const changes = new Map<UnitId, Partial<BattleElement>>();
  const met = new Set<UnitId>();
  for (const path of paths) {
    const square = contacts.square.get(path.unit.id) ?? nobody;
    const charged = newlyMet(state, path, square);
    for (const id of charged) met.add(id);
    changes.set(path.unit.id, {
      base: path.end,
      ...done(path.unit, { moved: true, charged }),
      // hott.contact.aerial-lock: an aerial that comes down on an enemy is in close combat.
      ...(isAerial(path.unit) && square.size > 0 ? { down: true } : {}),
      ...wadingAfter(state, path),
    });
  }
  for (const [id, { base }] of contacts.conforming) changes.set(id, { base });
  const next = withElements({ ...state, pips: (state.pips ?? 0) - price.pips }, changes);
  return {
    state: next,
    events: [
      event(
        {
          kind: 'moved',
          units: units.map(({ id }) => id),
          way,
          pips: price.pips,
          paces: paces(Math.max(...paths.map(({ measured }) => measured))),
          contacts: [...met],
        },
        ruleOf[way],
        ...price.lines.flatMap(({ rules }) => rules),
      ),
      ...[...contacts.conforming].map(([unit, { to }]) =>
        event({ kind: 'conformed', unit, to }, 'hott.contact.must-conform', 'hott.contact.conform-target'),
      ),
    ],
  };
}
