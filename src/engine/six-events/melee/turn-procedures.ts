/** Calculator procedures for a turn that ends in contact: events II and III, the move, event V, and later melee turns. */

import { askChoice, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Asked, type Kind, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { odds } from '../../kernel/odds.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { sumOf } from '../attack.ts';
import { isTroops } from '../fighter.ts';
import { flagFor, most } from '../parts.ts';
import { shooting, shotAttack } from '../ranged/shot.ts';
import { type Strike, strikeSum } from '../spells/strike.ts';
import { blowAttack, striking } from './blow.ts';
import { fighting, fightingPart, fightingWords, roundKinds, stands, usualFighting } from './meeting-procedures.ts';
import { blowOf, fightOn, type Round } from './round.ts';
import { type Approach, type Shooting, shotOf, turn } from './turn.ts';

const usualShooting = { shoots: false, ranged: 4, obstructed: false, spell: 'none', strength: 3 } as const;

function shootingAsked(side: 'a' | 'b'): Asked<Approach>[] {
  const me = (seen: Approach) => seen[side];
  const foe = (seen: Approach) => seen[side === 'a' ? 'b' : 'a'];
  return [
    flagFor<Approach>('shoots', 'Shoots first', ['six-events.ranged.shooters', 'six-events.ranged.target-characters'], (seen) =>
      foe(seen).is.is === 'character' ? 'A character on his own cannot be shot at while there are other targets.' : undefined,
    ),
    askNumber<Approach>('ranged', 'Ranged Prowess', 1, most.prowess, ['six-events.ranged.single-figures'], {
      matters: (seen) => me(seen).shoots && !isTroops(me(seen).is),
    }),
    folded({
      ...flagFor<Approach>(
        'obstructed',
        'Something in the way of its shot',
        ['six-events.ranged.modifier-obstruction'],
        (seen) => (me(seen).shoots ? undefined : 'It does not shoot.'),
      ),
      group: 'Shooting',
    }),
    folded({
      ...askChoice<Approach>(
        'spell',
        'A friend’s spell at the other',
        [
          ['none', 'None'],
          ['hellfire', 'Hellfire'],
          ['mystic-arrows', 'Mystic Arrows'],
        ],
        ['six-events.sample-set.cards', 'six-events.spells.simultaneous'],
      ),
      group: 'Spells, by our house cards',
    }),
    folded({
      ...askNumber<Approach>('strength', 'Its strength', 1, most.strength, ['six-events.spells.strength'], {
        matters: (seen) => me(seen).strike.spell !== 'none',
      }),
      group: 'Spells, by our house cards',
    }),
  ];
}

const part = (side: 'a' | 'b', name: string): Part<Approach> => {
  const { circumstances, ...of } = fightingPart(side, name);
  return {
    ...of,
    usual: () => ({ ...usualFighting, ...usualShooting }) as unknown as Said,
    circumstances: [...circumstances, ...shootingAsked(side)],
  };
};

const approaching = (said: Said): Approach['a'] => {
  const { shoots, ranged, obstructed, spell, strength } = said as unknown as Omit<Shooting, 'strike'> & Strike;
  return { ...fighting(said), shoots, ranged, obstructed, strike: { spell, strength } };
};

type TurnKind = Kind<Round, Approach>;

/**
 * The kinds of melee results, and of results that spells and shooting decide before the melee. Every turn is of exactly one kind.
 */
const turnKinds: readonly TurnKind[] = [
  { id: 'b-shot', tone: 'good1', words: 'The second is gone before contact', is: ({ met, a }) => !met && stands(a) },
  ...roundKinds.map((kind): TurnKind => ({ ...kind, is: (result, seen) => result.met && kind.is(result, seen) })),
  {
    id: 'neither-met',
    tone: 'both',
    words: 'Both are gone before contact',
    is: ({ met, a, b }) => !met && !stands(a) && !stands(b),
  },
  { id: 'a-shot', tone: 'bad1', words: 'The first is gone before contact', is: ({ met, b }) => !met && stands(b) },
];

const sides = [
  ['a', 'The first'],
  ['b', 'The second'],
] as const;

const whole: Procedure = procedure<Approach, Round, Round>({
  id: 'turn',
  name: 'A turn that ends in contact',
  group: 'Face to face',
  says: 'Spells hit in event II. Units with bows shoot in event III, and their targets check morale. The first unit moves into contact in event IV, and both fight in event V.',
  rules: ['six-events.turn.event-order', 'six-events.ranged.simultaneous', 'six-events.melee.start'],
  parts: [part('a', 'The first, who moves'), part('b', 'The second')],
  first: { a: { is: 'knight', mount: 'standard' }, b: { shoots: true } },
  see: ({ a = {}, b = {} }) => ({ a: approaching(a), b: approaching(b) }),
  subject: ({ a, b }) => sentenceCase(`${fightingWords(a)} moving into contact with ${fightingWords(b)}`),
  notes: ({ a, b }) => [
    {
      says: 'A unit that fails its check because of spells or shooting does not fight in melee.',
      rules: ['six-events.spells.failed-troops', 'six-events.ranged.failed-troops'],
    },
    {
      says: 'Losses before contact lower the later rolls. The sums shown for the melee rolls do not include these losses.',
      rules: ['six-events.melee.modifier-infantry-missing', 'six-events.melee.prowess-loss'],
    },
    ...(a.strike.spell === 'none' && b.strike.spell === 'none'
      ? []
      : [
          {
            says: 'The effects of spells are our own: the rules text gives only their names.',
            rules: ['six-events.sample-set.about', 'six-events.spells.no-offensive-in-combat'] as const,
          },
        ]),
    ...(a.shoots
      ? [{ says: 'The first unit has shot, so it moves at half speed.', rules: ['six-events.ranged.half-speed'] as const }]
      : []),
  ],
  sums: ({ a, b }) => [
    ...strikeSum(a.strike, b.is, 'a'),
    ...strikeSum(b.strike, a.is, 'b'),
    ...(a.shoots ? [sumOf(shooting, shotAttack(shotOf(a, b)), 'The first shoots', 'a')] : []),
    ...(b.shoots ? [sumOf(shooting, shotAttack(shotOf(b, a)), 'The second shoots', 'b')] : []),
    ...sides.map(([side, name]) =>
      sumOf(striking, blowAttack(side === 'a' ? blowOf(a, b) : blowOf(b, a)), `${name} in melee`, side),
    ),
  ],
  chance: turn,
  kinds: turnKinds,
  measures: [
    { name: 'The second is gone in the end', kinds: ['b-destroyed', 'b-breaks', 'b-shot'], of: 'course' },
    { name: 'The first is gone in the end', kinds: ['a-destroyed', 'a-breaks', 'a-shot'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 8,
    usual: 3,
    says: 'Shows this turn and the turns of melee after it. The odds assume that no other unit joins them and none rallies.',
    kinds: turnKinds,
    stages: (seen, turns) => {
      const fight = fightOn(seen);
      let now = odds(turn(seen));
      return Array.from({ length: turns }, (_, at) => {
        if (at > 0) now = now.andThen(fight);
        return now;
      });
    },
  },
});

export const turnProcedures: readonly Procedure[] = [whole];
