/** A structure under fire: what it is made of, and how many markers it has. What damage does to it: `damage.ts`. */
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

/** What each is usually built of, and which materials it can have; a ship may be of any but brick (fr3.ships.varieties). */
const usualMaterial: Readonly<Record<StructureId, string>> = { wall: 'stone', city: 'brick', gate: 'wood', ship: 'wood' };
export const mayBeOf = (unit: StructureId, { id, uses }: Material): boolean =>
  unit === 'ship' ? id !== 'brick' : uses.includes(unit satisfies StructureUse);

const markersByThickness = { 1: structures.wallMarkers.one, 2: structures.wallMarkers.two, 3: structures.wallMarkers.three };

/** Markers of an undamaged structure: its own by kind or thickness, and those of its material. */
export function fullMarkers(unit: StructureId, material: Material, thickness: 1 | 2 | 3): number {
  const own = unit === 'city' ? structures.cityMarkers : unit === 'gate' ? structures.gateMarkers : markersByThickness[thickness];
  return own + material.markers;
}

export function structureDefaults({ unit, material, thickness = 1 }: StructureTarget): OfStructure {
  const of = materialOf(material ?? usualMaterial[unit]) ?? (materials[0] as Material);
  return { material: of.id, thickness, markers: fullMarkers(unit, of, thickness) };
}

/** The structure of a question. */
export function structureOf(target: StructureTarget): Structure {
  const is: OfStructure = { ...structureDefaults(target), ...target };
  const material = materialOf(is.material) ?? (materials[0] as Material);
  return { unit: target.unit, name: `${structureNames[target.unit]} of ${material.name.toLowerCase()}`, material, is };
}
