/** Hordes of the Things with its engine, loaded when a battle is opened. */
import type { GameSystem } from '../system.ts';

export const fetchHott = async (): Promise<GameSystem> => (await import('./system.tsx')).hottSystem as unknown as GameSystem;
