/** `/api/v1/<system>/rules.json`: every rule id of a system with its address. */
import { z } from 'zod';
import { address } from '../address.ts';
import { book } from '../book.ts';
import { tiers, uses } from '../schema.ts';

export const rulesSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/)
        .describe('system.chapter.slug; stable, never reused'),
      title: z.string(),
      summary: z.string(),
      chapter: z.string().describe('The middle part of the id'),
      tier: z.enum(tiers),
      use: z.enum(uses).describe('How the site uses it: enforced in battle, priced, calculated, used at set-up, or only read'),
      pages: z.array(z.int().positive()).describe('Pages of the printed book'),
      url: z.string().describe('Where it stands: a page, an anchor on a page, or the page of the id it is merged into'),
      mergedInto: z.string().optional().describe('The id that says the same'),
      enforcedBy: z.array(z.string()).describe('Files of the engine that cite it'),
      tests: z.array(z.string()).describe('Test files that name it'),
    }),
  )
  .meta({ title: 'Rules', description: 'Every rule id of one system that stands in Battlebook.' });

export const rulesData = (system: string): z.infer<typeof rulesSchema> => {
  const { rules, evidence } = book();
  return [...rules.values()]
    .filter((rule) => rule.id.startsWith(`${system}.`))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title, summary, chapter, tier, use, pages, url, mergedInto }) => ({
      id,
      title,
      summary,
      chapter,
      tier,
      use,
      pages: [...pages],
      url: address(url),
      ...(mergedInto ? { mergedInto } : {}),
      enforcedBy: [...(evidence.get(id)?.enforcedBy ?? [])],
      tests: [...(evidence.get(id)?.tests ?? [])],
    }));
};
