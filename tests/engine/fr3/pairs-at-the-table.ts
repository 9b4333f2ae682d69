/** What the tests of pairs of rules share: a position in notation, what is legal there, and what a melee adds. */
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { withEffect } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { begun, type Played, setupOf } from './battle-table.ts';
import { until } from './magic-table.ts';

/** Two units far from everything, so that neither side runs out of units. */
export const rest = 'A90 mobs 40,3 N; B90 mobs 44,33 S';
/** The distance between the centres of two single bases in contact, with the slack of bases in contact. */
export const near = 1.5752;

export const beginning = (text: string): Played => begun(setupOf(`${text}; ${rest}`));
/** Side A moves; nobody has rallied or shot. */
export const moving = (text: string): Played => until(beginning(text), 'A movement');

export const unit = ({ state }: Played, id: string) => unitAt(state, id);
export const legal = ({ state }: Played, action: Action): boolean => fr3Battle.refuse(state, action) === null;
export const asksFollowUp = ({ state }: Played): boolean => askedNow(state)?.what === 'follow-up';
/** What each of two units in contact adds to its melee roll. */
export function adds({ state }: Played, a = 'A1', b = 'B1'): readonly [number, number] {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
}
export const under = (at: Played, id: string, is: Parameters<typeof withEffect>[2]): Played => ({
  ...at,
  state: withEffect(at.state, id, is, 'A', 'game'),
});

export const pass: Action = { kind: 'pass' };
export const ahead = (id: string, inches: number): Action => ({ kind: 'ahead', units: [id], inches });
export const shoot = (id: string, at: string): Action => ({ kind: 'shoot', units: [id], at });
export const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
