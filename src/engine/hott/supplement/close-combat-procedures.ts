/** Calculator procedures for close combat between elements. */

import { type Note, type Part, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { outcomeOf, pursuers } from '../data/outcomes.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { allCombatants, askType, closeAsked, combatantFrom, usualCombatant } from './asked.ts';
import { closeCombat, d6, type Ended } from './combat.ts';
import { type Combatant, isStronghold, nameOf } from './combatant.ts';
import { closeLines } from './factors.ts';
import { isHarmless } from './outcome.ts';
import { fightKinds, losesIt, suffers } from './result-kinds.ts';

interface Fight {
  readonly a: Combatant;
  readonly b: Combatant;
}

const part = (side: 'a' | 'b', name: string, usual: Combatant['is']): Part<Fight> => ({
  key: side,
  name,
  side,
  usual: () => usualCombatant(usual),
  circumstances: [
    askType<Fight>(allCombatants),
    ...closeAsked<Fight>(
      (seen) => seen[side],
      (seen) => seen[side === 'a' ? 'b' : 'a'],
    ),
  ],
});

export const fightWords = (of: Combatant): string => `${nameOf(of)}${of.general ? ' with the general' : ''}`;
/** A total made of a d6 and these modifiers. */
export const totalSum = (title: string, side: Sum['side'], lines: Sum['lines']): Sum => ({ title, side, lines, die: d6 });

/** A note that links to the results of an element that loses. */
export const rowNote = (of: Combatant): Note => ({
  says: `The row of results for ${nameOf(of)}.`,
  rules: [outcomeOf(of.is)?.rule as HottRuleId],
});

function notes({ a, b }: Fight): Note[] {
  const sides = [
    ['The first', a, b],
    ['The second', b, a],
  ] as const;
  const found: Note[] = sides.flatMap(([name, me, foe]): Note[] => [
    rowNote(me),
    ...(isHarmless(foe, me)
      ? [{ says: `${name} cannot be harmed by sneakers.`, rules: ['hott.supplement.sneaker-restriction'] as const }]
      : []),
    ...(me.support
      ? [
          {
            says: `${name}: if this element is destroyed, the element behind it is destroyed too.`,
            rules: ['hott.supplement.rear-support'] as const,
          },
        ]
      : []),
    ...(pursuers.includes(me.is)
      ? [{ says: `${name} pursues when it has won.`, rules: ['hott.supplement.pursuit'] as const }]
      : []),
  ]);
  return [
    {
      says: 'All of this comes from the supplement, because the excerpt of the rules has no combat numbers.',
      rules: ['hott.supplement.sources'],
    },
    ...found,
  ];
}

const fight: Procedure = procedure<Fight, Ended>({
  id: 'close',
  name: 'Close combat',
  group: 'Close combat',
  says: 'Both roll a d6 and add their combat factor and tactical factors. The side with the lower total is beaten. If its total is half the higher total or less, that side is doubled instead.',
  rules: ['hott.supplement.combat-total', 'hott.supplement.outcome-thresholds', 'hott.sequence.close-combat-both'],
  parts: [part('a', 'The first', 'knights'), part('b', 'The second', 'spears')],
  first: { a: {}, b: {} },
  see: ({ a = {}, b = {} }) => ({ a: combatantFrom(a), b: combatantFrom(b) }),
  subject: ({ a, b }) => sentenceCase(`${fightWords(a)} against ${fightWords(b)}`),
  refuse: ({ a, b }) => [
    ...(isStronghold(a) && isStronghold(b)
      ? [refused('b.is', 'Only the defender has a stronghold.', 'hott.strongholds.defender-only')]
      : []),
    ...(a.charged && b.charged
      ? [refused('b.charged', 'Only the side whose bound it is can make contact.', 'hott.sequence.alternate')]
      : []),
  ],
  notes,
  sums: ({ a, b }) => [totalSum('The first', 'a', closeLines(a, b)), totalSum('The second', 'b', closeLines(b, a))],
  chance: ({ a, b }) => closeCombat(a, b),
  kinds: fightKinds,
  measures: [
    { name: 'The second is lost', kinds: losesIt('b') },
    { name: 'The first is lost', kinds: losesIt('a') },
    { name: 'The second gives way', kinds: suffers('b') },
  ],
});

export const closeProcedures: readonly Procedure[] = [fight];
