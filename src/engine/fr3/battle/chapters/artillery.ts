/** Registers artillery with the battle. */
import { aimAtUnit } from '../../artillery/at-unit.ts';
import { hit } from '../../artillery/hit.ts';
import { bombardKinds, refuseBombard } from '../shooting/bombard.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...bombardKinds };

export const points: Chapter['points'] = {
  refuseBombard: (_, question) => refuseBombard(question),
  bombardment: (_, question) => hit(aimAtUnit(question)),
};
