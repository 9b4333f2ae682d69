/** A structure under fire: what it is made of, how many markers it has, and what damage does to it. */
import { artillery } from '../data/figures/artillery.ts';
import { structures } from '../data/figures/structures.ts';
import { type Material, materialOf, materials, type StructureUse } from '../data/materials.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
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

/** How hard a structure is hit: the same two results as a unit, in markers. */
export function damage({ is }: Structure, result: 'demoralized' | 'killed', because: readonly Fr3RuleId[]): ShotResult {
  const kill = result === 'killed';
  const lost = Math.min(is.markers, kill ? structures.artilleryDamage.destroyed : structures.artilleryDamage.demoralized);
  const left = is.markers - lost;
  const rules = kill ? [...because, 'fr3.structures.kill-result' as const] : because;
  return {
    fate: left === 0 ? 'destroyed' : 'marked',
    pushedBack: false,
    state: 0,
    markers: left,
    permanent: kill && left > 0 ? structures.kill.permanent : 0,
    rules: [...rules, 'fr3.structures.damage-markers'],
    lost,
  };
}

export const standsFirm = ({ is }: Structure, ...rules: Fr3RuleId[]): ShotResult => ({
  fate: 'unharmed',
  pushedBack: false,
  state: 0,
  markers: is.markers,
  permanent: 0,
  rules,
  lost: 0,
});

/** What a modified damage roll comes to (fr3.artillery.damage). */
export const damageAt = (total: number): 'none' | 'demoralized' | 'killed' =>
  total >= artillery.damageDestroyed ? 'killed' : total >= artillery.damageDemoralized ? 'demoralized' : 'none';
