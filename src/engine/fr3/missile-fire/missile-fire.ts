/** One volley from the first die to the result: a gun's activation, a dodging target, the shot. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { unharmed } from '../demoralization.ts';
import { activation } from './activation.ts';
import { dodge } from './dodge.ts';
import type { ShotResult } from './result.ts';
import { shoot } from './shoot.ts';
import { basesOf } from './target.ts';
import type { Volley } from './volley.ts';

/** Plays a roll that may prevent the shot. `instead` is the result if it does. */
const unless = (kept: Chance<boolean>, instead: ShotResult, otherwise: () => Chance<ShotResult>): Chance<ShotResult> =>
  andThen(kept, (is) => (is ? known(instead) : otherwise()));

/** Plays the volley of a valid question, from the first die to the result. */
export function missileFire(of: Volley): Chance<ShotResult> {
  const { target, firers } = of;
  const gun = firers[0]?.weapon.gun && firers[0].is.points > 0 ? firers[0] : undefined;
  const aimed = () =>
    target.is.dodges
      ? unless(dodge(target), { ...unharmed(target.unit, 'fr3.innate.fast-movement-evade-fire'), event: 'dodged' }, () =>
          shoot(of),
        )
      : shoot(of);
  if (!gun) return aimed();
  const misfire: ShotResult = { ...unharmed(target.unit, 'fr3.inventions.activation-table'), event: 'misfire' };
  const fails = map(
    activation({ points: gun.is.points, assistant: gun.is.assistant, bases: basesOf(target) }),
    (works) => !works,
  );
  return unless(fails, misfire, aimed);
}
