/** Calculator procedures for what happens to a beaten character: results rolls, captivity, destroyed captors. */

import { type Kind, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { known } from '../../kernel/chance.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { resultsRolls } from '../data/figures/results-rolls.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import type { Line } from '../melee/modifiers.ts';
import {
  type Captivity,
  type CharacterResult,
  captivityOver,
  captorDestroyed,
  characterResultsRoll,
  escapeRoll,
  intoCaptivity,
  type Occasion,
  resultsLines,
} from '../results-rolls/character-results.ts';
import {
  type Cause,
  type CharacterFieldId,
  type CharacterView,
  canBeCaptured,
  characterPart,
  seeCharacters,
} from './circumstances.ts';
import { championWords } from './combat-procedures.ts';

const mostTurns = 8;
const causeLines: Readonly<Partial<Record<Cause, Line>>> = {
  die: { id: 'die', name: 'Die', amount: spellEffects.die, rules: ['fr3.spells.die'] },
  structure: {
    id: 'structure',
    name: 'In the base that is destroyed',
    amount: resultsRolls.characterInDestroyedBb,
    rules: ['fr3.results-rolls.character-results-modifiers'],
  },
};

/** The circumstances of the results roll for this cause. */
export function occasionOf(seen: Pick<CharacterView, 'cause' | 'contact'>): Occasion {
  const line = causeLines[seen.cause];
  return { contact: canBeCaptured(seen), fight: false, lines: line ? [line] : [] };
}

type ResultKind = Kind<CharacterResult, CharacterView>;
const resultKinds: readonly ResultKind[] = [
  {
    id: 'escapes',
    tone: 'good2',
    words: ({ cause }) => (cause === 'die' || cause === 'gate' ? 'Comes to no harm' : 'Escapes'),
    is: ({ fate, guardLost }) => fate === 'escapes' && !guardLost,
  },
  { id: 'guard', tone: 'good1', words: 'His bodyguard dies in his place', is: ({ guardLost }) => guardLost },
  {
    id: 'captured',
    tone: 'bad2',
    words: ({ cause }) => (cause === 'gate' ? 'Trapped by the gate' : 'Captured'),
    is: ({ fate }) => fate === 'captured',
  },
  { id: 'killed', tone: 'bad3', words: 'Killed', is: ({ fate }) => fate === 'killed' },
];

type CaptivityKind = Kind<Captivity, CharacterView>;
const captivityKinds: readonly CaptivityKind[] = [
  { id: 'free', tone: 'good2', words: 'Free', is: (at) => at === 'free' },
  { id: 'captive', tone: 'bad1', words: 'Captive', is: (at) => at === 'captive' },
  { id: 'killed', tone: 'bad3', words: 'Killed', is: (at) => at === 'killed' },
];

const person: readonly CharacterFieldId[] = ['armor', 'guarded', 'null', 'unitCharacter'];
const captivity = {
  name: 'Own movement steps',
  row: 'After own movement step',
  most: mostTurns,
  usual: 4,
  kinds: captivityKinds,
} as const;

const resultsSums = (seen: CharacterView, occasion: Occasion): Sum[] => [
  { title: 'Character results roll', side: 'a', lines: resultsLines(seen.a, occasion), die: 10 },
];

const gateNote = {
  says: 'A character trapped by the gate makes the escape roll in each of his own turns.',
  rules: ['fr3.planar.gate-close-risk', 'fr3.results-rolls.character-escape-roll'],
} as const;

const results: Procedure = procedure<CharacterView, CharacterResult, Captivity>({
  id: 'results',
  name: 'Results roll',
  group: 'Fate',
  says: 'A character makes this roll if his unit is destroyed or he is hit himself. On 1–3 he is killed, on 4–6 he is captured, and on 7–10 he escapes.',
  rules: [
    'fr3.results-rolls.character-results',
    'fr3.character-combat.results-triggers',
    'fr3.results-rolls.character-results-modifiers',
  ],
  parts: [characterPart('a', 'The character', 'cause', 'contact', ...person, 'engaged')],
  first: { a: {} },
  see: seeCharacters,
  subject: ({ a, cause }) =>
    `${sentenceCase(championWords(a))}, ${
      {
        melee: 'his unit destroyed in melee',
        fire: 'his unit destroyed by fire or magic',
        lone: 'alone, contacted by a unit',
        die: 'under the spell Die',
        structure: 'in a base that is destroyed',
        gate: 'closing a planar gate',
      }[cause]
    }`,
  notes: ({ cause }) => (cause === 'gate' ? [gateNote] : []),
  sums: (seen) => resultsSums(seen, occasionOf(seen)),
  chance: (seen) => characterResultsRoll(seen.a, occasionOf(seen)),
  kinds: resultKinds,
  measures: [
    { name: 'Killed', kinds: ['killed'] },
    { name: 'Captured', kinds: ['captured'] },
    { name: 'Free in the end', kinds: ['free'], of: 'course' },
  ],
  course: {
    ...captivity,
    says: 'A captive must try to escape just before each movement step of his own side.',
    stages: (seen, turns) =>
      captivityOver(seen.a, intoCaptivity(characterResultsRoll(seen.a, occasionOf(seen))), seen.engaged, turns),
  },
});

const captive: Procedure = procedure<CharacterView, Captivity, Captivity>({
  id: 'captive',
  name: 'Escape from captivity',
  group: 'Fate',
  says: 'A captive must try to escape just before each movement step of his own side. The roll is easier, but more dangerous, while the captor is in melee.',
  rules: [
    'fr3.results-rolls.character-escape-roll',
    'fr3.results-rolls.character-escape-in-melee',
    'fr3.character-combat.captives-not-killed',
  ],
  parts: [characterPart('a', 'The captive', 'engaged', 'null')],
  first: { a: {} },
  see: seeCharacters,
  subject: ({ engaged }) =>
    `A captive${engaged > 0 ? `, his captor in melee for ${engaged === 1 ? 'the first step' : `${engaged} steps`}` : ''}`,
  sums: ({ engaged }) => [
    {
      title: engaged > 0 ? 'Escape roll, captor in melee' : 'Escape roll',
      side: 'a',
      lines: [],
      die: 10,
      against: {
        name: 'Escapes on',
        value:
          engaged > 0
            ? `${resultsRolls.escapeInMeleeKilled + 1}–${resultsRolls.escapeInMeleeFree}`
            : String(resultsRolls.escapeFree),
        rules: [engaged > 0 ? 'fr3.results-rolls.character-escape-in-melee' : 'fr3.results-rolls.character-escape-roll'],
      },
    },
  ],
  chance: ({ a, engaged }) => escapeRoll(a, engaged > 0),
  kinds: captivityKinds,
  measures: [
    { name: 'Free in the end', kinds: ['free'], of: 'course' },
    { name: 'Killed in the end', kinds: ['killed'], of: 'course' },
  ],
  course: {
    ...captivity,
    says: 'The captive makes one attempt before each movement step of his own side. He cannot choose to wait.',
    stages: ({ a, engaged }, turns) => captivityOver(a, known('captive'), engaged, turns),
  },
});

const rescued: Procedure = procedure<CharacterView, CharacterResult>({
  id: 'captor-destroyed',
  name: 'The captor is destroyed',
  group: 'Fate',
  says: 'A captive makes a results roll when either side destroys the unit that holds him.',
  rules: ['fr3.character-combat.captor-destroyed'],
  parts: [characterPart('a', 'The captive', 'another', 'armor', 'null')],
  first: { a: {} },
  see: seeCharacters,
  subject: ({ another }) => `A captive whose captor is destroyed${another ? ' beside another enemy' : ''}`,
  sums: (seen) => resultsSums(seen, { contact: seen.another, fight: false, lines: [] }),
  chance: ({ a, another }) => captorDestroyed(a, another),
  kinds: [
    { id: 'escapes', tone: 'good2', words: 'Free', is: ({ fate }) => fate === 'escapes' },
    { id: 'captured', tone: 'bad1', words: 'Handed over to the other unit', is: ({ fate }) => fate === 'captured' },
    { id: 'killed', tone: 'bad3', words: 'Killed', is: ({ fate }) => fate === 'killed' },
  ],
  measures: [
    { name: 'Free', kinds: ['escapes'] },
    { name: 'Killed', kinds: ['killed'] },
  ],
});

export const fateProcedures: readonly Procedure[] = [results, captive, rescued];
