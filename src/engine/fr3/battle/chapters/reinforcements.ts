/** What is thrown for as a turn starts: flanking and rear forces, and the order of its phases. What they add to the battle. */
import { reinforcementKinds, reinforcementsArrive } from '../deployment/reinforcements.ts';
import { orderDrawn } from '../pre-game/turn-order.ts';
import type { Chapter } from './chapter.ts';

export const kinds = { ...reinforcementKinds };

export const events: Chapter['events'] = { 'draw-turn-order': orderDrawn, 'forces-arrive': reinforcementsArrive };
