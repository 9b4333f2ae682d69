/**
 * The target's state from one shot to the next: shots in the same phase, or a turn apart with a rally attempt in between. Shared
 * by missiles and artillery.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { square as squareFigures } from '../data/figures/square.ts';
import { rallyRoll } from '../rally.ts';
import { bestState } from '../square.ts';
import {
  asItStands,
  atPhaseEnd,
  outOfPlay,
  rally,
  type Standing,
  standingAfter,
  standingOf as standingOfUnit,
} from '../standing.ts';
import type { Target } from './question.ts';
import type { ShotResult } from './result.ts';
import { type Mark, markOf } from './target.ts';

/**
 * The target's state before the first shot. For a square, `markers` counts the markers on all its units, and `lasting` counts
 * those that no rally removes.
 */
const standingOf = ({ unit, is }: Mark): Standing =>
  is.square > 0
    ? { fate: 'in play', state: 0, markers: is.squareMarkers, lasting: 0, poison: 0, shaken: false }
    : standingOfUnit(unit);

/** The target in its current state. */
const targetNow = (target: Target, standing: Standing): Target =>
  target.square ? { ...target, squareMarkers: standing.markers } : asItStands(target, standing);

/** The state after a shot. */
function after(standing: Standing, square: boolean, shot: ShotResult): Standing {
  const { fate, markers, permanent } = shot;
  if (fate === 'destroyed') return outOfPlay(fate);
  if (fate === 'unharmed') return standing;
  return square ? { ...standing, markers, lasting: standing.lasting + permanent } : standingAfter(standing, shot);
}

/** fr3.square.rally: the square makes one roll for all its units, with the penalty of the best unit. */
function rallySquare(target: Target, standing: Standing): Chance<Standing> {
  if (standing.markers <= standing.lasting) return known(standing);
  const square = { bases: target.square ?? 0, markers: standing.markers };
  const { square: _square, squareMarkers: _markers, ...alone } = target;
  const { unit } = markOf({ ...alone, state: bestState(square) });
  return map(rallyRoll(unit, { decides: 'whether the square rallies', rules: ['fr3.square.rally'] }), (rallied) => ({
    ...standing,
    markers: rallied ? Math.max(standing.lasting, standing.markers - squareFigures.rallyCap) : standing.markers,
  }));
}

/** The target's state at the end of the phase. */
function phaseEnded(target: Target, standing: Standing): Standing {
  const undead = target.undead === true;
  if (!target.square) return atPhaseEnd(standing, undead);
  // fr3.undead.automatic-rally
  return undead && standing.fate === 'in play'
    ? { ...standing, markers: Math.min(standing.markers, standing.lasting) }
    : standing;
}

const rallyPurpose = { decides: 'whether the target rallies', rules: ['fr3.rally.roll'] } as const;

/** The target's rally attempt in its own phase, if it needs one. */
export function rallyTarget(target: Target, standing: Standing): Chance<Standing> {
  if (standing.fate !== 'in play') return known(standing);
  return target.square ? rallySquare(target, standing) : rally(markOf(targetNow(target, standing)).unit, standing, rallyPurpose);
}

/** One shot of a series, at the target in its current state. */
export type ShotAt = (target: Target) => Chance<ShotResult>;

/**
 * The odds of the target's state after each of these shots. With `rally`, each shot comes a turn after the previous one, and the
 * odds are for the end of the phase. The odds are exact: equal states are merged, and nothing is sampled. A target that is pushed
 * back is assumed to stay in range and in sight.
 */
export function shotsInARow(target: Target, shots: readonly ShotAt[], rally: boolean): Odds<Standing>[] {
  const square = (target.square ?? 0) > 0;
  const found: Odds<Standing>[] = [];
  let now = odds<Standing>(known(standingOf(markOf(target))));
  for (const [place, shot] of shots.entries()) {
    now = now.andThen((standing) => {
      if (standing.fate === 'destroyed') return known(standing);
      const ready = rally && place > 0 ? rallyTarget(target, standing) : known(standing);
      return andThen(ready, (steady) =>
        map(shot(targetNow(target, steady)), (result) => {
          const hit = after(steady, square, result);
          return rally ? phaseEnded(target, hit) : hit;
        }),
      );
    });
    found.push(now);
  }
  return found;
}
