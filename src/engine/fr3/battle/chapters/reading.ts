/** Registers the reading and checking of set-ups from outside. */
import { readSetup } from '../deployment/read-setup.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = {};

export const lookUps: Chapter['lookUps'] = { setupReader: readSetup };
