/** Line weapons: one shot at every model on the line. The nearest is hit first, and every hit makes the shot weaker. */
import { andThen, type Chance, inOrder, known, map } from '../../kernel/chance.ts';
import { templates } from '../data/figures/templates.ts';
import { d10, faceToBeat } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { afterHits } from '../harm/damage.ts';

/** A model on the line. */
export interface InLine extends Target {
  readonly friend: boolean;
  readonly evasion: number;
}

export interface LineShot {
  /** The modifier to the to-hit die, and the S against the first model hit. */
  readonly training: number;
  readonly strength: number;
}

export interface AlongLine {
  readonly hits: number;
  readonly enemies: number;
  readonly friends: number;
}

/** The lowest face that hits; friends are harder to hit (three-realms.templates.line-friendly). */
export const needsOnLine = ({ training }: LineShot, { friend, evasion }: InLine): number =>
  faceToBeat(training, evasion + (friend ? templates.lineFriend : 0));

/** The S of the shot after a number of hits (three-realms.templates.line-strength-loss). */
export const strengthAfter = ({ strength }: LineShot, hits: number): number => strength + hits * templates.lineHit;

/** The losses along the line (three-realms.templates.line-order). */
export const alongLine = (shot: LineShot, models: readonly InLine[]): Chance<AlongLine> =>
  inOrder<AlongLine>(
    { hits: 0, enemies: 0, friends: 0 },
    models.map(
      (model) => (so) =>
        andThen(d10('a hit along the line', 'three-realms.templates.line-order', 'three-realms.shooting.to-hit'), (face) =>
          face < needsOnLine(shot, model)
            ? known(so)
            : map(
                afterHits(model, 1, { strength: strengthAfter(shot, so.hits), poisoned: false, bodies: false }),
                (points): AlongLine => ({
                  hits: so.hits + 1,
                  enemies: so.enemies + (points === 0 && !model.friend ? 1 : 0),
                  friends: so.friends + (points === 0 && model.friend ? 1 : 0),
                }),
              ),
        ),
    ),
  );
