/** Reasons why a volley cannot be fired: a target is out of range or on a level that cannot be hit, or a gun must fire alone. */
import { firersKey } from './firers-key.ts';
import { levelsApart } from './levels.ts';
import type { MissileQuestion } from './question.ts';
import { refuse, type ShotRefusal } from './refusal.ts';
import { type FiringUnits, volley } from './volley.ts';

const inches = (n: number) => `${n}″`;

function rangeProblem({ carrier, weapon, range, band }: FiringUnits, at: string): ShotRefusal | undefined {
  if (band) return undefined;
  const most = weapon.bands.at(-1)?.upTo ?? 0;
  return refuse(
    `${at}.range`,
    `The target is too far away: ${carrier.name} reach ${inches(most)}, and the target is ${inches(range)} away.`,
    weapon.rule,
    'fr3.missile-fire.range',
  );
}

/**
 * Why this volley cannot be fired because of ranges, levels, or guns that must fire alone. The circumstances are checked
 * elsewhere.
 */
export function shootingRefusals(question: MissileQuestion): ShotRefusal[] {
  const { target, firers } = volley(question);
  const found: ShotRefusal[] = [];
  for (const [place, firing] of firers.entries()) {
    const at = firersKey(place);
    const far = rangeProblem(firing, at);
    if (far) found.push(far);
    const apart = levelsApart(firing.is.level, target.is.level, firing.carrier.id === 'ship');
    if (apart) found.push({ at: firing.is.level === 'surface' ? 't.level' : `${at}.level`, ...apart });
    if (firing.weapon.gun && (firers.length > 1 || firing.count > 1))
      found.push(
        refuse(
          at,
          'A disintegration gun must shoot alone, because each shot needs its own activation and die.',
          'fr3.inventions.disintegration-gun',
        ),
      );
    if (firing.weapon.id === 'paint-gun' && firers.some(({ weapon }) => weapon.id !== 'paint-gun'))
      found.push(
        refuse(
          at,
          'A paint gun and real missiles cannot shoot at the same time. It only removes protection.',
          'fr3.inventions.paint-gun',
        ),
      );
  }
  return found;
}
