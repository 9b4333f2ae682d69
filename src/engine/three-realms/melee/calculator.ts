/** The melee calculator: who strikes first, the effect of the attacks, who breaks, and who is run down. */
import { type Calculator, type Kind, type Note, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { map } from '../../kernel/chance.ts';
import { basics } from '../data/figures/basics.ts';
import type { Stat } from '../data/stat-line.ts';
import { faceToBeat } from '../dice.ts';
import { atLeast, lossKinds } from '../harm/loss-kinds.ts';
import { called, line, lines, mostModels } from '../models.ts';
import { type AfterMelee, meleeWithTests } from './aftermath.ts';
import { aftermathProcedures } from './aftermath-procedures.ts';
import { tooLongToFightOn, tooManyBlows } from './limits.ts';
import { fightersPart } from './parts.ts';
import { type Fight, phasesOf } from './phases.ts';
import {
  chargeChange,
  diceOf,
  type Fighters,
  type Melee,
  otherSide,
  type Side,
  seeMelee,
  strikersOf,
  threatenedOf,
  wholeOf,
} from './question.ts';
import { type First, initiative, lostOf, meleeRound, strike } from './round.ts';

const mostLost = 2 * mostModels;

const names: Readonly<Record<Side, string>> = { a: 'First unit', b: 'Second unit' };

/** The fighters in words, with the values that the roll asks for. */
function words(fighters: Fighters, asked: readonly (Stat | 'points')[]): string {
  const { models, front, behind, reach, who, charge } = fighters;
  const name = called(who, Object.fromEntries(asked.map((each) => [each, fighters[each as keyof Fighters] as number])));
  const striking = front + (reach ? behind : 0);
  const ranks = reach && behind > 0 ? `${front} + ${behind}` : String(front);
  const all = models > striking ? `${ranks} of ${models} × ${name}` : striking === 1 ? name : `${ranks} × ${name}`;
  return `${all}${charge === 'no' ? '' : ', charging'}`;
}
const inMelee = ['I', 'MT', 'S', 'A', 'E', 'P', 'points'] as const;
const against =
  (asked: readonly (Stat | 'points')[]) =>
  ({ a, b }: Melee): string =>
    `${words(a, asked)}${a.charge === 'no' ? '' : ','} against ${words(b, asked)}`;

const initiativeSum = ({ I, charge }: Fighters, side: Side): Sum => ({
  title: `${names[side]}: Initiative Value`,
  side,
  die: basics.die,
  lines: lines(
    line('I', 'I', I, 'three-realms.melee.initiative-value', 'three-realms.stat-line.initiative'),
    charge === 'terrain'
      ? line('charge', 'Charged through terrain', chargeChange(charge), 'three-realms.melee.charge-terrain-penalty')
      : line('charge', 'Charged', chargeChange(charge), 'three-realms.melee.charge-bonus'),
  ),
});

function strikeSums(melee: Melee, side: Side): Sum[] {
  const by = melee[side];
  const at = melee[otherSide(side)];
  const dice = diceOf(by, wholeOf(by, at), strikersOf(by)).reduce((sum, each) => sum + each, 0);
  return [
    {
      title: `${names[side]}: to hit, ${dice} ${dice === 1 ? 'die' : 'dice'}`,
      side,
      die: basics.die,
      lines: lines(line('MT', 'MT', by.MT, 'three-realms.melee.to-hit', 'three-realms.stat-line.melee-training')),
      needs: faceToBeat(by.MT, at.E),
      against: { name: 'Evasion', value: String(at.E), rules: ['three-realms.stat-line.evasion'] },
    },
    {
      title: `${names[side]}: to damage`,
      side,
      die: basics.die,
      lines: lines(line('S', 'S', by.S, 'three-realms.melee.to-damage', 'three-realms.stat-line.strength')),
      needs: faceToBeat(by.S, at.P),
      against: { name: 'Protection', value: String(at.P), rules: ['three-realms.stat-line.protection'] },
    },
  ];
}

function strikeNotes(melee: Melee, sides: readonly Side[]): Note[] {
  const found: Note[] = [
    {
      says: 'Contacts are assumed to be spread evenly: each model touches its share of the enemies, rounded up.',
      rules: ['three-realms.melee.threat'],
    },
  ];
  const any = (holds: (side: Fighters) => boolean) => sides.some((side) => holds(melee[side]));
  if (any(({ poisoned }) => poisoned))
    found.push({
      says: 'The d5 of a poisoned weapon applies to all the hits that one model has made.',
      rules: ['three-realms.melee-weapons.poisoned'],
    });
  if (sides.some((side) => melee[side].reach && (melee.a.behind > 0 || melee.b.behind > 0)))
    found.push({
      says: 'Models with Reach can strike from the second rank, and can strike the enemy’s second rank.',
      rules: ['three-realms.melee-weapons.reach'],
    });
  return found;
}

const firstKinds: readonly Kind<First, Melee>[] = [
  { id: 'a', tone: 'good2', words: 'The first unit strikes first', is: (first) => first === 'a' },
  { id: 'both', tone: 'both', words: 'Both strike together', is: (first) => first === 'both' },
  { id: 'b', tone: 'bad2', words: 'The second unit strikes first', is: (first) => first === 'b' },
];

type AfterMeleeWords = readonly [id: AfterMelee, tone: Kind<AfterMelee, Melee>['tone'], words: string];
const afterMelee: readonly AfterMeleeWords[] = [
  ['b-gone', 'good3', 'The second unit is destroyed'],
  ['b-flees', 'good2', 'The second unit loses and flees'],
  ['tie-b-flees', 'good2', 'A tie, the second unit flees'],
  ['b-stands', 'good1', 'The second unit loses and stands'],
  ['tie-stand', 'even', 'A tie, both stand'],
  ['tie-both-flee', 'both', 'A tie, both flee'],
  ['both-gone', 'both', 'Both are destroyed'],
  ['a-stands', 'bad1', 'The first unit loses and stands'],
  ['tie-a-flees', 'bad2', 'A tie, the first unit flees'],
  ['a-flees', 'bad2', 'The first unit loses and flees'],
  ['a-gone', 'bad3', 'The first unit is destroyed'],
];
const afterKinds: readonly Kind<AfterMelee, Melee>[] = afterMelee.map(([id, tone, says]) => ({
  id,
  tone,
  words: says,
  is: (so) => so === id,
}));

/** The state of a fight over several phases. */
const fightKinds: readonly Kind<Fight, Melee>[] = (
  [
    ['b-out', 'good3', 'The second unit is gone or flees', ['b-gone', 'b-flees', 'tie-b-flees']],
    ['on', 'even', 'They fight on', []],
    ['both-out', 'both', 'Both are gone or flee', ['both-gone', 'tie-both-flee']],
    ['a-out', 'bad3', 'The first unit is gone or flees', ['a-gone', 'a-flees', 'tie-a-flees']],
  ] as const
).map(([id, tone, words, ends]) => ({
  id,
  tone,
  words,
  is: (fight) => (fight === 'on' ? id === 'on' : (ends as readonly AfterMelee[]).includes(fight)),
}));

const mostPhases = 6;

const strikes = ['models', 'front', 'MT', 'S', 'A'] as const;
const struck = ['E', 'P', 'points'] as const;
const blows = ['behind', 'reach', 'poisoned', 'guile', 'onOne'] as const;

/** A Melee Phase between two units, alone or in a series: its circumstances and results. */
const wholePhase = {
  parts: (['a', 'b'] as const).map((side) =>
    fightersPart(
      side,
      names[side],
      side === 'a' ? 'human-warrior' : 'average',
      ['who', 'models', 'charge', 'I', 'MT', 'S', 'A', 'E', 'P', 'D'],
      ['front', ...blows, 'points', 'bodies', 'automaton'],
    ),
  ),
  first: { a: { charge: 'charged' }, b: {} },
  see: seeMelee,
  subject: against([...inMelee, 'D']),
  sums: (melee: Melee) => (['a', 'b'] as const).flatMap((side) => [initiativeSum(melee[side], side), ...strikeSums(melee, side)]),
  chance: meleeWithTests,
  kinds: afterKinds,
} as const;

export const melee: Calculator = {
  id: 'melee',
  name: 'Melee',
  groups: ['Blows', 'Afterwards'],
  procedures: [
    procedure<Melee, AfterMelee>({
      id: 'round',
      name: 'A Melee Phase',
      group: 'Blows',
      says: 'Both units roll for initiative and strike in that order. The unit that has lost more models takes a drive test.',
      rules: ['three-realms.melee.phase', 'three-realms.melee.initiative-order', 'three-realms.melee.loser-tests'],
      ...wholePhase,
      refuse: tooManyBlows(['a', 'b']),
      notes: (melee) => [
        ...strikeNotes(melee, ['a', 'b']),
        {
          says: 'A unit that passes may still choose to flee. Losses count from the beginning of this Melee Phase.',
          rules: ['three-realms.melee.passed-choice', 'three-realms.melee.loss-penalty'] as const,
        },
        {
          says: 'No test is taken when one side is destroyed: there is no enemy left to flee from.',
          rules: ['three-realms.melee.enemy-wiped-out'] as const,
        },
      ],
      measures: [
        { name: 'The second unit goes', kinds: ['b-gone', 'b-flees', 'tie-b-flees', 'tie-both-flee', 'both-gone'] },
        { name: 'The first unit goes', kinds: ['a-gone', 'a-flees', 'tie-a-flees', 'tie-both-flee', 'both-gone'] },
      ],
    }),
    procedure<Melee, AfterMelee, Fight>({
      id: 'phases',
      name: 'Melee Phases in a row',
      group: 'Blows',
      says: 'The two units fight phase after phase, until one of them is destroyed or flees. Initiative is rolled anew each time.',
      rules: ['three-realms.melee.phase', 'three-realms.melee.initiative-each-phase', 'three-realms.melee.loser-tests'],
      ...wholePhase,
      refuse: tooLongToFightOn,
      notes: (melee) => [
        ...strikeNotes(melee, ['a', 'b']),
        {
          says: 'If a unit passes its test, it holds. In a tie, both hold. Fallen models are replaced from behind, and wounded models stay in front.',
          rules: ['three-realms.melee.passed-choice', 'three-realms.melee.tie-both-hold'] as const,
        },
        {
          says: 'A charge counts in the first phase only.',
          rules: ['three-realms.melee.charge-bonus'] as const,
        },
      ],
      measures: [
        { name: 'The second unit goes in the end', kinds: ['b-out', 'both-out'], of: 'course' },
        { name: 'The first unit goes in the end', kinds: ['a-out', 'both-out'], of: 'course' },
      ],
      course: {
        name: 'Melee Phases',
        row: 'After phase',
        most: mostPhases,
        usual: 3,
        says: 'One Melee Phase each game turn, as long as both hold and no other unit joins them.',
        kinds: fightKinds,
        stages: phasesOf,
      },
    }),
    procedure<Melee, number>({
      id: 'losses',
      name: 'Losses of the enemy',
      group: 'Blows',
      says: 'What the second unit loses in one Melee Phase, no matter which unit strikes first.',
      rules: ['three-realms.melee.to-hit', 'three-realms.melee.to-damage', 'three-realms.melee.initiative-order'],
      parts: (['a', 'b'] as const).map((side) =>
        fightersPart(
          side,
          names[side],
          side === 'a' ? 'human-warrior' : 'average',
          ['who', 'models', 'charge', 'I', 'MT', 'S', 'A', 'E', 'P'],
          ['front', ...blows, 'points', 'bodies'],
        ),
      ),
      first: { a: { charge: 'charged' }, b: {} },
      see: seeMelee,
      subject: against(inMelee),
      refuse: tooManyBlows(['a', 'b']),
      notes: (melee) => strikeNotes(melee, ['a', 'b']),
      sums: (melee) => [
        initiativeSum(melee.a, 'a'),
        initiativeSum(melee.b, 'b'),
        ...strikeSums(melee, 'a'),
        ...strikeSums(melee, 'b'),
      ],
      chance: (melee) => map(meleeRound(melee), ({ b }) => b),
      kinds: lossKinds<Melee>(
        mostLost,
        ({ b }) => b.bodies,
        ({ a, b }) => threatenedOf(b, a) * (b.bodies ? b.points : 1),
      ),
      measures: [1, 2, 3].map((least) => ({ name: `At least ${least}`, kinds: atLeast(least, mostLost) })),
    }),
    procedure<Melee, number>({
      id: 'strike',
      name: 'One step of blows',
      group: 'Blows',
      says: 'All models of a unit with the same Initiative Value strike together: roll to hit, assign the hits, then roll for damage.',
      rules: ['three-realms.melee.attack-dice', 'three-realms.melee.to-hit', 'three-realms.melee.to-damage'],
      parts: [
        fightersPart('a', 'Those who strike', 'human-warrior', ['who', ...strikes], [...blows, 'points', 'bodies']),
        fightersPart('b', 'Those who are struck', 'average', ['who', 'models', ...struck], ['front', 'behind', 'bodies']),
      ],
      first: { a: {}, b: { models: 3 } },
      see: seeMelee,
      subject: ({ a, b }) => `Blows of ${words(a, ['MT', 'S', 'A'])} at ${words(b, ['E', 'P', 'points'])}`,
      refuse: tooManyBlows(['a']),
      notes: (melee) => strikeNotes(melee, ['a']),
      sums: (melee) => strikeSums(melee, 'a'),
      chance: ({ a, b }) => {
        const dice = diceOf(a, wholeOf(a, b), strikersOf(a));
        return map(strike({ by: a, dice, at: b, targets: wholeOf(b, a) }), (left) => lostOf(b, a, left));
      },
      kinds: lossKinds<Melee>(
        mostLost,
        ({ b }) => b.bodies,
        ({ a, b }) => threatenedOf(b, a) * (b.bodies ? b.points : 1),
      ),
      measures: [1, 2, 3].map((least) => ({ name: `At least ${least}`, kinds: atLeast(least, mostLost) })),
    }),
    procedure<Melee, First>({
      id: 'initiative',
      name: 'Who strikes first',
      group: 'Blows',
      says: 'Each unit rolls a d10 and adds its I; the higher value strikes first.',
      rules: ['three-realms.melee.initiative-value', 'three-realms.melee.initiative-order'],
      parts: (['a', 'b'] as const).map((side) =>
        fightersPart(side, names[side], side === 'a' ? 'human-warrior' : 'average', ['who', 'charge', 'I']),
      ),
      first: { a: { charge: 'charged' }, b: {} },
      see: seeMelee,
      subject: ({ a, b }) =>
        `${a.who.name}${a.charge === 'no' ? '' : ', charging,'} (I ${a.I}) against ${b.who.name}${b.charge === 'no' ? '' : ', charging'} (I ${b.I})`,
      notes: () => [
        {
          says: 'Among equal values the higher I strikes first; where that is equal too, both strike together.',
          rules: ['three-realms.melee.initiative-ties'],
        },
      ],
      sums: ({ a, b }) => [initiativeSum(a, 'a'), initiativeSum(b, 'b')],
      chance: initiative,
      kinds: firstKinds,
      measures: [
        { name: 'The first unit first', kinds: ['a'] },
        { name: 'The second unit first', kinds: ['b'] },
      ],
    }),
    ...aftermathProcedures,
  ],
};
