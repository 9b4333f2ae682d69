/** Converts units and characters of a roster for the control rules (chapter fr3.control). */
import { type Powers, powersOf as powersBy, type Ruled } from '../control.ts';
import { entriesOf } from './abilities.ts';
import { isGiven } from './gifts.ts';
import { gradeOf } from './leaders.ts';
import { isAutomaton } from './lists.ts';
import type { MusteredCharacter, MusteredUnit } from './mustered.ts';

/** The unit for the control rules; undefined if it has no row in the reference table. */
export const ruledBy = (unit: MusteredUnit): Ruled | undefined =>
  unit.row.unit && {
    unit: unit.row.unit,
    undead: unit.row.made?.undead === true || unit.options.includes('undead'),
    automaton: isAutomaton(unit),
  };

/** A character's powers, including those that he gets free from his list or from his other abilities. */
export const powersOf = (each: MusteredCharacter): Powers =>
  powersBy([...entriesOf(each.person), ...(isGiven(each, 'beastmaster') ? ['beastmaster'] : [])], gradeOf(each.person));
