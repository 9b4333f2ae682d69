/** The common parts of the lists of melee circumstances: groups, shapes, and conditions that several circumstances have. */
import type { Circumstance as KernelCircumstance } from '../../../kernel/circumstance.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Combatant, View } from '../combatant.ts';
import type { CircumstanceId } from '../question.ts';

export const circumstanceGroups = [
  'Troops',
  'Army list',
  'Losses',
  'Meeting',
  'Ground',
  'Neighbours',
  'Leaders',
  'Magic',
  'House rules',
] as const;
export type CircumstanceGroup = (typeof circumstanceGroups)[number];

export type Circumstance = KernelCircumstance<View, Combatant, CircumstanceId, CircumstanceGroup, Fr3RuleId>;
export type Shape = Circumstance['shape'];

export const flag: Shape = { kind: 'flag' };
export const choice = (...options: [string, string][]): Extract<Shape, { kind: 'choice' }> => ({
  kind: 'choice',
  options: options.map(([value, name]) => ({ value, name })),
});
export const always = () => true;
export const notInDieOff = ({ me, foe }: View) => !me.fanatic && !foe.fanatic;
export const foeIs = (test: (foe: Combatant) => boolean) => (seen: View) => notInDieOff(seen) && test(seen.foe);

export const charged = ({ wasCharged, first }: View) => wasCharged && first;
