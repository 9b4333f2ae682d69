/** A volley from the first die to hit to the last die to damage, and the drive test after heavy losses. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { drive } from '../data/figures/drive.ts';
import { shooting } from '../data/figures/shooting.ts';
import { driveTest } from '../drive/test.ts';
import { hitsOf } from '../harm/hits.ts';
import { lossesOf } from '../harm/losses.ts';
import { blowOf, needsToHit, type ShotAt, targetsOf, type Volley } from './question.ts';

/**
 * Whether losses are counted in points: for a single model, or for Multiple Bodies
 * (three-realms.unit-rules.multiple-bodies-kills).
 */
export const countsPoints = ({ at, firers }: Volley): boolean => at.points > 1 && (at.bodies || at.models === 1 || firers.onOne);

/** The models lost, or points if `countsPoints`. */
export function volleyLosses(volley: Volley): Chance<number> {
  const targets = targetsOf(volley);
  const losses = lossesOf(blowOf(volley), countsPoints(volley));
  return andThen(hitsOf(volley.firers.models * shooting.shots, needsToHit(volley), 'three-realms.shooting.to-hit'), (hits) =>
    losses(targets, hits, volley.firers.onOne),
  );
}

export type AfterFire = 'none' | 'few' | 'stands' | 'breaks' | 'gone';

/** The size of the unit from which losses are counted: models, or points if each point counts as a model. */
const sizeOf = ({ of, bodies, points }: ShotAt): number => (bodies ? of * points : of);

/** The state of the target at the end of the unit turn (three-realms.drive.mass-casualties). */
export function afterFire(volley: Volley): Chance<AfterFire> {
  const { at } = volley;
  const size = sizeOf(at);
  return andThen(volleyLosses(volley), (lost): Chance<AfterFire> => {
    // A single model with several points is dead only when it loses the last one.
    const dead = countsPoints(volley) && !at.bodies ? (lost === at.points ? 1 : 0) : lost;
    const alone = dead === size;
    if (alone && at.character === 0) return known('gone');
    if (dead === 0) return known('none');
    // three-realms.unit-rules.character: a Character counts as one of the models, and alone is the unit.
    const models = size + (at.character > 0 ? 1 : 0);
    if (dead * 100 < models * drive.massCasualties || at.automaton) return known('few');
    const D = alone ? at.character : at.D;
    return map(driveTest(D, 'three-realms.drive.mass-casualties'), (total) => (total > 0 ? 'stands' : 'breaks'));
  });
}
