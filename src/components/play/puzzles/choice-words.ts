import type { GameSystem } from '../system.ts';
import type { Action, State } from '../vocabulary.ts';

/** A choice in a puzzle in words: who does what. */
export function sayChoice({ actions, words }: Pick<GameSystem, 'actions' | 'words'>, state: State, action: Action): string {
  if (actions.endsStep(action)) return 'None of these';
  return `${words.pieces(state, ...actions.actors(action))}: ${words.action(state, action)}`;
}
