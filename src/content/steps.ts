/** The steps of the "start here" path: MDX files in `content/start`, in order. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { splitFrontMatter } from './registry.ts';

const stepSchema = z.strictObject({
  title: z.string().min(3).max(60),
  order: z.int().positive(),
  summary: z.string().min(8).max(160),
  minutes: z.int().positive().max(10),
});

export interface Step extends z.infer<typeof stepSchema> {
  readonly slug: string;
  readonly url: string;
  /** The MDX file, relative to the root of the project. */
  readonly file: string;
  readonly body: string;
}

const root = 'src/content/start';

function read(system: string, name: string): Step {
  const file = `${root}/${system}/${name}`;
  const slug = /^\d+-([a-z0-9-]+)\.mdx$/.exec(name)?.[1];
  if (!slug) throw new Error(`${file}: the name is not <number>-<slug>.mdx.`);
  const { front, body } = splitFrontMatter(readFileSync(join(process.cwd(), file), 'utf8'));
  const parsed = stepSchema.safeParse(front);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug, url: `/${system}/start/${slug}/`, file, body };
}

/** The steps of a system in order; empty if it has no path. The address of `01-the-game.mdx` is `/fr3/start/the-game/`. */
export function steps(system: string): readonly Step[] {
  const folder = join(process.cwd(), root, system);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => read(system, name))
    .sort((a, b) => a.order - b.order);
}

export const minutesOf = (some: readonly Step[]): number => some.reduce((sum, { minutes }) => sum + minutes, 0);
