/** Registers units on 2x2 bases, and blobs, with the battle. */
import { known } from '../../../kernel/chance.ts';
import { flights, massKinds, refuseTurn, turnedBy } from '../movement/mass.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...massKinds };

export const events: Chapter['events'] = { 'masses-flee': (state) => known(flights(state)) };

export const points: Chapter['points'] = { refuseTurn, turned: turnedBy };
