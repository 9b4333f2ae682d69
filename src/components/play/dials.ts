/** The numbers of an action that a player may turn. */
import { onGrid } from '../../engine/kernel/geometry.ts';
import type { Action } from './vocabulary.ts';

export const dialed = (action: Action, field: string): number =>
  (action as unknown as Readonly<Record<string, number>>)[field] as number;

/** Lengths are kept to the grid of the table, whatever a slider says. */
export const withValue = (action: Action, field: string, value: number): Action =>
  ({ ...action, [field]: onGrid(value) }) as Action;
