/**
 * A question as the part of an address after the `?`. `by=cannon&t=knights&t.stands=terrain` can be read by a
 * person, and says nothing that holds anyway.
 */

import type { Target } from '../missile-fire/question.ts';
import { writePart, writeTarget } from '../missile-fire/write-part.ts';
import { type ArtilleryPlan, usualShots } from './extended-question.ts';
import { isStructure } from './question.ts';
import { sourceDefaults } from './sources.ts';
import { structureDefaults } from './structure.ts';

const asRecord = (value: object) => value as Readonly<Record<string, unknown>>;

export function writeAddress({ source, target, shots, between }: Partial<ArtilleryPlan>): string {
  const parts: string[] = [];
  if (source) parts.push(...writePart('by', source, asRecord(sourceDefaults)));
  if (target && isStructure(target)) {
    const { material: _material, ...usual } = structureDefaults(target);
    parts.push(
      ...writePart(
        't',
        target,
        asRecord({ ...usual, thickness: 1, material: structureDefaults({ unit: target.unit }).material }),
      ),
    );
  } else if (target) parts.push(...writeTarget(target as Target));
  if (shots !== undefined && shots !== usualShots) parts.push(`shots=${shots}`);
  if (between === 'rally') parts.push('between=rally');
  return parts.join('&');
}
