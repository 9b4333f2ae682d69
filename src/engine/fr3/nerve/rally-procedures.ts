/** Calculator procedures for recovery: rallying, escaping, removing parasitics and poison. */
import { type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { canRally, type Standing } from '../standing.ts';
import type { NerveView } from './circumstances.ts';
import { mostTurns, notesOf, repeated, steps, sumsOf } from './entries.ts';
import { fadesBack, purge, shedParasitics } from './mischief.ts';
import { seeNerve, subjectPart, subjectWords } from './parts.ts';
import { standingKinds } from './result-kinds.ts';
import { attempt, phasesOf, rallyTest, standingOf } from './standing.ts';
import { clearTrap, sizeAgainstTraps } from './traps.ts';

const rallies: Procedure = procedure<NerveView, Standing, Standing>({
  id: 'rally',
  name: 'Rally',
  group: 'Rally',
  says: 'A demoralized unit rolls once in each of its own phases, before anything else. A successful roll removes up to two levels of demoralization.',
  rules: ['fr3.rally.roll', 'fr3.rally.success', 'fr3.rally.timing'],
  parts: [subjectPart('The unit', ['lost', 'poisoned', 'bard', 'nullField'])],
  first: { u: { unit: 'spears', state: 1 } },
  see: seeNerve,
  subject: (view) => `${subjectWords(view)} rally`,
  refuse: (view) =>
    canRally(standingOf(view.of))
      ? []
      : [
          refused(
            'u.state',
            view.of.me.is.state > 0
              ? 'This unit cannot rally, because all its demoralization is from poison.'
              : `${view.of.me.unit.name} do not need to rally, because they are fresh.`,
            'fr3.rally.roll',
            ...(view.of.me.is.state > 0 ? (['fr3.optional-abilities.poison-marker'] as const) : []),
          ),
        ],
  sums: ({ of }) => sumsOf(rallyTest, of, 'Rally roll'),
  notes: ({ of }) => notesOf(rallyTest, of),
  chance: (view) => attempt(view.subject, standingOf(view.of)),
  kinds: standingKinds,
  measures: [
    { name: 'Fresh now', kinds: ['fresh'] },
    { name: 'Fresh in the end', kinds: ['fresh'], of: 'course' },
  ],
  course: {
    name: 'Own phases',
    row: 'After own phase',
    most: mostTurns,
    usual: 4,
    says: 'The unit makes one rally attempt in each of its own phases. The odds assume that nothing else happens to it.',
    kinds: standingKinds,
    stages: (view, turns) => phasesOf(view.subject, known(standingOf(view.of)), turns),
  },
});

export const rallyProcedures: readonly Procedure[] = [
  rallies,
  repeated({
    id: 'trap',
    name: 'Clear a trap',
    group: 'Rally',
    says: 'A trapped or grappled unit rolls in step 5 of its own phase, after movement. A unit that passes is no longer trapped.',
    test: clearTrap,
    rules: ['fr3.spirits.traps-clearing', 'fr3.items.grapple-escape'],
    parts: [subjectPart('The unit', ['trap', 'grapplers', 'mechanic', 'alchemist'])],
    first: { u: { unit: 'knights' } },
    subject: (view) =>
      `${subjectWords(view)} in ${{ trap: 'a trap', elite: 'an elite trap', grapple: 'a grapple' }[view.of.is.trap]}`,
    notes: ({ of }) => {
      const size = sizeAgainstTraps(of.me);
      return size && of.is.trap !== 'grapple'
        ? [
            {
              says: 'A unit of this size also rolls at once when the trap is set. Count this roll as the unit’s first attempt.',
              rules: [size.rule],
            },
          ]
        : [];
    },
    words: { free: 'Free', held: 'Still held', none: 'Freed without a roll' },
    turns: {
      ...steps(),
      says: 'The unit makes one attempt in step 5 of each of its own phases. The odds assume that its morale does not change.',
    },
  }),
  repeated({
    id: 'parasitics',
    name: 'Shed parasitics',
    group: 'Rally',
    says: 'A unit with parasitics may roll in step 5 of its own phase. If the unit fails, its neighbours must roll too.',
    test: shedParasitics,
    parts: [subjectPart('The unit')],
    first: { u: { unit: 'spears', parasitics: 'ordinary' } },
    subject: (view) => `${subjectWords(view)} shed parasitics`,
    refuse: ({ of }) =>
      of.me.is.parasitics === 'no'
        ? [refused('u.parasitics', 'This unit has no parasitics.', 'fr3.spirits.parasitics-removal')]
        : [],
    words: { free: 'Rid of them', held: 'Still infested' },
    turns: { ...steps(), says: 'The unit makes one attempt in step 5 of each of its own phases.' },
  }),
  repeated({
    id: 'purge',
    name: 'Purge poison',
    group: 'Rally',
    says: 'A poisoned unit with a healer rolls at the start of each turn. A successful roll removes one poison marker.',
    test: purge,
    parts: [subjectPart('The unit', ['poisoned'])],
    first: { u: { unit: 'spears', state: 1, poisoned: 1, healer: true } },
    subject: (view) => `${subjectWords(view)} purge poison`,
    refuse: ({ of }) => {
      if (of.is.poisoned === 0)
        return [refused('u.poisoned', 'This unit has no poison marker.', 'fr3.optional-abilities.poison-purge')];
      return of.me.is.healer && !of.me.mass
        ? []
        : [refused('u.healer', 'Only a healer can purge poison.', 'fr3.optional-abilities.poison-purge')];
    },
    words: { free: 'A marker goes', held: 'Still poisoned' },
    turns: { row: 'After turn', name: 'Turns', says: 'The unit rolls at the start of each turn until the first marker is gone.' },
  }),
  repeated({
    id: 'fade',
    name: 'Return after fading',
    group: 'Rally',
    says: 'A faded unit rolls in each of its own rally steps. A unit that passes the roll returns to the place where it was destroyed.',
    test: fadesBack,
    parts: [subjectPart('The unit')],
    first: { u: { unit: 'major-spirits' } },
    subject: (view) => `Faded ${subjectWords(view).toLowerCase()}`,
    notes: () => [
      {
        says: 'If a unit is destroyed after its side’s morale clock has reached 4, it does not return.',
        rules: ['fr3.character-items.fade-limit'],
      },
    ],
    words: { free: 'Back on the table', held: 'Still away' },
    turns: { row: 'After own phase', name: 'Own phases', says: 'The unit rolls in each of its own rally steps.' },
  }),
];
