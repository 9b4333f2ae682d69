/** One melee: two dice, the modifiers, the result. */
import { type Chance, roll } from '../../kernel/chance.ts';
import { melee as figures } from '../data/figures/melee.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Bout } from './combatant.ts';
import { totalOf } from './modifiers.ts';
import { type MeleeResult, resultOf, type Verdict } from './outcome.ts';

const rollRules: readonly Fr3RuleId[] = ['fr3.melee.roll'];
const purpose = {
  a: { decides: 'the first unit’s melee roll', rules: rollRules, by: 'a' },
  b: { decides: 'the second unit’s melee roll', rules: rollRules, by: 'b' },
};

const verdicts: readonly Verdict[] = [
  'draw',
  { winner: 'a', doubled: true },
  { winner: 'a', doubled: false },
  { winner: 'b', doubled: true },
  { winner: 'b', doubled: false },
];

/** Compares two totals. If one total is zero or less, any higher total counts as double (fr3.melee.roll). */
function verdictAt(a: number, b: number): number {
  if (a === b) return 0;
  if (a > b) return a >= figures.destroyFactor * b ? 1 : 2;
  return b >= figures.destroyFactor * a ? 3 : 4;
}

/** A result that magic forces, without dice (fr3.spells.miracle, fr3.spells.ensure-victory). */
function setByMagic({ a, b }: Bout): Verdict | undefined {
  const miracle = a.is.miracle || b.is.miracle;
  const ensured = a.is.ensureVictory || b.is.ensureVictory;
  if (miracle === ensured) return undefined;
  if (miracle || (a.is.ensureVictory && b.is.ensureVictory)) return 'truce';
  return { winner: a.is.ensureVictory ? 'a' : 'b', doubled: false, set: true };
}

/** Plays a melee, from the roll to the results for both units (fr3.melee.roll to fr3.melee.result-double). */
export function melee(of: Bout): Chance<MeleeResult> {
  const set = setByMagic(of);
  if (set) return resultOf(of, set);
  const plusA = totalOf(of, 'a');
  const plusB = totalOf(of, 'b');
  const results: (Chance<MeleeResult> | undefined)[] = [];
  const resolveRoll = (a: number, b: number): Chance<MeleeResult> => {
    const at = verdictAt(a, b);
    let result = results[at];
    if (!result) {
      result = resultOf(of, verdicts[at] as Verdict);
      results[at] = result;
    }
    return result;
  };
  return roll(10, purpose.a, (faceA) => roll(10, purpose.b, (faceB) => resolveRoll(faceA + plusA, faceB + plusB)));
}
