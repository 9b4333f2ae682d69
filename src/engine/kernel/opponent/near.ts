/** The opponents that look no further than their next action, by their names: a page needs nothing of the one that makes plans for them. */
import { seeded } from '../dice.ts';
import { greedyPlayer } from './greedy.ts';
import { type Judgement, type Played, type Player, type PlayerId, seeing, seenAs } from './player.ts';
import { randomPlayer } from './random.ts';

/** The same seed (a whole number) and the same states give the same choices. */
export const nearPlayer = <State, Action, Side extends string>(
  id: Exclude<PlayerId, 'search'>,
  ruleset: Played<State, Action, Side>,
  { eased, ...sight }: Pick<Judgement<State, Action, Side>, 'worth' | 'passes' | 'eased'>,
  seed: number,
): Player<State, Action> =>
  seeing(ruleset, id === 'random' ? randomPlayer(ruleset, seeded(seed)) : seenAs(eased, greedyPlayer(ruleset, sight)));
