/** Tests in a charge: fear on both sides, throwing weapons, prepared traps, over-pursuit, reputations. */
import { type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { map } from '../../kernel/chance.ts';
import { overPursuit, type Pursuit, subjectToOverPursuit } from '../over-pursuit.ts';
import { type Standing, standingAfter } from '../standing.ts';
import type { NerveView } from './circumstances.ts';
import { afterwards, failure, shaking, sumsOf, tested, testedUnit } from './entries.ts';
import { fearOfReputation, fearWhenCharged, fearWhenCharging, type Meets } from './fear.ts';
import { fearedPart, foeWords, seeNerve, subjectPart, subjectWords } from './parts.ts';
import { plainKinds } from './result-kinds.ts';
import { phasesOf, standingOf } from './standing.ts';
import { furtherLines, type NerveTest } from './test.ts';
import { underThrowingWeapons } from './throwing-weapons.ts';
import { preparedTrap } from './traps.ts';

/** Converts the view of a test to the form for tests that involve two units. */
const meets = ({ of, against }: NerveView): Meets => ({ ...of, ...(against as NonNullable<NerveView['against']>) });

/** An over-pursuit test has no modifiers of its own. */
const pursuit: Pick<NerveTest, 'lines' | 'spares'> = {};
const pursue = ({ of }: NerveView) => overPursuit(of.me, furtherLines(pursuit, of));

const pursues: Procedure = procedure<NerveView, Pursuit, Standing>({
  id: 'over-pursuit',
  name: 'Over-pursuit',
  group: 'Charge',
  says: 'A unit that has destroyed its enemy tests after its follow-up if it is subject to over-pursuit or has used a charge bonus.',
  rules: ['fr3.melee.breakthrough-test', 'fr3.melee.breakthrough-failure', 'fr3.over-pursuit.subject-units'],
  parts: [subjectPart('The victor')],
  first: { u: { unit: 'knights' } },
  see: seeNerve,
  subject: (view) => `${subjectWords(view)} have destroyed their enemy`,
  sums: ({ of }) => sumsOf(pursuit, of, 'Rally roll'),
  notes: ({ of: { me } }) =>
    subjectToOverPursuit(me)
      ? []
      : [
          {
            says: `${me.unit.name} test only in the round in which they have used a charge bonus.`,
            rules: ['fr3.melee.breakthrough-test', 'fr3.over-pursuit.subject-units'],
          },
        ],
  chance: pursue,
  kinds: [
    { id: 'halts', tone: 'good2', words: 'Halts in good order', is: ({ drivenOn }) => !drivenOn },
    {
      id: 'driven',
      tone: 'even',
      words: 'Driven on, unharmed',
      is: ({ drivenOn, after }) => drivenOn && after.fate === 'unharmed',
    },
    {
      id: 'marked',
      tone: 'bad1',
      words: 'Driven on, a marker lost',
      is: ({ drivenOn, after }) => drivenOn && after.fate === 'marked',
    },
    {
      id: 'demoralized',
      tone: 'bad1',
      words: 'Driven on and demoralized',
      is: ({ drivenOn, after }) => drivenOn && after.fate === 'demoralized',
    },
    {
      id: 'double',
      tone: 'bad2',
      words: 'Driven on and double demoralized',
      is: ({ drivenOn, after }) => drivenOn && after.fate === 'double-demoralized',
    },
    { id: 'destroyed', tone: 'bad3', words: 'Disperses', is: ({ drivenOn, after }) => drivenOn && after.fate === 'destroyed' },
  ],
  measures: [
    { name: 'Driven on', kinds: ['driven', 'marked', 'demoralized', 'double', 'destroyed'] },
    { name: 'Disperses', kinds: ['destroyed'] },
  ],
  course: {
    ...afterwards,
    stages: (view, turns) =>
      phasesOf(
        view.subject,
        map(pursue(view), ({ after }) => standingAfter(standingOf(view.of), after)),
        turns,
      ),
  },
});

export const chargeProcedures: readonly Procedure[] = [
  shaking({
    id: 'fear-charged',
    name: 'Fear: charged',
    group: 'Charge',
    says: 'A unit charged by a unit that causes fear rolls at once, when the charger makes contact.',
    test: fearWhenCharged,
    of: meets,
    parts: [
      subjectPart('The charged unit', [
        'mounts',
        'blocked',
        'bard',
        'grogRation',
        'feared',
        'inquisition',
        'wizardWard',
        'ruler',
      ]),
      fearedPart('The charger'),
    ],
    first: { u: { unit: 'spears' }, f: { unit: 'dragons' } },
    subject: (view) => `${subjectWords(view)} charged by ${foeWords(view)}`,
  }),
  shaking({
    id: 'fear-charging',
    name: 'Fear: charging',
    group: 'Charge',
    says: 'When a fresh unit charges a feared unit, the charger rolls at once. A charger that fails still makes contact but is demoralized.',
    test: fearWhenCharging,
    of: meets,
    parts: [
      subjectPart('The charger', ['mounts', 'bard', 'grogRation', 'feared', 'inquisition', 'wizardWard', 'ruler']),
      fearedPart('The charged unit'),
    ],
    first: { u: { unit: 'knights' }, f: { unit: 'large-monsters' } },
    subject: (view) => `${subjectWords(view)} charging ${foeWords(view)}`,
    stands: 'Charges without flinching',
  }),
  shaking({
    id: 'throwing',
    name: 'Throwing weapons',
    group: 'Charge',
    says: 'When a unit charges the front of a unit with throwing weapons, or is charged by one, it rolls on contact.',
    test: underThrowingWeapons,
    of: testedUnit,
    parts: [subjectPart('The unit thrown at', ['blocked', 'bard', 'inquisition'])],
    first: { u: { unit: 'handweapons' } },
    subject: (view) => `${subjectWords(view)} under throwing weapons`,
  }),
  tested({
    id: 'prepared-trap',
    name: 'Rangers’ prepared trap',
    group: 'Charge',
    says: 'When an enemy charges rangers in terrain, or rangers charge an enemy there, the enemy rolls on contact. An enemy that fails is trapped at once.',
    test: preparedTrap,
    of: testedUnit,
    parts: [subjectPart('The enemy of the rangers', ['alchemist'])],
    first: { u: { unit: 'handweapons' } },
    subject: (view) => `${subjectWords(view)} meet rangers in terrain`,
    kinds: plainKinds('Sees the trap', 'Trapped', 'Cannot be trapped'),
    measures: failure('Trapped'),
  }),
  pursues,
  shaking({
    id: 'reputation',
    name: 'Fearful reputation',
    group: 'Charge',
    says: 'Against Assyrian and Near Eastern armies, all infantry, cavalry and war machines test before the first phase.',
    test: fearOfReputation,
    of: testedUnit,
    parts: [subjectPart('The unit', ['mounts', 'bard', 'grogRation', 'feared', 'inquisition'])],
    first: { u: { unit: 'militia' } },
    subject: (view) => `${subjectWords(view)} before a fearful enemy`,
  }),
];
