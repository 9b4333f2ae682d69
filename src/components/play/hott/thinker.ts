/** The thinker for Hordes of the Things, loaded by the page and by its worker. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { judgement } from '../../../engine/hott/battle/judgement/judgement.ts';
import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { thinkerOf } from '../computer/thinker.ts';

export const thinker = thinkerOf({
  rules: hottBattle,
  loading: { forSetup: async () => {} },
  near: judgement,
  async planning() {
    const [{ playerOf, reasonsFor }, { aspects }] = await Promise.all([
      import('../../../engine/kernel/opponent.ts'),
      import('../../../engine/hott/battle/judgement/aspects.ts'),
    ]);
    return {
      player: (id, seed) => playerOf<State, Action, SideId>(id, hottBattle, judgement, seed),
      reasons: (state, plan) => reasonsFor(hottBattle, aspects, state, plan),
    };
  },
  outcomes: async (state, action) => (await import('./outcomes.ts')).outcomesOf(state, action),
  forecast: async (state, action) => (await import('./outcomes.ts')).fightsAfter(state, action),
  swing: async (before, action, after) => (await import('./swing.ts')).swingOf(before, action, after),
});

export const address = import.meta.url;
