/** Calculator fields about attackers in melee. */
import { askChoice, folded } from '../../kernel/calculator/asked.ts';
import type { Asked } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { type Fighter, isTroops } from '../fighter.ts';
import { flagFor } from '../parts.ts';
import { type Onset, plainOnset } from './blow.ts';

const troopsOnly =
  <View>(of: (seen: View) => Fighter, because: string) =>
  (seen: View): string | undefined =>
    isTroops(of(seen)) ? undefined : because;

/** The side of the target that is attacked, for targets that have sides: six-events.melee.characters-no-flank. */
export const askAttacks = <View>(target: (seen: View) => Fighter): Asked<View> =>
  askChoice<View>(
    'attacks',
    'Attacks the',
    [
      ['front', 'Front'],
      ['flank', 'Flank'],
      ['rear', 'Rear'],
    ],
    ['six-events.melee.modifier-flank', 'six-events.melee.modifier-rear'],
    {
      matters: (seen) => target(seen).is !== 'character',
      forbidden: (seen) =>
        target(seen).is === 'character'
          ? { because: 'Characters have no flank or rear.', rules: ['six-events.melee.characters-no-flank'] }
          : undefined,
    },
  );

/** A leader attached to troops. */
export const askLeader = <View>(of: (seen: View) => Fighter): Asked<View> =>
  flagFor<View>(
    'leader',
    'Leader attached',
    ['six-events.melee.modifier-leader', 'six-events.movement.attachment'],
    troopsOnly(of, 'A leader can be attached only to a unit of troops.'),
  );

/** The ground and the light between attacker and target, and the result of the Random Movement Table. */
export const askGround = <View>(): Asked<View>[] =>
  [
    flagFor<View>('slope', 'Across a stream, or uphill', ['six-events.melee.modifier-stream-uphill']),
    flagFor<View>('ford', 'Across a river ford', ['six-events.melee.modifier-ford']),
    flagFor<View>('wall', 'Target behind a wall or hedge', ['six-events.terrain.wall-melee']),
    flagFor<View>('dark', 'In darkness, or unable to see', ['six-events.melee.modifier-darkness']),
    flagFor<View>('stands', 'Stands and attacks', [
      'six-events.creatures.stand-and-attack',
      'six-events.creatures.random-movement',
    ]),
  ].map((asked, at) => folded({ ...asked, group: at < 4 ? 'Ground and light' : 'Random movement' }));

export const onsetFrom = (said: Said): Onset =>
  Object.fromEntries(Object.entries(plainOnset).map(([id, usual]) => [id, said[id] ?? usual])) as unknown as Onset;
