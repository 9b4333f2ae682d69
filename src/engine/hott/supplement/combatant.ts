/** An element or a stronghold in combat. */
import { type CombatantId, type ElementClass, elementOf, stronghold } from '../data/elements.ts';

export const goings = ['good', 'bad', 'water'] as const;
export type Going = (typeof goings)[number];

export interface Combatant {
  readonly is: CombatantId;
  readonly going: Going;
  readonly general: boolean;
  readonly uphill: boolean;
  /** The element defends a bank or shore. */
  readonly bank: boolean;
  /** An element of the same type is directly behind this one. */
  readonly support: boolean;
  /** How many enemies are on the element's flanks and rear, or overlap it. */
  readonly flanked: number;
  /** The element made contact this bound. */
  readonly charged: boolean;
  /** The element's retreat is blocked: hott.supplement.recoil. */
  readonly barred: boolean;
  /** How many other elements aid this one against a stronghold, and whether any of them is a ground element. */
  readonly aids: number;
  readonly groundAid: boolean;
}

export const plainCombatant: Omit<Combatant, 'is'> = {
  going: 'good',
  general: false,
  uphill: false,
  bank: false,
  support: false,
  flanked: 0,
  charged: false,
  barred: false,
  aids: 0,
  groundAid: false,
};

/** The class of an element: foot, mounted or aerial; undefined for a stronghold. */
export const classOf = ({ is }: Pick<Combatant, 'is'>): ElementClass | undefined => elementOf(is)?.class;

export const isStronghold = ({ is }: Pick<Combatant, 'is'>): boolean => is === stronghold.id;
export const isAerial = (of: Pick<Combatant, 'is'>): boolean => classOf(of) === 'aerial';

export const nameOf = ({ is }: Pick<Combatant, 'is'>): string => (elementOf(is)?.name ?? stronghold.name).toLowerCase();

/** The combat factor of an element against this opponent: hott.supplement.combat-total. */
export function factorAgainst(me: Pick<Combatant, 'is'>, foe: Pick<Combatant, 'is'>): number {
  const { foot, others } = elementOf(me.is)?.factor ?? stronghold.factor;
  return isStronghold(foe) || classOf(foe) === 'foot' ? foot : others;
}
