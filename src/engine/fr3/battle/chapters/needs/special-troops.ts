/**
 * Words in a set-up that make a battle load the chapter on special troops, traps and parasitics, spirits, transports and fires.
 */
import { magic } from './magic.ts';

export const specialTroops = [
  ...magic,
  'spirits',
  'blobs',
  'contraptions',
  'cyclics',
  'trap',
  'elite-trap',
  'parasitics',
  'elite-parasitics',
  'poison',
  'grapple',
  'shieldwall',
  'mine',
  'offerings',
  'canoes',
  'barges',
  'wagons',
  'transports',
  'transports-flying',
  'transports-swimming',
  'transports-burrowing',
];
