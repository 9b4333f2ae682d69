/** The name of a spell for whoever words a battle: of one that is not in the book, its id. */
import { spellHeadOf } from '../../data/spell-list.ts';

export function spellName(id: string): string {
  return spellHeadOf(id)?.name ?? id;
}
