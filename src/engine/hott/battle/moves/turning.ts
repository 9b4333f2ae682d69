/** Turning to face attackers on the flank or rear (hott.sequence.turn-to-face). */
import { asking } from '../../../kernel/battle/question.ts';
import { squareOn } from '../../../kernel/geometry.ts';
import { aUnit, kind, refusal } from '../action-kind.ts';
import { isFreePlace } from '../arrivals/arriving.ts';
import { attackersBehind, facedBy } from '../elements/contacts.ts';
import { elementBy, standing, withElement } from '../elements/find.ts';
import { type BattleReport, certain, event } from '../events.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/** Enemies on an element's flank or rear that it could turn to, if it does not fight to its front and has room to turn. */
export function couldTurnTo(state: State, element: BattleElement): readonly UnitId[] {
  if (facedBy(state, element.id) !== undefined) return [];
  return attackersBehind(state, element.id)
    .map(({ unit }) => unit)
    .filter((id) => isFreePlace(state, element, squareOn(element.base, elementBy(state, id).base, 'front')));
}

function turned(state: State, id: UnitId, enemy: UnitId): BattleReport {
  const element = elementBy(state, id);
  return {
    state: withElement(state, id, { base: squareOn(element.base, elementBy(state, enemy).base, 'front') }),
    events: [event({ kind: 'turned', unit: id, enemy }, 'hott.sequence.turn-to-face')],
  };
}

/**
 * Turns the next element that must turn. If it could turn to several enemies, its owner is asked which. Null if no element must
 * turn.
 */
export function turnNext(state: State): BattleReport | null {
  for (const element of standing(state)) {
    const enemies = couldTurnTo(state, element);
    const [enemy] = enemies;
    if (enemy === undefined) continue;
    if (enemies.length === 1) return turned(state, element.id, enemy);
    const ask: Ask = { what: 'face', side: element.side, unit: element.id, enemies };
    return { state: asking<State, Ask>(state, ask), events: [] };
  }
  return null;
}

export const turningKinds = {
  face: kind({
    answers: ['face'],
    fields: { enemy: aUnit },
    *candidates(_, { enemies = [] }) {
      for (const enemy of enemies) yield { enemy };
    },
    refuse: (_, { enemy }, { unit, enemies = [] }) =>
      enemies.includes(enemy) ? null : refusal(`${unit} cannot turn to face ${enemy}.`, 'hott.sequence.turn-to-face'),
    perform(state, { enemy }, { unit }) {
      const report = turned(state, unit as UnitId, enemy);
      return certain(report.state, ...report.events);
    },
  }),
};
