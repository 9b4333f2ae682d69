/** Calculator procedures for shooting and bespelling. */

import { askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Filled, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { elementOf } from '../data/elements.ts';
import { supplement } from '../data/figures/supplement.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { askBarred, askGoing, askType, combatantFrom, everyElement, usualCombatant } from './asked.ts';
import { rowNote, totalSum } from './close-combat-procedures.ts';
import { type Ended, type Shot, shot, spell, strikesBack } from './combat.ts';
import { type Combatant, nameOf } from './combatant.ts';
import { shootingLines, targetLines } from './factors.ts';
import { losesIt, shotKinds, spellKinds, suffers } from './result-kinds.ts';

interface View extends Shot {
  readonly distance: number;
}

const most = 1200;
const mostAids = 5;

const rangeOf = (me: Combatant): number => elementOf(me.is)?.range ?? 0;

const distance = (rules: readonly HottRuleId[]) =>
  folded(
    askNumber<View>('distance', 'Paces away', 0, most, rules, {
      group: 'Range',
      another: true,
      forbidden: ({ me, distance: paces }) =>
        paces > rangeOf(me)
          ? { because: `The target is ${paces} paces away, and the range is ${rangeOf(me)}.`, rules }
          : undefined,
    }),
  );

const aids = (name: string) => askNumber<View>('aids', name, 0, mostAids, ['hott.supplement.factor-aided-shooting']);

const targetOf = ({ target }: View): Combatant => target;

const seeWith =
  (is: Combatant['is']) =>
  ({ u = {}, t = {} }: Filled): View => {
    const said = t as Readonly<Record<string, unknown>>;
    return {
      me: combatantFrom({ is, ...u }),
      target: combatantFrom(t),
      cover: { aids: Number(u.aids), woods: said.woods === true, warded: said.warded === true },
      back: said.back === true,
      distance: Number(u.distance),
    };
  };

const usualTarget = { ...usualCombatant('blades'), woods: false, warded: false, back: false } as Said;

const shooter: Part<View> = {
  key: 'u',
  name: 'Who shoots',
  side: 'a',
  usual: () => ({ ...usualCombatant('shooters'), distance: 100 }),
  circumstances: [
    askType<View>(['shooters', 'artillery']),
    aids('Others that aid the shot'),
    distance(['hott.supplement.shooting-range-shooters', 'hott.supplement.shooting-range-artillery']),
    askBarred<View>(
      ({ me }) => me,
      ({ back }) => back,
    ),
  ],
};

const shootsBack = ({ target }: View): boolean => target.is === 'shooters';

const shotAt: Part<View> = {
  key: 't',
  name: 'The target',
  side: 'b',
  usual: () => usualTarget,
  circumstances: [
    askType<View>(everyElement),
    askGoing<View>(targetOf, () => undefined),
    askFlag<View>('woods', 'In woods', ['hott.supplement.factor-woods-cover'], {
      forbidden: ({ target }) =>
        target.going === 'bad'
          ? undefined
          : { because: 'Woods are bad going, so choose bad going for the target.', rules: ['hott.terrain.bad-going'] },
    }),
    askFlag<View>('back', 'Shoots back at it', ['hott.supplement.ignored-outcomes', 'hott.sequence.shooting-once'], {
      matters: shootsBack,
      forbidden: (seen) =>
        shootsBack(seen)
          ? undefined
          : {
              because: 'Only shooters can shoot in the other side’s bound.',
              rules: ['hott.sequence.shooting-once', 'hott.supplement.shooting-range-artillery'],
            },
    }),
    askBarred<View>(targetOf),
  ],
};

const measures = [
  { name: 'The target is lost', kinds: losesIt('b') },
  { name: 'The target gives way', kinds: suffers('b') },
];

const shooting: Procedure = procedure<View, Ended>({
  id: 'shoot',
  name: 'Shooting',
  group: 'From a distance',
  says: 'The shooter and the target each roll a d6. The target’s result depends on its type, and the shooter risks nothing unless it is shot at too.',
  rules: ['hott.supplement.combat-total', 'hott.supplement.factor-aided-shooting', 'hott.supplement.ignored-outcomes'],
  parts: [shooter, shotAt],
  first: { u: {}, t: {} },
  see: seeWith('shooters'),
  subject: ({ me, target, cover }) =>
    sentenceCase(`${nameOf(me)}${cover.aids ? ` with ${cover.aids} aiding` : ''} shooting at ${nameOf(target)}`),
  notes: ({ me, target, back }) => [
    {
      says: 'All of this comes from the supplement, because the excerpt of the rules has no combat numbers.',
      rules: ['hott.supplement.sources'],
    },
    ...(me.is === 'artillery'
      ? [
          {
            says: 'Artillery can shoot only in its own bound, and only if it has not moved.',
            rules: ['hott.supplement.shooting-range-artillery'] as const,
          },
        ]
      : []),
    { says: 'An element in front contact with an enemy cannot shoot.', rules: ['hott.supplement.shooting-contact'] },
    rowNote(target),
    ...(back ? [rowNote(me)] : []),
  ],
  sums: ({ me, target, cover }) => [
    totalSum('Who shoots', 'a', shootingLines(me, target)),
    totalSum('The target', 'b', targetLines(target, me, cover, 'shot')),
  ],
  chance: shot,
  kinds: shotKinds,
  measures,
});

const magician: Part<View> = {
  key: 'u',
  name: 'The magician',
  side: 'a',
  usual: () => ({ ...usualCombatant('magicians'), distance: 300 }),
  circumstances: [
    aids('Others that aid the spell'),
    distance(['hott.supplement.bespell-range']),
    askBarred<View>(
      ({ me }) => me,
      ({ target }) => strikesBack(target),
    ),
  ],
};

const bespelled: Part<View> = {
  key: 't',
  name: 'The target',
  side: 'b',
  usual: () => ({ ...usualTarget, is: 'heroes' }),
  circumstances: [
    askType<View>(everyElement),
    askGoing<View>(targetOf, () => undefined),
    askFlag<View>('warded', 'In woods, across running water, or near its cleric or paladin', [
      'hott.supplement.factor-bespell-water',
    ]),
    askBarred<View>(targetOf),
  ],
};

const bespelling: Procedure = procedure<View, Ended>({
  id: 'bespell',
  name: 'Bespelling',
  group: 'From a distance',
  says: `For ${supplement.bespell} PIPs, the magician and the target each roll a d6. If the magician rolls a ${supplement.backfire}, he is ensorcelled.`,
  rules: ['hott.supplement.bespell-cost', 'hott.supplement.bespell-backfire', 'hott.sequence.bespelling'],
  parts: [magician, bespelled],
  first: { u: {}, t: {} },
  see: seeWith('magicians'),
  subject: ({ target, cover }) =>
    sentenceCase(`a magician${cover.aids ? ` with ${cover.aids} aiding` : ''} bespelling ${nameOf(target)}`),
  notes: ({ target }) => [
    {
      says: 'All of this comes from the supplement, because the excerpt of the rules has no combat numbers.',
      rules: ['hott.supplement.sources'],
    },
    {
      says: 'The magician ignores a bad result, unless his target is a magician or a god.',
      rules: ['hott.supplement.ignored-outcomes'],
    },
    { says: 'An ensorcelled element counts as lost until desorcelled.', rules: ['hott.supplement.ensorcelled'] },
    rowNote(target),
  ],
  sums: ({ me, target, cover }) => [
    totalSum('The magician', 'a', shootingLines(me, target)),
    totalSum('The target', 'b', targetLines(target, me, cover, 'spell')),
  ],
  chance: spell,
  kinds: spellKinds,
  measures: [...measures, { name: 'The magician is lost', kinds: losesIt('a') }],
});

export const distanceProcedures: readonly Procedure[] = [shooting, bespelling];
