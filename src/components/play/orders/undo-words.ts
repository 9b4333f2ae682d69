/** The text of the undo button: the action that it takes back, or the reason why there is none. */
import type { Entry } from '../course.ts';
import type { GameSystem } from '../system.ts';
import type { Action, State } from '../vocabulary.ts';

/** An action with the name of its side, for the undo button. */
export function doneIn({ actions, words }: GameSystem, before: State, action: Action): string {
  const says = words.action(before, action);
  const actors = actions.actors(action);
  return actors.length === 0 || actors.some((id) => says.includes(id)) ? says : `${says} (${actors.join(', ')})`;
}

export const whyNoUndo = ({ action, rolls }: Entry): string =>
  action === null
    ? 'There are no actions to undo yet.'
    : rolls.length > 0
      ? 'The last action cannot be undone, because dice were rolled for it.'
      : 'Your last action cannot be undone, because the opponent has acted since.';
