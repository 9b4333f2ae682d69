/** Units and characters of a roster, as control asks about them (chapter fr3.control). */
import { type Powers, powersOf as powersBy, type Ruled } from '../control.ts';
import { entriesOf, isGiven } from './abilities.ts';
import { gradeOf } from './leaders.ts';
import { isAutomaton } from './lists.ts';
import type { MusteredCharacter, MusteredUnit } from './mustered.ts';

/** The unit as control asks about it; undefined for what is no unit of the reference table. */
export const ruledBy = (unit: MusteredUnit): Ruled | undefined =>
  unit.row.unit && {
    unit: unit.row.unit,
    undead: unit.row.made?.undead === true || unit.options.includes('undead'),
    automaton: isAutomaton(unit),
  };

/** What a character has power over; what his list or his calling gives him he need not buy. */
export const powersOf = (each: MusteredCharacter): Powers =>
  powersBy([...entriesOf(each.person), ...(isGiven(each, 'beastmaster') ? ['beastmaster'] : [])], gradeOf(each.person));
