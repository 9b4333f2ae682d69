/** The computer players that look only one action ahead. Pages that use only these need not load the planning players. */
import { seeded } from '../dice.ts';
import { greedyPlayer } from './greedy.ts';
import type { LevelId } from './levels.ts';
import {
  type NearJudgement,
  type Played,
  type Player,
  type Style,
  seeing,
  seenAs,
  type Worth,
  withDeployment,
  withWorth,
} from './player.ts';
import { randomPlayer } from './random.ts';

export type NearId = 'random' | Exclude<LevelId, 'marshal' | 'search'>;

export const isNear = (id: LevelId | 'random'): id is NearId => id !== 'marshal' && id !== 'search';

/** How a level values states. The two lowest levels do not consider everything. */
const worthOf = <State, Action, Side extends string>(
  id: Exclude<NearId, 'random'>,
  style: Style | undefined,
  { worth, lessons, styles }: NearJudgement<State, Action, Side>,
): Worth<State, Side> => (id === 'greedy' ? (style ? styles[style] : worth) : lessons[id]);

/** The same actions without those that use several pieces at once, unless there are no other actions. */
const onePieceAtATime = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  together: (action: Action) => boolean,
): Played<State, Action, Side> => ({
  ...ruleset,
  actions(state) {
    const all = [...ruleset.actions(state)];
    const single = all.filter((action) => !together(action));
    return single.length > 0 ? single : all;
  },
});

/** The same seed (an integer) and the same states give the same choices. */
export function nearPlayer<State, Action, Side extends string>(
  id: NearId,
  ruleset: Played<State, Action, Side>,
  judgement: NearJudgement<State, Action, Side>,
  seed: number,
  style?: Style,
): Player<State, Action> {
  if (id === 'random') return seeing(ruleset, randomPlayer(ruleset, seeded(seed)));
  const { together } = judgement;
  const played = id === 'recruit' && together ? onePieceAtATime(ruleset, together) : ruleset;
  const player = greedyPlayer(played, withWorth(worthOf(id, style, judgement), judgement));
  return seeing(ruleset, withDeployment(judgement.drill, seenAs(judgement.eased, player)));
}
