/**
 * A test of nerve: a rally roll with everything that is added to it, and what follows when it passes or fails. Every
 * test of the rules is an entry of this form.
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

export const spared = (because: string, ...rules: Fr3RuleId[]): Spared => ({ because, rules });

/** What became of the unit. */
export interface Tested {
  readonly roll: 'passed' | 'failed' | 'none';
  readonly after: Aftermath;
}

export interface NerveTest<Of extends Tried = Tried> {
  readonly decides: string;
  readonly rules: readonly Fr3RuleId[];
  /** What is added besides the rally modifiers of the unit. */
  readonly lines?: (of: Of) => readonly Line[];
  /** Why the unit need not roll; asked before the dice. */
  readonly spares?: (of: Of) => Spared | undefined;
  /** What becomes of it without a roll; nothing when not said. */
  readonly without?: (of: Of) => Aftermath;
  readonly passed?: (of: Of) => Aftermath;
  readonly failed: (of: Of) => Aftermath;
}

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/** What a test adds to the rally modifiers: its own lines, and whatever a house rule gives. */
export const furtherLines = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): Line[] =>
  [...(test.lines?.(of) ?? []), line('other', 'Anything else', of.is.other, 'fr3.reference.bonuses-cumulative')].filter(
    ({ amount }) => amount !== 0,
  );

/** Everything that is added to the die of a test. */
export const testLines = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): Line[] => [
  ...rallyLines(of.me),
  ...furtherLines(test, of),
];

/** The lowest face that passes; undefined for a unit without a rally number. */
export const testNeeds = <Of extends Tried>(test: Pick<NerveTest<Of>, 'lines'>, of: Of): number | undefined =>
  rallyNeeds(of.me, furtherLines(test, of));

const losing =
  (loses: typeof suffer) =>
  (...rules: Fr3RuleId[]) =>
  ({ me, is }: Tried): Aftermath =>
    is.inquisition ? unharmed(me, ...rules, 'fr3.armies.inquisition-mob-immunity') : loses(me, { levels: 1 }, rules, 'nerve');

/** Loses one level, and falls back if it must. */
export const losesLevel = losing(suffer);

/** Loses one level where its own move has taken it. fr3.charging.disengage-demoralized */
export const losesLevelInPlace = losing(sufferInPlace);

/** Nothing that counts in levels. */
export const keepsMorale =
  (...rules: Fr3RuleId[]) =>
  ({ me }: Tried): Aftermath =>
    unharmed(me, ...rules);

/** The test, from the die to what becomes of the unit. */
export function nerveTest<Of extends Tried>(test: NerveTest<Of>, of: Of): Chance<Tested> {
  const reason = test.spares?.(of);
  if (reason) return known({ roll: 'none', after: test.without?.(of) ?? unharmed(of.me, ...reason.rules) });
  const passed: Tested = { roll: 'passed', after: test.passed?.(of) ?? unharmed(of.me, ...test.rules) };
  const failed: Tested = { roll: 'failed', after: test.failed(of) };
  return map(rallyRoll(of.me, { decides: test.decides, rules: test.rules }, furtherLines(test, of)), (holds) =>
    holds ? passed : failed,
  );
}
