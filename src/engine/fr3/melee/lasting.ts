/** Which circumstances end after a melee's first phase, and which when a unit leaves its place. */
import type { CircumstanceId } from './question.ts';

/** Circumstances that end after the first phase of a melee. */
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
] as const satisfies readonly CircumstanceId[];

/**
 * Circumstances that end with the turn (fr3.optional-abilities.gaze-effect). The first phase of a melee counts as the first phase
 * of its turn, so these circumstances last for two phases.
 */
export const restOfTurn = ['gaze'] as const satisfies readonly CircumstanceId[];

/** Circumstances that end when a unit leaves its place. */
export const standingStill = [
  'shieldwall',
  'fortification',
  'stakes',
  'column',
  'inSquare',
] as const satisfies readonly CircumstanceId[];

/** Returns the side with these circumstances left out. */
export function withoutCircumstances<Side extends object>(said: Side, ids: readonly CircumstanceId[]): Side {
  const left = { ...said } as Record<string, unknown>;
  for (const id of ids) delete left[id];
  return left as Side;
}
