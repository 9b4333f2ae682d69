/**
 * The book as the site shows it: the registry, and facts derived from all of it: numbers, neighbouring pages, which rule builds
 * on which, and the evidence for each rule. The book is read once per process. The development server reads it again when a file
 * of the book changes.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Evidence, scan, shared } from './evidence.ts';
import { type Chapter, type Registry, type Rule, type RulePage, registry } from './registry.ts';
import { ruleIdPattern } from './schema.ts';
import { chosenGames, type SystemId, systems } from './systems.ts';
import { withTables } from './tables.ts';
import { typesetNamed } from './typeset.ts';

export interface Book extends Registry {
  /** For each rule id, the code and tests that enforce or prove it. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Chapter and rule numbers in reading order: `fr3.melee` → `18`, `fr3.melee.support-bonus` → `18.6`. */
  readonly numbers: ReadonlyMap<string, string>;
  /** For each page, the pages that its prose links to, in order. */
  readonly buildsOn: ReadonlyMap<string, readonly string[]>;
  /** For each page, the pages whose prose links to it. */
  readonly builtUpon: ReadonlyMap<string, readonly string[]>;
  /** Related rules, in both directions. */
  readonly see: ReadonlyMap<string, readonly string[]>;
}

const push = (map: Map<string, string[]>, key: string, value: string) => {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
};

/** Chapters in reading order: the chapters of a part together, and the parts in the order of their first chapters. */
function inReadingOrder(chapters: readonly Chapter[]): Chapter[] {
  return [...Map.groupBy(chapters, (chapter) => `${chapter.system} ${chapter.front.part}`).values()].flat();
}

function bind(found: Registry): Book {
  const rules = new Map([...found.rules].map(([id, rule]) => [id, typesetNamed(rule)]));
  const pages = new Map([...found.pages].map(([id, page]) => [id, { ...page, front: typesetNamed(page.front) }]));
  const chapters = inReadingOrder(found.chapters).map((chapter) => ({
    ...chapter,
    front: typesetNamed(chapter.front),
    pages: chapter.pages.map((page) => pages.get(page.id) ?? page),
  }));
  const numbers = new Map<string, string>();
  for (const system of systems)
    chapters
      .filter((chapter) => chapter.system === system.id)
      .forEach((chapter, at) => {
        numbers.set(chapter.id, `${at + 1}`);
        chapter.pages.forEach((page, n) => {
          numbers.set(page.id, `${at + 1}.${n + 1}`);
          page.front.rules.forEach((part, k) => {
            numbers.set(part.id, `${at + 1}.${n + 1}.${k + 1}`);
          });
        });
      });

  const buildsOn = new Map<string, string[]>();
  const builtUpon = new Map<string, string[]>();
  const see = new Map<string, string[]>();
  for (const page of pages.values()) {
    for (const [, id] of withTables(page.body).matchAll(/\]\(([^)\s]+)\)/g)) {
      const target = ruleIdPattern.test(id as string) ? rules.get(id as string)?.page : undefined;
      if (!target || target === page.id) continue;
      push(buildsOn, page.id, target);
      push(builtUpon, target, page.id);
    }
    for (const id of page.front.see) {
      const target = rules.get(id)?.page;
      if (!target || target === page.id) continue;
      push(see, page.id, target);
      push(see, target, page.id);
    }
  }
  const sayingOneThing = [...Map.groupBy(rules.values(), ({ id, mergedInto }) => mergedInto ?? id).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ id }) => id));
  return { ...found, rules, pages, chapters, evidence: shared(scan(), sayingOneThing), numbers, buildsOn, builtUpon, see };
}

/** The time of the last edit to a file of the book. */
function lastEdit(): number {
  const folder = join(process.cwd(), 'src/content/rules');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((last, entry) => Math.max(last, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

let bound: { book: Book; edit: number } | undefined;

/** The complete book, cached. */
export function book(): Book {
  const edit = import.meta.env?.DEV ? lastEdit() : 0;
  if (!bound || bound.edit !== edit) bound = { book: bind(registry(bound !== undefined)), edit };
  return bound.book;
}

export const chaptersOf = (system: string): readonly Chapter[] => book().chapters.filter((chapter) => chapter.system === system);

/** The systems in this build that have at least one chapter. */
export const standing = () => systems.filter(({ id }) => chosenGames.has(id) && chaptersOf(id).length > 0);

export const systemOf = (id: string) => {
  const system = systems.find((each) => each.id === (id as SystemId));
  if (!system) throw new Error(`No system has the id ${id}.`);
  return system;
};

/** The chapters of a system by the parts of its book, in order. */
export function partsOf(system: string): { part: string; chapters: Chapter[] }[] {
  const parts: { part: string; chapters: Chapter[] }[] = [];
  for (const chapter of chaptersOf(system)) {
    const known = parts.find((each) => each.part === chapter.front.part);
    if (known) known.chapters.push(chapter);
    else parts.push({ part: chapter.front.part, chapters: [chapter] });
  }
  return parts;
}

/** All pages of prose of a system in reading order. */
const readingOrder = (system: string): readonly RulePage[] => chaptersOf(system).flatMap((chapter) => chapter.pages);

/** The previous and the next page, across chapter borders. */
export function neighbours(page: RulePage): { previous?: RulePage; next?: RulePage } {
  const order = readingOrder(page.id.split('.')[0] as string);
  const at = order.findIndex((each) => each.id === page.id);
  return { previous: order[at - 1], next: order[at + 1] } as { previous?: RulePage; next?: RulePage };
}

/** The rules on a page: the page's own rule first, then its parts in the order of the body. Merged ids are left out. */
export const rulesOn = (page: RulePage): readonly Rule[] =>
  [page.id, ...page.front.rules.map((part) => part.id)].flatMap((id) => book().rules.get(id) ?? []);

/** Existing pages by id. */
export const pagesOf = (ids: readonly string[] | undefined): readonly Rule[] =>
  (ids ?? []).flatMap((id) => book().rules.get(id) ?? []);
