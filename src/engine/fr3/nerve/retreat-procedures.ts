/** Calculator procedures for a unit that is run over, that leaves a melee, or that stands beside a wall base that is taken. */
import { type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { type Refused, refused } from '../../kernel/calculator/question.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { unharmed } from '../demoralization.ts';
import { unitResultsRoll } from '../results-rolls/unit-results.ts';
import { type Standing, standingAfter } from '../standing.ts';
import { ridesOff, withdraws } from './breaking-off.ts';
import type { NerveView } from './circumstances.ts';
import { afterwards, levelMeasures, recovery, shaking, sumsOf, tested, testedUnit } from './entries.ts';
import { wallTaken } from './mischief.ts';
import { seeNerve, subjectPart, subjectWords } from './parts.ts';
import { levelKinds, type TestKind } from './result-kinds.ts';
import { phasesOf, standingOf } from './standing.ts';
import { type NerveTest, nerveTest, type Tested } from './test.ts';

/** What can move through a unit, surface under it or crash into it, with the rule and the beginning of a sentence. */
const overrunners = {
  ship: { rule: 'fr3.ships.overrun', words: 'A ship moves through' },
  engulf: { rule: 'fr3.leviathans.engulf', words: 'A leviathan surfaces under' },
  crash: { rule: 'fr3.leviathans.push-back-crash', words: 'A leviathan is pushed back into' },
} as const;
type RunOver = Pick<NerveView, 'of'>;
const overrunner = ({ of }: RunOver) => overrunners[of.is.by];

const overrunTest = (view: RunOver): NerveTest => ({
  decides: 'whether the unit gets out of the way',
  rules: [overrunner(view).rule],
  failed: ({ me }) => unharmed(me, overrunner(view).rule),
});

/**
 * Why this cannot happen to a unit: ships cannot move through leviathans, a leviathan does not crush another leviathan, and it
 * engulfs only units smaller than itself.
 */
function tooLarge({ of: { me, is } }: NerveView): Refused[] {
  if (is.by === 'ship') return me.leviathan ? [refused('u', 'Ships cannot move through leviathans.', 'fr3.ships.overrun')] : [];
  if (is.by === 'crash')
    return me.leviathan
      ? [refused('u', 'A leviathan that is pushed back into another one is destroyed.', 'fr3.leviathans.push-back-crash')]
      : [];
  return me.leviathan || me.mass
    ? [
        refused(
          'u',
          'A leviathan can engulf only units smaller than itself.',
          'fr3.leviathans.engulf',
          'fr3.leviathans.size-order',
        ),
      ]
    : [];
}

const gotAway: TestKind = { id: 'passed', tone: 'good2', words: 'Gets out of the way', is: ({ roll }) => roll === 'passed' };

const overrun: Procedure = procedure<NerveView, Tested, Standing>({
  id: 'overrun',
  name: 'Run over',
  group: 'Retreat and siege',
  says: 'A unit rolls if a ship moves through it, or if a leviathan surfaces under it or crashes into it. If the unit fails, it must make a unit results roll.',
  rules: ['fr3.results-rolls.unit-results', 'fr3.ships.overrun', 'fr3.leviathans.engulf', 'fr3.leviathans.push-back-crash'],
  parts: [subjectPart('The unit', ['by', 'blocked'])],
  first: { u: { unit: 'longbows' } },
  see: seeNerve,
  subject: (view) => `${overrunner(view).words} ${subjectWords(view).toLowerCase()}`,
  refuse: tooLarge,
  sums: (view) => sumsOf(overrunTest(view), view.of, 'Rally roll'),
  chance: (view) => runOver(view),
  kinds: [gotAway, ...levelKinds('').filter(({ id }) => id !== 'passed' && id !== 'none')].map(
    (each): TestKind => (each.id === 'proof' ? { ...each, words: 'Run over, unharmed' } : each),
  ),
  measures: levelMeasures,
  course: {
    ...afterwards,
    stages: (view, turns) =>
      phasesOf(
        view.subject,
        map(runOver(view), ({ after }) => standingAfter(standingOf(view.of), after)),
        turns,
      ),
  },
});

/** If the unit fails the test, it must make a unit results roll. */
export function runOver(view: RunOver): Chance<Tested> {
  return andThen(
    nerveTest(overrunTest(view), view.of),
    (test): Chance<Tested> =>
      test.roll === 'failed' ? map(unitResultsRoll(view.of.me, false), (after) => ({ roll: 'failed', after })) : known(test),
  );
}

/**
 * The results for mounted units that disengage. If the units fail, they stay. If they pass, they are demoralized
 * (fr3.charging.disengage-demoralized).
 */
const withdrawn: readonly TestKind[] = [
  { id: 'stays', tone: 'bad2', words: 'Stays in the melee', is: ({ roll }) => roll === 'failed' },
  ...levelKinds('Away, unharmed')
    .filter(({ id }) => id !== 'none' && id !== 'proof')
    .map(
      (each): TestKind =>
        each.id === 'passed' || each.id === 'destroyed'
          ? { ...each, is: (tested, view) => tested.roll !== 'failed' && each.is(tested, view) }
          : {
              ...each,
              tone: 'good1',
              words: `Away: ${String(each.words).toLowerCase()}`,
              is: (tested, view) => tested.roll !== 'failed' && each.is(tested, view),
            },
    ),
];

export const retreatProcedures: readonly Procedure[] = [
  tested({
    id: 'withdraw',
    name: 'Mounted withdraw',
    group: 'Retreat and siege',
    says: 'Mounted units can leave a melee with infantry only if they pass a roll. Mounted units that leave are demoralized.',
    test: withdraws,
    of: testedUnit,
    parts: [subjectPart('The unit', ['bard'])],
    first: { u: { unit: 'mounted' } },
    subject: (view) => `${subjectWords(view)} withdraw from melee`,
    refuse: ({ of }) =>
      of.me.unit.id === 'mounted'
        ? []
        : [
            refused(
              'u',
              `${of.me.unit.name} do not roll to leave a melee: only mounted units do.`,
              'fr3.charging.disengage-cavalry',
            ),
          ],
    kinds: withdrawn,
    measures: [
      { name: 'Stays', kinds: ['stays'] },
      { name: 'Fresh in the end', kinds: ['fresh'], of: 'course' },
    ],
    course: recovery(withdraws, testedUnit),
  }),
  shaking({
    id: 'ride-off',
    name: 'Dragoons withdraw',
    group: 'Retreat and siege',
    says: 'Dragoons can leave a melee without a roll, but must roll afterwards to keep their morale.',
    test: ridesOff,
    of: testedUnit,
    parts: [subjectPart('The unit', ['bard'])],
    first: { u: { unit: 'dragoons' } },
    subject: (view) => `${subjectWords(view)} have left a melee`,
    refuse: ({ of }) =>
      of.me.unit.id === 'dragoons'
        ? []
        : [
            refused(
              'u',
              `${of.me.unit.name} do not roll after leaving a melee: only dragoons do.`,
              'fr3.charging.disengage-demoralized',
            ),
          ],
    stands: 'Keeps its order',
  }),
  shaking({
    id: 'breach',
    name: 'A wall is taken beside it',
    group: 'Retreat and siege',
    says: 'When a wall base is taken, defenders on the bases beside it must roll at once. Those that fail lose a level of morale.',
    test: wallTaken,
    of: testedUnit,
    parts: [subjectPart('The defenders', ['bard', 'inquisition'])],
    first: { u: { unit: 'spears' } },
    subject: (view) => `${subjectWords(view)} beside a breach`,
    stands: 'Holds the wall',
  }),
  overrun,
];
