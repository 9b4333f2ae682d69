/** Writes one part of a question for an address. */
import { writeValue } from '../circumstance.ts';
import type { Said } from './question.ts';

const encoded = (value: unknown): string => encodeURIComponent(writeValue(value)).replaceAll('%2F', '/');

/** Writes what a part names, and all values that differ from the defaults. */
export function writePart(key: string, { unit, ...said }: Said, usual: Said): string[] {
  const parts = unit === undefined ? [] : [`${key}=${encoded(unit)}`];
  for (const id of Object.keys(said).sort()) {
    const value = said[id];
    if (value !== undefined && value !== usual[id]) parts.push(`${key === '' ? id : `${key}.${id}`}=${encoded(value)}`);
  }
  return parts;
}
