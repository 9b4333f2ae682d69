/** The steps of the "start here" path: MDX files under `content/start`, in their order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { splitFrontMatter } from '../../content/registry.ts';

const stepSchema = z.strictObject({
  title: z.string().min(3).max(60),
  order: z.int().positive(),
  summary: z.string().min(8).max(160),
  minutes: z.int().positive().max(10),
});

export interface Step extends z.infer<typeof stepSchema> {
  readonly slug: string;
  readonly url: string;
  /** The MDX file, from the root of the project. */
  readonly file: string;
  readonly body: string;
}

const folder = 'src/content/start/fr3';

function read(name: string): Step {
  const file = `${folder}/${name}`;
  const slug = /^\d+-([a-z0-9-]+)\.mdx$/.exec(name)?.[1];
  if (!slug) throw new Error(`${file}: the name is not <number>-<slug>.mdx.`);
  const { front, body } = splitFrontMatter(readFileSync(join(process.cwd(), file), 'utf8'));
  const parsed = stepSchema.safeParse(front);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug, url: `/fr3/start/${slug}/`, file, body };
}

/** `01-the-game.mdx` stands at `/fr3/start/the-game/`. */
export const steps = (): readonly Step[] =>
  readdirSync(join(process.cwd(), folder))
    .filter((name) => name.endsWith('.mdx'))
    .map(read)
    .sort((a, b) => a.order - b.order);

export const minutesOf = (some: readonly Step[]): number => some.reduce((sum, { minutes }) => sum + minutes, 0);
