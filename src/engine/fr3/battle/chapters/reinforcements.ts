/** Registers flank and rear forces and the random order of phases, which are rolled at the start of a turn. */
import { reinforcementKinds, reinforcementsArrive } from '../deployment/reinforcements.ts';
import { orderDrawn } from '../pre-game/turn-order.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...reinforcementKinds };

export const events: Chapter['events'] = { 'draw-turn-order': orderDrawn, 'forces-arrive': reinforcementsArrive };
