/** The battlefield for a seed: always legal and always the same. */
import { seeded } from '../../../kernel/dice.ts';
import { onGrid } from '../../../kernel/geometry.ts';
import { drawField } from '../../battlefield/draw.ts';
import type { TerrainPiece } from '../vocabulary/setup.ts';
import { terrainOfField } from './army-of-roster.ts';

export const drawnGround = (seed: number): readonly TerrainPiece[] =>
  terrainOfField(drawField(seeded(seed)).field).map((piece) => ({
    ...piece,
    polygon: piece.polygon.map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) })),
  }));
