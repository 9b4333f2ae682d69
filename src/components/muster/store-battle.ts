/** Stores a new battle on this device, so that the battle page opens it. */
import { saveBattle } from '../play/saved/saved.ts';
import { storageOf } from '../play/saved/storage.ts';
import { newId } from '../ui/stored/stored.ts';

const notStored = {
  full: 'This device has no room left for a battle. Remove battles or rosters that you no longer need, then try again.',
  blocked:
    'This browser does not let the page save a battle, so you cannot start one here. Allow this site to store data, then try again.',
} as const;

/** Returns an empty text, or why the battle could not be stored. */
export function storeBattle(rules: Parameters<typeof saveBattle>[0], battle: Parameters<typeof saveBattle>[2]): string {
  const id = newId();
  const stored = saveBattle(rules, id, battle);
  if (stored !== 'stored') return notStored[stored];
  storageOf(rules.system).setCurrent(id);
  return '';
}
