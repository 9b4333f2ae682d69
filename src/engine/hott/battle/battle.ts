/** Hordes of the Things as a `Ruleset`, on the kernel's battle framework. */
import type { ActionOf, KindTable } from '../../kernel/battle/action-kind.ts';
import { battleRuleset } from '../../kernel/battle/ruleset.ts';
import { kind, refusal } from './action-kind.ts';
import { arrivalKinds } from './arrivals/open.ts';
import { combatKinds } from './combat/fight.ts';
import { begin, edgeKinds } from './deployment/begin.ts';
import { deploymentKinds } from './deployment/deploy.ts';
import { readSetup } from './deployment/read-setup.ts';
import { siteKinds } from './deployment/site.ts';
import { type BattleEvent, certain } from './events.ts';
import { engageKinds } from './moves/engage.ts';
import { moveKinds } from './moves/move-actions.ts';
import { turningKinds } from './moves/turning.ts';
import { advance, askedNow } from './sequence.ts';
import { shootingKinds } from './shooting/shoot.ts';
import { type Result, resultOf } from './victory/victory.ts';
import type { SideId } from './vocabulary/ids.ts';
import { type Ask, asksFor } from './vocabulary/questions.ts';
import type { Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

const stepKinds = {
  /** Ends this step: no more arrivals, moves or shooting. Close combats cannot be skipped. */
  done: kind({
    answers: ['arrivals', 'moves', 'shooting'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain({ ...state, passed: true }),
  }),
};

/** All kinds of action, in the order in which their candidates are listed. */
export const actionKinds = {
  ...edgeKinds,
  ...siteKinds,
  ...deploymentKinds,
  ...arrivalKinds,
  ...moveKinds,
  ...engageKinds,
  ...turningKinds,
  ...shootingKinds,
  ...combatKinds,
  ...stepKinds,
};
export type Action = ActionOf<typeof actionKinds>;

const table = actionKinds as unknown as KindTable<State, Ask, BattleEvent>;

export const hottBattle = battleRuleset<Setup, State, Action, Ask, BattleEvent, SideId, Result>({
  system: 'hott',
  version: 3,
  begin,
  askedNow,
  kindsIn: () => table,
  kinds: () => table,
  asksFor,
  over: refusal('The battle is over.', 'hott.supplement.victory'),
  unknown: refusal('That action does not exist in this battle.', 'hott.sequence.steps'),
  sequence: ['hott.sequence.steps'],
  advance,
  result: resultOf,
  readSetup,
});
