/** Callbacks that do nothing, for a battle that can only be watched. */
import { usual } from '../saved/storage.ts';
import type { Play } from '../use-battle.ts';

const nothing = () => {};

export const idlePlay = {
  computer: null,
  ownDice: undefined,
  stored: 'stored',
  settings: usual,
  setSettings: nothing,
  show: nothing,
  follows: false,
  parted: undefined,
  take: nothing,
  showCopy: nothing,
  act: nothing,
  faces: nothing,
  notYet: nothing,
  undo: undefined,
  deployAll: nothing,
  seat: nothing,
  rename: nothing,
  rematch: nothing,
  branch: nothing,
} as const satisfies Partial<Play>;
