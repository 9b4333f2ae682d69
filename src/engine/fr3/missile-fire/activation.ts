/** The activation roll for a mad scientist's gun (fr3.inventions.activation). */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { devices } from '../data/figures/inventions.ts';

export interface Activation {
  /** Points spent, including the surcharge for a large target. */
  readonly points: number;
  readonly assistant: boolean;
  /** How many bases the device affects: 1, 2, 4 or 6. */
  readonly bases: number;
}

const table = devices.activation;
const surcharge = devices.surcharge;
const needed = [table.onePoint, table.twoPoints, table.threePoints, table.fourPoints];

/** Extra points beyond those in the row (fr3.inventions.multi-based-surcharge). */
export const surchargeFor = (bases: number): number =>
  bases >= 6 ? surcharge.base2x3 : bases >= 4 ? surcharge.base2x2 : bases === 2 ? surcharge.base1x2 : 0;

/** The largest number of points that makes a difference: four, plus the surcharge. */
export const mostPoints = (bases: number): number => needed.length + surchargeFor(bases);

/**
 * The lowest die result with which the device works, before the assistant's help; undefined if the points do not even reach the
 * first row.
 */
export const activationNeeds = ({ points, bases }: Activation): number | undefined =>
  needed[Math.min(points - surchargeFor(bases), needed.length) - 1];

/**
 * Rolls whether the device works. Only the unmodified die decides whether a result is a failure
 * (fr3.inventions.activation-table).
 */
export function activation(of: Activation): Chance<boolean> {
  const needs = activationNeeds(of);
  const help = of.assistant ? devices.assistantActivation : 0;
  return roll(
    10,
    { decides: 'whether the gun works', rules: ['fr3.inventions.activation', 'fr3.inventions.activation-table'] },
    (face) => known(needs !== undefined && face > devices.alwaysFailsTo && face + help >= needs),
  );
}
