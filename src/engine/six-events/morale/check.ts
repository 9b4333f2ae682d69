/** A morale check, and the result of a creature's failure. */
import { andThen, type Chance, known, roll } from '../../kernel/chance.ts';
import { failureTable } from '../data/creatures.ts';
import { checking, moraleChart } from '../data/morale.ts';
import type { ColumnId, RowId } from '../fighter.ts';
import { d6, total } from '../hits.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';
import { moraleLines, type Nerve } from './modifiers.ts';

export const failureIds = ['withdraw', 'flee', 'berserk'] as const;
export type Failure = (typeof failureIds)[number];

/** The result of a check; `none` if the chart needs no check. */
export type Checked = 'none' | 'passed' | 'routs' | Failure;

/** The modified roll needed: six-events.morale.chart. Null means no check: six-events.morale.no-check. */
export function neededOf(column: ColumnId, row: RowId): number | null {
  const at = checking.findIndex(({ id }) => id === column);
  return moraleChart.find(({ id }) => id === row)?.needed[at] ?? null;
}

/** The lowest die face that passes the check. */
export const checkNeeds = (needed: number, nerve: Nerve): number => needed - total(moraleLines(nerve));

const rules: readonly SixEventsRuleId[] = ['six-events.morale.procedure', 'six-events.morale.pass'];

/** six-events.creatures.failure-roll */
export const creatureFails: Chance<Failure> = roll(
  d6,
  { decides: 'what the creature does', rules: ['six-events.creatures.failure-roll', 'six-events.routing.creatures'] },
  (face) => known(failureTable.find(({ from, to }) => face >= from && face <= to)?.id as Failure),
);

/** One whole check: six-events.morale.fail. */
export function check(column: ColumnId, row: RowId, nerve: Nerve): Chance<Checked> {
  const needed = neededOf(column, row);
  if (needed === null) return known('none');
  const needs = checkNeeds(needed, nerve);
  return andThen(
    roll(d6, { decides: 'the morale check', rules }, (face) => known(face >= needs)),
    (holds): Chance<Checked> => (holds ? known('passed') : column === 'creature' ? creatureFails : known('routs')),
  );
}
