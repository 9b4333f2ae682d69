/** Types and helpers shared by all notes. */

import { type Terrain, type TerrainKind, terrainKinds } from '../../../engine/fr3/table/terrain.ts';
import type { Point } from '../../../engine/kernel/geometry.ts';
import type { Given } from './given.ts';
import type { Anchor, Command } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Draws a note on a sheet. */
export type NoteMaker = (sheet: Sheet, given: Given) => void;
export type Makers = Readonly<Record<string, NoteMaker>>;

const anchors = ['start', 'middle', 'end'] as const;
export const anchorOf = (given: Given, usual: Anchor = 'middle'): Anchor => given.one(anchors) ?? usual;
export const closedPath = (points: readonly Point[]): readonly Command[] => [
  ...points.map((p, at): Command => [at === 0 ? 'M' : 'L', p]),
  ['Z'],
];

export const cornersOf = (commands: readonly Command[]): readonly Point[] =>
  commands.flatMap((command) => command.slice(1).filter((part): part is Point => typeof part === 'object'));

export const sideLook = (sheet: Sheet, handle: string): string => sheet.unit(handle).side.toLowerCase();

/** The terrain of a sheet in the engine's form, for lines of sight. */
const terrains = new WeakMap<Sheet, Terrain[]>();

export const terrainOf = (sheet: Sheet): readonly Terrain[] => terrains.get(sheet) ?? [];

export function addTerrain(sheet: Sheet, type: string, polygon: readonly Point[]): void {
  if (!terrainKinds.includes(type as TerrainKind)) return;
  terrains.set(sheet, [...terrainOf(sheet), { kind: type as TerrainKind, polygon }]);
}
