/** Leaving a melee, a wall that falls, a ship that comes through. */
import { type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { unharmed } from '../demoralization.ts';
import { unitResultsRoll } from '../results-rolls/unit-results.ts';
import type { NerveView } from './circumstances.ts';
import { alone, harmed, recovery, shaking, sumsOf, tested } from './entries.ts';
import { levelKinds, type TestKind } from './kinds.ts';
import { ridesOff, wallTaken, withdraws } from './mischief.ts';
import { lastingMarkers, seeNerve, subjectPart, subjectWords } from './parts.ts';
import { phasesOf, type Standing, standingAfter, standingOf } from './standing.ts';
import { type NerveTest, nerveTest, type Tested } from './test.ts';

const overrunTest: NerveTest = {
  decides: 'whether the unit gets out of the way',
  rules: ['fr3.ships.overrun'],
  failed: ({ me }) => unharmed(me, 'fr3.ships.overrun'),
};

const gotAway: TestKind = { id: 'passed', tone: 'good2', words: 'Gets out of the way', is: ({ roll }) => roll === 'passed' };

const overrun: Procedure = procedure<NerveView, Tested, Standing>({
  id: 'overrun',
  name: 'A ship moves through it',
  group: 'Retreat and siege',
  says: 'Each unit that a ship moves through, friend or foe, makes a rally roll; a failure sends it to the unit results roll.',
  rules: ['fr3.ships.overrun', 'fr3.results-rolls.unit-results'],
  parts: [subjectPart('The unit', ['blocked'])],
  first: { u: { unit: 'longbows' } },
  see: seeNerve,
  subject: (view) => `A ship moves through ${subjectWords(view).toLowerCase()}`,
  refuse: ({ of }) => (of.me.leviathan ? [refused('u', 'Ships do not move through leviathans.', 'fr3.ships.overrun')] : []),
  sums: ({ of }) => sumsOf(overrunTest, of, 'Rally roll'),
  chance: (view) => runOver(view),
  kinds: [gotAway, ...levelKinds('').filter(({ id }) => id !== 'passed' && id !== 'none')].map(
    (each): TestKind => (each.id === 'proof' ? { ...each, words: 'Run over, unharmed' } : each),
  ),
  measures: harmed,
  course: {
    ...recovery(overrunTest, alone),
    stages: (view, turns) =>
      phasesOf(
        view.subject,
        map(runOver(view), ({ after }) => standingAfter(standingOf(view.of, lastingMarkers(view)), after)),
        turns,
      ),
  },
});

/** A failure sends the unit to the unit results roll. */
function runOver({ of }: NerveView): Chance<Tested> {
  return andThen(
    nerveTest(overrunTest, of),
    (test): Chance<Tested> =>
      test.roll === 'failed' ? map(unitResultsRoll(of.me, false), (after) => ({ roll: 'failed', after })) : known(test),
  );
}

/** Mounted that withdraw: a failure keeps them where they are, a pass demoralizes them (fr3.charging.disengage-demoralized). */
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
    says: 'Mounted leave a melee with infantry only after a passed roll; leaving demoralizes them.',
    test: withdraws,
    of: alone,
    parts: [subjectPart('The unit', ['blocked', 'bard'])],
    first: { u: { unit: 'mounted' } },
    subject: (view) => `${subjectWords(view)} withdraw from melee`,
    refuse: ({ of }) =>
      of.me.unit.id === 'mounted'
        ? []
        : [refused('u', `${of.me.unit.name} do not roll to leave a melee: only mounted do.`, 'fr3.charging.disengage-cavalry')],
    kinds: withdrawn,
    measures: [
      { name: 'Stays', kinds: ['stays'] },
      { name: 'Fresh in the end', kinds: ['fresh'], of: 'course' },
    ],
    course: recovery(withdraws, alone),
  }),
  shaking({
    id: 'ride-off',
    name: 'Dragoons withdraw',
    group: 'Retreat and siege',
    says: 'Dragoons leave a melee without a roll, and roll afterwards to keep their morale.',
    test: ridesOff,
    of: alone,
    parts: [subjectPart('The unit', ['blocked', 'bard'])],
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
    says: 'When a wall base is taken, defenders on the bases beside it roll at once or lose a level.',
    test: wallTaken,
    of: alone,
    parts: [subjectPart('The defenders', ['bard', 'inquisition'])],
    first: { u: { unit: 'spears' } },
    subject: (view) => `${subjectWords(view)} beside a breach`,
    stands: 'Holds the wall',
  }),
  overrun,
];
