/** Drive tests: D less a d10 must be more than zero. */
import { type Chance, map } from '../../kernel/chance.ts';
import { basics } from '../data/figures/basics.ts';
import { d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** What is left of D when the die is taken from it: the unit breaks at zero or less (three-realms.drive.test). */
export const driveTest = (D: number, ...because: readonly ThreeRealmsRuleId[]): Chance<number> =>
  map(d10('drive', 'three-realms.drive.test', ...because), (face) => D - face);

/** How many faces of the die pass with this D. */
export const facesThatPass = (D: number): number => Math.min(basics.die, Math.max(0, D - 1));

/** What a question about drive can say at most. */
export const mostPenalty = 10;
export const mostTurns = 8;
