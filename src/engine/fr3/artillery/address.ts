/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */

import { readValue } from '../../kernel/circumstance.ts';
import { type ReadText, readAddressParts, readInches } from '../../kernel/question-address.ts';
import { quoted } from '../../kernel/text.ts';
import type { Target } from '../missile-fire/question.ts';
import { ofTarget } from '../missile-fire/target-circumstances.ts';
import { type ArtilleryPlan, mostShots } from './extended-question.ts';
import { isStructure, type Source, type StructureTarget } from './question.ts';
import { ofSource } from './source-circumstances.ts';
import { ofStructure } from './structure-circumstances.ts';

/** What could be read, and a sentence for each thing that could not. */
export interface ReadArtilleryPlan {
  readonly plan: Partial<ArtilleryPlan>;
  readonly problems: readonly string[];
}

function ofPart(key: string, id: string, text: string): ReadText {
  if (key === 'by') {
    if (id === 'range') return readInches('The range', text);
    const circumstance = ofSource(id);
    return circumstance ? readValue(circumstance, text) : { problem: `${quoted(id)} is not a circumstance of artillery` };
  }
  // Units and structures both have markers; how many there can be is another question.
  const ofUnit = ofTarget(id);
  if (ofUnit) return readValue(ofUnit, text);
  const ofWall = ofStructure(id);
  return ofWall ? readValue(ofWall, text) : { problem: `${quoted(id)} is not a circumstance of a target` };
}

/** Reads an address: `by` deals the hit, `t` is the target. Nothing that can be read is lost. */
export function readAddress(search: string): ReadArtilleryPlan {
  const { parts, whole, problems } = readAddressParts(search, {
    isPart: (key) => key === 'by' || key === 't',
    ofPart,
    whole: (key, text) => {
      if (key === 'shots') {
        const number = Number(text);
        return Number.isInteger(number) && number >= 1 && number <= mostShots
          ? { value: number }
          : { problem: `The number of shots is a whole number from 1 to ${mostShots}, not ${quoted(text)}` };
      }
      if (key === 'between')
        return text === 'nothing' || text === 'rally'
          ? { value: text }
          : { problem: `What happens between shots is one of nothing, rally, not ${quoted(text)}` };
      return undefined;
    },
  });
  const found = [...problems];
  const named = (key: 'by' | 't', what: string) => {
    const part = parts[key];
    if (part && !part.unit) found.push(`The address has circumstances for ${what}, but does not name it.`);
    return part?.unit ? part : undefined;
  };
  const source = named('by', 'what deals the hit') as Source | undefined;
  const target = named('t', 'the target') as Target | StructureTarget | undefined;
  // A circumstance of units is none of structures, and the other way round.
  const fits = (id: string): boolean =>
    id === 'unit' || (target && isStructure(target) ? ofStructure(id) !== undefined : ofTarget(id) !== undefined);
  const kept = Object.fromEntries(
    Object.entries(target ?? {}).filter(([id]) => {
      if (!fits(id)) found.push(`${quoted(id)} is not a circumstance of this target. It is left out.`);
      return fits(id);
    }),
  );
  return {
    plan: {
      ...(source ? { source } : {}),
      ...(target ? { target: kept as unknown as Target } : {}),
      ...(whole as Pick<ArtilleryPlan, 'shots' | 'between'>),
    },
    problems: found,
  };
}
