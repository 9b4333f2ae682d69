/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */

import { readValue } from '../../kernel/circumstance.ts';
import { quoted } from '../../kernel/text.ts';
import { circumstanceOf } from './circumstances.ts';
import { type MeleeSide, sideIds } from './question.ts';

/** What could be read, and a sentence for each thing that could not. */
export interface ReadQuestion {
  readonly question: { a?: MeleeSide; b?: MeleeSide; charge?: 'a' | 'b'; round?: 'first' | 'later' };
  readonly problems: readonly string[];
}

/** Reads an address. Nothing that can be read is lost: what cannot is left out and named in `problems`. */
export function readAddress(search: string): ReadQuestion {
  const sides: Record<'a' | 'b', Record<string, unknown>> = { a: {}, b: {} };
  const problems: string[] = [];
  let charge: 'a' | 'b' | undefined;
  let round: 'first' | 'later' | undefined;
  for (const [key, text] of new URLSearchParams(search)) {
    const [at, id, ...rest] = key.split('.');
    if (key === 'charge') {
      if (text === 'a' || text === 'b') charge = text;
      else problems.push(`The charger is a or b, not ${quoted(text)}. The odds assume that neither unit charged.`);
    } else if (key === 'round') {
      if (text === 'first' || text === 'later') round = text;
      else problems.push(`The round is first or later, not ${quoted(text)}. The odds assume the first round.`);
    } else if ((key === 'a' || key === 'b') && text !== '') {
      sides[key].unit = text;
    } else if ((at === 'a' || at === 'b') && id && rest.length === 0) {
      const circumstance = circumstanceOf(id);
      const read = circumstance ? readValue(circumstance, text) : { problem: `${quoted(id)} is not a circumstance of a melee` };
      if ('problem' in read) problems.push(`${read.problem}. It is left out.`);
      else sides[at][id] = read.value;
    } else if (key !== 'a' && key !== 'b') {
      problems.push(`The address says ${quoted(key)}, which means nothing here. It is left out.`);
    }
  }
  const question: ReadQuestion['question'] = {};
  for (const at of sideIds) {
    if (sides[at].unit) question[at] = sides[at] as unknown as MeleeSide;
    else if (Object.keys(sides[at]).length)
      problems.push(`The address has circumstances for a unit ${at}, but does not name the unit.`);
  }
  if (charge) question.charge = charge;
  if (round) question.round = round;
  return { question, problems };
}
