/** A battle of Hordes of the Things by message: armies are secret until both are sealed; after that nothing is hidden. */
import type { CorrespondenceSystem } from '../../kernel/correspondence/play.ts';
import { type Action, hottBattle } from './battle.ts';
import type { BattleEvent } from './events.ts';
import { standingAnswers } from './standing-answers.ts';
import type { Result } from './victory/victory.ts';
import type { Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

export const hottCorrespondence: CorrespondenceSystem<Setup, State, Action, BattleEvent, Result> = {
  ruleset: hottBattle,
  setup: (terms, armies) => hottBattle.readSetup(armies ? { ...(terms as object), armies } : terms),
  hide: (army) => ({ army, parts: [] }),
  unhide: (army) => army,
  isSecret: () => false,
  standing: standingAnswers,
};
