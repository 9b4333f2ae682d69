/** The name of an action's spell, for chronicles and messages. An unknown spell is shown by its id. */
import { spellHeadOf } from '../../data/spell-list.ts';
import { storedOf } from './stored.ts';

export function spellName(id: string): string {
  const stored = storedOf(id);
  const name = spellHeadOf(stored?.spell ?? id)?.name ?? id;
  return stored ? `the stored ${name}` : name;
}
