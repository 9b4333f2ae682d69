/** The note beside an entry's name in a list, for comparing entries. */

import { characters } from '../engine/fr3/data/characters.ts';
import { innateAbilities } from '../engine/fr3/data/innate.ts';
import { items } from '../engine/fr3/data/items.ts';
import { casterTypes, costsOf } from '../engine/fr3/data/spell-list.ts';
import { spellOf } from '../engine/fr3/data/spells.ts';
import { sentenceCase } from '../engine/kernel/text.ts';
import type { Entry } from './entries.ts';

const schools = ['wizard', 'cleric', 'shaman', 'ship’s cook', 'mason', 'hive queen'] as const;
const schoolOf = (type: string) => casterTypes.find((each) => each.id === type)?.school;
const points = (cost: unknown): string | undefined =>
  typeof cost === 'number' ? `${cost} ${cost === 1 ? 'point' : 'points'}` : undefined;

/** `Wizard 2 · 4 magic points`; casters who share a school are named by the school. */
function spellNote(id: string): string | undefined {
  const spell = spellOf(id);
  if (!spell) return undefined;
  const casters = schools.flatMap((school) => {
    const of = spell.casters.filter(({ type }) => schoolOf(type) === school);
    const first = of[0];
    if (!first) return [];
    const name = of.length === 1 ? (casterTypes.find((each) => each.id === first.type)?.name ?? school) : school;
    return [`${sentenceCase(name)} ${Math.min(...of.map(({ level }) => level))}`];
  });
  return `${casters.join(', ')} · ${costsOf(spell).join(' or ')} magic`;
}

export function noteOf(entry: Entry): string | undefined {
  if (entry.kind === 'spells') return spellNote(entry.id);
  if (entry.kind === 'items') return points(items.find((each) => each.id === entry.id)?.cost);
  if (entry.kind === 'innate') return points(innateAbilities.find((each) => each.id === entry.id)?.cost);
  if (entry.kind === 'characters') return points(characters.find((each) => each.id === entry.id)?.cost);
  return undefined;
}
