/** The materials chart of Fantasy Rules! third edition (fr3.structures.materials), one row per material. */

export const structureUses = ['city', 'wall', 'gate'] as const;
export type StructureUse = (typeof structureUses)[number];

export interface Material {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly cf: number;
  readonly maxHeight: number;
  readonly maxThickness: number;
  /** The number added to the structure's CF when fire attacks it. */
  readonly fire: number;
  /** The number added to artillery damage rolls against the structure. */
  readonly artillery: number;
  /** The number of extra damage markers of each base block. */
  readonly markers: number;
  readonly uses: readonly StructureUse[];
}

const material = (id: string, name: string, cells: Omit<Material, 'id' | 'name' | 'rule'>): Material => ({
  id,
  name,
  rule: `fr3.structures.material-${id}`,
  ...cells,
});

/** The listed uses are those on land. A ship may be built of any material (fr3.ships.varieties, fr3.ships.one-material). */
export const materials: readonly Material[] = [
  material('wood', 'Wood', { cf: 5, maxHeight: 2, maxThickness: 1, fire: -2, artillery: 1, markers: 0, uses: ['city', 'wall', 'gate'] }),
  material('brick', 'Brick', { cf: 6, maxHeight: 2, maxThickness: 2, fire: 0, artillery: 1, markers: 0, uses: ['city', 'wall'] }),
  material('metal', 'Metal', { cf: 7, maxHeight: 2, maxThickness: 1, fire: 0, artillery: 0, markers: 1, uses: ['gate'] }),
  material('stone', 'Stone', { cf: 8, maxHeight: 3, maxThickness: 2, fire: 2, artillery: -1, markers: 1, uses: ['city', 'wall'] }),
  material('earthworks', 'Earthworks', { cf: 10, maxHeight: 1, maxThickness: 3, fire: 4, artillery: -2, markers: 2, uses: ['wall'] }),
];

const byId = new Map(materials.map((each) => [each.id, each]));

export const materialOf = (id: string): Material | undefined => byId.get(id);
