/**
 * The Hordes of the Things part of the analysis: what was done, and what each element did. This code is loaded when the user
 * opens the analysis.
 */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { elementBy, typeOf } from '../../../engine/hott/battle/elements/find.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import { tell } from '../../../engine/hott/battle/sentences.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { distance } from '../../../engine/kernel/geometry.ts';
import type { Course, Entry } from '../course.ts';
import type { AnalysisModule, UnitTable } from '../system.ts';
import { leadOf } from './swing.ts';
import { sayAction } from './words.ts';

type HottCourse = Course<State, Action, BattleEvent>;

/** The maximum number of sentences about one action. */
const saidOfOne = 3;
const notDeeds: readonly BattleEvent['kind'][] = ['pips', 'bound'];

function deed(course: HottCourse, at: number): string {
  const { action, events, state } = course[at] as Entry<State, Action, BattleEvent>;
  const before = course[at - 1]?.state;
  const deeds = events.filter(({ kind }) => !notDeeds.includes(kind)).map((event) => tell(state, event));
  if (deeds.length > 0) return deeds.slice(0, saidOfOne).join(' ');
  return action && before ? `${sayAction(before, action)}.` : '';
}

interface Deeds {
  destroyed: number;
  fights: number;
  won: number;
  inches: number;
}
const harmless: readonly string[] = ['none'];

function records(course: HottCourse): UnitTable {
  const last = course.at(-1)?.state;
  const all = new Map<UnitId, Deeds>(last?.elements.map(({ id }) => [id, { destroyed: 0, fights: 0, won: 0, inches: 0 }]) ?? []);
  for (const [at, { state, events }] of course.entries()) {
    for (const event of events) {
      if (event.kind !== 'fight') continue;
      for (const [me, other] of [
        [event.a, event.b],
        [event.b, event.a],
      ] as const) {
        const deeds = all.get(me.who);
        if (!deeds) continue;
        deeds.fights++;
        if (harmless.includes(other.result)) continue;
        deeds.won++;
        if (other.who !== 'stronghold' && (other.result === 'destroyed' || other.result === 'ensorcelled'))
          deeds.destroyed += typeOf(elementBy(state, other.who)).points;
      }
    }
    const before = course[at - 1]?.state;
    for (const [index, { id, base, fate }] of state.elements.entries()) {
      const was = before?.elements[index];
      const deeds = all.get(id);
      if (deeds && was?.fate === 'on' && fate === 'on') deeds.inches += distance(was.base, base);
    }
  }
  const shown = (value: number): string => (value === 0 ? '–' : String(value));
  return {
    about:
      'For each element: the army points of enemies that it destroyed or ensorcelled, its fights and shots, how many of these succeeded, and how far it moved, in paces.',
    columns: ['AP', 'Fights', 'Won', 'Paces'],
    rows: [...all].map(([id, { destroyed, fights, won, inches }]) => ({
      id,
      cells: [shown(destroyed), shown(fights), shown(won), String(Math.round(inches) * 100)],
    })),
  };
}

export const analysis: AnalysisModule<State, Action, BattleEvent> = {
  deed,
  records,
  lead: leadOf,
  unit: 'The lead in army points that the computer expects. At the end, only the points actually lost count. The numbers along the bottom are bounds (player turns).',
};
