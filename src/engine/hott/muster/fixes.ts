/**
 * Ways to fix the errors of an army. Fixes are found by trying changes: a change is a fix if it removes this error and leaves
 * fewer errors in total. A new check therefore needs no fix of its own.
 */
import { elementOf, elements as types } from '../data/elements.ts';
import { supplement } from '../data/figures/supplement.ts';
import { addElement, changeElement, mayLead, removeElement, setGeneral, setStronghold } from './edit.ts';
import { type Problem, problemsOf } from './problems.ts';
import { type Roster, usualStronghold } from './roster.ts';

export interface Fix {
  /** The label of the button. */
  readonly says: string;
  readonly roster: Roster;
}

/** The largest number of fixes offered for one problem. */
const most = 4;

const nameAt = ({ elements }: Roster, place: number): string => {
  const { name, type } = elements[place] as Roster['elements'][number];
  return name ?? elementOf(type)?.name ?? type;
};

function* changes(roster: Roster, at: string): Generator<Fix> {
  const here = at.startsWith('elements.') ? Number(at.slice('elements.'.length)) - 1 : null;
  if (here !== null && roster.elements[here]) {
    yield { says: 'Clear the mark', roster: changeElement(roster, here, { shared: undefined }) };
    yield { says: 'Move it to the army itself', roster: changeElement(roster, here, { ally: undefined }) };
  }
  for (const place of mayLead(roster))
    yield { says: `Make ${nameAt(roster, place)} the general`, roster: setGeneral(roster, place) };
  if (here !== null && roster.elements[here])
    yield { says: `Remove ${nameAt(roster, here)}`, roster: removeElement(roster, here) };
  if (at === 'stronghold')
    yield {
      says: `Make it ${usualStronghold.wide} by ${usualStronghold.deep} paces`,
      roster: setStronghold(roster, usualStronghold),
    };
  for (const [place] of [...roster.elements.entries()].reverse())
    yield { says: `Remove ${nameAt(roster, place)}`, roster: removeElement(roster, place) };
  for (const { id, name, points } of types)
    if (points <= supplement.cheapElement) yield { says: `Add ${name.toLowerCase()}`, roster: addElement(roster, { type: id }) };
}

/** Fixes for a problem, the smallest changes first; empty if no single change helps. */
export function fixesOf(roster: Roster, problem: Problem): readonly Fix[] {
  const before = problemsOf(roster).errors.length;
  const found = new Map<string, Fix>();
  for (const fix of changes(roster, problem.at)) {
    if (found.size >= most) break;
    const { errors } = problemsOf(fix.roster);
    const gone = !errors.some(({ at, rules }) => at === problem.at && rules.join() === problem.rules.join());
    if (gone && errors.length < before && !found.has(fix.says)) found.set(fix.says, fix);
  }
  return [...found.values()];
}
