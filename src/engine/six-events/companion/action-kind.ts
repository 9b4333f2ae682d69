/** The builders for the actions of this companion. */

import { sideIds } from '../../kernel/companion.ts';
import { actionsOf } from '../../kernel/companion-actions.ts';
import { listOf, oneOf, whole } from '../../kernel/fields.ts';
import { longestName } from '../../kernel/limits.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { d6 } from '../hits.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';
import type { State } from './state.ts';

export const actionKind = actionsOf<State>();

export const refusal = (because: string, ...rules: readonly SixEventsRuleId[]): Refusal => ({ because, rules });

/** Refuses an action whose subject no longer exists. Only a damaged saved list contains such an action. */
export const notThere = refusal('That entry is no longer on the sheet.');

export const aSide = oneOf(sideIds);
export const anId = whole(0, 1e6);
export const someFaces = listOf(whole(1, d6));
export const nameLength = longestName;
/** The largest number of anything that is counted here: models, Vitality, Magic. */
export const most = 99;
