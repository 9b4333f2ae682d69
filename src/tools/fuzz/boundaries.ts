/** All boundaries of all systems. */
import { addresses } from './addresses.ts';
import { battles } from './battles.ts';
import type { Boundary } from './boundary.ts';
import { companions } from './companions.ts';
import { texts } from './texts.ts';

export const boundaries: readonly Boundary[] = [...texts, ...battles, ...companions, ...addresses];
