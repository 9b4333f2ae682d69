/** `/api/v1/<system>/tables.json`: the tables in the rules that are not in any other file. */
import { z } from 'zod';
import { address } from '../address.ts';
import { plainOf, rulesIn } from '../inline.ts';
import { ruleOf } from '../registry.ts';
import { type Cell, columnKinds } from '../tables/table.ts';
import { ruleTables } from '../tables.ts';
import { asJson, id, ruleId, ruleIds } from './shared.ts';

const value = z
  .union([z.number(), z.string(), z.strictObject({ from: z.int(), to: z.int().nullable().describe('Null: no upper end') })])
  .nullable();

export const tablesSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      columns: z.array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9]+$/i),
          name: z.string(),
          kind: z
            .enum(columnKinds)
            .describe(
              'bonus: added to a roll. needed: the lowest modified roll. inches: at 15 mm scale. roll: a band of the die',
            ),
        }),
      ),
      rows: z.array(
        z.strictObject({
          group: z.string().optional().describe('A heading that stands before the row'),
          rule: ruleId.optional().describe('The rule that the row is'),
          values: z.record(z.string(), value).describe('By column id. Text stands where a rule gives no number'),
          rules: ruleIds,
        }),
      ),
      rule: ruleId.describe('The rule on whose page it stands'),
      url: z.string(),
    }),
  )
  .meta({ title: 'Tables', description: 'The tables of the rules that no other file of the open data has.' });

const inJson = (cell: Cell | undefined) => (typeof cell === 'string' ? plainOf(cell) : (cell ?? null));

const published = (system: string) =>
  [...ruleTables().values()].filter((table) => !table.repeats && table.rule.startsWith(`${system}.`));

export const hasTables = (system: string): boolean => published(system).length > 0;

export const tablesData = (system: string): unknown =>
  published(system).map((table) =>
    asJson({
      id: table.id,
      name: table.name,
      columns: table.columns,
      rows: table.rows.map((row) => ({
        group: row.group,
        rule: row.fact,
        values: Object.fromEntries(table.columns.map((column, at) => [column.id, inJson(row.cells[at])])),
        rules: rulesIn(...row.cells.map((cell) => (typeof cell === 'string' ? cell : null))),
      })),
      rule: table.rule,
      url: address(ruleOf(table.rule).url),
    }),
  );
