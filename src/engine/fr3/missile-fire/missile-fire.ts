/** One volley: one die, the modifiers, the row of the table, and what becomes of the target. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type BowfireResult, type BowfireRow, bowfire } from '../data/bowfire.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { type Aftermath, unharmed } from '../demoralization.ts';
import { rallyRoll } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { activation } from './activation.ts';
import { totalOf } from './modifiers.ts';
import { effective, immuneTo, rowOf } from './row.ts';
import { strike } from './strike.ts';
import { basesOf, type Mark } from './target.ts';
import type { Volley } from './volley.ts';

/** What became of a target under fire. */
export interface ShotResult extends Aftermath {
  /** What happened instead of a plain result: the gun failed, the target slipped away, or lost its protection only. */
  readonly event?: 'misfire' | 'dodged' | 'stripped';
  /** Markers that a structure lost. */
  readonly lost?: number;
}

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

/** The die of a volley and what it does; nothing when nobody in it can harm the target. */
function shoot(of: Volley): Chance<ShotResult> {
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

/** Whether a target that tries slips out of range or sight: fr3.innate.fast-movement-evade-fire. */
export function dodge({ unit }: Mark): Chance<boolean> {
  const rally = unit.rally === null ? null : unit.rally - (unit.mass ? multiBased.innateInitiator : 0);
  return rallyRoll(
    { ...unit, rally },
    { decides: 'whether the target slips away', rules: ['fr3.innate.fast-movement-evade-fire'] },
  );
}

/** Something that may keep a shot from being aimed at all, and what stands in its place when it does. */
const unless = (kept: Chance<boolean>, instead: ShotResult, otherwise: () => Chance<ShotResult>): Chance<ShotResult> =>
  andThen(kept, (is) => (is ? known(instead) : otherwise()));

/** The volley of a question that has an answer, from the first die to what becomes of the target. */
export function missileFire(of: Volley): Chance<ShotResult> {
  const { target, firers } = of;
  const gun = firers[0]?.weapon.gun && firers[0].is.points > 0 ? firers[0] : undefined;
  const aimed = () =>
    target.is.dodges
      ? unless(dodge(target), { ...unharmed(target.unit, 'fr3.innate.fast-movement-evade-fire'), event: 'dodged' }, () =>
          shoot(of),
        )
      : shoot(of);
  if (!gun) return aimed();
  const misfire: ShotResult = { ...unharmed(target.unit, 'fr3.inventions.activation-table'), event: 'misfire' };
  const fails = map(
    activation({ points: gun.is.points, assistant: gun.is.assistant, bases: basesOf(target) }),
    (works) => !works,
  );
  return unless(fails, misfire, aimed);
}
