/** One artillery hit from the first die to what becomes of the target. */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { dodge } from '../missile-fire/dodge.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Aim } from './aim.ts';
import { hit, immuneTo, spared } from './hit.ts';

/** The hit of a question that has an answer. */
export function artillery(aim: Aim): Chance<ShotResult> {
  const { gun, mark } = aim;
  // fr3.innate.fast-movement-evade-fire: from missiles and artillery, not from magic.
  if (!mark?.is.dodges || gun.kind.aimed !== 'artillery' || immuneTo(aim)) return hit(aim);
  const dodged: ShotResult = { ...spared(aim, 'fr3.innate.fast-movement-evade-fire'), event: 'dodged' };
  return andThen(dodge(mark), (slipped) => (slipped ? known(dodged) : hit(aim)));
}
