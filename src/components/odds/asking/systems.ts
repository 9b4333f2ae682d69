/** The engines and workers behind the calculators of rolls that share a page, one file of each for a system. */
import type { Engine } from './engine.ts';

export const engines = {
  'six-events': async (id: string) => (await import('./six-events-engines.ts')).engine(id),
} satisfies Record<string, (calculator: string) => Promise<Engine>>;

export type RollSystem = keyof typeof engines;

/** A worker is told by its name which calculator it serves. */
export const workers: Readonly<Record<RollSystem, (calculator: string) => Worker>> = {
  'six-events': (name) => new Worker(new URL('./six-events-worker.ts', import.meta.url), { type: 'module', name }),
};
