import { units as rows } from '../../data/units.ts';
import { leaders } from '../../melee/leaders.ts';
import { type TableSize, tableFor } from '../../table/deployment.ts';
import type { CharacterSetup } from '../vocabulary/setup.ts';

/** The tables that terrain can be drawn for. */
export const drawnOn: readonly TableSize[] = [tableFor(0), tableFor(Number.POSITIVE_INFINITY)];
export const isDrawnOn = ({ width, depth }: TableSize): boolean =>
  drawnOn.some((each) => each.width === width && each.depth === depth);
export const objective = 'objective';
/** The word for a character without a rank, such as a magic user. */
export const individual = 'individual';
export const typeOf = ({ leader }: CharacterSetup): string => (leader === 'none' ? individual : leader);
export const leaderOf = (type: string): CharacterSetup['leader'] =>
  type === individual ? 'none' : (type as CharacterSetup['leader']);
export const leaderIds: readonly string[] = leaders.map(({ id }) => (id === 'none' ? individual : id));
export const unitIds = rows.map(({ id }) => id);
