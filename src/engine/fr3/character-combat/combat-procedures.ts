/** Calculator procedures for fights between characters: challenges, assassins, ethereals. */

import { type Kind, type Note, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { leaderOf } from '../melee/leaders.ts';
import { resultsLines } from '../results-rolls/character-results.ts';
import { type Attempt, assassination, assassinationOver, beginAttempt } from './assassination.ts';
import { type Champion, championLines, guardLines, victimLines } from './champion.ts';
import { type CharacterFieldId, type CharacterView, characterPart, seeCharacters } from './circumstances.ts';
import { type AgainstEthereal, againstEtherealLines, etherealFight, etherealFightOver, etherealLines } from './ethereals.ts';
import { type Duel, duelOf, duelOver } from './fight.ts';

const mostPhases = 8;
type SideId = 'a' | 'b';

/** The modifiers of both sides (those of the bodyguards first), and of the loser's results roll. */
function fightSums({ a, b }: CharacterView, names: Readonly<Record<SideId, string>>): Sum[] {
  const both = { a, b };
  const sums: Sum[] = (['a', 'b'] as const).map((at) => {
    const { guarded } = both[at];
    return {
      title: guarded ? `${names[at]}: the bodyguard first` : names[at],
      side: at,
      lines: guarded ? guardLines : championLines(both[at]),
    };
  });
  for (const at of ['a', 'b'] as const) {
    const lines = resultsLines(both[at], { contact: true, fight: true, lines: victimLines(both[at === 'a' ? 'b' : 'a']) });
    if (lines.length) sums.push({ title: `${names[at]}, if beaten: results roll`, side: at, lines, die: 10 });
  }
  return sums;
}

/** `General (+2,+2) with an exceptional weapon`. */
export function championWords(of: Champion): string {
  const grade = of.leader === 'none' ? 'character' : leaderOf(of.leader).name.replace(/^./, (letter) => letter.toLowerCase());
  const has = [
    of.superhero ? 'superhero' : '',
    of.weapon ? 'exceptional weapon' : '',
    of.armor ? 'exceptional armor' : '',
    of.guarded ? 'bodyguard' : '',
  ].filter(Boolean);
  const kind = of.assassin === 'no' ? grade : of.assassin === 'elite' ? `elite assassin, ${grade}` : `assassin, ${grade}`;
  return has.length ? `${kind} with ${has.join(', ')}` : kind;
}
type DuelKind = Kind<Duel, CharacterView>;
const fate = (at: SideId, which: Duel['a']['fate']) => (duel: Duel) => duel[at].fate === which;
const undecided = ({ a, b }: Duel) => a.fate === 'fighting' && b.fate === 'fighting';
const guardsLeft = (duel: Duel, { a, b }: CharacterView) => duel.a.guard === a.guarded && duel.b.guard === b.guarded;

const duelKinds: readonly DuelKind[] = [
  { id: 'b-killed', tone: 'good3', words: 'The one challenged is killed', is: fate('b', 'killed') },
  { id: 'b-captured', tone: 'good2', words: 'The one challenged is captured', is: fate('b', 'captured') },
  { id: 'b-escaped', tone: 'good1', words: 'The one challenged is beaten but escapes', is: fate('b', 'escaped') },
  {
    id: 'tied',
    tone: 'even',
    words: 'Tied: it goes on in the next phase',
    is: (duel, seen) => undecided(duel) && guardsLeft(duel, seen),
  },
  {
    id: 'guard',
    tone: 'both',
    words: 'Tied after a bodyguard has fallen',
    is: (duel, seen) => undecided(duel) && !guardsLeft(duel, seen),
  },
  { id: 'a-escaped', tone: 'bad1', words: 'The challenger is beaten but escapes', is: fate('a', 'escaped') },
  { id: 'a-captured', tone: 'bad2', words: 'The challenger is captured', is: fate('a', 'captured') },
  { id: 'a-killed', tone: 'bad3', words: 'The challenger is killed', is: fate('a', 'killed') },
];

const fighter: readonly CharacterFieldId[] = ['leader', 'superhero', 'weapon', 'armor', 'guarded', 'assassin', 'null', 'other'];

const declining: Note = {
  says: 'A character who declines does not roll. For the rest of the phase, the strongest character in this melee on the side that declined gives no melee bonus.',
  rules: ['fr3.character-combat.challenge-declined', 'fr3.character-combat.challenge'],
};
const noUnits = ({ a, b }: CharacterView) =>
  a.unitCharacter || b.unitCharacter
    ? [
        refused(
          'a',
          'Individuals can fight only individuals. A character who is a unit himself fights as a unit.',
          'fr3.character-combat.individuals-fight-individuals',
        ),
      ]
    : [];

const challenge: Procedure = procedure<CharacterView, Duel, Duel>({
  id: 'challenge',
  name: 'Challenge',
  group: 'Combat',
  says: 'Two champions fight before the melee. The stronger one adds the difference of their combat factors, and the loser makes a results roll.',
  rules: ['fr3.character-combat.challenge', 'fr3.character-combat.challenge-accepted', 'fr3.character-combat.fight'],
  parts: [characterPart('a', 'The challenger', ...fighter), characterPart('b', 'The one challenged', ...fighter)],
  first: { a: { leader: 'general-2-2', weapon: true }, b: { leader: 'hero-1-1' } },
  see: seeCharacters,
  subject: ({ a, b }) => `${sentenceCase(championWords(a))} challenges ${championWords(b)}`,
  refuse: noUnits,
  notes: () => [declining],
  sums: (seen) => fightSums(seen, { a: 'The challenger', b: 'The one challenged' }),
  chance: (seen) => duelOf(seen),
  kinds: duelKinds,
  measures: [
    { name: 'Challenged one lost', kinds: ['b-killed', 'b-captured'] },
    { name: 'Challenger lost', kinds: ['a-killed', 'a-captured'] },
  ],
  course: {
    name: 'Phases',
    row: 'After phase',
    most: mostPhases,
    usual: 3,
    says: 'The fight goes on while it is tied and both characters stay in the melee.',
    kinds: duelKinds,
    stages: (seen, turns) => duelOver(seen, turns),
  },
});

type AttemptKind = Kind<Attempt, CharacterView>;
const targetIs = (which: Duel['b']['fate']) => (attempt: Attempt) => attempt.target.fate === which;
const attemptKinds: readonly AttemptKind[] = [
  { id: 'killed', tone: 'good3', words: 'The target is killed', is: targetIs('killed') },
  { id: 'captured', tone: 'good2', words: 'The target is captured', is: targetIs('captured') },
  { id: 'escaped', tone: 'good1', words: 'The target is beaten but escapes', is: targetIs('escaped') },
  {
    id: 'tied',
    tone: 'even',
    words: 'Tied: it goes on in the next phase',
    is: ({ left, target }) => left > 0 && target.fate === 'fighting',
  },
  {
    id: 'fled',
    tone: 'bad1',
    words: ({ count }) => (count > 1 ? 'All assassins are beaten, but not all are lost' : 'The assassin is beaten but escapes'),
    is: ({ left, fled, target }) => left === 0 && fled > 0 && target.fate === 'fighting',
  },
  {
    id: 'lost',
    tone: 'bad3',
    words: ({ count }) => (count > 1 ? 'All assassins are lost, and the target survives' : 'The assassin is lost'),
    is: ({ left, fled, target }) => left === 0 && fled === 0 && target.fate === 'fighting',
  },
];

const assassinate: Procedure = procedure<CharacterView, Attempt, Attempt>({
  id: 'assassin',
  name: 'Assassination',
  group: 'Combat',
  says: 'An assassin who reaches a character or his unit starts a fight that the character cannot decline.',
  rules: ['fr3.abilities.assassin-challenge', 'fr3.abilities.assassin-bonus', 'fr3.character-combat.fight'],
  parts: [
    characterPart('a', 'The assassin', 'leader', 'assassin', 'weapon', 'armor', 'superhero', 'count', 'null', 'other'),
    characterPart('b', 'The target', ...fighter, 'alone'),
  ],
  first: { a: { leader: 'hero-1-1', assassin: 'assassin' }, b: { guarded: true } },
  see: seeCharacters,
  subject: ({ a, b, count }) =>
    `${sentenceCase(count > 1 ? `${count} times ${championWords(a)}` : championWords(a))} against ${championWords(b)}`,
  refuse: (seen) => [
    ...noUnits(seen),
    ...(seen.a.assassin === 'no'
      ? [refused('a.assassin', 'Only an assassin can force a character to fight.', 'fr3.abilities.assassin-challenge')]
      : []),
  ],
  notes: ({ b }) =>
    b.guarded
      ? [
          {
            says: 'The bodyguard fights first. If the bodyguard is beaten, he dies and the target must fight at once. If he wins, he kills the assassin.',
            rules: [
              'fr3.character-items.bodyguard-fights-first',
              'fr3.character-items.bodyguard-killed',
              'fr3.character-items.bodyguard-wins',
            ],
          },
        ]
      : [],
  sums: (seen) => fightSums(seen, { a: 'The assassin', b: 'The target' }),
  chance: (seen) => assassination(seen, beginAttempt(seen.b, seen.count)),
  kinds: attemptKinds,
  measures: [
    { name: 'Target lost', kinds: ['killed', 'captured'] },
    { name: 'Assassins lost', kinds: ['lost'] },
  ],
  course: {
    name: 'Phases',
    row: 'After phase',
    most: mostPhases,
    usual: 3,
    says: 'Tied characters fight again in the next phase, as long as the target stays within reach. An assassin who is beaten and escapes returns to his friends.',
    kinds: attemptKinds,
    stages: (seen, turns) => assassinationOver(seen, seen.count, turns),
  },
});

type EtherealKind = Kind<AgainstEthereal, CharacterView>;
const etherealKinds: readonly EtherealKind[] = [
  { id: 'destroyed', tone: 'good3', words: 'The ethereal is destroyed', is: (at) => at === 'destroyed' },
  { id: 'held', tone: 'even', words: 'The fight goes on', is: (at) => at === 'held' },
  { id: 'captured', tone: 'bad2', words: 'The character is captured', is: (at) => at === 'captured' },
  { id: 'killed', tone: 'bad3', words: 'The character is killed', is: (at) => at === 'killed' },
];

const ethereal: Procedure = procedure<CharacterView, AgainstEthereal, AgainstEthereal>({
  id: 'ethereal',
  name: 'Ethereal',
  group: 'Combat',
  says: 'If an ethereal would pass through a major character’s unit, he stops it and fights it in the melee step. A tie destroys the ethereal.',
  rules: ['fr3.spirits.ethereals-character-combat', 'fr3.spirits.ethereals-character-block'],
  parts: [
    characterPart(
      'a',
      'The character',
      'leader',
      'superhero',
      'weapon',
      'armor',
      'necromanticWard',
      'assassin',
      'null',
      'unitCharacter',
      'other',
    ),
  ],
  first: { a: { leader: 'hero-1-1' } },
  see: seeCharacters,
  subject: ({ a }) => `${sentenceCase(championWords(a))} against an ethereal`,
  sums: ({ a }) => [
    { title: 'The character', side: 'a', lines: againstEtherealLines(a), die: 10 },
    { title: 'The ethereal', side: 'b', lines: etherealLines, die: 10 },
  ],
  chance: ({ a }) => etherealFight(a),
  kinds: etherealKinds,
  measures: [
    { name: 'Ethereal destroyed', kinds: ['destroyed'] },
    { name: 'Character lost', kinds: ['captured', 'killed'] },
  ],
  course: {
    name: 'Phases',
    row: 'After phase',
    most: mostPhases,
    usual: 3,
    says: 'If a character escapes on his results roll, he fights again in the next phase.',
    kinds: etherealKinds,
    stages: ({ a }, turns) => etherealFightOver(a, turns),
  },
});

export const combatProcedures: readonly Procedure[] = [challenge, assassinate, ethereal];
