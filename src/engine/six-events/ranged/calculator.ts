/** The calculator for ranged attacks. */

import { askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Calculator, type Filled, type Part, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { sentenceCase } from '../../kernel/text.ts';
import type { Aftermath } from '../aftermath.ts';
import { sumOf } from '../attack.ts';
import { ranged as figures } from '../data/figures/ranged.ts';
import { columnOf, isTroops } from '../fighter.ts';
import { anyHit, hitKinds } from '../hit-kinds.ts';
import { fighterAsked, fighterFrom, fighterWords, flagFor, most, usualFighter } from '../parts.ts';
import { targetKinds } from '../target-kinds.ts';
import { firstToll, type Shot, shooting, shotAfter, shotAttack, shotHits } from './shot.ts';

interface View extends Shot {
  readonly distance: number;
  readonly reach: number;
  /** How many living figures of the unit do not see the target. */
  readonly blind: number;
  /** Whether the shooter has no other target on the table. */
  readonly last: boolean;
}

const mostInches = 48;
const mostHits = most.prowess;
const usualShooter = { ...usualFighter, obstructed: false, blind: 0, distance: 10, reach: figures.range, reduces: 0 };
const usualTarget = { ...usualFighter, leader: false, leaderKilled: false, commanderKilled: false, race: 0, last: false };

const living = ({ models, missing }: View['me']): number => models - missing;

const shooter: Part<View> = {
  key: 'u',
  name: 'Who shoots',
  side: 'a',
  usual: () => usualShooter as unknown as Said,
  circumstances: [
    ...fighterAsked<View>(({ me }) => me, ['peasant', 'yeoman', 'knight', 'creature', 'character', 'war-machine'], {
      armor: false,
    }).filter(({ id }) => id !== 'rank'),
    flagFor<View>('obstructed', 'Something in the way', ['six-events.ranged.modifier-obstruction']),
    {
      ...askNumber<View>('blind', 'Figures that do not see the target', 0, 0, ['six-events.ranged.line-of-sight'], {
        matters: ({ me }) => isTroops(me),
        forbidden: ({ me, blind }) =>
          isTroops(me) && 2 * blind > living(me)
            ? {
                because: `At least half of the ${living(me)} figures must see the target, but only ${living(me) - blind} can.`,
                rules: ['six-events.ranged.line-of-sight'],
              }
            : undefined,
      }),
      shape: { kind: 'number', least: 0, most: ({ me }) => living(me) },
    },
    askNumber<View>('reduces', 'Lowers Armor by', 0, most.armor, ['six-events.ranged.war-machine-armor'], {
      matters: ({ me }) => me.is === 'war-machine',
      forbidden: ({ me }) =>
        me.is === 'war-machine'
          ? undefined
          : { because: 'Only war machines can lower Armor.', rules: ['six-events.ranged.war-machine-armor'] },
    }),
    folded(
      askNumber<View>('distance', 'Inches away', 1, mostInches, ['six-events.ranged.range'], {
        group: 'Range',
        forbidden: ({ distance, reach }) =>
          distance > reach
            ? {
                because: `The target is ${distance} inches away, and the weapon reaches ${reach}.`,
                rules: ['six-events.ranged.range'],
              }
            : undefined,
      }),
    ),
    folded(
      askNumber<View>('reach', 'Range of the weapon', 1, mostInches, ['six-events.ranged.range'], {
        group: 'Range',
        forbidden: ({ distance, reach }) =>
          distance > reach
            ? {
                because: `The target is ${distance} inches away, and the weapon reaches ${reach}.`,
                rules: ['six-events.ranged.range'],
              }
            : undefined,
      }),
    ),
  ],
};

const noCheck = ({ target }: View): string | undefined =>
  columnOf(target) === undefined ? 'A figure on its own never checks its morale.' : undefined;
const noLeader = (seen: View): string | undefined =>
  noCheck(seen) ?? (isTroops(seen.target) ? undefined : 'A leader can be attached only to a unit of troops.');

const target: Part<View> = {
  key: 't',
  name: 'The target',
  side: 'b',
  usual: () => usualTarget as unknown as Said,
  circumstances: [
    ...fighterAsked<View>(({ target: of }) => of, ['peasant', 'yeoman', 'knight', 'creature', 'character', 'war-machine'], {
      dice: false,
    }).filter(({ id }) => id !== 'rank'),
    flagFor<View>('last', 'No other target on the table', ['six-events.ranged.target-characters'], ({ target: of }) =>
      of.is === 'character' ? undefined : 'This matters only for a character on his own.',
    ),
    flagFor<View>('leader', 'Leader attached', ['six-events.morale.mod-leader-attached'], noLeader),
    ...[
      flagFor<View>('leaderKilled', 'Its leader was killed this turn', ['six-events.morale.mod-leader-killed'], noLeader),
      flagFor<View>(
        'commanderKilled',
        'The army commander was killed this turn',
        ['six-events.morale.mod-commander-killed'],
        noCheck,
      ),
      askNumber<View>('race', 'Bonus of its race', -3, 3, ['six-events.morale.race-modifiers'], {
        matters: (seen) => noCheck(seen) === undefined,
      }),
    ].map((asked) => folded({ ...asked, group: 'Morale' })),
  ],
};

function see({ u = {}, t = {} }: Filled): View {
  const { obstructed, blind, reduces, distance, reach } = u as unknown as typeof usualShooter;
  const { leader, leaderKilled, commanderKilled, race, last } = t as unknown as typeof usualTarget;
  return {
    me: fighterFrom(u),
    target: fighterFrom(t),
    obstructed,
    blind,
    reduces,
    distance,
    reach,
    last,
    nerve: { leader, leaderKilled, commanderKilled, race },
  };
}

const subject = ({ me, target: at }: View): string =>
  sentenceCase(`${fighterWords(me, { dice: true })} shooting at ${fighterWords(at, { armor: true })}`);

export const ranged: Calculator = {
  id: 'ranged',
  name: 'Ranged attacks',
  groups: ['Ranged attacks'],
  procedures: [
    procedure<View, number, Aftermath>({
      id: 'shot',
      name: 'A ranged attack',
      group: 'Ranged attacks',
      says: 'Troops roll one d6 for the unit and divide by Armor; single figures roll a d6 for each point of their Ranged Prowess.',
      rules: ['six-events.ranged.shooters', 'six-events.ranged.troops', 'six-events.ranged.single-figures'],
      parts: [shooter, target],
      first: { u: {}, t: { is: 'peasant', armor: 1 } },
      see,
      subject,
      refuse: ({ target: { is }, last }) =>
        is === 'character' && !last
          ? [
              {
                at: 't.is',
                because: 'A character on his own may be shot at only when nothing else on the table can be.',
                rules: ['six-events.ranged.target-characters'],
              },
            ]
          : [],
      notes: ({ me }) => [
        { says: 'Neither of the two may be in melee.', rules: ['six-events.ranged.not-in-combat'] },
        ...(isTroops(me)
          ? [{ says: 'At least half of its figures must see the target.', rules: ['six-events.ranged.line-of-sight'] as const }]
          : []),
        { says: 'A unit that shoots moves at half speed for the rest of the turn.', rules: ['six-events.ranged.half-speed'] },
      ],
      sums: (seen) => [sumOf(shooting, shotAttack(seen), 'Ranged attack', 'a')],
      chance: shotHits,
      kinds: hitKinds(mostHits),
      measures: [
        { name: 'Hits', kinds: anyHit(mostHits) },
        { name: 'Gone in the end', kinds: ['destroyed', 'routs', 'withdraw', 'flee', 'berserk'], of: 'course' },
      ],
      course: {
        name: 'Turns of shooting',
        row: 'After turn',
        most: 8,
        usual: 2,
        says: 'One such attack each turn, and the morale check at the end of event III. A unit that fails is gone and is not shot at again.',
        kinds: targetKinds,
        stages: (seen, turns) => {
          let now = odds<Aftermath>(known(firstToll(seen)));
          return Array.from({ length: turns }, () => {
            now = now.andThen((before) => shotAfter(seen, before));
            return now;
          });
        },
      },
    }),
  ],
};
