/** The result of artillery, or of anything that counts as artillery: a hit, or a fire that fights in melee. */
import type { Chance } from '../../kernel/chance.ts';
import { fireMelee } from '../fire/fire-melee.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Aim } from './aim.ts';
import { burningOf, hit } from './hit.ts';

/** The result for a question without refusals. */
export const artillery = (aim: Aim): Chance<ShotResult> => (aim.gun.kind.id === 'fire' ? fireMelee(burningOf(aim)) : hit(aim));
