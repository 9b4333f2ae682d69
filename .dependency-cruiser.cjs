/** The layers of the project: a layer imports only from the layers below it. */
module.exports = {
  forbidden: [
    {
      name: 'engine-stands-alone',
      comment: 'The engine knows nothing of pages, components or tools, and of packages only small pure ones.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { pathNot: ['^src/engine/', '^node_modules/(pure-rand|zod|yalps|fflate)/'] },
    },
    {
      name: 'kernel-is-the-ground',
      comment: 'The kernel knows no system.',
      severity: 'error',
      from: { path: '^src/engine/kernel/' },
      to: { path: '^src/engine/(?!kernel/)' },
    },
    {
      name: 'systems-stay-apart',
      comment: 'Rules systems never import each other; what they share is the kernel.',
      severity: 'error',
      from: { path: '^src/engine/([^/]+)/' },
      to: { path: '^src/engine/[^/]+/', pathNot: '^src/engine/($1|kernel)/' },
    },
    {
      name: 'data-below-chapters',
      comment: 'Typed data states; it does not reckon.',
      severity: 'error',
      from: { path: '^src/engine/[^/]+/data/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/([^/]+/(data/|rule-ids\\.ts)|kernel/)' },
    },
    {
      name: 'content-below-components',
      comment: 'The book knows nothing of how it is shown.',
      severity: 'error',
      from: { path: '^src/content/' },
      to: { path: '^src/(components|layouts|pages|plugins|tools)/' },
    },
    {
      name: 'plugins-below-components',
      comment: 'Plugins turn prose into HTML; components show it.',
      severity: 'error',
      from: { path: '^src/plugins/' },
      to: { path: '^src/(components|layouts|pages|tools)/' },
    },
    {
      name: 'shared-islands-know-no-system',
      comment:
        'The battle page, the roster builder, the companion and the set-up ask the object of their system (for battles: components/play/system.ts). What only one game has lies in its folder.',
      severity: 'error',
      from: {
        path: '^src/components/(play|muster|companion|setup)/',
        pathNot: '^src/components/[^/]+/(fr3|hott|three-realms|six-events)/',
      },
      to: {
        path: '^src/(engine/(?!kernel/)|components/(play|muster|companion|setup)/(fr3|hott|three-realms|six-events)/)',
      },
    },
    {
      name: 'islands-of-systems-stay-apart',
      comment: 'The folder of one system imports no other system.',
      severity: 'error',
      from: { path: '^src/components/(?:play|muster|companion|setup)/(fr3|hott|three-realms|six-events)/' },
      to: {
        path: '^src/(engine|components/(play|muster|companion|setup))/(fr3|hott|three-realms|six-events)/',
        pathNot: '^src/(engine|components/(play|muster|companion|setup))/$1/',
      },
    },
    {
      name: 'components-below-pages',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(pages|layouts|tools)/' },
    },
    {
      name: 'tools-run-in-node',
      comment: 'Node runs the tools without a bundler and cannot load components, not even through other files.',
      severity: 'error',
      from: { path: '^src/tools/' },
      to: { path: '[.]tsx$', reachable: true },
    },
    {
      name: 'tools-and-tests-on-top',
      comment: 'Nothing of the site rests on tools or tests.',
      severity: 'error',
      from: { path: '^src/(?!tools/)' },
      to: { path: '^(src/tools|tests)/' },
    },
    {
      name: 'no-circles',
      comment: 'Imports point one way, those of types included: vocabulary at the bottom.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-lost-imports',
      severity: 'error',
      from: { path: '^(src|tests)/' },
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^src/content/generated/|\\.(astro|css|mdx)$|\\?url$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
