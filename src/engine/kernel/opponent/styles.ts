/** The styles of planning players. */
import type { Judgement, Style } from './player.ts';

/** The same judgement in a style: both its own plan and its valuations follow the style. */
export const styled = <State, Action, Side extends string>(
  judgement: Judgement<State, Action, Side>,
  style: Style | undefined,
): Judgement<State, Action, Side> => (style ? { ...judgement, worth: judgement.styles[style] } : judgement);
