/** Several volleys at the same target. */
import type { Odds } from '../../kernel/odds.ts';
import type { Standing } from '../standing.ts';
import { type MissilePlan, mostVolleys, usualVolleys } from './extended-question.ts';
import { missileFire } from './missile-fire.ts';
import { type ShotAt, shotsInARow } from './standing.ts';
import { volley } from './volley.ts';

/** The target's state after each volley, first to last. The plan must be valid. */
export function volleysInARow({ target, firers, volleys = usualVolleys, between }: MissilePlan): Odds<Standing>[] {
  const shot: ShotAt = (now) => missileFire(volley({ target: now, firers }));
  return shotsInARow(
    target,
    Array.from({ length: Math.min(volleys, mostVolleys) }, () => shot),
    between === 'rally',
  );
}
