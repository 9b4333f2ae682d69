/**
 * Writes a question as the part of an address after the `?`: `by=cannon&t=knights&t.stands=terrain`. Separate from the
 * calculator, so that battles need not load it.
 */
import type { Said } from '../../kernel/calculator/question.ts';
import { writePart } from '../../kernel/calculator/write-part.ts';
import type { Target } from '../missile-fire/question.ts';
import { writeTarget } from '../missile-fire/write-address.ts';
import { type ArtilleryPlan, usualShots } from './extended-question.ts';
import { isStructure, type StructureTarget } from './question.ts';
import { sourceDefaults } from './sources.ts';
import { structureDefaults } from './structure.ts';

function writeStructure(target: StructureTarget): string[] {
  const { material } = structureDefaults({ unit: target.unit });
  return writePart('t', target as unknown as Said, { ...structureDefaults(target), material, thickness: 1 });
}

export function writeAddress({ source, target, shots, between }: Partial<ArtilleryPlan>): string {
  const parts = [
    ...(source ? writePart('by', source as unknown as Said, sourceDefaults as unknown as Said) : []),
    ...(target ? (isStructure(target) ? writeStructure(target) : writeTarget(target as Target)) : []),
    ...writePart('', { between }, { between: 'nothing' }),
  ];
  if (shots !== undefined && shots !== usualShots) parts.push(`shots=${shots}`);
  return parts.join('&');
}
