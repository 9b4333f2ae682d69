/** The table companion for Fantasy Rules! third edition: set-up, actions, and the first state. */
import type { ActionOf } from '../../kernel/battle/action-kind.ts';
import { companionOf } from '../../kernel/companion-actions.ts';
import { begin, setupFields } from './begin.ts';
import { clockActions } from './clock.ts';
import { holdingActions } from './holding-actions.ts';
import { lossActions } from './loss-actions.ts';
import { magicActions } from './magic.ts';
import { reminderActions } from './reminder-actions.ts';
import { turnActions } from './turn.ts';

export const actionKinds = {
  ...turnActions,
  ...clockActions,
  ...magicActions,
  ...lossActions,
  ...reminderActions,
  ...holdingActions,
};
export type Action = ActionOf<typeof actionKinds>;
export type { Setup, SideSetup } from './begin.ts';
export { standIns } from './begin.ts';

const added = <A extends { readonly by: number }>(last: A, next: A): A | null =>
  last.by + next.by === 0 ? null : { ...last, by: last.by + next.by };

/** Combines repeated actions into one log entry: points from the same pool, moves, corrections of a loss. */
function join(last: Action, next: Action): Action | null | undefined {
  if (last.kind === 'pool' && next.kind === 'pool' && last.side === next.side && last.caster === next.caster)
    return added(last, next);
  if (last.kind === 'move' && next.kind === 'move') return added(last, next);
  if (last.kind === 'go' && next.kind === 'go') return next;
  if (last.kind === 'extra' && next.kind === 'extra' && last.side === next.side) return next;
  if (last.kind === 'amend' && next.kind === 'amend' && last.side === next.side && last.id === next.id) return next;
  return undefined;
}

export const fr3Companion = companionOf({ system: 'fr3', version: 1, setup: setupFields, kinds: actionKinds, begin, join });
