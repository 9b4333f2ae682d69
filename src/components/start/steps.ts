/** The steps of the "start here" path: MDX files under `content/start`, in their order. */
import type { MDXInstance } from 'astro';
import { z } from 'zod';

const stepSchema = z.strictObject({
  title: z.string().min(3).max(60),
  order: z.int().positive(),
  summary: z.string().min(8).max(160),
  minutes: z.int().positive().max(10),
});

export interface Step extends z.infer<typeof stepSchema> {
  readonly slug: string;
  readonly url: string;
  readonly Content: MDXInstance<Record<string, unknown>>['Content'];
}

const files = import.meta.glob<MDXInstance<Record<string, unknown>>>('/src/content/start/fr3/*.mdx', { eager: true });

/** `01-the-game.mdx` stands at `/fr3/start/the-game/`. */
export const steps: readonly Step[] = Object.entries(files)
  .map(([file, { frontmatter, Content }]) => {
    const slug = /\/\d+-([a-z0-9-]+)\.mdx$/.exec(file)?.[1];
    const { url: _url, file: _file, ...front } = frontmatter;
    const parsed = stepSchema.safeParse(front);
    if (!slug || !parsed.success) throw new Error(`${file}: ${parsed.error?.message ?? 'the name is not <number>-<slug>.mdx'}`);
    return { ...parsed.data, slug, url: `/fr3/start/${slug}/`, Content };
  })
  .sort((a, b) => a.order - b.order);

export const minutesOf = (some: readonly Step[]): number => some.reduce((sum, { minutes }) => sum + minutes, 0);
