/** Troops that are not on the table when the battle begins (hott.deployment.off-table). */
import { isLurker } from '../elements/find.ts';
import type { BattleElement } from '../vocabulary/state.ts';

export const startsOffTable = (element: Pick<BattleElement, 'type'>): boolean =>
  element.type === 'gods' || element.type === 'dragons' || isLurker(element);
