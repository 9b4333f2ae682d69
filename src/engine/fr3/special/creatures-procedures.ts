/** Calculator procedures for cyclics and exploding contraptions. */
import { askChoice, withoutAsking } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { known, map } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import type { Aftermath } from '../demoralization.ts';
import { bout, type Combatant, combatant } from '../melee/combatant.ts';
import { resultOf } from '../melee/outcome.ts';
import { cyclics, type Stage, stageIn, stages } from '../monsters/cyclics.ts';
import type { NerveView } from '../nerve/circumstances.ts';
import { afterwards } from '../nerve/entries.ts';
import { seeNerve, subjectPart, subjectWords } from '../nerve/parts.ts';
import { phasesOf, standingOf } from '../nerve/standing.ts';
import { type Standing, standingAfter } from '../standing.ts';

const names: Readonly<Record<Stage, string>> = { eggs: 'Eggs', larvae: 'Larvae', adults: 'Adults' };
const rules = {
  eggs: 'fr3.monsters.cyclics-eggs',
  larvae: 'fr3.monsters.cyclics-larvae',
  adults: 'fr3.monsters.cyclics-adults',
} as const;

interface Life {
  readonly stage: Stage;
}

const stageKinds: readonly Kind<Stage, Life>[] = stages.map((stage) => ({
  id: stage,
  tone: ({ eggs: 'bad1', larvae: 'good1', adults: 'good3' } as const)[stage],
  words: names[stage],
  is: (now) => now === stage,
}));

const fightsAs = {
  eggs: 'do not move',
  larvae: 'move and fight as handweapons',
  adults: 'move and fight as large monsters, and cause fear',
} as const;

const life: Procedure = procedure<Life, Stage, Stage>({
  id: 'cyclics',
  name: 'Cyclics',
  group: 'Battle',
  says: 'Cyclics change in step 3 of each of their owner’s phases: eggs, larvae, adults, and eggs again.',
  rules: ['fr3.monsters.cyclics-life-cycle', 'fr3.monsters.cyclics-deploy'],
  parts: [
    {
      key: 's',
      name: 'The cyclics',
      side: 'a',
      usual: () => ({ stage: 'eggs' }),
      circumstances: [
        askChoice<Life>(
          'stage',
          'Now',
          stages.map((stage) => [stage, names[stage]] as const),
          ['fr3.monsters.cyclics-life-cycle'],
          { another: true },
        ),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as Life,
  subject: ({ stage }) => `Cyclics, now ${names[stage].toLowerCase()}`,
  notes: () => [
    ...stages.map((stage) => {
      const { combatFactor, rally } = cyclics(stage);
      return { says: `${names[stage]} ${fightsAs[stage]}: CF ${combatFactor}, rally ${rally}+.`, rules: [rules[stage]] };
    }),
    {
      says: 'Cyclics change even in melee. Markers, place and facing stay the same. No roll is needed.',
      rules: ['fr3.monsters.cyclics-life-cycle'] as const,
    },
  ],
  sums: () => [],
  chance: ({ stage }) => known(stage),
  kinds: stageKinds,
  measures: [{ name: 'Adults', kinds: ['adults'], of: 'course' }],
  course: {
    name: 'Turns',
    row: 'In own turn',
    most: 9,
    usual: 5,
    says: 'Only the owner’s own turns are counted. Eggs first change in their owner’s next turn after the one in which they were laid.',
    kinds: stageKinds,
    stages: ({ stage }, turns) => Array.from({ length: turns }, (_, at) => odds<Stage>(known(stageIn(at + 1, stage)))),
  },
});

/** What a contraption does to the unit that destroys it. The effect is computed as a melee that the contraption loses. */
const exploded = (victim: Combatant) => {
  const of = {
    ...bout({ a: { unit: 'handweapons' }, b: { unit: 'contraptions' } }),
    a: victim,
    b: combatant({ unit: 'contraptions' }),
  };
  return map(resultOf(of, { winner: 'a', doubled: true }), ({ a }) => a);
};

type BlastKind = Kind<Aftermath, NerveView>;
const blastKinds: readonly BlastKind[] = [
  { id: 'unharmed', tone: 'good2', words: 'Nothing happens to it', is: ({ fate }) => fate === 'unharmed' },
  { id: 'marked', tone: 'bad1', words: 'Loses markers', is: ({ fate }) => fate === 'marked' },
  { id: 'demoralized', tone: 'bad1', words: 'Demoralized', is: ({ fate }) => fate === 'demoralized' },
  {
    id: 'double',
    tone: 'bad2',
    words: 'Double demoralized',
    is: ({ fate, pushedBack }) => fate === 'double-demoralized' && !pushedBack,
  },
  {
    id: 'pushed',
    tone: 'bad2',
    words: 'Double demoralized and pushed back',
    is: ({ fate, pushedBack }) => fate === 'double-demoralized' && pushedBack,
  },
  { id: 'destroyed', tone: 'bad3', words: 'Destroyed', is: ({ fate }) => fate === 'destroyed' },
];

const explosion: Procedure = procedure<NerveView, Aftermath, Standing>({
  id: 'explosion',
  name: 'Contraption explodes',
  group: 'Battle',
  says: 'A contraption destroyed in melee explodes on 5+; then its destroyer takes a plain artillery damage roll.',
  rules: ['fr3.war-machines.contraptions-explosion', 'fr3.artillery.damage'],
  // The calculator asks for these two bonuses only if the unit has extra markers. Without markers, any harm demoralizes the unit,
  // and it loses the bonuses before it can use them to rally.
  parts: [
    withoutAsking(
      subjectPart('The unit that destroyed it', ['blocked', 'bard']),
      ['barbarian', 'bless'],
      ({ of }) => of.me.is.markers > 0,
    ),
  ],
  first: { u: { unit: 'large-monsters' } },
  see: seeNerve,
  subject: (view) => `${subjectWords(view)} have destroyed a contraption`,
  refuse: ({ of }) =>
    of.me.unit.id === 'ethereals' ? [refused('u', 'Ethereals do not fight units.', 'fr3.spirits.ethereals')] : [],
  sums: () => [
    {
      title: 'Whether it explodes',
      side: 'b',
      lines: [],
      die: 10,
      needs: warMachines.explosion,
    },
  ],
  chance: ({ of }) => exploded(of.me),
  kinds: blastKinds,
  measures: [
    { name: 'Harmed', kinds: ['marked', 'demoralized', 'double', 'pushed', 'destroyed'] },
    { name: 'Destroyed', kinds: ['destroyed'] },
    { name: 'Fresh in the end', kinds: ['fresh'], of: 'course' },
  ],
  course: {
    ...afterwards,
    says: 'The unit’s state after the explosion, then after one rally attempt in each of its own phases.',
    stages: (view, turns) =>
      phasesOf(
        view.subject,
        map(exploded(view.of.me), (after) => standingAfter(standingOf(view.of), after)),
        turns,
      ),
  },
});

export const creatureProcedures: readonly Procedure[] = [explosion, life];
