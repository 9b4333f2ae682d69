/** The die of a volley: the modifiers, the row of the table, and what the result does to the target. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { type BowfireResult, type BowfireRow, bowfire } from '../data/bowfire.ts';
import { unharmed } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { totalOf } from './modifiers.ts';
import type { ShotResult } from './result.ts';
import { effective, immuneTo, rowOf } from './row.ts';
import { strike } from './strike.ts';
import type { Volley } from './volley.ts';

/** The printed table: below 1 nothing, above 11 as 11 (fr3.missile-fire.table). */
export function readTable(row: BowfireRow, total: number): BowfireResult {
  const cells = bowfire[row];
  return total < 1 ? 'none' : (cells[Math.min(total, cells.length) - 1] as BowfireResult);
}

/** fr3.items.heavy-armor-kills, unless every firer has muskets or rifles (fr3.items.heavy-armor-firearms). */
export const armorHolds = (of: Volley): boolean => of.target.is.heavyArmor && !effective(of).every(({ weapon }) => weapon.powder);

/** What a cell of the table does to the target of this volley. */
function resultOf(of: Volley, cell: BowfireResult): ShotResult {
  const { target } = of;
  if (cell === 'none') return unharmed(target.unit, 'fr3.missile-fire.result-reading');
  const rules: Fr3RuleId[] = ['fr3.missile-fire.result-reading'];
  if (effective(of)[0]?.weapon.id === 'paint-gun') {
    const untouched = unharmed(target.unit, ...rules, 'fr3.inventions.paint-gun');
    return target.is.proof ? { ...untouched, event: 'stripped' } : untouched;
  }
  if (cell === 'killed' && !armorHolds(of)) return strike(target, 'kill', rules, 'missiles');
  return strike(target, { levels: 1 }, cell === 'killed' ? [...rules, 'fr3.items.heavy-armor-kills'] : rules, 'missiles');
}

/** The die of a volley and what it does; nothing when nobody in it can harm the target (fr3.missile-fire.roll). */
export function shoot(of: Volley): Chance<ShotResult> {
  const { row } = rowOf(of);
  const immune = row === 0 && of.firers[0] ? immuneTo({ firing: of.firers[0], target: of.target }) : undefined;
  if (row === 0) return known(unharmed(of.target.unit, ...(immune?.rules ?? [])));
  const plus = totalOf(of);
  const results = new Map<BowfireResult, Chance<ShotResult>>();
  return roll(10, { decides: 'the missile roll', rules: ['fr3.missile-fire.roll', 'fr3.missile-fire.table'] }, (face) => {
    const cell = readTable(row, face + plus);
    let result = results.get(cell);
    if (!result) {
      result = known(resultOf(of, cell));
      results.set(cell, result);
    }
    return result;
  });
}
