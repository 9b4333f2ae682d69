/**
 * A roster in a form that can be saved or shared: a file (JSON), readable text, or a link. Reading never throws. Reading reports
 * what is damaged and keeps the rest.
 */
import { packed, unpacked } from '../../kernel/notation/link.ts';
import { type Placed, reorderUnits } from './edit.ts';
import { type ReadText, readText } from './read-text.ts';
import {
  characterForms,
  type Forms,
  formProblem,
  moreForms,
  type Roster,
  type RosterCharacter,
  type RosterUnit,
  readRoster,
  unitForms,
} from './roster.ts';

/** The kind and version written in a roster file. */
export const fileKind = 'roster';
export const fileVersion = 1;

/** The contents of a roster file: JSON with its kind, system and version. */
export const writeFile = (roster: Roster): string =>
  `${JSON.stringify({ battlebook: fileKind, system: 'fr3', version: fileVersion, roster }, null, 2)}\n`;

/** The part of a link after `#`. The link uses ids, because names may change. */
export const writeLink = (roster: Roster): string => packed(JSON.stringify(roster));

const nothing = (because: string): ReadText => ({ problems: [because] });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The valid fields of an object, with a message for each invalid one. Undefined if a required field is missing. */
function fieldsOf<T>(value: unknown, forms: Forms, needed: Partial<T>, where: string, problems: string[]): T | undefined {
  const say = (because: string | undefined) => because !== undefined && problems.push(because);
  if (!isObject(value)) {
    say(formProblem(value, forms, where));
    return undefined;
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const because = formProblem({ ...needed, [key]: field }, forms, where);
    if (because === undefined) fields[key] = field;
    else say(because);
  }
  const missing = formProblem(fields, forms, where);
  if (missing !== undefined && !problems.includes(missing)) say(missing);
  return missing === undefined ? (fields as T) : undefined;
}

/** The parts of a damaged roster that can be read. */
function salvaged(value: Record<string, unknown>, because: string): ReadText {
  const { units, characters, name, army, size, ...more } = value;
  const head: Record<string, unknown> = { name, army, size };
  const empty = { name: '', army: 'generic', size: 1000, units: [], characters: [] };
  const heads = ['name', 'army', 'size'].filter((key) => readRoster({ ...empty, [key]: head[key] }).ok);
  const base = { ...empty, ...Object.fromEntries(heads.map((key) => [key, head[key]])) } as Roster;
  const problems: string[] = [];
  const others = fieldsOf<Partial<Roster>>(more, moreForms, {}, 'The roster', problems);
  for (const key of ['name', 'army', 'size'])
    if (!heads.includes(key)) {
      const read = readRoster({ ...empty, [key]: head[key] });
      if (!read.ok) problems.push(read.because);
    }
  const list = (of: unknown): readonly unknown[] => (Array.isArray(of) ? of : []);
  const kept: Placed[] = list(units).flatMap((each, at) => {
    const unit = fieldsOf<RosterUnit>(each, unitForms, { type: '' }, `Unit ${at + 1}`, problems);
    return unit ? [{ unit, was: at + 1 }] : [];
  });
  const people = list(characters).flatMap(
    (each, at) => fieldsOf<RosterCharacter>(each, characterForms, { has: [] }, `Character ${at + 1}`, problems) ?? [],
  );
  const roster = reorderUnits({ ...base, ...others, characters: people }, kept);
  const read = readRoster(roster);
  if (kept.length + people.length + heads.length === 0) return nothing(because);
  return read.ok ? { roster, problems: problems.length > 0 ? problems : [because] } : nothing(read.because);
}

function readJson(text: string): ReadText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing('This JSON is damaged: a part of it is missing or was changed. Copy all of it again.');
  }
  if (!isObject(value)) return nothing('This JSON file is not a roster.');
  if ('battlebook' in value) {
    if (value.battlebook !== fileKind || value.system !== 'fr3') return nothing('This file is not a roster of Fantasy Rules!.');
    if (typeof value.version === 'number' && value.version > fileVersion)
      return nothing('This roster was saved by a later version of this page. Reload the page and try again.');
  }
  const inside = isObject(value.roster) ? value.roster : value;
  const read = readRoster(inside);
  return read.ok ? { roster: read.value, problems: [] } : salvaged(inside, read.because);
}

/** Reads a roster from the characters after `#` in a link. */
export function readLink(letters: string): ReadText {
  const read = unpacked(letters);
  return read.ok ? readJson(read.value) : nothing(read.because);
}

/** Reads a roster in any form: a file's JSON, text, an address, or the part of an address after `#`. */
export function readSaved(text: string): ReadText {
  const inside = text.trim();
  if (inside === '') return nothing('The text or file is empty. Paste a roster or choose another file.');
  if (inside.startsWith('{') || inside.startsWith('[')) return readJson(inside);
  const address = /^https?:\S*?#(\S*)$/.exec(inside)?.[1] ?? /^#?(a[\w-]{24,})$/.exec(inside)?.[1];
  return address === undefined ? readText(inside) : readLink(address);
}
