/**
 * A test of nerve: a rally roll with its modifiers, and the consequences of passing or failing. Every such test in the rules has
 * this form.
 */
import { type Chance, known, map } from '../../kernel/chance.ts';
import { type Aftermath, suffer, sufferInPlace, unharmed } from '../demoralization.ts';
import type { Line } from '../melee/modifiers.ts';
import { rallyLines, rallyNeeds, rallyRoll } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Tried } from './tried.ts';

/** Why no roll is made. */
export interface Spared {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}

export const sparedTest = (because: string, ...rules: Fr3RuleId[]): Spared => ({ because, rules });

/** The result of a test. */
export interface Tested {
  readonly roll: 'passed' | 'failed' | 'none';
  readonly after: Aftermath;
}

export interface NerveTest<Of extends Tried = Tried> {
  readonly decides: string;
  readonly rules: readonly Fr3RuleId[];
  /** Modifiers in addition to the unit's rally modifiers. */
  readonly lines?: (of: Of) => readonly Line[];
  /** Why the unit does not have to roll. A reason means that no dice are rolled. */
  readonly spares?: (of: Of) => Spared | undefined;
  /** The result if no roll is made. Without this field, a unit that does not roll suffers no effect. */
  readonly without?: (of: Of) => Aftermath;
  readonly passed?: (of: Of) => Aftermath;
  readonly failed: (of: Of) => Aftermath;
}

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/** The test's own modifiers, and the player's “Anything else”. */
export const furtherLines = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): Line[] =>
  [...(test.lines?.(of) ?? []), line('other', 'Anything else', of.is.other, 'fr3.reference.bonuses-cumulative')].filter(
    ({ amount }) => amount !== 0,
  );

/** All modifiers of a test. */
export const testLines = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): Line[] => [
  ...rallyLines(of.me),
  ...furtherLines(test, of),
];

/** The lowest d10 result that passes; undefined for a unit without a rally number. */
export const testNeeds = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): number | undefined =>
  rallyNeeds(of.me, furtherLines(test, of));

const losing =
  (loses: typeof suffer) =>
  (...rules: Fr3RuleId[]) =>
  ({ me, is }: Tried): Aftermath =>
    is.inquisition ? unharmed(me, ...rules, 'fr3.armies.inquisition-mob-immunity') : loses(me, { levels: 1 }, rules, 'nerve');

/** Loses one level, and is pushed back if the rules say so. */
export const losesLevel = losing(suffer);

/** Loses one level without a push back, because the unit has just moved by itself. fr3.charging.disengage-demoralized */
export const losesLevelInPlace = losing(sufferInPlace);

/** The unit's morale does not change. */
export const keepsMorale =
  (...rules: Fr3RuleId[]) =>
  ({ me }: Tried): Aftermath =>
    unharmed(me, ...rules);

/** The whole test, from the die to its result. */
export function nerveTest<Of extends Tried>(test: NerveTest<Of>, of: Of): Chance<Tested> {
  const reason = test.spares?.(of);
  if (reason) return known({ roll: 'none', after: test.without?.(of) ?? unharmed(of.me, ...reason.rules) });
  const passed: Tested = { roll: 'passed', after: test.passed?.(of) ?? unharmed(of.me, ...test.rules) };
  const failed: Tested = { roll: 'failed', after: test.failed(of) };
  return map(rallyRoll(of.me, { decides: test.decides, rules: test.rules }, furtherLines(test, of)), (holds) =>
    holds ? passed : failed,
  );
}
