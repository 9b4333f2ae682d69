/** The builders for the actions of this companion. */

import { sideIds } from '../../kernel/companion.ts';
import { actionsOf } from '../../kernel/companion-actions.ts';
import { listOf, oneOf, whole } from '../../kernel/fields.ts';
import { longestName } from '../../kernel/limits.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import type { State } from './state.ts';

export const actionKind = actionsOf<State>();

export const refusal = (because: string, ...rules: readonly ThreeRealmsRuleId[]): Refusal => ({ because, rules });

/** Refuses an action whose subject no longer exists. Only a damaged saved list contains such an action. */
export const notThere = refusal('That entry is no longer on the sheet.');

export const aSide = oneOf(sideIds);
export const anId = whole(0, 1e6);
export const someFaces = listOf(whole(1, 10));
export const nameLength = longestName;
