/** A structure under fire: its material and its markers. `damage.ts` has the effect of damage. */
import { defined } from '../../kernel/defined.ts';
import { structures } from '../data/figures/structures.ts';
import { type Material, materialOf, materials, type StructureUse } from '../data/materials.ts';
import { type OfStructure, type StructureId, type StructureTarget, structureNames } from './question.ts';

export { structureNames } from './question.ts';

export interface Structure {
  readonly unit: StructureId;
  readonly name: string;
  readonly material: Material;
  readonly is: Readonly<OfStructure>;
}

/**
 * The usual material of each structure, and the materials that it may have. A ship may have any material except brick
 * (fr3.ships.varieties).
 */
const usualMaterial: Readonly<Record<StructureId, string>> = { wall: 'stone', city: 'brick', gate: 'wood', ship: 'wood' };
export const mayBeOf = (unit: StructureId, { id, uses }: Material): boolean =>
  unit === 'ship' ? id !== 'brick' : uses.includes(unit satisfies StructureUse);

const markersByThickness = { 1: structures.wallMarkers.one, 2: structures.wallMarkers.two, 3: structures.wallMarkers.three };

/** The markers of an undamaged structure: a number for its kind or thickness, plus one for its material. */
export function fullMarkers(unit: StructureId, material: Material, thickness: 1 | 2 | 3): number {
  const own = unit === 'city' ? structures.cityMarkers : unit === 'gate' ? structures.gateMarkers : markersByThickness[thickness];
  return own + material.markers;
}

export function structureDefaults({ unit, material, thickness = 1 }: StructureTarget): OfStructure {
  const of = materialOf(material ?? usualMaterial[unit]) ?? (materials[0] as Material);
  return { material: of.id, thickness, markers: fullMarkers(unit, of, thickness) };
}

/** The structure in the question. */
export function structureOf(target: StructureTarget): Structure {
  const is: OfStructure = { ...structureDefaults(target), ...defined(target) };
  const material = materialOf(is.material) ?? (materials[0] as Material);
  return { unit: target.unit, name: `${structureNames[target.unit]} of ${material.name.toLowerCase()}`, material, is };
}
