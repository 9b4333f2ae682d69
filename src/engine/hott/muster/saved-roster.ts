/**
 * A roster outside the page: a file (JSON), readable text, or a link. Reading never throws. Reading reports what is damaged and
 * keeps the rest.
 */
import { packed, unpacked } from '../../kernel/notation/link.ts';
import { type Roster, type Salvaged, salvageRoster } from './roster.ts';
import { readText } from './text.ts';

/** The kind and version written in a roster file. */
export const fileKind = 'roster';
export const fileVersion = 1;

/** The contents of a roster file: JSON with its kind, system and version. */
export const writeFile = (roster: Roster): string =>
  `${JSON.stringify({ battlebook: fileKind, system: 'hott', version: fileVersion, roster }, null, 2)}\n`;

/** The part of a link after `#`. */
export const writeLink = (roster: Roster): string => packed(JSON.stringify(roster));

const nothing = (because: string): Salvaged => ({ problems: [because] });

function readJson(text: string): Salvaged {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing('This JSON is damaged: a part of it is missing or was changed. Copy all of it again.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nothing('This JSON file is not a roster.');
  const file = value as { battlebook?: unknown; system?: unknown; version?: unknown; roster?: unknown };
  if (file.battlebook !== undefined) {
    if (file.battlebook !== fileKind || file.system !== 'hott')
      return nothing('This file is not a roster for Hordes of the Things.');
    if (typeof file.version === 'number' && file.version > fileVersion)
      return nothing('This roster was saved by a later version of this page. Reload the page and try again.');
  }
  return salvageRoster(file.battlebook === undefined ? value : file.roster);
}

/** Reads a roster from the letters of a link. */
export function readLink(letters: string): Salvaged {
  const read = unpacked(letters);
  return read.ok ? readJson(read.value) : nothing(read.because);
}

/** Reads a roster in any form: a file's JSON, text, an address, or the part of an address after `#`. */
export function readSaved(text: string): Salvaged {
  const inside = text.trim();
  if (inside === '') return nothing('The text or file is empty. Paste a roster or choose another file.');
  if (inside.startsWith('{') || inside.startsWith('[')) return readJson(inside);
  const address = /^https?:\S*?#(\S*)$/.exec(inside)?.[1] ?? /^#?(a[\w-]{24,})$/.exec(inside)?.[1];
  return address === undefined ? readText(inside) : readLink(address);
}
