/** The thinker for Fantasy Rules!, loaded by the page and by its worker. */
import { readyFor } from '../../../engine/fr3/battle/chapters/loading.ts';
import { nearJudgement } from '../../../engine/fr3/battle/judgement/judgement.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { thinkerOf } from '../computer/thinker.ts';

export const thinker = thinkerOf({
  rules: fr3Battle,
  loading: { forSetup: (setup: Setup) => readyFor(setup) },
  near: nearJudgement,
  async planning() {
    const [{ playerOf, reasonsFor }, { aspects }, { judgement }] = await Promise.all([
      import('../../../engine/kernel/opponent.ts'),
      import('../../../engine/fr3/battle/judgement/judgement.ts'),
      import('../../../engine/fr3/battle/judgement/planning.ts'),
    ]);
    return {
      player: (id, seed) => playerOf<State, Action, SideId>(id, fr3Battle, judgement, seed),
      reasons: (state, plan) => reasonsFor(fr3Battle, aspects, state, plan),
    };
  },
  outcomes: async (state, action) => (await import('./outcomes.ts')).outcomesOf(state, action),
  forecast: async (state, action) => {
    if (action.kind !== 'charge' && action.kind !== 'engage') return null;
    return (await import('./outcomes.ts')).afterCharge(state, action);
  },
  swing: async (before, action, after) => (await import('./swing.ts')).swingOf(before, action, after),
});

export const address = import.meta.url;
