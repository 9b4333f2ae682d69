/**
 * Questions of several parts as addresses, to be read by people: `t=knights&t.state=1&f=longbows&f.count=2`.
 * A part has a key, names one thing (`t=knights`) and says what is true of it (`t.state=1`); beside the parts
 * stands what holds for the question as a whole (`between=rally`).
 */
import { quoted } from './text.ts';
export type ReadText = { readonly value: unknown } | { readonly problem: string };

export interface AddressShape {
  readonly isPart: (key: string) => boolean;
  /** What is true of a part; the problem is a sentence without its full stop. */
  readonly ofPart: (key: string, id: string, text: string) => ReadText;
  /** What holds for the whole question; undefined when nothing is called so. */
  readonly whole: (key: string, text: string) => ReadText | undefined;
}

export interface ReadAddress {
  /** By key, in the order in which they were met; `unit` is what the part names. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly whole: Readonly<Record<string, unknown>>;
  /** A sentence for each thing that could not be read. Nothing else is lost. */
  readonly problems: readonly string[];
}

/** Reads the part of an address after the `?`. Never throws. */
export function readAddressParts(search: string, shape: AddressShape): ReadAddress {
  const parts: Record<string, Record<string, unknown>> = {};
  const whole: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, text] of new URLSearchParams(search)) {
    const [at = '', id, ...rest] = key.split('.');
    if (shape.isPart(at) && rest.length === 0) {
      if (id === undefined) {
        if (text !== '') {
          parts[at] ??= {};
          parts[at].unit = text;
        }
        continue;
      }
      const read = shape.ofPart(at, id, text);
      if ('problem' in read) problems.push(`${read.problem}. It is left out.`);
      else {
        parts[at] ??= {};
        parts[at][id] = read.value;
      }
      continue;
    }
    const read = shape.whole(key, text);
    if (!read) problems.push(`The address says ${quoted(key)}, which means nothing here. It is left out.`);
    else if ('problem' in read) problems.push(`${read.problem}. It is left out.`);
    else whole[key] = read.value;
  }
  return { parts, whole, problems };
}

/** A number of inches: not negative, with at most two decimals kept. */
export function readInches(name: string, text: string): ReadText {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) && number >= 0
    ? { value: Math.round(number * 100) / 100 }
    : { problem: `${name} is a number of inches, not ${quoted(text)}` };
}
