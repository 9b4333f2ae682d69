/** The states of a target, event by event. */
import type { Kind } from '../kernel/calculator/procedure.ts';
import type { Aftermath } from './aftermath.ts';
import { type Fighter, isHalved, lostOf, withLost } from './fighter.ts';

interface Seen {
  readonly target: Fighter;
}
type TargetKind = Kind<Aftermath, Seen>;

const standing =
  (is: (now: Fighter, target: Fighter) => boolean): TargetKind['is'] =>
  ({ fate, lost }, { target }) =>
    fate === 'stands' && is(withLost(target, lost), target);
const unhurt = (now: Fighter, target: Fighter): boolean => lostOf(now) === lostOf(target);

/** Every result is of exactly one kind. */
export const targetKinds: readonly TargetKind[] = [
  { id: 'destroyed', tone: 'good3', words: 'The target is destroyed', is: ({ fate }) => fate === 'destroyed' },
  { id: 'routs', tone: 'good2', words: 'It routs', is: ({ fate }) => fate === 'routs' },
  { id: 'withdraw', tone: 'good2', words: 'It withdraws', is: ({ fate }) => fate === 'withdraw' },
  { id: 'flee', tone: 'good3', words: 'It flees', is: ({ fate }) => fate === 'flee' },
  { id: 'berserk', tone: 'both', words: 'It goes berserk', is: ({ fate }) => fate === 'berserk' },
  {
    id: 'halved',
    tone: 'good1',
    words: 'It stands, half lost or more',
    is: standing((now, target) => !unhurt(now, target) && isHalved(now)),
  },
  {
    id: 'hurt',
    tone: 'even',
    words: 'It stands, with losses',
    is: standing((now, target) => !unhurt(now, target) && !isHalved(now)),
  },
  { id: 'unhurt', tone: 'bad1', words: 'It stands as it was', is: standing(unhurt) },
];
