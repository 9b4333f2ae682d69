/** How a kind of action is put into words. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';

export type Kind = Action['kind'];

export type Of<K extends Kind> = Extract<Action, { kind: K }>;

export interface KindWords<K extends Kind> {
  /** On the button and above the choices of this kind. */
  readonly label: string;
  /** What exactly is done. Who does it stands beside it. */
  says(action: Of<K>, state: State): string;
}
