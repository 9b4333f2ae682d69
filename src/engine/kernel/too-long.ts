/** The refusal of a legal question that would take too long to answer. */
import type { RuleId } from './rule-id.ts';

export const tooLong: { readonly at: string; readonly because: string; readonly rules: readonly RuleId[] & readonly never[] } = {
  at: 'roll',
  because: 'This would take too long to work out exactly. Ask about fewer models, points, dice or turns.',
  rules: [],
};
