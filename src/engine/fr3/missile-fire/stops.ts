/** Reasons why a unit cannot fire at all, for missiles and artillery. */
import type { Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { OfFirers } from './question.ts';

type Impossible = KernelImpossible<Fr3RuleId>;
const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });

/** A reason why a shot is impossible, with the rule. */
const stops: Readonly<Record<Exclude<OfFirers['stopped'], 'no'>, Impossible>> = {
  gaze: no('A unit held by a paralyzing gaze cannot shoot.', 'fr3.optional-abilities.gaze-effect'),
  'sudden-wind': no('A unit under Sudden Wind cannot shoot this turn.', 'fr3.innate.sudden-wind'),
  'sudden-squall': no('A unit under Sudden Squall cannot shoot this phase.', 'fr3.spells.sudden-squall'),
  calm: no('A unit near an air elemental and within its arc cannot shoot.', 'fr3.elementals.air-fire-suppression'),
  hidden: no('A unit that has hidden this turn cannot shoot.', 'fr3.innate.hide-conditions'),
};
export const stopOf = (stopped: OfFirers['stopped']): Impossible | undefined => (stopped === 'no' ? undefined : stops[stopped]);
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

export const stopShape = choice(
  ['no', 'Nothing'],
  ['gaze', 'A paralyzing gaze'],
  ['sudden-wind', 'Sudden Wind'],
  ['sudden-squall', 'Sudden Squall'],
  ['calm', 'An air elemental'],
  ['hidden', 'Innate Hide'],
);
