/** The engines behind the calculators of rolls that share a page, in one file for each system. */
import type { Engine } from './engine.ts';

export const engines = {
  hott: async (id: string) => (await import('./hott-engines.ts')).engine(id),
  'six-events': async (id: string) => (await import('./six-events-engines.ts')).engine(id),
  'three-realms': async (id: string) => (await import('./three-realms-engines.ts')).engine(id),
} satisfies Record<string, (calculator: string) => Promise<Engine>>;

export type RollSystem = keyof typeof engines;

/** Such a calculator by its system and id: `six-events/melee`. */
export type RollName = `${RollSystem}/${string}`;

export const isRollName = (name: string): name is RollName => name.includes('/');

export const systemAndId = (name: RollName) => name.split('/') as [system: RollSystem, id: string];

export function engineNamed(name: RollName): Promise<Engine> {
  const [system, id] = systemAndId(name);
  return engines[system](id);
}
