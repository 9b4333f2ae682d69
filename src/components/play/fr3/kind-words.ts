/** Words for each kind of action. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';

export type Kind = Action['kind'];

export type Of<K extends Kind> = Extract<Action, { kind: K }>;

export interface KindWords<K extends Kind> {
  /** The label on the button and above the choices. */
  readonly label: string;
  /** A description of the action, without the actor. */
  says(action: Of<K>, state: State): string;
}
