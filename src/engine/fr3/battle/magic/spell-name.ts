/** Names of spells for whoever words a battle, as an action names them: of one that is in no book, its id. */
import { spellHeadOf } from '../../data/spell-list.ts';
import { storedOf } from './stored.ts';

export function spellName(id: string): string {
  const stored = storedOf(id);
  const name = spellHeadOf(stored?.spell ?? id)?.name ?? id;
  return stored ? `the stored ${name}` : name;
}
