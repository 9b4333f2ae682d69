/**
 * Where a rule is enforced and proved: engine files that quote its id, and tests that name it. A scan of the files finds these
 * places, so no list has to be kept up to date by hand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { playable } from './systems.ts';

export interface Evidence {
  /** Engine files whose code cites the rule. */
  readonly enforcedBy: readonly string[];
  /** Test files that name the rule. */
  readonly tests: readonly string[];
  /** The tests in those files that name the rule, as `file#number`. */
  readonly cases: readonly string[];
  /** Test files with a test whose title says that it proves the rule's ruling. */
  readonly rulingTests: readonly string[];
}

/** An engine file and everything that it imports, statically or dynamically. */
export function filesFrom(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g))
      visit(relative(process.cwd(), join(process.cwd(), dirname(file), from as string)));
  };
  visit(root);
  return found;
}

/** The files that the battles of all playable systems use. */
export const filesInPlay: ReadonlySet<string> = new Set(
  playable.flatMap((system) => [...filesFrom(`src/engine/${system}/battle/battle.ts`)]),
);

const battleTest = /^tests\/engine\/[^/]+\/battle-[^/]*\.test\.ts$/;

/** Whether battles apply the rule: code in battles cites it, or a battle test names it. */
export const isInPlay = (of: Evidence | undefined): boolean =>
  of !== undefined && (of.enforcedBy.some((file) => filesInPlay.has(file)) || of.tests.some((file) => battleTest.test(file)));

/** Whether a test names the rule, which means that the test would fail without the rule. */
export const isProved = (of: Evidence | undefined): boolean => of !== undefined && of.tests.length > 0;
/** Whether a test title says that the test proves the rule's ruling. */
export const isRulingProved = (of: Evidence | undefined): boolean => of !== undefined && of.rulingTests.length > 0;
/**
 * Whether the engine cites the rule. A rule that consists only of data has no citation, so it counts as enforced if a test proves
 * it.
 */
export const isEnforced = (of: Evidence | undefined): boolean => of !== undefined && (isProved(of) || of.enforcedBy.length > 0);

/** Shares evidence between ids with the same meaning; `groups` lists such ids. */
export function shared(found: ReadonlyMap<string, Evidence>, groups: Iterable<readonly string[]>): ReadonlyMap<string, Evidence> {
  const all = new Map(found);
  for (const ids of groups) {
    const each = ids.flatMap((id) => found.get(id) ?? []);
    const union = (kind: keyof Evidence) => [...new Set(each.flatMap((of) => of[kind]))].sort();
    const evidence = {
      enforcedBy: union('enforcedBy'),
      tests: union('tests'),
      cases: union('cases'),
      rulingTests: union('rulingTests'),
    };
    if (each.length > 0) for (const id of ids) all.set(id, evidence);
  }
  return all;
}

const idPattern = /\b(?:fr3|three-realms|hott|six-events)\.[a-z0-9-]+\.[a-z0-9-]+/g;
const quotedId = new RegExp(`['"\`](${idPattern.source})['"\`]`, 'g');

/**
 * Matches the title of a test, or a table row used as a title, that begins with rule ids followed by `ruling`. Ids after that
 * word are only mentioned. Skipped tests prove nothing.
 */
const rulingTitle = new RegExp(
  `(?<!\\.(?:skip|todo|fails))[([]\\s*['"\`]((?:${idPattern.source}, )+)ruling(?:, ${idPattern.source})*: `,
  'g',
);

/** The ids of the rules whose rulings are proved by titles in a test file. */
export const rulingsNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(rulingTitle)].flatMap(([, ids]) => (ids as string).match(idPattern) ?? [])),
];

/** The start of a test or a group of tests. */
const testStart = /^[ \t]*(?:(test|it)|describe)(?:\.\w+)*[(<`]/gm;

/**
 * Which tests in a file name each rule, as numbers by rule id. If only the head of the file or a group title names a rule, that
 * counts as one test with number 0.
 */
export function casesNaming(text: string): ReadonlyMap<string, readonly number[]> {
  const starts = [...text.matchAll(testStart)];
  const found = new Map<string, number[]>();
  const note = (part: string, number: number) => {
    for (const id of new Set(part.match(idPattern) ?? [])) found.set(id, [...(found.get(id) ?? []), number]);
  };
  note(text.slice(0, starts[0]?.index), 0);
  starts.forEach((start, at) => {
    note(text.slice(start.index, starts[at + 1]?.index), start[1] ? at + 1 : 0);
  });
  return new Map([...found].map(([id, numbers]) => [id, numbers.some(Boolean) ? numbers.filter(Boolean) : [0]]));
}

function files(folder: string, skip: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)))
    .filter((name) => !skip.test(name))
    .sort();
}

/**
 * All ids that the engine or a test cites. Data files do not count, because they only name the page of an entry, and
 * enforce no rule.
 */
export function scan(): ReadonlyMap<string, Evidence> {
  const found = new Map<string, { enforcedBy: string[]; tests: string[]; cases: string[]; rulingTests: string[] }>();
  const at = (id: string) => {
    const known = found.get(id);
    if (known) return known;
    const fresh = { enforcedBy: [], tests: [], cases: [], rulingTests: [] };
    found.set(id, fresh);
    return fresh;
  };
  for (const file of files('src/engine', /\/data\/|rule-ids\.ts$/))
    for (const id of new Set([...readFileSync(file, 'utf8').matchAll(quotedId)].map((m) => m[1] as string)))
      at(id).enforcedBy.push(file);
  for (const file of files('tests', /^tests\/site\//)) {
    const text = readFileSync(file, 'utf8');
    for (const [id, numbers] of casesNaming(text)) {
      at(id).tests.push(file);
      at(id).cases.push(...numbers.map((number) => `${file}#${number}`));
    }
    for (const id of rulingsNamed(text)) at(id).rulingTests.push(file);
  }
  return found;
}
