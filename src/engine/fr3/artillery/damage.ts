/** The damage roll, and its effect on a structure. */
import { artillery } from '../data/figures/artillery.ts';
import { structures } from '../data/figures/structures.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Structure } from './structure.ts';

/** The number of markers that a structure loses, for each of the two damage results that a unit can suffer too. */
export function damage({ is }: Structure, result: 'demoralized' | 'killed', because: readonly Fr3RuleId[]): ShotResult {
  const kill = result === 'killed';
  const lost = Math.min(is.markers, kill ? structures.artilleryDamage.destroyed : structures.artilleryDamage.demoralized);
  const left = is.markers - lost;
  const rules = kill ? [...because, 'fr3.structures.kill-result' as const] : because;
  return {
    fate: left === 0 ? 'destroyed' : 'marked',
    pushedBack: false,
    state: 0,
    markers: left,
    permanent: kill && left > 0 ? structures.kill.permanent : 0,
    rules: [...rules, 'fr3.structures.damage-markers'],
    lost,
  };
}

export const standsFirm = ({ is }: Structure, ...rules: Fr3RuleId[]): ShotResult => ({
  fate: 'unharmed',
  pushedBack: false,
  state: 0,
  markers: is.markers,
  permanent: 0,
  rules,
  lost: 0,
});

/** The result of a modified damage roll (fr3.artillery.damage). */
export const damageAt = (total: number): 'none' | 'demoralized' | 'killed' =>
  total >= artillery.damageDestroyed ? 'killed' : total >= artillery.damageDemoralized ? 'demoralized' : 'none';
