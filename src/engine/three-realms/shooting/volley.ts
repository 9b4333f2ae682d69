/** A volley from the first die to hit to the last to damage, and the drive test that heavy losses bring. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { drive } from '../data/figures/drive.ts';
import { shooting } from '../data/figures/shooting.ts';
import { driveTest } from '../drive/test.ts';
import { hitsOf } from '../harm/hits.ts';
import { lossesOf } from '../harm/losses.ts';
import { blowOf, needsToHit, type ShotAt, targetsOf, type Volley } from './question.ts';

/** Whether losses are counted in points: of a single model, or of Multiple Bodies (three-realms.unit-rules.multiple-bodies-kills). */
export const countsPoints = ({ at, firers }: Volley): boolean => at.points > 1 && (at.bodies || at.models === 1 || firers.onOne);

/** Models lost, or points where `countsPoints`. */
export function volleyLosses(volley: Volley): Chance<number> {
  const targets = targetsOf(volley);
  const losses = lossesOf(blowOf(volley), countsPoints(volley));
  return andThen(hitsOf(volley.firers.models * shooting.shots, needsToHit(volley), 'three-realms.shooting.to-hit'), (hits) =>
    losses(targets, hits, volley.firers.onOne),
  );
}

export type AfterFire = 'none' | 'few' | 'stands' | 'breaks' | 'gone';

/** What a unit counts as having had, and as having lost: models, or points where each is a model for all purposes. */
const sizeOf = ({ of, bodies, points }: ShotAt): number => (bodies ? of * points : of);

/** The target when the unit turn ends: three-realms.drive.mass-casualties. */
export function afterFire(volley: Volley): Chance<AfterFire> {
  const { at } = volley;
  const size = sizeOf(at);
  return andThen(volleyLosses(volley), (lost): Chance<AfterFire> => {
    // A single model of several points is dead at its last point, and not before.
    const dead = countsPoints(volley) && !at.bodies ? (lost === at.points ? 1 : 0) : lost;
    const alone = dead === size;
    if (alone && at.character === 0) return known('gone');
    if (dead === 0) return known('none');
    // three-realms.unit-rules.character: he counts among the models, and when they are gone the unit is he.
    const models = size + (at.character > 0 ? 1 : 0);
    if (dead * 100 < models * drive.massCasualties || at.automaton) return known('few');
    const D = alone ? at.character : at.D;
    return map(driveTest(D, 'three-realms.drive.mass-casualties'), (total) => (total > 0 ? 'stands' : 'breaks'));
  });
}
