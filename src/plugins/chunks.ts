/**
 * How the scripts of pages are cut into files. Left alone, the bundler gives every set of pages that share a module a
 * file of its own: dozens of small ones, which compress badly. What nearly all calculators load is one file each.
 *
 * A battle needs nearly all of the engine of its system, and each calculator a little of it: cut for the calculators, the engine is
 * 40 files, a fifth more for the battle to fetch. So the battle page of a system has its engine once more, in one file of its own:
 * modules that it imports carry the mark of the system in their names, and what they import carries it too.
 */
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files of these names, and not their copies for the battle: one of those among them would bring the whole battle along. */
const files = (pattern: string): RegExp => new RegExp(`/src/(${pattern})\\.tsx?$`);

const inPlay = (name: string): string => resolve(`src/components/play/${name}`);

/** A battle page with a copy of its engine. */
interface BattlePage {
  readonly mark: string;
  /** Where the copy begins: who imports what of it. */
  readonly doors: ReadonlyMap<string, string>;
  /** The open battle: the page fetches it once somebody has chosen one. */
  readonly battles: string;
  /** What opponents and odds need. */
  readonly thinker: string;
  /** Chapters that are files of their own. */
  readonly chapters: readonly { readonly name: string; readonly needed: string }[];
}

const pages: readonly BattlePage[] = [
  {
    mark: '?fr3-battle',
    // An army of one's own is made and played by the same engine.
    doors: new Map([
      [inPlay('fr3/Fr3Play.tsx'), inPlay('fr3/Fr3Battles.tsx')],
      [inPlay('fr3/ArmyChoice.tsx'), inPlay('fr3/rosters.ts')],
    ]),
    battles: inPlay('fr3/Fr3Battles.tsx'),
    thinker: inPlay('fr3/thinker.ts'),
    chapters: [{ name: 'guns', needed: resolve('src/engine/fr3/battle/chapters/artillery.ts') }],
  },
];
const pageOf = (id: string): BattlePage | undefined => pages.find(({ mark }) => id.endsWith(mark));

/** What a copy takes along; what is left is needed before there is a battle. */
const copied =
  /\/src\/(engine\/|components\/(play\/(?!(lazy|seats|storage|requested)\.)|book\/(diagram\/|unit-symbols)))|\/node_modules\/pure-rand\//;

export const marked = (): Plugin => ({
  name: 'marked',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (importer === undefined) return null;
    const within = pageOf(importer);
    const page = within ?? pages.find(({ doors }) => doors.has(importer));
    if (!page) return null;
    const found = await this.resolve(source, importer.replace(page.mark, ''), { ...options, skipSelf: true });
    return found && (within ? copied.test(found.id) : found.id === page.doors.get(importer))
      ? { ...found, id: found.id + page.mark }
      : found;
  },
});

type InfoOf = (id: string) => { readonly importedIds: readonly string[] } | null;

/** What a file needs at once: not what it fetches when it is asked for. */
function atOnce(infoOf: InfoOf, file: string, mark: string): ReadonlySet<string> {
  const found = new Set([file + mark]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  found.delete(file + mark);
  return found;
}

const ofPage = /\/src\/components\/play\//;
/** The worker of the battle page has these too, and nothing else of the page. */
const ofBoth = /\/src\/components\/play\/(course|fr3\/actions)\.ts/;

interface Part {
  readonly name: string;
  readonly page: BattlePage;
  readonly needed: string;
  has(id: string): boolean;
}
/** The copy of a page by who needs it at once, each file in the first of these that does; the file that is asked for stays apart. */
const partsOf = (page: BattlePage): readonly Part[] => [
  { name: 'battle', page, needed: page.battles, has: (id) => !ofPage.test(id) },
  { name: 'course', page, needed: page.battles, has: (id) => ofBoth.test(id) },
  { name: 'table', page, needed: page.battles, has: () => true },
  { name: 'thought', page, needed: page.thinker, has: () => true },
  ...page.chapters.map(({ name, needed }) => ({ name, page, needed, has: () => true })),
];
const parts = pages.flatMap(partsOf);

const groups = [
  { name: 'preact', test: /\/node_modules\/(preact|@astrojs\/preact)\//, priority: 2 },
  // What the battle page and its battles share.
  { name: 'page', test: files('components/play/(lazy|storage|requested)'), priority: 4 },
  // What a script needs to load another one later, and to read what is stored. Every page has it, and most pages have nothing of Preact.
  { name: 'later', test: /vite\/preload-helper|components\/ui\/stored\/stored\.ts/, priority: 5 },
  // Links to rules: whatever cites any.
  { name: 'links', test: files('components/odds/links'), priority: 1 },
  // Showing chances: every calculator.
  {
    name: 'show',
    test: files('engine/kernel/fraction|components/odds/(OutcomeBar|words|Drawer|Problems|Say|useQuestion|useLater)'),
  },
  // Counting them: with the page, or with the first question that is not its own.
  { name: 'count', test: files('engine/kernel/(chance|odds)') },
  // Choosing units of Fantasy Rules!
  { name: 'units', test: files('engine/fr3/data/units|components/odds/(UnitPicker|UnitSign|Sums)') },
  // What becomes of them.
  {
    name: 'blows',
    test: files(
      'engine/kernel/circumstance|engine/fr3/(data/(bowfire|figures/[a-z0-9-]+)|melee/(combatant|defaults|elite)|demoralization)',
    ),
  },
  // Units under fire: missiles and artillery, what they show and what they count.
  {
    name: 'fire',
    test: files('engine/fr3/(data/other-targets|missile-fire/question)|components/odds/(Faces|Inches|target-choices)'),
  },
  {
    name: 'shots',
    test: files('engine/fr3/(square|missile-fire/(target|target-words|strike|shot-answer|write-part))'),
  },
];

/** A file of the engine does nothing but say what it exports: of one that nothing is asked of, nothing is carried along. */
export const pure = (): Plugin => ({
  name: 'pure',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/engine\// },
    handler: () => ({ moduleSideEffects: false }),
  },
});

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  // What a page fetches later its worker may fetch as well: the helper that preloads would ask it for a document, which it has not.
  // Here and not in `astro.config.mjs`, since Astro goes over what that says of it.
  // A file that an island is loaded from may export more than the island, for other files: see `includeDependenciesRecursively`.
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: false, rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : null,
  outputOptions(options) {
    if (this.environment?.name !== 'client') return options;
    let needed: readonly ReadonlySet<string>[] | undefined;
    const battle = parts.map(({ name, page }, at) => ({
      name: (id: string, build: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) => {
        if (!id.endsWith(page.mark)) return null;
        needed ??= parts.map((part) => atOnce((each) => build.getModuleInfo(each), part.needed, part.page.mark));
        const first = parts.findIndex((part, nth) => part.page === page && needed?.[nth]?.has(id) && part.has(id));
        return first === at ? name : null;
      },
      // Only the copy: what its files share with other pages would bring the whole battle along with it.
      includeDependenciesRecursively: false,
      priority: parts.length - 1 - at,
    }));
    const before = groups.map(({ priority = 0, ...group }) => ({ ...group, priority: parts.length + priority }));
    return { ...options, codeSplitting: { groups: [...before, ...battle] } };
  },
});
