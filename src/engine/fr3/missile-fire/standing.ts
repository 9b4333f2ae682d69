/**
 * What lasts of a target from one shot to the next: shots in the same phase, or a turn apart with a rally attempt
 * of the target between them. Shared by missiles and artillery.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { square as squareFigures } from '../data/figures/square.ts';
import { rallyRoll, recovered } from '../rally.ts';
import { bestState } from '../square.ts';
import type { Target } from './question.ts';
import type { ShotResult } from './result.ts';
import { type Mark, markOf } from './target.ts';

export interface Standing {
  readonly fate: 'in play' | 'destroyed';
  readonly state: 0 | 1 | 2;
  /** Extra markers left; of a square, the markers on it. */
  readonly markers: number;
  /** Extra markers it can still have; of a square, those that can never be rallied. */
  readonly lasting: number;
  /** It has been demoralized: bless and the barbarian's bonus are gone. */
  readonly shaken: boolean;
}

export const standingOf = ({ unit, is }: Mark): Standing =>
  is.square > 0
    ? { fate: 'in play', state: 0, markers: is.squareMarkers, lasting: 0, shaken: false }
    : { fate: 'in play', state: unit.is.state, markers: unit.is.markers, lasting: unit.is.markers, shaken: unit.is.state > 0 };

/** The target as it stands now. */
export function targetNow(target: Target, { state, markers, shaken }: Standing): Target {
  if (target.square) return { ...target, squareMarkers: markers };
  const now = { ...target, state, markers };
  return shaken ? { ...now, bless: false, barbarian: false } : now;
}

/** How it stands after a shot. */
export function after(standing: Standing, square: boolean, { fate, state, markers, permanent }: ShotResult): Standing {
  if (fate === 'destroyed') return { fate: 'destroyed', state: 2, markers: 0, lasting: 0, shaken: true };
  if (fate === 'unharmed') return standing;
  if (square) return { ...standing, markers, lasting: standing.lasting + permanent };
  return { ...standing, state, markers, lasting: standing.lasting - permanent, shaken: standing.shaken || state > 0 };
}

/** fr3.square.rally: one roll for all, with the penalty of the best unit. */
function rallySquare(target: Target, standing: Standing): Chance<Standing> {
  const square = { bases: target.square ?? 0, markers: standing.markers };
  const { square: _square, squareMarkers: _markers, ...alone } = target;
  const { unit } = markOf({ ...alone, state: bestState(square) });
  return map(rallyRoll(unit, { decides: 'whether the square rallies', rules: ['fr3.square.rally'] }), (rallied) => ({
    ...standing,
    markers: rallied ? Math.max(standing.lasting, standing.markers - squareFigures.rallyCap) : standing.markers,
  }));
}

/** The target's rally attempt in its own phase, when there is anything to rally from. */
export function rallyTarget(target: Target, standing: Standing): Chance<Standing> {
  if (standing.fate === 'destroyed') return known(standing);
  if (target.square) return standing.markers > standing.lasting ? rallySquare(target, standing) : known(standing);
  if (standing.state === 0 && standing.markers === standing.lasting) return known(standing);
  // fr3.undead.automatic-rally: at the end of the phase, without a roll.
  if (target.undead) return known({ ...standing, state: 0, markers: standing.lasting });
  const { unit } = markOf(targetNow(target, standing));
  return map(rallyRoll(unit, { decides: 'whether the target rallies', rules: ['fr3.rally.roll'] }), (rallied) =>
    rallied ? { ...standing, ...recovered(standing, standing.lasting) } : standing,
  );
}

/** One shot of a row at a target that stands so. */
export type ShotAt = (target: Target) => Chance<ShotResult>;

/**
 * The odds of how the target stands after each of these shots. Exact: equal states are merged, never sampled. A
 * target that is pushed back is taken to stay in range and in sight.
 */
export function shotsInARow(target: Target, shots: readonly ShotAt[], rally: boolean): Odds<Standing>[] {
  const square = (target.square ?? 0) > 0;
  const found: Odds<Standing>[] = [];
  let now = odds<Standing>(known(standingOf(markOf(target))));
  for (const [place, shot] of shots.entries()) {
    now = now.andThen((standing) => {
      if (standing.fate === 'destroyed') return known(standing);
      const ready = rally && place > 0 ? rallyTarget(target, standing) : known(standing);
      return andThen(ready, (steady) => map(shot(targetNow(target, steady)), (result) => after(steady, square, result)));
    });
    found.push(now);
  }
  return found;
}
