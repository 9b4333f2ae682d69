/** The workers beside those engines. A worker is told by its name which calculator it serves. */
import type { RollSystem } from './systems.ts';

export const workers: Readonly<Record<RollSystem, (calculator: string) => Worker>> = {
  hott: (name) => new Worker(new URL('./hott-worker.ts', import.meta.url), { type: 'module', name }),
  'six-events': (name) => new Worker(new URL('./six-events-worker.ts', import.meta.url), { type: 'module', name }),
  'three-realms': (name) => new Worker(new URL('./three-realms-worker.ts', import.meta.url), { type: 'module', name }),
};
