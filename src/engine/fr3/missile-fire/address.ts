/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */

import { readValue } from '../../kernel/circumstance.ts';
import { type ReadText, readAddressParts, readInches } from '../../kernel/question-address.ts';
import { quoted } from '../../kernel/text.ts';
import { weaponIds } from '../data/missile-weapons.ts';
import { type MissilePlan, mostVolleys, type OtherTarget } from './extended-question.ts';
import { ofFirers } from './firer-circumstances.ts';
import { type Firers, mostCount, type Target } from './question.ts';
import { ofTarget } from './target-circumstances.ts';

/** What could be read, and a sentence for each thing that could not. */
export interface ReadMissilePlan {
  readonly plan: Partial<MissilePlan>;
  readonly problems: readonly string[];
}

const wholeFrom1 = (name: string, most: number, text: string): ReadText => {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= most
    ? { value: number }
    : { problem: `${name} is a whole number from 1 to ${most}, not ${quoted(text)}` };
};
const oneOf = (name: string, values: readonly string[], text: string): ReadText =>
  values.includes(text) ? { value: text } : { problem: `${name} is one of ${values.join(', ')}, not ${quoted(text)}` };

function ofFirersPart(id: string, text: string): ReadText {
  if (id === 'count') return wholeFrom1('The number of firing units', mostCount, text);
  if (id === 'range') return readInches('The range', text);
  if (id === 'weapon') return oneOf('The weapon', weaponIds, text);
  const circumstance = ofFirers(id);
  return circumstance ? readValue(circumstance, text) : { problem: `${quoted(id)} is not a circumstance of units that fire` };
}

function ofTargetPart(key: string, id: string, text: string): ReadText {
  if (id === 'range' && key !== 't') return readInches('The range', text);
  const circumstance = ofTarget(id);
  return circumstance ? readValue(circumstance, text) : { problem: `${quoted(id)} is not a circumstance of a target` };
}

/** `t` is the target, `t2` to `t4` others that could be fired at; `f` to `f4` are groups of firers. */
const partKey = /^[tf][2-4]?$/;

/** Reads an address. Nothing that can be read is lost: what cannot is left out and named in `problems`. */
export function readAddress(search: string): ReadMissilePlan {
  const { parts, whole, problems } = readAddressParts(search, {
    isPart: (key) => partKey.test(key),
    ofPart: (key, id, text) => (key.startsWith('f') ? ofFirersPart(id, text) : ofTargetPart(key, id, text)),
    whole: (key, text) => {
      if (key === 'volleys') return wholeFrom1('The number of volleys', mostVolleys, text);
      if (key === 'between') return oneOf('What happens between volleys', ['nothing', 'rally'], text);
      return undefined;
    },
  });
  const found = [...problems];
  const named = (key: string): Readonly<Record<string, unknown>> | undefined => {
    const part = parts[key];
    if (!part) return undefined;
    if (part.unit) return part;
    found.push(
      `The address has circumstances for ${key.startsWith('f') ? 'firers' : 'a target'} ${key}, but does not name the unit.`,
    );
    return undefined;
  };
  const list = (letter: string) => ['', '2', '3', '4'].map((n) => named(`${letter}${n}`));
  const firers = list('f').filter((part) => part !== undefined) as unknown as Firers[];
  const [target, ...rest] = list('t');
  const others = rest.flatMap((part): OtherTarget[] => {
    if (!part) return [];
    const { range, ...said } = part;
    return [{ target: said as unknown as Target, ...(range === undefined ? {} : { range: range as number }) }];
  });
  return {
    plan: {
      ...(target ? { target: target as unknown as Target } : {}),
      ...(firers.length ? { firers } : {}),
      ...(others.length ? { others } : {}),
      ...(whole as Pick<MissilePlan, 'volleys' | 'between'>),
    },
    problems: found,
  };
}
