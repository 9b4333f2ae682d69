/** The ground that a seed draws: a legal battlefield, the same every time. */
import { seeded } from '../../../kernel/dice.ts';
import { onGrid } from '../../../kernel/geometry.ts';
import { drawField } from '../../battlefield/draw.ts';
import type { TerrainPiece } from '../vocabulary/setup.ts';
import { terrainOfField } from './of-roster.ts';

export const drawnGround = (seed: number): readonly TerrainPiece[] =>
  terrainOfField(drawField(seeded(seed)).field).map((piece) => ({
    ...piece,
    polygon: piece.polygon.map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) })),
  }));
