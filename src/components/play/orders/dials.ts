/** The numbers in an action that a player can adjust. */
import { onGrid } from '../../../engine/kernel/geometry.ts';
import type { Action } from '../vocabulary.ts';

export const dialValue = (action: Action, field: string): number =>
  (action as unknown as Readonly<Record<string, number>>)[field] as number;

/** Rounds lengths to the grid of the table, whatever the slider says. */
export const withValue = (action: Action, field: string, value: number): Action =>
  ({ ...action, [field]: onGrid(value) }) as Action;
