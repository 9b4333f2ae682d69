/** What is wrong with the names in a question about missile fire: unknown units, weapons they do not have, wild numbers. */

import { didYouMean } from '../../kernel/nearest.ts';
import { asData, quoted } from '../../kernel/text.ts';
import { carrierOf, carriers, missileWeapons } from '../data/missile-weapons.ts';
import { firersKey } from './firers-key.ts';
import { type Firers, type MissileQuestion, mostCount, mostGroups } from './question.ts';
import { refuse, type ShotRefusal } from './refusal.ts';
import { targetOf, targets } from './target.ts';

const targetIds = targets.map(({ id }) => id);
const carrierIds = carriers.map(({ id }) => id);

/** What is wrong with the target's name; undefined when it can be fired at. */
export function targetProblem(target: unknown, at = 't'): ShotRefusal | undefined {
  const id = (target as { unit?: unknown } | null | undefined)?.unit;
  if (typeof id !== 'string' || id === '') return refuse(at, 'The target is missing.', 'fr3.missile-fire.target');
  if (!targetOf(id))
    return refuse(
      at,
      `The reference table has no unit ${quoted(id)}.${didYouMean(id, targetIds)}`,
      'fr3.reference.tables-overview',
    );
  return undefined;
}

function firersProblem(firers: unknown, at: string): ShotRefusal | undefined {
  const { unit, weapon, count, range } = (firers ?? {}) as Partial<Record<keyof Firers, unknown>>;
  if (typeof unit !== 'string' || unit === '') return refuse(at, 'The firers are missing.', 'fr3.missile-fire.definition');
  const carrier = carrierOf(unit);
  if (!carrier) {
    const known = targetOf(unit);
    return known
      ? refuse(at, `${known.name} have no missiles and cannot buy any.`, 'fr3.missile-fire.definition')
      : refuse(at, `No shooting unit is called ${quoted(unit)}.${didYouMean(unit, carrierIds)}`, 'fr3.missile-fire.definition');
  }
  if (weapon !== undefined && !carrier.weapons.some((id) => id === weapon)) {
    const own = carrier.weapons.map((id) => `${missileWeapons[id].name.toLowerCase()} (${id})`).join(' or ');
    return refuse(`${at}.weapon`, `${carrier.name} shoot with ${own}, not with ${asData(weapon)}.`, carrier.rule);
  }
  if (count !== undefined && !(Number.isInteger(count) && (count as number) >= 1 && (count as number) <= mostCount))
    return refuse(
      `${at}.count`,
      `The number of firing units is a whole number from 1 to ${mostCount}, not ${asData(count)}.`,
      'fr3.missile-fire.cap',
    );
  if (range !== undefined && !(Number.isFinite(range) && (range as number) >= 0))
    return refuse(`${at}.range`, `The range is a number of inches, not ${asData(range)}.`, 'fr3.missile-fire.range');
  return undefined;
}

/** What is wrong with the units of a question; empty when the volley can be set up. */
export function unitRefusals(question: Partial<MissileQuestion>): ShotRefusal[] {
  const found = [targetProblem(question.target)].filter((each) => each !== undefined);
  const firers = question.firers as readonly unknown[] | undefined;
  if (!Array.isArray(firers) || firers.length === 0)
    found.push(refuse('f', 'No unit fires. Name at least one.', 'fr3.missile-fire.roll'));
  else if (firers.length > mostGroups)
    found.push(refuse('f', `At most ${mostGroups} groups of firers fit into one question.`, 'fr3.missile-fire.concentration'));
  else
    for (const [place, each] of firers.entries())
      found.push(...[firersProblem(each, firersKey(place))].filter((problem) => problem !== undefined));
  return found;
}
