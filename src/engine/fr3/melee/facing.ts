/** Which enemy a unit must turn to (fr3.melee.most-dangerous-priority), and which units cause fear. */
import { armies } from '../data/figures/armies.ts';
import type { Combatant } from './combatant.ts';
import { eliteForm } from './elite.ts';

/**
 * CF with its permanent modifiers only (fr3.elites.combat-factor-permanent). A special CF, which is not a number, counts as 0.
 */
export const unmodifiedFactor = ({ combatFactor, is }: Combatant): number =>
  combatFactor === null ? 0 : combatFactor + eliteForm[is.elite].melee + (is.dwarf ? armies.dwarfInfantry : 0);

/** fr3.fear.causes: a unit causes fear by its row, as undead, on terrifying mounts, or as an adult cyclic. */
export const causesFear = ({ row, is }: Combatant): boolean => row.fear || is.undead || is.mounts;

/** An enemy in contact, and since when. */
export interface Opponent {
  readonly unit: Combatant;
  /** The phase in which it came into contact, counted from the start of the battle. */
  readonly since: number;
  /** The enemy causes fear although its row does not say so. */
  readonly feared?: boolean;
}

/**
 * The opponents that a unit may turn to. The result is the most dangerous opponent, or several if all criteria are equal; then
 * the unit's owner chooses. A leviathan turns to a leviathan first (fr3.leviathans.most-dangerous).
 */
export function mostDangerous<O extends Opponent>(me: Combatant, opponents: readonly O[]): readonly O[] {
  let left = opponents;
  const keep = (worth: (opponent: O) => number) => {
    const most = Math.max(...left.map(worth));
    left = left.filter((opponent) => worth(opponent) === most);
  };
  if (!left.length) return left;
  if (me.leviathan) keep(({ unit }) => (unit.leviathan ? 1 : 0));
  keep(({ unit }) => unmodifiedFactor(unit));
  keep(({ unit, feared }) => (feared || causesFear(unit) ? 1 : 0));
  keep(({ since }) => -since);
  return left;
}
