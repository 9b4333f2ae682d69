/**
 * Registers the rolls of missile fire and melee. Every battle needs them, but not before its first action, so the page loads them
 * after it has drawn the table.
 */
import { melee } from '../../melee/melee.ts';
import { volleyRefusals } from '../../missile-fire/forbidden.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = {};

export const lookUps: Chapter['lookUps'] = {
  volleyRefusals,
  volleyShot: (question) => missileFire(volley(question)),
  meleeResult: melee,
};
