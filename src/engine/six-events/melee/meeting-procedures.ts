/** Calculator procedures for two units in melee, turn by turn. */

import { askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Kind, type Note, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { sentenceCase } from '../../kernel/text.ts';
import type { Aftermath } from '../aftermath.ts';
import { sumOf } from '../attack.ts';
import { columnOf, fighterKinds, rowOf } from '../fighter.ts';
import { neededOf } from '../morale/check.ts';
import { fighterAsked, fighterFrom, fighterWords, usualFighter } from '../parts.ts';
import { askGround, askLeader, onsetFrom } from './asked.ts';
import { blowAttack, plainOnset, striking } from './blow.ts';
import { blowOf, type Fighting, fightOn, firstRound, type Meeting, type Round } from './round.ts';

export const usualFighting = { ...usualFighter, ...plainOnset, race: 0 } as unknown as Said;

/** One of the two units. */
export const fightingPart = (side: 'a' | 'b', name: string): Part<Meeting> => ({
  key: side,
  name,
  side,
  usual: () => usualFighting,
  circumstances: [
    ...fighterAsked<Meeting>((seen) => seen[side].is, fighterKinds),
    askLeader<Meeting>((seen) => seen[side].is),
    ...askGround<Meeting>(),
    folded({
      ...askNumber<Meeting>('race', 'Bonus of its race', -3, 3, ['six-events.morale.race-modifiers'], {
        matters: (seen) => columnOf(seen[side].is) !== undefined,
      }),
      group: 'Morale',
    }),
  ],
});

export const fighting = (said: Said): Fighting => ({ is: fighterFrom(said), onset: onsetFrom(said), race: Number(said.race) });

export const stands = ({ fate }: Aftermath): boolean => fate === 'stands';
const dead = ({ fate }: Aftermath): boolean => fate === 'destroyed';

/** Every round is of exactly one kind. */
export const roundKinds: readonly Kind<Round, Meeting>[] = [
  { id: 'b-destroyed', tone: 'good3', words: 'The second is destroyed', is: ({ a, b }) => stands(a) && dead(b) },
  { id: 'b-breaks', tone: 'good2', words: 'The second breaks', is: ({ a, b }) => stands(a) && !stands(b) && !dead(b) },
  { id: 'both-stand', tone: 'even', words: 'Both fight on', is: ({ a, b }) => stands(a) && stands(b) },
  { id: 'neither', tone: 'both', words: 'Neither stands', is: ({ a, b }) => !stands(a) && !stands(b) },
  { id: 'a-breaks', tone: 'bad2', words: 'The first breaks', is: ({ a, b }) => stands(b) && !stands(a) && !dead(a) },
  { id: 'a-destroyed', tone: 'bad3', words: 'The first is destroyed', is: ({ a, b }) => stands(b) && dead(a) },
];

/** The roll that each side needs to pass its check, before losses and numbers count. */
function nerveNote(me: Fighting, foe: Fighting, who: string): Note[] {
  const column = columnOf(me.is);
  if (column === undefined) return [{ says: `${who} never checks its morale.`, rules: ['six-events.morale.characters-exempt'] }];
  const needed = neededOf(column, rowOf(foe.is));
  return needed === null
    ? [{ says: `${who} does not check against peasants.`, rules: ['six-events.morale.no-check'] }]
    : [
        {
          says: `${who} needs ${needed < 0 ? `−${-needed}` : needed}+ in its morale check, before modifiers.`,
          rules: ['six-events.morale.chart', 'six-events.morale.chart-lookup'],
        },
      ];
}

export const fightingWords = ({ is }: Fighting): string => fighterWords(is, { dice: true, armor: true });

const meeting: Procedure = procedure<Meeting, Round, Round>({
  id: 'meeting',
  name: 'Two units, face to face',
  group: 'Face to face',
  says: 'Both attack at the same time. After casualties are removed, each unit that was hit checks its morale.',
  rules: ['six-events.melee.simultaneous', 'six-events.melee.face-to-face', 'six-events.melee.morale-check'],
  parts: [fightingPart('a', 'The first'), fightingPart('b', 'The second')],
  first: { a: { is: 'knight' }, b: { is: 'yeoman' } },
  see: ({ a = {}, b = {} }) => ({ a: fighting(a), b: fighting(b) }),
  subject: ({ a, b }) => sentenceCase(`${fightingWords(a)} against ${fightingWords(b)}`),
  notes: ({ a, b }) => [...nerveNote(a, b, 'The first'), ...nerveNote(b, a, 'The second')],
  sums: ({ a, b }) => [
    sumOf(striking, blowAttack(blowOf(a, b)), 'The first attacks', 'a'),
    sumOf(striking, blowAttack(blowOf(b, a)), 'The second attacks', 'b'),
  ],
  chance: (seen) => fightOn(seen)(firstRound(seen)),
  kinds: roundKinds,
  measures: [
    { name: 'The second is gone in the end', kinds: ['b-destroyed', 'b-breaks'], of: 'course' },
    { name: 'The first is gone in the end', kinds: ['a-destroyed', 'a-breaks'], of: 'course' },
  ],
  course: {
    name: 'Turns of melee',
    row: 'After turn',
    most: 8,
    usual: 3,
    says: 'They fight every turn until one is destroyed or fails its check. The odds assume that no other unit joins them and none rallies.',
    kinds: roundKinds,
    stages: (seen, turns) => {
      const fight = fightOn(seen);
      let now = odds<Round>(known(firstRound(seen)));
      return Array.from({ length: turns }, () => {
        now = now.andThen(fight);
        return now;
      });
    },
  },
});

export const meetingProcedures: readonly Procedure[] = [meeting];
