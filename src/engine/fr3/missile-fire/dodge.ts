/** A target that dodges before the shot (fr3.innate.fast-movement-evade-fire). */
import type { Chance } from '../../kernel/chance.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { rallyRoll } from '../rally.ts';
import type { Mark } from './target.ts';

/** Whether the target gets out of range or out of sight (fr3.innate.fast-movement-evade-fire). */
export function dodge({ unit }: Mark): Chance<boolean> {
  const rally = unit.rally === null ? null : unit.rally - (unit.mass ? multiBased.innateInitiator : 0);
  return rallyRoll(
    { ...unit, rally },
    { decides: 'whether the target slips away', rules: ['fr3.innate.fast-movement-evade-fire'] },
  );
}
