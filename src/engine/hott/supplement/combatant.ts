/** An element, or a stronghold, in a fight or under fire. */
import { type CombatantId, type ElementClass, elementOf, stronghold } from '../data/elements.ts';

export const goings = ['good', 'bad', 'water'] as const;
export type Going = (typeof goings)[number];

export interface Combatant {
  readonly is: CombatantId;
  readonly going: Going;
  readonly general: boolean;
  readonly uphill: boolean;
  /** Defends a bank or shore. */
  readonly bank: boolean;
  /** The same type stands directly behind it. */
  readonly support: boolean;
  /** Flanks and rear in contact, and overlaps. */
  readonly flanked: number;
  /** It made the contact in this bound. */
  readonly charged: boolean;
  /** Its way back is barred: hott.supplement.recoil. */
  readonly barred: boolean;
  /** Other elements that aid it against a stronghold, and whether one of them is no aerial. */
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

/** Foot, mounted or aerial; a stronghold is none of them. */
export const classOf = ({ is }: Pick<Combatant, 'is'>): ElementClass | undefined => elementOf(is)?.class;

export const isStronghold = ({ is }: Pick<Combatant, 'is'>): boolean => is === stronghold.id;
export const isAerial = (of: Pick<Combatant, 'is'>): boolean => classOf(of) === 'aerial';

export const nameOf = ({ is }: Pick<Combatant, 'is'>): string => (elementOf(is)?.name ?? stronghold.name).toLowerCase();

/** Its combat factor against this opponent: hott.supplement.combat-total. */
export function factorAgainst(me: Pick<Combatant, 'is'>, foe: Pick<Combatant, 'is'>): number {
  const { foot, others } = elementOf(me.is)?.factor ?? stronghold.factor;
  return isStronghold(foe) || classOf(foe) === 'foot' ? foot : others;
}
