/**
 * Calculator procedures for what happens after a breach: to units in a falling structure, and to defenders beside a captured one.
 */

import { withoutAsking } from '../../kernel/calculator/asked.ts';
import { type Filled, type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Chance } from '../../kernel/chance.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { resultsRolls } from '../data/figures/results-rolls.ts';
import type { Aftermath } from '../demoralization.ts';
import type { View as MeleeView } from '../melee/combatant.ts';
import { combatant } from '../melee/combatant.ts';
import { retreatProcedures } from '../nerve/retreat-procedures.ts';
import { unitResultsRoll } from '../results-rolls/unit-results.ts';
import { barredFromDefending } from './storm.ts';
import { byItself, sideOf, troopsPart, troopsWords } from './troops.ts';

const group = 'Afterwards';

// ---- A structure falls ---------------------------------------------------------------------------

interface InsideView {
  readonly inside: MeleeView;
}

const fell = (view: InsideView): Chance<Aftermath> => unitResultsRoll(view.inside.me, true);
type InsideKind = Kind<Aftermath, InsideView>;
const insideKinds: readonly InsideKind[] = [
  { id: 'unharmed', tone: 'good2', words: 'Unharmed in the rubble', is: ({ fate }) => fate === 'unharmed' },
  { id: 'marked', tone: 'even', words: 'Loses a marker', is: ({ fate }) => fate === 'marked' },
  { id: 'demoralized', tone: 'bad1', words: 'Demoralized', is: ({ fate }) => fate === 'demoralized' },
  {
    id: 'double',
    tone: 'bad2',
    words: 'Double demoralized and falls back',
    is: ({ fate }) => fate === 'double-demoralized',
  },
  { id: 'destroyed', tone: 'bad3', words: 'Destroyed', is: ({ fate }) => fate === 'destroyed' || fate === 'captured' },
];

const collapse: Procedure = procedure<InsideView, Aftermath>({
  id: 'collapse',
  name: 'It falls on a unit',
  group,
  says: 'Each unit in a city or wall BB that is destroyed makes a unit results roll.',
  rules: ['fr3.structures.occupant-test', 'fr3.results-rolls.unit-results'],
  parts: [
    // The roll does not use the unit's own modifiers, so only the unit's remaining morale and markers matter.
    withoutAsking(
      troopsPart<InsideView>({
        key: 'u',
        name: 'The unit inside',
        side: 'a',
        seen: ({ inside }) => inside,
        also: ['blocked'],
        own: [],
        usual: {},
      }),
      ['elite', 'undead', 'leader', 'superhero', 'weapon', 'parasitics', 'other'],
    ),
  ],
  first: { u: { unit: 'spears' } },
  see: ({ u }: Filled) => ({ inside: byItself(combatant(sideOf(u ?? {}))) }),
  subject: ({ inside }) => sentenceCase(`${troopsWords(inside.me)} in a structure that is destroyed`),
  refuse: ({ inside: { me } }) => {
    const inside = barredFromDefending({ unit: me.unit.id });
    return inside ? [{ at: 'u', because: `${me.unit.name} are never in a city or wall BB.`, rules: inside.rules }] : [];
  },
  notes: () => [
    {
      says: 'A unit that becomes double demoralized in this way falls back along the wall if an empty base of its own side is beside it.',
      rules: ['fr3.siege.storming-example-wall-destroyed'],
    },
  ],
  sums: () => [
    {
      title: 'Unit results roll',
      side: 'a',
      lines: [
        {
          id: 'collapse',
          name: 'Its structure was destroyed',
          amount: resultsRolls.unitInDestroyedBb,
          rules: ['fr3.structures.occupant-test'],
        },
      ],
      die: 10,
      against: {
        name: `Destroyed to ${resultsRolls.unitDestroyed}, unharmed from`,
        value: `${resultsRolls.unitDemoralized + 1}+`,
        rules: ['fr3.results-rolls.unit-results'],
      },
    },
  ],
  chance: fell,
  kinds: insideKinds,
  measures: [
    { name: 'Unharmed', kinds: ['unharmed'] },
    { name: 'Destroyed', kinds: ['destroyed'] },
  ],
});

/** The test for defenders beside a captured base is one of the nerve procedures. */
const neighbours: readonly Procedure[] = retreatProcedures
  .filter(({ id }) => id === 'breach')
  .map((test) => ({ ...test, id: 'neighbours', group }));

export const aftermathProcedures: readonly Procedure[] = [collapse, ...neighbours];
