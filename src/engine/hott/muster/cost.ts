/** The cost of an army, with a line for each element that cites the rule of its type (hott.supplement.army-size). */
import { elementOf } from '../data/elements.ts';
import { supplement } from '../data/figures/supplement.ts';
import type { HottRuleId } from '../rule-ids.ts';
import type { Roster } from './roster.ts';

export interface CostLine {
  readonly name: string;
  /** Army points; 0 for an unknown type, which `problemsOf` reports. */
  readonly points: number;
  readonly rules: readonly HottRuleId[];
}

export interface RosterCost {
  /** The costs of the elements, in the order of the roster. */
  readonly elements: readonly CostLine[];
  readonly total: number;
  /** The points in elements that cost 1 or 2 each, and how many there must be (hott.supplement.cheap-half). */
  readonly cheap: number;
  readonly cheapNeeded: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export function costOf({ elements, size }: Pick<Roster, 'elements' | 'size'>): RosterCost {
  const lines = elements.map(({ type, name }): CostLine => {
    const element = elementOf(type);
    return {
      name: name ?? element?.name ?? type,
      points: element?.points ?? 0,
      rules: element ? [element.rule as HottRuleId] : [],
    };
  });
  const points = lines.map((line) => line.points);
  return {
    elements: lines,
    total: sum(points),
    cheap: sum(points.filter((each) => each <= supplement.cheapElement)),
    cheapNeeded: Math.ceil((size * supplement.cheap) / supplement.army),
  };
}
