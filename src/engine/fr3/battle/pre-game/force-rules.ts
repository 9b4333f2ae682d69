/** Whether units may form a flanking or a rear force (fr3.pre-game.flanking-force-composition). */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { preGame } from '../../data/figures/pre-game.ts';
import { unitOf } from '../../data/units.ts';
import { refusal } from '../action-kind.ts';
import { costOf, costOfLeader, isMajor } from '../units/troop-facts.ts';
import type { Army, CharacterSetup, ForceId, TroopSetup } from '../vocabulary/setup.ts';

const rule = 'fr3.pre-game.flanking-force-composition';

export const isQuick = ({ type, levels = [] }: TroopSetup): boolean =>
  levels[0] === 'flying' || (unitOf(type)?.move?.open ?? 0) >= preGame.flankMove;

/**
 * Why a force is not legal: it may be at most a quarter of the army, must consist of fast units, and needs a major character.
 * Null if the force is legal, or if the army has no such force.
 */
export function refuseForce({ troops, characters }: Army, force: ForceId): Refusal | null {
  const theirs = troops.flatMap((troop, at) => ((troops[(troop.with ?? at + 1) - 1] ?? troop).force === force ? [at + 1] : []));
  if (theirs.length === 0) return null;
  const led = characters.filter(({ with: host }) => theirs.includes(host));
  const sum = (units: readonly TroopSetup[], people: readonly CharacterSetup[]) =>
    units.reduce((points, unit) => points + costOf(unit), 0) + people.reduce((points, each) => points + costOfLeader(each), 0);
  const units = theirs.map((number) => troops[number - 1] as TroopSetup);
  if (!led.some(isMajor)) return refusal(`A ${force} force must have a major character with it.`, rule);
  if (sum(units, led) * preGame.flankShareDivisor > sum(troops, characters))
    return refusal(`A ${force} force can be at most a quarter of the army’s points.`, rule);
  const slow = units.find((unit) => !isQuick(unit));
  return slow ? refusal(`${unitOf(slow.type)?.name} are too slow for a ${force} force.`, rule) : null;
}
