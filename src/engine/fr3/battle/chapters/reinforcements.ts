/** What is thrown for as a turn starts: flanking and rear forces, and the order of its phases. What they add to the battle. */
import { forceKinds, forcesArrive } from '../deployment/forces.ts';
import { orderDrawn } from '../pre-game/turn-order.ts';
import type { Chapter } from './chapter.ts';

export const kinds = { ...forceKinds };

export const events: Chapter['events'] = { 'draw-turn-order': orderDrawn, 'forces-arrive': forcesArrive };
