/** `/api/v1/systems.json`: the rules systems on the shelf. */
import { z } from 'zod';
import { address } from '../address.ts';
import { book, chaptersOf, standing } from '../book.ts';

export const systemsSchema = z
  .array(
    z.strictObject({
      id: z.string().describe('Stable id, the first part of every rule id of the system'),
      name: z.string(),
      edition: z.string(),
      summary: z.string(),
      chapters: z.int().min(0).describe('Chapters that stand so far'),
      rules: z.int().min(0).describe('Rule ids that stand so far'),
      url: z.string().nullable().describe('Its page; null while nothing of it stands'),
    }),
  )
  .meta({ title: 'Systems', description: 'The rules systems on the shelf of Battlebook.' });

export const systemsData = () =>
  standing().map(({ id, name, edition, summary }): z.infer<typeof systemsSchema>[number] => {
    const chapters = chaptersOf(id).length;
    const rules = [...book().rules.keys()].filter((rule) => rule.startsWith(`${id}.`)).length;
    return { id, name, edition, summary, chapters, rules, url: chapters > 0 ? address(`/${id}/`) : null };
  });
