import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameSystem } from './system.ts';

export const SystemContext = createContext<GameSystem | null>(null);

/** The system of the open battle. */
export function useSystem(): GameSystem {
  const system = useContext(SystemContext);
  if (!system) throw new Error('Part of the battle page is used outside a battle.');
  return system;
}
