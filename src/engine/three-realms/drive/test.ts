/** Drive tests: D minus a d10 must be more than zero. */
import { type Chance, map } from '../../kernel/chance.ts';
import { basics } from '../data/figures/basics.ts';
import { d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** D minus the die. The unit breaks if the result is zero or less (three-realms.drive.test). */
export const driveTest = (D: number, ...because: readonly ThreeRealmsRuleId[]): Chance<number> =>
  map(d10('drive', 'three-realms.drive.test', ...because), (face) => D - face);

/** How many faces of the die pass with this D. */
export const facesThatPass = (D: number): number => Math.min(basics.die, Math.max(0, D - 1));

/** The largest values that a drive question can ask for. */
export const mostPenalty = 10;
export const mostTurns = 8;
