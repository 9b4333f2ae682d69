/** Set-ups from outside: what reads and checks them. */
import { readSetup } from '../deployment/read-setup.ts';
import type { Chapter } from './chapter.ts';

export const kinds = {};

export const lookUps: Chapter['lookUps'] = { setupReader: readSetup };
