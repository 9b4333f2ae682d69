/**
 * Every rule id of every system, with its address. The registry reads the front matter in `rules/` and the engine's typed data.
 * Pages, links in prose, JSON endpoints, the union of rule ids, and the checks all use it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type Entry, entries } from './entries.ts';
import {
  type ChapterFrontMatter,
  chapterSchema,
  type RuleFrontMatter,
  type Ruling,
  ruleSchema,
  type Tier,
  type Use,
} from './schema.ts';
import { systems } from './systems.ts';

const root = join(process.cwd(), 'src/content/rules');

/** A rule on the site. `url` is site-relative, without the base path, and includes the anchor of a part. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly system: string;
  readonly chapter: string;
  readonly tier: Tier;
  readonly use: Use;
  readonly pages: readonly number[];
  readonly url: string;
  /** The id of the rule's page. The page's rule is the rule itself, or the rule that it is a part of or was merged into. */
  readonly page: string;
  readonly mergedInto?: string;
  /** The lines of the rule in the source text, if the inventory lacks the rule. */
  readonly lines?: readonly [first: number, last: number] | undefined;
  readonly ruling?: Ruling;
  readonly entry?: Entry;
}

/** A page of prose: one file below `rules/`. */
export interface RulePage {
  readonly id: string;
  readonly file: string;
  readonly front: RuleFrontMatter;
  readonly body: string;
  readonly url: string;
}

export interface Chapter {
  readonly id: string;
  readonly system: string;
  readonly slug: string;
  readonly url: string;
  readonly front: ChapterFrontMatter;
  readonly pages: readonly RulePage[];
}

export interface Registry {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly chapters: readonly Chapter[];
  readonly pages: ReadonlyMap<string, RulePage>;
  /** Problems with the content, in sentences; empty if there are none. */
  readonly problems: readonly string[];
}

/** The anchor of a rule on a page: its slug, preceded by its chapter if the page is in another chapter. */
export function anchorOf(id: string, pageId: string): string {
  const [, chapter, slug] = id.split('.');
  return chapter === pageId.split('.')[1] ? (slug as string) : `${chapter}-${slug}`;
}

/** Splits an MDX file into front matter and body. */
export function splitFrontMatter(text: string): { front: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!match) return { front: {}, body: text };
  return { front: parseYaml(match[1] as string), body: match[2] as string };
}

function mdxFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
}

const sentence = (error: unknown) =>
  error instanceof Error && 'issues' in error
    ? (error.issues as { path: PropertyKey[]; message: string }[])
        .map((issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`)
        .join('; ')
    : String(error);

function read(): Registry {
  const problems: string[] = [];
  const rules = new Map<string, Rule>();
  const pages = new Map<string, RulePage>();
  const chapters: Chapter[] = [];
  const entryOf = new Map<string, Entry>();
  for (const entry of entries) {
    if (entryOf.has(entry.rule)) problems.push(`${entry.rule} is the rule of two data entries.`);
    entryOf.set(entry.rule, entry);
  }

  const add = (rule: Rule) => {
    const known = rules.get(rule.id);
    if (known) problems.push(`${rule.id} stands twice: on ${known.page} and on ${rule.page}.`);
    else rules.set(rule.id, rule);
  };

  for (const system of systems) {
    const folder = join(root, system.id);
    const names = existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter((d) => d.isDirectory())
          .map((d) => d.name)
          .sort()
      : [];
    for (const slug of names) {
      const id = `${system.id}.${slug}`;
      const chapterPages: RulePage[] = [];
      let chapterFront: ChapterFrontMatter | undefined;
      for (const name of mdxFiles(join(folder, slug))) {
        const file = join(folder, slug, name);
        const shown = file.slice(process.cwd().length + 1);
        let front: unknown;
        let body = '';
        try {
          ({ front, body } = splitFrontMatter(readFileSync(file, 'utf8')));
        } catch (error) {
          problems.push(`${shown}: the front matter is not YAML: ${String(error).split('\n')[0]}`);
          continue;
        }
        if (name === 'index.mdx') {
          const parsed = chapterSchema.safeParse(front);
          if (parsed.success) chapterFront = parsed.data;
          else problems.push(`${shown}: ${sentence(parsed.error)}`);
          continue;
        }
        const parsed = ruleSchema.safeParse(front);
        if (!parsed.success) {
          problems.push(`${shown}: ${sentence(parsed.error)}`);
          continue;
        }
        const pageId = `${id}.${name.slice(0, -4)}`;
        const entry = entryOf.get(pageId);
        const url = entry ? entry.url : `/${system.id}/rules/${slug}/${name.slice(0, -4)}/`;
        const page: RulePage = { id: pageId, file: shown, front: parsed.data, body, url };
        pages.set(pageId, page);
        chapterPages.push(page);
        const base = { system: system.id, chapter: slug, page: pageId };
        const { title, summary, tier, use, pages: printed, ruling, lines } = page.front;
        add({ ...base, id: pageId, title, summary, tier, use, pages: printed, url, lines, ruling, entry });
        const merge = (merged: readonly string[], into: string, where: string) => {
          for (const old of merged)
            add({
              ...base,
              id: old,
              system: old.split('.')[0] as string,
              chapter: old.split('.')[1] as string,
              title,
              summary,
              tier,
              use,
              pages: [],
              url: where,
              mergedInto: into,
            });
        };
        merge(page.front.merged, pageId, url);
        for (const part of page.front.rules) {
          const where = `${url}#${anchorOf(part.id, pageId)}`;
          add({
            ...base,
            id: part.id,
            system: part.id.split('.')[0] as string,
            chapter: part.id.split('.')[1] as string,
            title: part.title,
            summary: part.summary,
            tier: part.tier ?? tier,
            use: part.use ?? use,
            pages: part.pages ?? printed,
            url: where,
            lines: part.lines,
            ruling: part.ruling,
          });
          merge(part.merged, part.id, where);
        }
      }
      chapterPages.sort((a, b) => a.front.order - b.front.order || (a.id < b.id ? -1 : 1));
      if (chapterFront)
        chapters.push({
          id,
          system: system.id,
          slug,
          url: `/${system.id}/rules/${slug}/`,
          front: chapterFront,
          pages: chapterPages,
        });
      else problems.push(`src/content/rules/${system.id}/${slug}: the chapter has no index.mdx.`);
    }
  }

  // An entry without prose still has a page, which is the page of its rule.
  for (const entry of entries)
    if (!pages.has(entry.rule))
      add({
        id: entry.rule,
        title: entry.name,
        summary: entry.summary,
        system: entry.system,
        chapter: entry.rule.split('.')[1] as string,
        tier: entry.tier,
        use: entry.use,
        pages: entry.pages,
        url: entry.url,
        page: entry.rule,
        ruling: entry.ruling,
        entry,
      });
  for (const entry of entries)
    for (const old of entry.merged) {
      const into = rules.get(entry.rule) as Rule;
      add({ ...into, id: old, chapter: old.split('.')[1] as string, pages: [], mergedInto: entry.rule, ruling: undefined });
    }

  chapters.sort((a, b) =>
    a.system === b.system
      ? a.front.order - b.front.order || (a.id < b.id ? -1 : 1)
      : systems.findIndex((s) => s.id === a.system) - systems.findIndex((s) => s.id === b.system),
  );
  return { rules, chapters, pages, problems };
}

let cached: Registry | undefined;

/** The registry, read once per process. `fresh` reads it again (the development server, after an edit). */
export function registry(fresh = false): Registry {
  if (!cached || fresh) cached = read();
  return cached;
}

/** The rule with this id. Throws an error that names the id. */
export function ruleOf(id: string): Rule {
  const rule = registry().rules.get(id);
  if (!rule) throw new Error(`No rule has the id ${id}.`);
  return rule;
}
