/** The form that all lists of melee modifiers share. */
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Combatant, View } from '../combatant.ts';

export interface Modifier {
  readonly id: string;
  readonly name: string | ((seen: View) => string);
  readonly rules: readonly Fr3RuleId[] | ((seen: View) => readonly Fr3RuleId[]);
  /** The amount added to the roll of `me`; 0 if it does not apply. */
  readonly amount: (seen: View) => number;
  /** The modifier counts even in a fight with fanatics. */
  readonly inDieOff?: true;
}

export const unitRule = (seen: View) => seen.me.unit.rule as Fr3RuleId;

/** fr3.items.fly-swim-burrow-infantry: off the surface infantry keeps its bow bonuses only. */
export const keepsTypeBonuses = (me: Combatant): boolean => !(me.infantry && me.offSurface);
/** fr3.multi-based.mass-attachments */
export const company = ({ me }: View): boolean => !me.mass;
