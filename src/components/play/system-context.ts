import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameSystem } from './system.ts';

export const SystemContext = createContext<GameSystem | null>(null);

/** The system of the open battle. */
export function useSystem(): GameSystem {
  const system = useContext(SystemContext);
  if (!system) throw new Error('This part of the battle page works only inside a battle.');
  return system;
}
