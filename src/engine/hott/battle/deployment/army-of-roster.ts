/** Builds a set-up from two rosters and a battlefield, or a battlefield drawn by dice. */
import type { DiceSource } from '../../../kernel/dice.ts';
import { drawField } from '../../battlefield/draw.ts';
import type { Battlefield } from '../../battlefield/legal.ts';
import type { ElementId } from '../../data/elements.ts';
import { inches } from '../../data/scale.ts';
import type { Roster } from '../../muster/roster.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Army, Setup, TerrainPiece } from '../vocabulary/setup.ts';

export const armyOfRoster = ({ name, elements, stronghold }: Roster): Army => ({
  name,
  elements: elements.map((each) => ({ ...each, type: each.type as ElementId })),
  stronghold,
});

/** Converts the terrain of a battlefield from paces to inches. */
export const terrainOfField = ({ pieces }: Battlefield): readonly TerrainPiece[] =>
  pieces.map(({ kind, polygon }) => ({ kind, polygon: polygon.map(({ x, y }) => ({ x: inches(x), y: inches(y) })) }));

/** A battle of two armies that still have to deploy. Dice decide everything that `more` does not specify. */
export const setupOfRosters = (
  rosters: Readonly<Record<SideId, Roster>>,
  field: Battlefield,
  more: Partial<Pick<Setup, 'defender' | 'attacksFrom' | 'stronghold' | 'bounds'>> = {},
): Setup => ({
  table: { width: inches(field.side), depth: inches(field.side) },
  terrain: terrainOfField(field),
  armies: { A: armyOfRoster(rosters.A), B: armyOfRoster(rosters.B) },
  ...more,
});

/** A battle of two armies on a legal battlefield that these dice draw. */
export const drawnSetup = (
  rosters: Readonly<Record<SideId, Roster>>,
  dice: DiceSource,
  more: Parameters<typeof setupOfRosters>[2] = {},
): Setup => setupOfRosters(rosters, drawField(dice).field, more);
