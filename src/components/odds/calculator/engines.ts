/**
 * The engines of the calculators by name. For Fantasy Rules! the name is the id alone. For other systems the name begins with the
 * system.
 */
import type { Engine } from './engine.ts';

const ofFantasyRules = {
  artillery: () => import('./engines/artillery.ts'),
  auction: () => import('./engines/auction.ts'),
  bowfire: () => import('./engines/bowfire.ts'),
  characters: () => import('./engines/characters.ts'),
  melee: () => import('./engines/melee.ts'),
  rally: () => import('./engines/rally.ts'),
  special: () => import('./engines/special.ts'),
  structures: () => import('./engines/structures.ts'),
} satisfies Record<string, () => Promise<{ engine: Engine }>>;

const ofSystems = {
  hott: () => import('./engines/hott.ts'),
  'six-events': () => import('./engines/six-events.ts'),
  'three-realms': () => import('./engines/three-realms.ts'),
} satisfies Record<string, () => Promise<{ engine: (id: string) => Engine }>>;

export type RollSystem = keyof typeof ofSystems;
/** The name of a calculator, made of its system and its id: `six-events/melee`. */
export type RollName = `${RollSystem}/${string}`;
export type CalculatorName = keyof typeof ofFantasyRules | RollName;

export const isRollName = (name: string): name is RollName => name.includes('/');

/** The system and the id of a calculator, as in its address. */
export function systemAndId(name: string): readonly [system: string, id: string] {
  const [system, id] = name.split('/');
  return id === undefined ? ['fr3', name] : [system as string, id];
}

const made = new Map<CalculatorName, Promise<Engine>>();

async function make(name: CalculatorName): Promise<Engine> {
  if (!isRollName(name)) return (await ofFantasyRules[name]()).engine;
  const [system, id] = systemAndId(name);
  return (await ofSystems[system as RollSystem]()).engine(id);
}

/** The engine of a calculator, loaded once. */
export function engineNamed(name: CalculatorName): Promise<Engine> {
  const engine = made.get(name) ?? make(name);
  made.set(name, engine);
  // A failed load is tried again next time.
  engine.catch(() => made.delete(name));
  return engine;
}
