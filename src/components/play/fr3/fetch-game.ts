/** Fantasy Rules! with its engine, loaded when a battle is opened. */
import type { GameSystem } from '../system.ts';

export const fetchFr3 = async (): Promise<GameSystem> => (await import('./system.tsx')).fr3System as unknown as GameSystem;
