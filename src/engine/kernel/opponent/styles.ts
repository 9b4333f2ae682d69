/** The styles of a player that makes plans. */
import type { Judgement, Style } from './player.ts';

/** The same judgement in a style: what it does by itself is what that style would do, and what it plays on for is what it values. */
export const styled = <State, Action, Side extends string>(
  judgement: Judgement<State, Action, Side>,
  style: Style | undefined,
): Judgement<State, Action, Side> => (style ? { ...judgement, worth: judgement.styles[style] } : judgement);
