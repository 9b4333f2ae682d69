/**
 * The Fantasy Rules! part of the analysis: what was done, and what each unit did. This code is loaded when the user opens the
 * analysis.
 */
import { tell } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import type { Course, Entry } from '../course.ts';
import type { AnalysisModule, UnitTable } from '../system.ts';
import { leadOf } from './swing.ts';
import { recordsOf } from './unit-records.ts';
import { sayAction } from './words.ts';

type Fr3Course = Course<State, Action, BattleEvent>;

/** The largest number of sentences about one action. */
const saidOfOne = 3;

const judged: Fr3RuleId = 'fr3.morale-clock.phase-winner';
/** Whether an event describes what the action did or cost. Other lines from the record sheet do not count. */
const isDeed = ({ kind, rules }: BattleEvent): boolean => kind !== 'said' || rules.includes(judged);

function deed(course: Fr3Course, at: number): string {
  const { action, events, state } = course[at] as Entry<State, Action, BattleEvent>;
  const before = course[at - 1]?.state;
  const deeds = events.filter(isDeed).map((event) => tell(state, event));
  if (deeds.length > 0) return deeds.slice(0, saidOfOne).join(' ');
  return action && before ? `${sayAction(before, action)}.` : '';
}

const shown = (value: number): string => (value === 0 ? '–' : String(value));

const records = (course: Fr3Course): UnitTable => ({
  about:
    'For each unit: the points of the enemies it destroyed, how many times it harmed an enemy and was harmed, and how far it moved.',
  columns: ['Points', 'Dealt', 'Taken', 'Inches'],
  rows: recordsOf(course).map(({ id, destroyed, dealt, taken, inches }) => ({
    id,
    cells: [shown(destroyed), shown(dealt), shown(taken), String(Math.round(inches))],
  })),
});

export const analysis: AnalysisModule<State, Action, BattleEvent> = {
  deed,
  records,
  lead: leadOf,
  unit: 'The lead in victory points that the computer expects. Towards the end, points already scored count more. The numbers along the bottom are turns.',
};
