/**
 * How the scripts of pages are cut into files. Left alone, the bundler gives every set of pages that share a module a
 * file of its own: dozens of small ones, which compress badly. What nearly all calculators load is one file each.
 */
import type { Plugin } from 'vite';

const files = (pattern: string): RegExp => new RegExp(`/src/(${pattern})\\.`);

const groups = [
  { name: 'preact', test: /\/node_modules\/(preact|@astrojs\/preact)\// },
  // What a script needs to load another one later. Every page has it, and most pages have nothing of Preact.
  { name: 'later', test: /vite\/preload-helper/, priority: 1 },
  // Showing chances: every calculator.
  {
    name: 'show',
    test: files('engine/kernel/fraction|components/odds/(OutcomeBar|words|Drawer|Problems|Say|useQuestion|useLater)'),
  },
  // Counting them: with the page, or with the first question that is not its own.
  { name: 'count', test: files('engine/kernel/(chance|odds)') },
  // Choosing units of Fantasy Rules!
  { name: 'units', test: files('engine/fr3/data/units|components/odds/(UnitPicker|UnitSign|Sums|links)') },
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

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  outputOptions(options) {
    return this.environment?.name === 'client' ? { ...options, codeSplitting: { groups } } : options;
  },
});
