/** The characters of a roster: individuals, and units that are characters. */
import type { Person } from './leaders.ts';
import type { Roster, RosterUnit } from './roster.ts';

export const isCharacter = (unit: RosterUnit): unit is RosterUnit & Person => unit.has !== undefined;

/** Individuals first, in the order of the roster. */
export const peopleOf = ({ units, characters }: Roster): readonly Person[] => [...characters, ...units.filter(isCharacter)];
