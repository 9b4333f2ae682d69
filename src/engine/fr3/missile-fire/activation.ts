/** Setting off a mad scientist's gun: the activation roll (fr3.inventions.activation). */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { devices } from '../data/figures/inventions.ts';

export interface Activation {
  /** Points spent, the surcharge for a large target included. */
  readonly points: number;
  readonly assistant: boolean;
  /** Bases of what the device works on: 1, 2, 4 or 6. */
  readonly bases: number;
}

const table = devices.activation;
const surcharge = devices.surcharge;
const needed = [table.onePoint, table.twoPoints, table.threePoints, table.fourPoints];

/** Points on top of those of the row: fr3.inventions.multi-based-surcharge. */
export const surchargeFor = (bases: number): number =>
  bases >= 6 ? surcharge.base2x3 : bases >= 4 ? surcharge.base2x2 : bases === 2 ? surcharge.base1x2 : 0;

/** Points that are of any use: four, and the surcharge. */
export const mostPoints = (bases: number): number => needed.length + surchargeFor(bases);

/** The die that works, before the assistant's help; undefined when the points do not even buy the first row. */
export const activationNeeds = ({ points, bases }: Activation): number | undefined =>
  needed[Math.min(points - surchargeFor(bases), needed.length) - 1];

/** Whether the device works: the unmodified die counts for failure (fr3.inventions.activation-table). */
export function activation(of: Activation): Chance<boolean> {
  const needs = activationNeeds(of);
  const help = of.assistant ? devices.assistantActivation : 0;
  return roll(
    10,
    { decides: 'whether the gun works', rules: ['fr3.inventions.activation', 'fr3.inventions.activation-table'] },
    (face) => known(needs !== undefined && face > devices.alwaysFailsTo && face + help >= needs),
  );
}
