/** Changes to a roster. Each function returns a new roster. Positions in the list are counted from 0. */
import { elementOf } from '../data/elements.ts';
import { mostElements, type Roster, type RosterElement, type RosterStronghold } from './roster.ts';

/** Identical adjacent elements, which a roster shows as one line. */
export interface Line {
  readonly from: number;
  readonly count: number;
  readonly element: RosterElement;
}

const alike = (one: RosterElement, other: RosterElement): boolean =>
  one.type === other.type &&
  one.name === other.name &&
  !one.general &&
  !other.general &&
  one.ally === other.ally &&
  one.shared === other.shared;

/** The elements of a roster as lines. The general has his own line. */
export function linesOf({ elements }: Pick<Roster, 'elements'>): readonly Line[] {
  const lines: Line[] = [];
  for (const [from, element] of elements.entries()) {
    const last = lines.at(-1);
    if (last && alike(last.element, element)) lines[lines.length - 1] = { ...last, count: last.count + 1 };
    else lines.push({ from, count: 1, element });
  }
  return lines;
}

/** Adds an element after the last identical one, or at the end. A full roster does not change. */
export function addElement(roster: Roster, element: RosterElement): Roster {
  if (roster.elements.length >= mostElements) return roster;
  const behind = roster.elements.findLastIndex((each) => alike(each, element));
  return { ...roster, elements: roster.elements.toSpliced(behind < 0 ? roster.elements.length : behind + 1, 0, element) };
}

export const removeElement = (roster: Roster, place: number): Roster => ({
  ...roster,
  elements: roster.elements.toSpliced(place, 1),
});

/** Changes one element. Fields set to undefined are removed. */
export function changeElement(roster: Roster, place: number, change: Partial<RosterElement>): Roster {
  return {
    ...roster,
    elements: roster.elements.map((each, at) => {
      if (at !== place) return each;
      const changed = Object.entries({ ...each, ...change }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(changed) as unknown as RosterElement;
    }),
  };
}

/** Makes one element the only general. */
export const setGeneral = (roster: Roster, place: number): Roster => ({
  ...roster,
  elements: roster.elements.map((each, at) => {
    const { general: _, ...plain } = each;
    return at === place ? { ...plain, general: true } : plain;
  }),
});

export const setStronghold = (roster: Roster, change: Partial<RosterStronghold>): Roster => ({
  ...roster,
  stronghold: { ...roster.stronghold, ...change },
});

/** The places of elements that may lead the army (hott.supplement.general). */
export const mayLead = ({ elements }: Pick<Roster, 'elements'>): readonly number[] =>
  elements.flatMap(({ type, ally }, place) => (elementOf(type)?.mayBeGeneral && !ally ? [place] : []));
