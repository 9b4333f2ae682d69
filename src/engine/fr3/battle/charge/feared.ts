/** Units that cause fear for a reason outside the reference table: an army list, a character, a spell. */
import type { Dread } from '../../nerve/question.ts';
import { effectWith, hasEffect } from '../magic/effects.ts';
import { hasArms, isWithUnit } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.armies.hawaiian-god-image-fear, fr3.armies.israelite-ark-fear: these frighten even units that fear no other enemies. */
const images = ['god-image', 'ark'] as const;

/**
 * Why the unit causes fear: because of its army list, which can make any type feared (fr3.fear.causes), because of a character
 * with the unit (fr3.character-items.mark-of-evil), or because of one of two spells (fr3.spells.illusionary-fear,
 * fr3.spells.righteousness). Righteousness causes fear only if the unit charges.
 */
export function dreadOf(state: State, unit: BattleUnit): Dread {
  const image = images.find((each) => hasArms(state, unit, each));
  if (image) return image;
  if (hasArms(state, unit, 'feared') || isWithUnit(state, unit, 'mark-of-evil')) return 'army';
  if (effectWith(unit, 'feared')) return 'illusion';
  return unit.did.charged && hasEffect(unit, 'righteousness') ? 'righteousness' : 'no';
}

export const isFeared = (state: State, unit: BattleUnit): boolean => dreadOf(state, unit) !== 'no';
