/** The opponents that look no further than their next action: a page needs nothing of those that make plans for them. */
import { seeded } from '../dice.ts';
import { greedyPlayer } from './greedy.ts';
import type { LevelId } from './levels.ts';
import { drilled, led, type NearJudgement, type Played, type Player, type Style, seeing, seenAs, type Worth } from './player.ts';
import { randomPlayer } from './random.ts';

export type NearId = 'random' | Exclude<LevelId, 'marshal' | 'search'>;

export const isNear = (id: LevelId | 'random'): id is NearId => id !== 'marshal' && id !== 'search';

/** How a level sees things: the lowest two do not look at everything yet. */
const worthOf = <State, Action, Side extends string>(
  id: Exclude<NearId, 'random'>,
  style: Style | undefined,
  { worth, lessons, styles }: NearJudgement<State, Action, Side>,
): Worth<State, Side> => (id === 'greedy' ? (style ? styles[style] : worth) : lessons[id]);

/** The same seed (a whole number) and the same states give the same choices. */
export function nearPlayer<State, Action, Side extends string>(
  id: NearId,
  ruleset: Played<State, Action, Side>,
  judgement: NearJudgement<State, Action, Side>,
  seed: number,
  style?: Style,
): Player<State, Action> {
  if (id === 'random') return seeing(ruleset, randomPlayer(ruleset, seeded(seed)));
  const player = greedyPlayer(ruleset, led(worthOf(id, style, judgement), judgement));
  return seeing(ruleset, drilled(judgement.drill, seenAs(judgement.eased, player)));
}
