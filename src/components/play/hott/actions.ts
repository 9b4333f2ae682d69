/** The actions of Hordes of the Things: which are legal, who acts, on whom, what is a risk. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import type { BattleReport } from '../../../engine/hott/battle/events.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { type Chance, known } from '../../../engine/kernel/chance.ts';
import type { Purpose } from '../../../engine/kernel/die.ts';
import { onceFor, onceForPair } from '../../../engine/kernel/memo.ts';
import { middling } from '../course.ts';
import { contactsIn, planOf } from './plans.ts';

export const optionsOf = onceFor((state: State): readonly Action[] => [...hottBattle.actions(state)]);

export const isMove = (action: Action): action is Extract<Action, { kind: 'move' | 'march' | 'column' | 'follow' }> =>
  action.kind === 'move' || action.kind === 'march' || action.kind === 'column' || action.kind === 'follow';

/** Who does it; of a fight both. */
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

/** Whom it is done to: of a move the enemies that it comes into contact with. */
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

/** Whoever ends a step, or lets a shot go by. */
export const endsStep = ({ kind }: Action): boolean => kind === 'done' || kind === 'hold';

/** Whether a die is of the bound that follows: it falls whatever was done before. */
export const isOfNextBound = ({ rules }: Purpose): boolean => rules.includes('hott.pips.roll');

/** What comes of an action by itself: where only the PIPs of the next bound are thrown for, that throw is no part of it. */
export function chanceToCome(state: State, action: Action): Chance<BattleReport> {
  const chance = hottBattle.perform(state, action);
  return chance.kind === 'roll' && isOfNextBound(chance.purpose) ? known(middling(chance)) : chance;
}

export const isRisk = (state: State, action: Action): boolean => chanceToCome(state, action).kind === 'roll';
