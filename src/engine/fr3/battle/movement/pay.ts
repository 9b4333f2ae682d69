/** What a move costs: the rate of those who make it, the share of it that they spend, and the morale clock. */
import { groupsOf, inColumn, type Point } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { turnActions } from '../../companion/turn.ts';
import { movement } from '../../data/figures/movement.ts';
import { costOfWay, type Rate } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { isEngaged } from '../contacts.ts';
import { type BattleReport, onSheet, report } from '../events.ts';
import {
  type BattleUnit,
  characterSetup,
  findUnit,
  leadersOf,
  type PieceId,
  phasing,
  type State,
  unitAt,
  withDeeds,
} from '../state.ts';
import { nameOf, rowOf } from '../troops.ts';

/** A share of the movement below which nothing is left: the grid rounds every length a little. */
export const crumb = 1e-4;

/** fr3.movement.rate, fr3.movement.column-speed: a group moves at the rate of its slowest unit. */
export function rateOf(state: State, units: readonly BattleUnit[]): Rate {
  const rates = units.map((unit) => rowOf(state, unit).move ?? { open: 0, difficult: 0 });
  const extra = inColumn(
    units.map(({ base }) => base),
    movement.columnUnits,
  )
    ? movement.columnSpeed
    : 0;
  const least = (of: 'open' | 'difficult') => Math.min(...rates.map((rate) => rate[of]));
  const [open, difficult] = [least('open'), least('difficult')];
  return { open: open + extra, difficult: difficult === 0 ? 0 : difficult + extra };
}

/** The share of its movement that a straight way costs a group: what the one costs that pays most. Infinity where it may not go. */
export function shareOfWay(state: State, units: readonly BattleUnit[], way: Point): number {
  const rate = rateOf(state, units);
  if (rate.open === 0) return Infinity;
  return Math.max(...units.map(({ base }) => costOfWay(base, way, state.setup.terrain, rate) / rate.open));
}

/** The largest share that any of them has spent. */
export const spentBy = (units: readonly BattleUnit[]): number => Math.max(...units.map(({ did }) => did.spent));

const sameUnits = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** They go on with the move in hand, which is paid for. */
export const goesOn = (state: State, ids: readonly PieceId[]): boolean => sameUnits(state.moving, ids);

/** fr3.characters.general-leads-group, -sub-commander-leads-group, -major-leads-unit: who moves free of the clock. */
export function movesFree(state: State, ids: readonly PieceId[]): boolean {
  const grades = ids.flatMap((id) => leadersOf(state, id).map((each) => characterSetup(state, each).leader));
  if (ids.length === 1) return grades.length > 0;
  if (grades.some((grade) => grade.startsWith('general'))) return true;
  return ids.length <= 3 && grades.some((grade) => grade.startsWith('sub-commander'));
}

const clockCost = (state: State, ids: readonly PieceId[]): number => (goesOn(state, ids) || movesFree(state, ids) ? 0 : 1);

/** Why these units cannot begin or go on with a move of any kind. */
export function refuseMovers(state: State, ids: readonly PieceId[]): Refusal | null {
  const found = ids.map((id) => findUnit(state, id));
  const units = found.filter((unit) => unit !== undefined);
  const side = phasing(state);
  if (units.length === 0 || units.length < ids.length || new Set(ids).size < ids.length)
    return refusal('A move names the units that make it, each once.', 'fr3.movement.move');
  const each = (test: (unit: BattleUnit) => Refusal | null) => () => units.map(test).find((reason) => reason !== null) ?? null;
  return firstOf(
    each((unit) =>
      unit.side === side && unit.status === 'table'
        ? null
        : refusal(`${nameOf(state, unit)} (${unit.id}) are not yours to move on the table now.`, 'fr3.basics.phasing-player'),
    ),
    each((unit) =>
      isEngaged(state, unit.id)
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) are engaged: they stay until their combat is resolved.`,
            'fr3.charging.engaged-cannot-move',
            'fr3.charging.engagement',
          )
        : null,
    ),
    each((unit) =>
      unit.did.moved && !goesOn(state, ids)
        ? refusal(`${nameOf(state, unit)} (${unit.id}) have moved in this phase.`, 'fr3.movement.move')
        : null,
    ),
    () =>
      groupsOf(units.map(({ base }) => base)).length > 1
        ? refusal('Units that move together stand in one group, base to base.', 'fr3.movement.group-move', 'fr3.basics.group')
        : null,
    () => {
      const by = clockCost(state, ids);
      return by === 0 ? null : (turnActions.move.refuse?.(state.sheet, { by }) ?? null);
    },
  );
}

/** Notes that these units have spent a share of their movement, and takes the move off the clock when it begins. */
export function paid(state: State, ids: readonly PieceId[], share: number): BattleReport {
  const by = clockCost(state, ids);
  const spent = Math.min(1, spentBy(ids.map((id) => unitAt(state, id))) + share);
  const moving: State = { ...withDeeds(state, ids, { moved: true, spent }), moving: ids };
  return by === 0 ? report(moving) : onSheet(moving, (sheet) => turnActions.move.perform(sheet, { by }));
}
