/** The characters of a roster: individuals, and units that are characters. */
import type { Person } from './leaders.ts';
import type { Roster, RosterUnit } from './roster.ts';

export const isCharacter = (unit: RosterUnit): unit is RosterUnit & Person => unit.has !== undefined;

/**
 * Individuals first, in the order of the roster. The individuals come from the army's own list or from one ally's list. The
 * sideboard is not included.
 */
export const peopleOf = ({ units, characters }: Roster, from?: string): readonly Person[] =>
  [...characters, ...units.filter(isCharacter)].filter((each) => each.from === from && !each.aside);
