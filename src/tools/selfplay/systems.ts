/** The systems available for self-play. */
import { fr3 } from './fr3/system.ts';
import { hott } from './hott/system.ts';
import type { AnySystem } from './system.ts';

export const systems = { fr3, hott } satisfies Readonly<Record<string, AnySystem>>;
