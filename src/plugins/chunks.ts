/**
 * How the scripts of pages are cut into files. Left alone, the bundler gives every set of pages that share a module a
 * file of its own: dozens of small ones, which compress badly. What nearly all calculators load is one file each.
 */
import type { Plugin } from 'vite';

const files = (pattern: string): RegExp => new RegExp(`/src/(${pattern})\\.`);

const groups = [
  { name: 'preact', test: /\/node_modules\/(preact|@astrojs\/preact)\/|vite\/preload-helper/ },
  // Counting chances and showing them: every calculator.
  {
    name: 'count',
    test: files('engine/kernel/(chance|odds|fraction)|components/odds/(OutcomeBar|words|Drawer|Problems|Say|useQuestion)'),
  },
  // Units and what becomes of them: every calculator of Fantasy Rules!
  {
    name: 'units',
    test: files(
      'engine/kernel/circumstance|engine/fr3/(data/(units|bowfire|figures/[a-z0-9-]+)|melee/(combatant|defaults|elite)|demoralization)|components/odds/(UnitPicker|UnitSign|Sums|links)',
    ),
  },
  // Units under fire: missiles and artillery.
  {
    name: 'fire',
    test: files(
      'engine/fr3/(square|data/other-targets|missile-fire/(target|target-words|strike|shot-answer|write-part|question))|components/odds/(Faces|Inches|target-choices)',
    ),
  },
];

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  outputOptions(options) {
    return this.environment?.name === 'client' ? { ...options, codeSplitting: { groups } } : options;
  },
});
