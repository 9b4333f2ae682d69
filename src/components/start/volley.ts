/** One volley (chapter fr3.missile-fire) in the lesson: units that fire, and a target with or without cover. */
import { type BowfireResult, type BowfireRow, bowfire, bowfireRows } from '../../engine/fr3/data/bowfire.ts';
import { basics } from '../../engine/fr3/data/figures/basics.ts';
import { melee } from '../../engine/fr3/data/figures/melee.ts';
import { missileFire } from '../../engine/fr3/data/figures/missile-fire.ts';
import type { Fr3RuleId } from '../../engine/fr3/rule-ids.ts';
import { type Chance, known, roll } from '../../engine/kernel/chance.ts';

export interface Volley {
  readonly units: BowfireRow;
  readonly cover: boolean;
}

export interface Shot {
  readonly face: number;
  readonly total: number;
  readonly result: BowfireResult;
}

const rules: readonly Fr3RuleId[] = ['fr3.missile-fire.roll', 'fr3.missile-fire.table'];
/** The number of columns in the table. The last column also counts for all higher rolls. */
export const columns = bowfire[1].length;
export { bowfire, bowfireRows };

export const modifier = ({ cover }: Volley): number => (cover ? missileFire.cover : 0);

/** The result of a modified roll. A roll below the first column has no effect. */
export const resultAt = (units: BowfireRow, total: number): BowfireResult =>
  bowfire[units][Math.min(total, columns) - 1] ?? 'none';

export const volley = (of: Volley): Chance<Shot> =>
  roll(10, { decides: 'the volley', rules }, (face) => {
    const total = face + modifier(of);
    return known({ face, total, result: resultAt(of.units, total) });
  });

/** The lowest modified roll with this result. */
export const needed = (units: BowfireRow, result: BowfireResult): number => bowfire[units].indexOf(result) + 1;

export const levelNames = ['fresh', 'demoralized', 'double demoralized', 'destroyed'] as const;
export const destroyedAt = melee.destroyedAtLevel;
export const pushedBackAt = melee.pushBackAtLevel;
export const pushBackBases = basics.pushBackBases;

/** The levels that the target has lost after a shot. */
export const levelAfter = (level: number, result: BowfireResult): number =>
  result === 'killed' ? destroyedAt : result === 'demoralized' ? Math.min(destroyedAt, level + 1) : level;
