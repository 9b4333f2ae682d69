/**
 * A fire attacks the unit or structure in its base block (fr3.fire.melee). The fire rolls a d10 and adds its CF, and the target
 * does the same. Only modifiers for terrain and material apply.
 */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { damage, standsFirm } from '../artillery/damage.ts';
import type { Structure } from '../artillery/structure.ts';
import { elementals } from '../data/figures/elementals.ts';
import { fire as figures } from '../data/figures/fire.ts';
import { melee } from '../data/figures/melee.ts';
import { siege } from '../data/figures/siege.ts';
import { suffer, unharmed } from '../demoralization.ts';
import type { Line } from '../melee/modifiers.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Mark } from '../missile-fire/target.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Burning {
  /** The unit in the burning base; undefined if the structure itself is the target. */
  readonly mark: Mark | undefined;
  readonly structure: Structure | undefined;
  /** The base has wet hides. */
  readonly hides: boolean;
}

/** Whether the target is a unit of fanatics. Fanatics fight the fire as they fight any opponent: fr3.specials.fanatics-combat. */
const dieOff = ({ mark }: Burning): boolean => mark?.unit.fanatic === true;

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/** The modifiers to the fire's d10. */
export function fireLines(of: Burning): Line[] {
  if (dieOff(of)) return [];
  const lines = [line('combat-factor', 'Fire', figures.combatFactor, 'fr3.fire.melee')];
  if (of.hides) lines.push(line('hides', 'Wet hides', siege.wetHides, 'fr3.siege.wet-hides'));
  return lines;
}

/**
 * Whether the unit stands on ground that counts as difficult: fr3.melee.difficult-terrain-modifiers,
 * fr3.structures.city-difficult.
 */
const onDifficultGround = ({ is }: Mark): boolean =>
  is.rough || is.stands === 'terrain' || is.stands === 'deep' || is.stands === 'city';

/** The modifiers to the target's d10. */
export function targetLines(of: Burning): Line[] {
  const { mark, structure } = of;
  if (structure) {
    const lines = [
      line('combat-factor', structure.name, structure.material.cf, 'fr3.fire.melee', structure.material.rule as Fr3RuleId),
    ];
    if (structure.material.fire !== 0)
      lines.push(
        line('material', `${structure.material.name} against fire`, structure.material.fire, 'fr3.structures.materials'),
      );
    return lines;
  }
  if (!mark) return [];
  const { unit } = mark;
  const lines: Line[] = dieOff(of)
    ? []
    : [line('combat-factor', 'Combat factor', unit.combatFactor ?? 0, 'fr3.fire.melee', unit.unit.rule as Fr3RuleId)];
  if (onDifficultGround(mark) && unit.row.difficultTerrain !== 0)
    lines.push(
      line('difficult-terrain', 'Difficult terrain', unit.row.difficultTerrain, 'fr3.melee.difficult-terrain-modifiers'),
    );
  if (unit.unit.id === 'plant-elemental')
    lines.push(line('plant', 'Plant elemental', elementals.plantAgainstFire, 'fr3.elementals.plant-fire-weakness'));
  return lines;
}

const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The result for the target if the fire's total is at least double, higher, or neither. */
function resultOf(of: Burning, verdict: 'doubled' | 'beaten' | 'withstood'): ShotResult {
  const { mark, structure } = of;
  if (structure) {
    if (verdict === 'withstood') return standsFirm(structure, 'fr3.fire.melee');
    return damage(structure, verdict === 'doubled' ? 'killed' : 'demoralized', [
      'fr3.fire.melee',
      'fr3.structures.melee-vs-bb-results',
    ]);
  }
  const { unit } = mark as Mark;
  if (verdict === 'withstood') return unharmed(unit, 'fr3.fire.melee');
  if (dieOff(of)) return suffer(unit, 'kill', ['fr3.fire.melee', 'fr3.specials.fanatics-combat'], 'melee');
  return verdict === 'doubled'
    ? suffer(unit, 'kill', ['fr3.fire.melee', 'fr3.melee.result-double'], 'melee')
    : suffer(unit, { levels: 1 }, ['fr3.fire.melee', 'fr3.melee.result-win'], 'melee');
}

/** One round of the fire against one target. */
export function fireMelee(of: Burning): Chance<ShotResult> {
  const plusFire = total(fireLines(of));
  const plusTarget = total(targetLines(of));
  const results = {
    doubled: known(resultOf(of, 'doubled')),
    beaten: known(resultOf(of, 'beaten')),
    withstood: known(resultOf(of, 'withstood')),
  };
  const rules: readonly Fr3RuleId[] = ['fr3.fire.melee'];
  return roll(10, { decides: 'the fire’s roll', rules }, (face) =>
    roll(10, { decides: 'the target’s roll', rules }, (other) => {
      const fire = face + plusFire;
      const target = other + plusTarget;
      if (fire <= target) return results.withstood;
      return fire >= melee.destroyFactor * target ? results.doubled : results.beaten;
    }),
  );
}
