/** What artillery, and whatever counts as it, does to a target: a hit, or a fire that fights. */
import type { Chance } from '../../kernel/chance.ts';
import { fireMelee } from '../fire/fire-melee.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Aim } from './aim.ts';
import { burningOf, hit } from './hit.ts';

/** The answer to a question that has one. */
export const artillery = (aim: Aim): Chance<ShotResult> => (aim.gun.kind.id === 'fire' ? fireMelee(burningOf(aim)) : hit(aim));
