/** A unit under fire with all data that it needs: its melee values, and further facts that matter to fire. */

import { defined } from '../../kernel/defined.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { otherTargets } from '../data/other-targets.ts';
import { type Unit, unitOf, units } from '../data/units.ts';
import { type Combatant, combatant, defaultsOf } from '../melee/combatant.ts';
import type { Circumstances, MeleeSide } from '../melee/question.ts';
import { sharedWithMelee, type Target, type UnderFire } from './question.ts';

export interface Mark {
  readonly unit: Combatant;
  readonly is: Readonly<UnderFire>;
}

/** The default values for a target, used for everything that a question leaves out. */
const usual: UnderFire = {
  level: 'surface',
  carried: false,
  stands: 'open',
  rough: false,
  tortoise: false,
  heavyArmor: false,
  square: 0,
  squareMarkers: 0,
  engaged: false,
  hidden: false,
  invisible: false,
  wizardWard: false,
  dodges: false,
  made: 'flesh',
  proof: false,
};

/** Everything that can be fired at: the rows of the reference table, and targets without a row. */
export const targets: readonly Unit[] = [...units, ...otherTargets];

export const targetOf = (id: string): Unit | undefined => unitOf(id) ?? otherTargets.find((each) => each.id === id);

/** The row that provides melee values for targets that have no row. */
const standIn = 'battlewagons';

/** The defaults for a target with this type, form and morale. */
export function targetDefaults({ unit, form, state }: Target): Omit<Circumstances, 'level'> & UnderFire {
  const side: MeleeSide = { unit: unitOf(unit) ? unit : standIn, ...(form ? { form } : {}), ...(state ? { state } : {}) };
  return { ...defaultsOf(side), ...usual, level: defaultsOf(side).level };
}

/** The target in a question. The unit must exist (check `refusals` first). */
export function markOf(target: Target): Mark {
  const all = { ...targetDefaults(target), ...defined(target) };
  const side: Record<string, unknown> = { unit: unitOf(target.unit) ? target.unit : standIn };
  for (const id of sharedWithMelee) side[id] = all[id];
  // A level does not change the effect of a hit, so the level `bottom`, which melee does not have, can be left out.
  if (all.level !== 'bottom') side.level = all.level;
  const is = Object.fromEntries(Object.keys(usual).map((id) => [id, all[id as keyof UnderFire]])) as unknown as UnderFire;
  const unit = combatant(side as MeleeSide);
  const row = targetOf(target.unit) as Unit;
  return { is, unit: row === unit.unit ? unit : { ...unit, unit: row, row, rally: row.rally } };
}

/** Whether the target is on a wall or a ship. */
export const onWall = ({ is }: Mark): boolean => is.stands.startsWith('wall');

/** How many bases the target occupies: 1, 2 or 4. */
export const basesOf = ({ unit }: Mark): number => (unit.mass ? multiBased.bases : unit.block || unit.is.form === '1x2' ? 2 : 1);
