/** The cost of a tactical move (hott.tactical-moves.cost and related rules). */
import {
  contains,
  corners,
  crosses,
  gap,
  occupies,
  type Polygon,
  type Segment,
  sidesOf,
  touch,
} from '../../../kernel/geometry.ts';
import { tacticalMoves } from '../../data/figures/tactical-moves.ts';
import { inches } from '../../data/scale.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { generalOf, isAerial, isLost, isOn } from '../elements/find.ts';
import { groundOf, isOverCrest } from '../terrain/ground.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

export interface Price {
  readonly pips: number;
  /** The parts of the cost. The first part is the move itself. */
  readonly lines: readonly { readonly says: string; readonly pips: number; readonly rules: readonly HottRuleId[] }[];
}

const meetsOutline = (line: Segment, polygon: Polygon): boolean => sidesOf(polygon).some((side) => crosses(line, side));

/**
 * hott.tactical-moves.extra-sight: whether the general cannot see an element, because a crest, a wood or a built-up area is
 * between them, or because the element is inside such ground.
 */
function isHidden(setup: Setup, general: BattleElement, { base }: BattleElement): boolean {
  const cover = groundOf(setup).badForAerials.filter(({ polygon }) => !occupies(general.base, polygon));
  if (cover.some(({ polygon }) => corners(base).every((corner) => contains(polygon, corner)))) return true;
  return corners(base).every(
    (corner) =>
      isOverCrest(setup, general.base, corner) ||
      cover.some(({ polygon }) => meetsOutline({ a: general.base, b: corner }, polygon)),
  );
}

/** Why the command surcharge applies; null if it does not. */
function beyondCommand(state: State, units: readonly BattleElement[]): Price['lines'][number] | null {
  const side = (units[0] as BattleElement).side;
  const general = generalOf(state, side);
  const line = (says: string, ...rules: readonly HottRuleId[]) => ({ says, pips: tacticalMoves.command, rules });
  if (!general) return null;
  if (isLost(general)) return line('The general is lost', 'hott.tactical-moves.extra-lost-general');
  // hott.supplement.general: a general off the table has not arrived yet and cannot command.
  if (!isOn(general)) return line('The general is not on the table', 'hott.tactical-moves.extra-distance');
  const far = ({ base }: BattleElement, paces: number): boolean => gap(base, general.base) > inches(paces) + touch;
  const others = units.filter(({ id }) => id !== general.id);
  if (others.length < units.length) return null;
  if (units.every((unit) => far(unit, tacticalMoves.farFromGeneral)))
    return line(
      `More than ${tacticalMoves.farFromGeneral} paces from the general`,
      'hott.tactical-moves.extra-distance',
      'hott.tactical-moves.whole-group-start',
    );
  if (units.every((unit) => far(unit, tacticalMoves.outOfSight) && isHidden(state.setup, general, unit)))
    return line(
      `Out of the general’s sight, more than ${tacticalMoves.outOfSight} paces away`,
      'hott.tactical-moves.extra-sight',
      'hott.tactical-moves.whole-group-start',
    );
  return null;
}

/** The cost of a tactical move of these elements from their present places. */
export function priceOf(state: State, units: readonly BattleElement[]): Price {
  const magic = units.some((unit) => isAerial(unit) || unit.type === 'magicians');
  const command = beyondCommand(state, units);
  const lines: Price['lines'] = [
    { says: 'A move', pips: tacticalMoves.cost, rules: ['hott.tactical-moves.cost'] },
    ...(magic
      ? [{ says: 'Magicians or aerials in it', pips: tacticalMoves.magic, rules: ['hott.tactical-moves.extra-magic'] as const }]
      : []),
    ...(command ? [{ ...command, rules: [...command.rules, 'hott.tactical-moves.extra-not-additive'] as const }] : []),
  ];
  return { pips: lines.reduce((sum, line) => sum + line.pips, 0), lines };
}
