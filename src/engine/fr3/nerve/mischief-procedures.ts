/** Calculator procedures for taunts, gazes, ethereals, poison and parasitics. */
import type { Procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { failure, shaking, tested, testedUnit } from './entries.ts';
import { etherealPasses } from './ethereals.ts';
import { catchesParasitics, gazedAt, poisoned, taunted } from './mischief.ts';
import { subjectPart, subjectWords } from './parts.ts';
import { plainKinds } from './result-kinds.ts';

export const mischiefProcedures: readonly Procedure[] = [
  tested({
    id: 'taunt',
    name: 'Taunt',
    group: 'Mischief',
    says: 'An enemy within 12″ that is not engaged rolls at −1. An enemy that fails must charge the taunter at once.',
    test: taunted,
    of: testedUnit,
    parts: [subjectPart('The taunted unit', ['engaged'])],
    first: { u: { unit: 'knights' } },
    subject: (view) => `${subjectWords(view)} taunted`,
    kinds: plainKinds('Ignores the taunt', 'Must charge the taunter'),
    measures: failure('Must charge'),
  }),
  tested({
    id: 'gaze',
    name: 'Paralyzing gaze',
    group: 'Mischief',
    says: 'The target of the gaze must be within 5″. The target makes a rally roll. A target that fails cannot move or shoot this turn and has CF 0.',
    test: gazedAt,
    of: testedUnit,
    parts: [subjectPart('The unit gazed at', ['level', 'armor'])],
    first: { u: { unit: 'handweapons' } },
    subject: (view) => `${subjectWords(view)} under a paralyzing gaze`,
    notes: ({ of }) =>
      of.me.is.level === 'flying' || of.me.is.level === 'swimming'
        ? [
            {
              says: 'A unit held by the gaze drops one level, so that units on the ground or the sea bottom can attack it.',
              rules: ['fr3.optional-abilities.gaze-levels'],
            },
          ]
        : [],
    kinds: [
      {
        id: 'passed',
        tone: 'good2',
        words: ({ of }) => (of.is.armor ? 'The gaze is thrown back' : 'Resists'),
        is: ({ roll }) => roll === 'passed',
      },
      { id: 'failed', tone: 'bad2', words: 'Held for the turn', is: ({ roll }) => roll === 'failed' },
    ],
    measures: failure('Held'),
  }),
  shaking({
    id: 'ethereal',
    name: 'Ethereal moves through',
    group: 'Mischief',
    says: 'A unit that an ethereal moves through, friend or foe, must roll. A unit that fails loses a level of morale.',
    test: etherealPasses,
    of: testedUnit,
    parts: [subjectPart('The unit', ['blocked', 'bard', 'grogRation', 'inquisition'])],
    first: { u: { unit: 'spears' } },
    subject: (view) => `An ethereal moves through ${subjectWords(view).toLowerCase()}`,
    stands: 'Bears it',
    none: 'Not affected',
    notes: () => [
      {
        says: 'A unit with a major character stops the ethereal instead, and the character fights it.',
        rules: ['fr3.spirits.ethereals-character-block'],
      },
    ],
  }),
  tested({
    id: 'poison',
    name: 'Poison',
    group: 'Mischief',
    says: 'If poisonous troops demoralize a unit by bowfire or in melee, it must roll. If the unit fails, its marker becomes a poison marker.',
    test: poisoned,
    of: testedUnit,
    parts: [subjectPart('The unit just demoralized')],
    first: { u: { unit: 'handweapons', state: 1 } },
    subject: (view) => `${subjectWords(view)} by a poisonous unit`,
    refuse: ({ of }) =>
      of.me.is.state === 0
        ? [
            refused(
              'u.state',
              'Poison affects only a unit that has just been demoralized.',
              'fr3.optional-abilities.poison-effect',
            ),
          ]
        : [],
    kinds: plainKinds('Only demoralized', 'Poisoned', 'Poison does nothing to it'),
    measures: failure('Poisoned'),
  }),
  tested({
    id: 'infest',
    name: 'Parasitics spread',
    group: 'Mischief',
    says: 'When a unit fails to shed its parasitics, each unit beside it must roll. A neighbour that fails gets parasitics too.',
    test: catchesParasitics,
    of: testedUnit,
    parts: [subjectPart('The neighbour')],
    first: { u: { unit: 'spears' } },
    subject: (view) => `${subjectWords(view)} beside an infested unit`,
    refuse: ({ of }) =>
      of.me.is.parasitics !== 'no'
        ? [refused('u.parasitics', 'This unit already has parasitics.', 'fr3.spirits.parasitics-deployment')]
        : [],
    kinds: plainKinds('Keeps them off', 'Infested', 'Immune'),
    measures: failure('Infested'),
  }),
];
