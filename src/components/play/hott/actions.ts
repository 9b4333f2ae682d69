/** The actions in Hordes of the Things: which are legal, who acts, on which target, and which are risky. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import type { BattleReport } from '../../../engine/hott/battle/events.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { type Chance, known } from '../../../engine/kernel/chance.ts';
import type { Purpose } from '../../../engine/kernel/die.ts';
import { onceFor, onceForPair } from '../../../engine/kernel/memo.ts';
import { middling } from '../course.ts';
import { contactsIn, planOf } from './move-preview.ts';

export const optionsOf = onceFor((state: State): readonly Action[] => [...hottBattle.actions(state)]);

export const isMove = (action: Action): action is Extract<Action, { kind: 'move' | 'march' | 'column' | 'follow' }> =>
  action.kind === 'move' || action.kind === 'march' || action.kind === 'column' || action.kind === 'follow';

/** The actors; for a fight both elements. */
export function actorsOf(action: Action): readonly UnitId[] {
  if (action.kind === 'fight') return [action.unit, action.enemy];
  if (action.kind === 'call') return [];
  if ('units' in action) return action.units;
  return 'unit' in action ? [action.unit] : [];
}

const metBy = onceForPair((state: State, action: Action): readonly UnitId[] => {
  const plan = planOf(state, action);
  return plan ? contactsIn(state, plan) : [];
});

/** The targets; for a move the enemies that it contacts. */
export function targetsOf(state: State, action: Action): readonly UnitId[] {
  switch (action.kind) {
    case 'shoot':
    case 'bespell':
      return [action.target];
    case 'engage':
    case 'face':
      return [action.enemy];
    case 'call':
      return [action.unit];
    case 'move':
    case 'march':
    case 'column':
    case 'follow':
      return metBy(state, action);
    default:
      return [];
  }
}

/** Whether the action ends a step, or skips a shot. */
export const endsStep = ({ kind }: Action): boolean => kind === 'done' || kind === 'hold';

/** Whether a die belongs to the next bound, so that it does not depend on the result of the action. */
export const isOfNextBound = ({ rules }: Purpose): boolean => rules.includes('hott.pips.roll');

/** The result of an action. If its only die is for the PIPs of the next bound, that die is left out. */
export function chanceToCome(state: State, action: Action): Chance<BattleReport> {
  const chance = hottBattle.perform(state, action);
  return chance.kind === 'roll' && isOfNextBound(chance.purpose) ? known(middling(chance)) : chance;
}

export const isRisk = (state: State, action: Action): boolean => chanceToCome(state, action).kind === 'roll';
