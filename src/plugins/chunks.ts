/**
 * How page scripts are divided into files. By default, the bundler makes a separate file for every set of pages that share a
 * module: dozens of small files that compress badly. Here, there is one file for each purpose, with the code that nearly all
 * calculators load. A battle needs nearly all of its system's engine, and each calculator needs a little of it. If the engine
 * were divided to suit the calculators, it would consist of 40 files, and a battle would load a fifth more. For that reason each
 * battle page has a second copy of the engine in a single file. In this copy, the modules that the battle page imports have the
 * system's mark in their names, and the modules that they import get the mark too.
 */
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Matches files with these names, but not their copies for battles. If a page loaded such a copy, it would load the whole battle.
 */
const files = (pattern: string): RegExp => new RegExp(`/src/(${pattern})\\.tsx?$`);

const inPlay = (name: string): string => resolve(`src/components/play/${name}`);

/** A battle page with a copy of its engine. */
interface BattlePage {
  readonly mark: string;
  /** Where the copy begins. The key is the importing file, and the value is the imported file that starts the copy. */
  readonly doors: ReadonlyMap<string, string>;
  /** The component for open battles, which the page loads when a battle is chosen. */
  readonly battles: string;
  /** The entry file of the code that the battle does not need before its first action. */
  readonly rolls: string;
  /** The file for computer players and odds. */
  readonly thinker: string;
  /** Chapters in separate files. */
  readonly chapters: readonly { readonly name: string; readonly needed: string }[];
}

const pages: readonly BattlePage[] = [
  {
    mark: '?fr3-battle',
    // The choice of armies starts a copy too, because the engine that makes a custom army also plays it.
    doors: new Map([
      [inPlay('fr3/Fr3Play.tsx'), inPlay('fr3/Fr3Battles.tsx')],
      [inPlay('fr3/ArmyChoice.tsx'), inPlay('fr3/rosters.ts')],
    ]),
    battles: inPlay('fr3/Fr3Battles.tsx'),
    thinker: inPlay('fr3/thinker.ts'),
    rolls: resolve('src/engine/fr3/battle/chapters/fighting.ts'),
    chapters: [{ name: 'guns', needed: resolve('src/engine/fr3/battle/chapters/artillery.ts') }],
  },
];
const pageOf = (id: string): BattlePage | undefined => pages.find(({ mark }) => id.endsWith(mark));

/** The files that are copied. All other files are not copied, because the page needs them before a battle starts. */
const copied =
  /\/src\/(engine\/|components\/(play\/(?!(lazy|start\/seats|saved\/storage|start\/requested)\.)|book\/(diagram\/|unit-symbols)))|\/node_modules\/pure-rand\//;

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

/** All files that a file imports statically, directly or through others. */
function atOnce(infoOf: InfoOf, file: string, mark: string): ReadonlySet<string> {
  const found = new Set([file + mark]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  found.delete(file + mark);
  return found;
}

const ofPage = /\/src\/components\/play\//;
/** The worker of the battle page uses these files too, unlike the rest of the page. */
const ofBoth = /\/src\/components\/play\/(course|fr3\/actions)\.ts/;

interface Part {
  readonly name: string;
  readonly page: BattlePage;
  readonly needed: string;
  has(id: string): boolean;
}
/**
 * Divides the copy into parts. Each file belongs to the first part whose script (`needed`) needs it immediately and whose `has`
 * accepts it. The requested file itself stays separate.
 */
const partsOf = (page: BattlePage): readonly Part[] => [
  { name: 'battle', page, needed: page.battles, has: (id) => !ofPage.test(id) },
  { name: 'course', page, needed: page.battles, has: (id) => ofBoth.test(id) },
  { name: 'table', page, needed: page.battles, has: () => true },
  { name: 'rolls', page, needed: page.rolls, has: () => true },
  { name: 'thought', page, needed: page.thinker, has: () => true },
  ...page.chapters.map(({ name, needed }) => ({ name, page, needed, has: () => true })),
];
const parts = pages.flatMap(partsOf);

const groups = [
  { name: 'preact', test: /\/node_modules\/(preact|@astrojs\/preact)\//, priority: 2 },
  // Shared by the battle page and its battles.
  { name: 'page', test: files('components/play/(lazy|saved/storage|start/requested)|engine/kernel/limits'), priority: 4 },
  // The script of every page, with the code that loads other scripts and reads stored data. In one file, because each further
  // file would cost a round trip before the page is complete.
  {
    name: 'shell',
    test: /vite\/preload-helper|components\/ui\/(?:stored\/stored|reach|shell|shell\/[\w-]+)\.ts|content\/offline-caches\.ts/,
    priority: 5,
  },
  // Links to rules, for all islands that cite any.
  { name: 'links', test: files('components/odds/links'), priority: 1 },
  // The display of chances, for every calculator.
  {
    name: 'show',
    test: files('engine/kernel/fraction|components/odds/(OutcomeBar|words|Drawer|Problems|Say|useQuestion|useLazy)'),
  },
  // The calculation of chances. The calculation is loaded with the page, or when the page's question changes.
  { name: 'count', test: files('engine/kernel/(chance|odds)') },
  // Choosing units of Fantasy Rules!
  { name: 'units', test: files('engine/fr3/data/units|components/odds/(UnitPicker|UnitSign|Sums)') },
  // The display of results for units.
  {
    name: 'blows',
    test: files(
      'engine/kernel/circumstance|engine/fr3/(data/(bowfire|figures/[a-z0-9-]+)|melee/(combatant|defaults|elite)|demoralization)',
    ),
  },
  // Units under fire: display and calculation for missiles and artillery.
  {
    name: 'fire',
    test: files('engine/fr3/(data/other-targets|missile-fire/question)|components/odds/(Faces|Inches|target-choices)'),
  },
  {
    name: 'shots',
    test: files('engine/fr3/(square|missile-fire/(target|target-words|strike|shot-answer|write-part))'),
  },
];

/** Engine files have no side effects, so unused ones can be left out. */
export const pure = (): Plugin => ({
  name: 'pure',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/engine\// },
    handler: () => ({ moduleSideEffects: false }),
  },
});

/**
 * Replaces the helper with which Vite loads the stylesheets of a script before the script. Here, pages link all stylesheets
 * themselves, and the helper would be a fifth of the script that every page loads.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () =>
      'export const __vitePreload = (load, files) => files?.length ? Promise.reject(Error("A page links stylesheets itself.")) : load();',
  },
});

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  // Disables preloading, because code that a page loads later may also be loaded by its worker, where the preload helper would
  // fail without a document. The preload setting is set here, because Astro overrides it in `astro.config.mjs`. A file from which
  // an island is loaded may also have exports for other files: see `includeDependenciesRecursively`.
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
      // Only the copy of the module is included. If files that other pages use were included too, those pages would load the
      // whole battle.
      includeDependenciesRecursively: false,
      priority: parts.length - 1 - at,
    }));
    const before = groups.map(({ priority = 0, ...group }) => ({ ...group, priority: parts.length + priority }));
    return { ...options, codeSplitting: { groups: [...before, ...battle] } };
  },
});
