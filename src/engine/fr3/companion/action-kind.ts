/** Builds the actions of this companion. */

import { actionsOf } from '../../kernel/companion-actions.ts';
import { type Check, listOf, oneOf, orNull, whole } from '../../kernel/fields.ts';
import { longestName } from '../../kernel/limits.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type SideId, type State, sideIds } from './state.ts';

export const actionKind = actionsOf<State>();

export const refusal = (because: string, ...rules: readonly Fr3RuleId[]): Refusal => ({ because, rules });

/** Refuses an action whose subject no longer exists. Only a damaged saved list contains such an action. */
export const notThere = refusal('That entry is no longer on the sheet.');

export const aSide: Check<SideId> = oneOf(sideIds);
export const sideOrNone: Check<SideId | null> = orNull(aSide);
export const anId = whole(0, 1e6);
export const aCost: Check<number | null> = orNull(whole(0, 9999));
export const someFaces: Check<readonly number[]> = listOf(whole(1, 12));
export const nameLength = longestName;
