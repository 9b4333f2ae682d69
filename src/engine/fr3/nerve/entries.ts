/** Builds calculator procedures from tests of nerve: sums, notes, wording, and the turns that follow. */

import {
  type Definition,
  type Measure,
  type Note,
  type Procedure,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import { known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Standing, standingAfter } from '../standing.ts';
import type { NerveView } from './circumstances.ts';
import { seeNerve } from './parts.ts';
import { levelKinds, plainKinds, standingKinds, type TestKind } from './result-kinds.ts';
import { phasesOf, standingOf } from './standing.ts';
import { type NerveTest, nerveTest, type Tested, testLines, testNeeds } from './test.ts';
import type { Tried } from './tried.ts';

export const nerveGroups = ['Rally', 'Charge', 'Mischief', 'Magic', 'Retreat and siege'] as const;

export type Spec = Definition<NerveView, Tested, Standing>;
export const mostTurns = 8;

export const testedUnit = ({ of }: NerveView): Tried => of;

/** A test's roll with its modifiers; empty if there is no roll. */
export function sumsOf<Of extends Tried>(test: Pick<NerveTest<Of>, 'lines' | 'spares'>, of: Of, title: string): Sum[] {
  if (test.spares?.(of)) return [];
  const needs = testNeeds(test, of);
  return [
    {
      title,
      side: 'a',
      lines: testLines(test, of),
      die: 10,
      ...(needs === undefined ? {} : { needs }),
      against: {
        name: 'Rally number',
        value: `${of.me.rally}+`,
        rules: [of.me.is.automaton ? 'fr3.armies.automaton-rally' : (of.me.row.rule as Fr3RuleId)],
      },
    },
  ];
}

export function notesOf<Of extends Tried>(test: NerveTest<Of>, of: Of): Note[] {
  const reason = test.spares?.(of);
  return reason ? [{ says: reason.because, rules: reason.rules }] : [];
}

/** What follows a test in the calculator, namely rally attempts. */
export const afterwards = {
  name: 'Rally attempts',
  row: 'After rally attempt',
  most: mostTurns,
  usual: 2,
  says: 'The unit’s state after the test, then after one rally attempt in each of its own phases, if nothing else happens to it.',
  kinds: standingKinds,
} as const;

/** The odds that the unit gets its lost levels back, after each attempt. */
export const recovery = <Of extends Tried>(test: NerveTest<Of>, seeOf: (view: NerveView) => Of): NonNullable<Spec['course']> => ({
  ...afterwards,
  stages: (view, turns) => {
    const from = map(nerveTest(test, seeOf(view)), ({ after }) => standingAfter(standingOf(view.of), after));
    return phasesOf(view.subject, from, turns);
  },
});

interface Entry<Of extends Tried> {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof nerveGroups)[number];
  readonly says: string;
  readonly test: NerveTest<Of>;
  readonly of: (view: NerveView) => Of;
  readonly parts: Spec['parts'];
  readonly first: Spec['first'];
  readonly subject: (view: NerveView) => string;
  readonly kinds: readonly TestKind[];
  readonly measures: readonly Measure[];
  readonly course?: Spec['course'];
  readonly refuse?: Spec['refuse'];
  readonly notes?: (view: NerveView) => readonly Note[];
  readonly rules?: readonly Fr3RuleId[];
}

/** A calculator procedure for a single test. */
export function tested<Of extends Tried>(entry: Entry<Of>): Procedure {
  const { id, name, group, says, test, of, parts, first, subject, kinds, measures, course, refuse, notes, rules } = entry;
  return procedure<NerveView, Tested, Standing>({
    id,
    name,
    group,
    says,
    rules: rules ?? test.rules,
    parts,
    first,
    see: seeNerve,
    subject,
    sums: (view) => sumsOf(test, of(view), name),
    notes: (view) => [...notesOf(test, of(view)), ...(notes?.(view) ?? [])],
    chance: (view) => nerveTest(test, of(view)),
    kinds,
    measures,
    ...(course ? { course } : {}),
    ...(refuse ? { refuse } : {}),
  });
}

export const levelMeasures: readonly Measure[] = [
  { name: 'Loses a level', kinds: ['marked', 'demoralized', 'double', 'pushed', 'destroyed'] },
  { name: 'Fresh in the end', kinds: ['fresh'], of: 'course' },
];
export const failure = (name: string): readonly Measure[] => [{ name, kinds: ['failed'] }];

/** A test that costs a level when failed. */
export const shaking = <Of extends Tried>(
  entry: Omit<Entry<Of>, 'kinds' | 'measures' | 'course'> & { readonly stands?: string; readonly none?: string },
): Procedure =>
  tested({
    ...entry,
    kinds: levelKinds(entry.stands ?? 'Stands', entry.none),
    measures: levelMeasures,
    course: recovery(entry.test, entry.of),
  });

/** A test that is repeated every turn until passed. */
function again(
  test: NerveTest,
  {
    free,
    held,
    row,
    name,
    says,
    most = mostTurns,
  }: { free: string; held: string; row: string; name: string; says: string; most?: number },
): NonNullable<Definition<NerveView, Tested, 'free' | 'held'>['course']> {
  return {
    name,
    row,
    most,
    usual: 4,
    says,
    kinds: [
      { id: 'free', tone: 'good2', words: free, is: (at) => at === 'free' },
      { id: 'held', tone: 'bad2', words: held, is: (at) => at === 'held' },
    ],
    stages: ({ of }, turns) => {
      const found: Odds<'free' | 'held'>[] = [];
      let now = odds<'free' | 'held'>(known('held'));
      for (let turn = 1; turn <= turns; turn++) {
        now = now.andThen((at) =>
          at === 'free' ? known('free' as const) : map(nerveTest(test, of), ({ roll }) => (roll === 'failed' ? 'held' : 'free')),
        );
        found.push(now);
      }
      return found;
    },
  };
}

const freedMeasures: readonly Measure[] = [
  { name: 'Free now', kinds: ['passed', 'none'] },
  { name: 'Free in the end', kinds: ['free'], of: 'course' },
];

export const repeated = (
  entry: Omit<Entry<Tried>, 'of' | 'measures' | 'course' | 'kinds'> & {
    readonly words: { readonly free: string; readonly held: string; readonly none?: string };
    readonly turns: { readonly row: string; readonly name: string; readonly says: string };
  },
): Procedure => {
  const { words, turns, test, ...rest } = entry;
  const made = tested({
    ...rest,
    test,
    of: testedUnit,
    kinds: plainKinds(words.free, words.held, words.none ?? words.free),
    measures: freedMeasures,
  });
  return { ...made, course: again(test, { ...turns, ...words }) as unknown as NonNullable<Procedure['course']> };
};

export const steps = (row = 'After attempt') => ({ row, name: 'Attempts' });
