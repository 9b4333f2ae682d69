/** Helpers for the endpoints with typed data. */
import { z } from 'zod';
import { address } from '../address.ts';
import { type Entry, entries } from '../entries.ts';
import { ruleIdPattern, rulingSchema, tiers } from '../schema.ts';

export const id = z.string().regex(/^[a-z0-9-]+$/);
export const ruleId = z.string().regex(ruleIdPattern);
export const ruleIds = z.array(ruleId).describe('Rule ids that the texts link to');

/** The last fields of every entry that has a page. */
export const entryFields = {
  summary: z.string(),
  tier: z.enum(tiers),
  rule: ruleId.describe('The rule that this entry is'),
  url: z.string().describe('Its page'),
};
export const ruling = rulingSchema.optional().describe('How an unclear text is read, and why');

interface Row {
  readonly id: string;
  readonly rule: string;
  readonly summary: string;
  readonly tier: string;
}

/** The common fields for a row of data. */
export function entryOf(kind: Entry['kind'], row: Row) {
  const entry = entries.find((each) => each.kind === kind && each.id === row.id);
  if (!entry) throw new Error(`${kind} ${row.id} has no page.`);
  return { summary: row.summary, tier: row.tier, rule: row.rule, url: address(entry.url) };
}

/** A copy of typed data as JSON, without fields that are not set. */
export const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
