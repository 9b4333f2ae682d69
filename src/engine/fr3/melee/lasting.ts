/** What of a melee outlasts its first phase, and what a unit keeps that has left its place. */
import type { CircumstanceId } from './question.ts';

/** Gone after the first phase of a melee. */
export const firstRoundOnly = [
  'joined',
  'outsideArc',
  'stakes',
  'strength',
  'righteousness',
  'freeze',
  'laudanum',
  'jihad',
  'garlic',
  'verminOff',
  'miracle',
  'ensureVictory',
  'gaze',
] as const satisfies readonly CircumstanceId[];

/** Gone once a unit has left its place. */
export const standingStill = [
  'shieldwall',
  'fortification',
  'stakes',
  'column',
  'inSquare',
] as const satisfies readonly CircumstanceId[];

/** What is said of a side, without these. */
export function without<Side extends object>(said: Side, ids: readonly CircumstanceId[]): Side {
  const left = { ...said } as Record<string, unknown>;
  for (const id of ids) delete left[id];
  return left as Side;
}
