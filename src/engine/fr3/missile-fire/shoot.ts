/** The die of a volley: its modifiers, the row of the table, and the effect on the target. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { type BowfireResult, type BowfireRow, bowfire } from '../data/bowfire.ts';
import { unharmed } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { totalOf } from './modifiers.ts';
import type { ShotResult } from './result.ts';
import { effective, immuneTo, rowOf } from './row.ts';
import { strike } from './strike.ts';
import type { Volley } from './volley.ts';

/** Reads the printed table. Totals below 1 have no effect, and totals above 11 count as 11 (fr3.missile-fire.table). */
export function readTable(row: BowfireRow, total: number): BowfireResult {
  const cells = bowfire[row];
  return total < 1 ? 'none' : (cells[Math.min(total, cells.length) - 1] as BowfireResult);
}

/** What the table gives for one face of the die. */
export interface Reading {
  readonly result: BowfireResult;
  /** Whether heavy armor has turned a kill into a demoralization (fr3.items.heavy-armor-kills). */
  readonly armor: boolean;
}

/**
 * Makes a function that reads a volley's result for each face of the die. Do not call this function for row 0. Against heavy
 * armor a kill counts if the muskets and rifles alone would have killed with that face (fr3.items.heavy-armor-firearms).
 */
export function reader(of: Volley): (face: number) => Reading {
  const reads = (part: Volley) => {
    const { row } = rowOf(part);
    const plus = totalOf(part);
    return (face: number): BowfireResult => (row === 0 ? 'none' : readTable(row, face + plus));
  };
  const whole = reads(of);
  const firearms = reads({ ...of, firers: effective(of).filter(({ weapon }) => weapon.powder) });
  return (face) => {
    const result = whole(face);
    const armor = result === 'killed' && of.target.is.heavyArmor && firearms(face) !== 'killed';
    return { result: armor ? 'demoralized' : result, armor };
  };
}

/** The effect of a table cell on the target of this volley. */
function resultOf(of: Volley, { result, armor }: Reading): ShotResult {
  const { target } = of;
  if (result === 'none') return unharmed(target.unit, 'fr3.missile-fire.result-reading');
  const rules: Fr3RuleId[] = ['fr3.missile-fire.result-reading'];
  if (effective(of)[0]?.weapon.id === 'paint-gun') {
    const untouched = unharmed(target.unit, ...rules, 'fr3.inventions.paint-gun');
    return target.is.proof ? { ...untouched, event: 'stripped' } : untouched;
  }
  if (result === 'killed') return strike(target, 'kill', rules, 'missiles');
  return strike(target, { levels: 1 }, armor ? [...rules, 'fr3.items.heavy-armor-kills'] : rules, 'missiles');
}

/** The die for a volley and its effect; no effect if none of the firers can harm the target (fr3.missile-fire.roll). */
export function shoot(of: Volley): Chance<ShotResult> {
  const { row } = rowOf(of);
  const immune = row === 0 && of.firers[0] ? immuneTo({ firing: of.firers[0], target: of.target }) : undefined;
  if (row === 0) return known(unharmed(of.target.unit, ...(immune?.rules ?? [])));
  const read = reader(of);
  const results = new Map<string, Chance<ShotResult>>();
  return roll(10, { decides: 'the missile roll', rules: ['fr3.missile-fire.roll', 'fr3.missile-fire.table'] }, (face) => {
    const reading = read(face);
    const key = `${reading.result}${reading.armor ? ' by armor' : ''}`;
    let result = results.get(key);
    if (!result) {
      result = known(resultOf(of, reading));
      results.set(key, result);
    }
    return result;
  });
}
