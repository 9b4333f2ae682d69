/** Several shots at the same target: from several pieces in one phase, or from one piece turn after turn. */
import { known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Target } from '../missile-fire/question.ts';
import { type ShotAt, shotsInARow } from '../missile-fire/standing.ts';
import type { Standing } from '../standing.ts';
import { aimOf } from './aim.ts';
import { artillery } from './artillery.ts';
import { type ArtilleryPlan, mostShots, usualShots } from './extended-question.ts';
import { isStructure, type Source, type StructureTarget } from './question.ts';
import { structureOf } from './structure.ts';

/** A structure cannot rally. Only an engineer repairs a structure, one marker in each of his rally steps. */
function atStructure(source: Source, target: StructureTarget, shots: number): Odds<Standing>[] {
  const found: Odds<Standing>[] = [];
  const { markers: whole } = structureOf(target).is;
  const start: Standing = { fate: 'in play', state: 0, markers: whole, lasting: 0, poison: 0, shaken: false };
  let now = odds<Standing>(known(start));
  for (let shot = 0; shot < shots; shot++) {
    now = now.andThen((standing) =>
      standing.fate === 'destroyed'
        ? known(standing)
        : map(artillery(aimOf({ source, target: { ...target, markers: standing.markers } })), ({ fate, markers }) => ({
            ...standing,
            fate: fate === 'destroyed' ? ('destroyed' as const) : ('in play' as const),
            markers,
          })),
    );
    found.push(now);
  }
  return found;
}

/** The state of the target after each shot, first to last. The plan must be valid. */
export function artilleryInARow({ source, target, shots = usualShots, between }: ArtilleryPlan): Odds<Standing>[] {
  const count = Math.min(shots, mostShots);
  if (isStructure(target)) return atStructure(source, target, count);
  const shot: ShotAt = (now) => artillery(aimOf({ source, target: now }));
  return shotsInARow(
    target as Target,
    Array.from({ length: count }, () => shot),
    between === 'rally',
  );
}
