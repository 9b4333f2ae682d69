/** Calculator procedures for morale spells and innate abilities. */
import type { Procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { innateOf } from '../data/innate.ts';
import { type NerveView, performedAbility, resistedAbility } from './circumstances.ts';
import { levelMeasures, recovery, tested, testedUnit } from './entries.ts';
import { performsAbility, resistsAbility } from './innate.ts';
import { subjectPart, subjectWords } from './parts.ts';
import { levelKinds, plainKinds, type TestKind } from './result-kinds.ts';
import { sparedBySpell, spellOf, underSpell } from './spells.ts';

const spellName = ({ of }: NerveView) => spellOf(of.is.spell)?.name ?? '';
const harmfulSpell: readonly TestKind[] = [
  {
    id: 'blessed',
    tone: 'good3',
    words: ({ of }) => (of.me.is.state > 0 ? 'Raised by one level' : 'Blessed'),
    is: ({ roll }, { of }) => roll === 'passed' && of.is.spell === 'bless-1',
  },
  {
    id: 'passed',
    tone: 'good2',
    words: ({ of }) => (of.is.spell === 'greatest-fear' ? 'Turns and runs one full move' : 'Resists'),
    is: ({ roll, after }, { of }) => roll === 'passed' && after.fate === 'unharmed' && of.is.spell !== 'bless-1',
  },
  {
    id: 'none',
    tone: 'good2',
    words: 'The spell does nothing to it',
    is: ({ roll, after }) => roll === 'none' && after.fate === 'unharmed',
  },
  {
    id: 'proof',
    tone: 'even',
    words: ({ of }) => (spellOf(of.is.spell)?.roll === 'help' ? 'The spell fails' : 'No level lost'),
    is: ({ roll, after }) => roll === 'failed' && after.fate === 'unharmed',
  },
  ...levelKinds('').filter(({ id }) => !['passed', 'none', 'proof'].includes(id)),
];

const abilityName = ({ of }: NerveView) => innateOf(of.is.ability)?.name ?? '';
const harmfulAbility = ({ of }: NerveView) => of.is.ability === 'war-cry' || of.is.ability === 'earthquake';

export const magicProcedures: readonly Procedure[] = [
  tested({
    id: 'spell',
    name: 'Morale spell',
    group: 'Magic',
    says: 'The effect of a spell on the morale of a unit, if the spell is not dispelled.',
    test: underSpell,
    of: testedUnit,
    rules: ['fr3.spells.psychology-flag', 'fr3.rally.roll'],
    parts: [subjectPart('The target', ['spell', 'blocked', 'bard', 'grogRation', 'inquisition'])],
    first: { u: { unit: 'spears' } },
    subject: (view) => `${subjectWords(view)} under ${spellName(view)}`,
    kinds: harmfulSpell,
    measures: levelMeasures,
    course: recovery(underSpell, testedUnit),
    notes: (view) => {
      const cast = spellOf(view.of.is.spell);
      return cast && !sparedBySpell(view.of, cast)
        ? [{ says: `The entry for ${cast.name} gives the spell’s cost and duration.`, rules: [cast.rule] }]
        : [];
    },
  }),
  tested({
    id: 'resist',
    name: 'Resist an innate ability',
    group: 'Magic',
    says: 'The target of an innate ability makes a rally roll. If the target fails, the ability takes effect.',
    test: resistsAbility,
    of: testedUnit,
    parts: [subjectPart('The target', ['blocked', 'bard', 'grogRation', 'inquisition'], [resistedAbility])],
    first: { u: { unit: 'spears' } },
    subject: (view) => `${subjectWords(view)} against ${abilityName(view)}`,
    kinds: [
      { id: 'passed', tone: 'good2', words: 'Resists', is: ({ roll }) => roll === 'passed' },
      { id: 'none', tone: 'good2', words: 'Not affected', is: ({ roll }) => roll === 'none' },
      {
        id: 'affected',
        tone: 'bad2',
        words: ({ of }) => `${innateOf(of.is.ability)?.name} takes effect`,
        is: ({ roll, after }, view) => roll === 'failed' && after.fate === 'unharmed' && !harmfulAbility(view),
      },
      {
        id: 'proof',
        tone: 'even',
        words: 'Fails, but takes no harm',
        is: ({ roll, after }, view) => roll === 'failed' && after.fate === 'unharmed' && harmfulAbility(view),
      },
      ...levelKinds('').filter(({ id }) => !['passed', 'none', 'proof'].includes(id)),
    ],
    measures: [{ name: 'Affected', kinds: ['affected', 'proof', 'marked', 'demoralized', 'double', 'pushed', 'destroyed'] }],
  }),
  tested({
    id: 'perform',
    name: 'Use an innate ability',
    group: 'Magic',
    says: 'A unit that uses an innate ability on itself or on a base makes a rally roll for it to work.',
    test: performsAbility,
    of: testedUnit,
    parts: [subjectPart('The user', ['target'], [{ ...performedAbility }])],
    first: { u: { unit: 'knights', ability: 'fast-movement' } },
    subject: (view) => `${subjectWords(view)} use ${abilityName(view)}`,
    refuse: ({ of }) =>
      innateOf(of.is.ability)?.roll === 'user succeeds'
        ? []
        : [refused('u.ability', 'Choose an ability that needs a roll by its user.', 'fr3.innate.initiator-test')],
    kinds: plainKinds('It works', 'It fails', 'It works without a roll'),
    measures: [{ name: 'It works', kinds: ['passed', 'none'] }],
  }),
];
