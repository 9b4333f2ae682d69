/** What each unit did and what it suffered, from the events of a battle. */

import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { troopOf, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../engine/fr3/battle/units/troop-facts.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { distance } from '../../../engine/kernel/geometry.ts';
import type { Course as AnyCourse } from '../course.ts';

type Course = AnyCourse<State, Action, BattleEvent>;

export interface UnitRecord {
  readonly id: PieceId;
  /** The points of enemies that the unit destroyed or captured. */
  readonly destroyed: number;
  /** How many times the unit harmed an enemy. A hit counts once, however many levels and markers it costs. */
  readonly dealt: number;
  /** How many times the unit was harmed, counted in the same way. Rallies do not reduce the number. */
  readonly taken: number;
  /** The distance moved, in inches. */
  readonly inches: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The record of each unit, in roster order; summoned units come last. */
export function recordsOf(course: Course): readonly UnitRecord[] {
  const last = course.at(-1);
  if (!last) return [];
  const records = new Map<PieceId, Mutable<UnitRecord>>(
    last.state.units.map(({ id }) => [id, { id, destroyed: 0, dealt: 0, taken: 0, inches: 0 }]),
  );
  for (const [at, { state, events }] of course.entries()) {
    for (const event of events) {
      if (event.kind !== 'suffered' || event.fate === 'unharmed') continue;
      const by = event.by === null ? undefined : records.get(event.by);
      const on = records.get(event.unit);
      const gone = event.fate === 'destroyed' || event.fate === 'captured';
      if (on) on.taken++;
      if (by) by.dealt++;
      if (by && gone) by.destroyed += costOf(troopOf(state, unitAt(state, event.unit)));
    }
    const before = course[at - 1]?.state;
    for (const [index, { id, base, status }] of state.units.entries()) {
      const was = before?.units[index];
      const record = records.get(id);
      if (record && was?.status === 'table' && status === 'table') record.inches += distance(was.base, base);
    }
  }
  return [...records.values()];
}
