/** Which levels can be hit from which other levels (fr3.levels.missile-fire-level3 to fr3.levels.missile-fire-level1). */
import type { Impossible } from '../../kernel/circumstance.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { ShotLevel } from './question.ts';

type Barred = Impossible<Fr3RuleId> | undefined;
const no = (because: string, ...rules: Fr3RuleId[]): Barred => ({ because, rules });

const places: Readonly<Record<ShotLevel, string>> = {
  surface: 'on the surface',
  flying: 'in the air',
  swimming: 'underwater',
  burrowing: 'underground',
  bottom: 'on the sea bottom',
};

/** The beginnings of sentences such as `From underwater nothing can …` */
const origins: Readonly<Record<ShotLevel, string>> = {
  ...places,
  surface: 'the surface',
  flying: 'the air',
  bottom: 'the sea bottom',
};

/** The levels that can be hit from each level, with the rule. */
const reach: Readonly<Record<Exclude<ShotLevel, 'burrowing'>, { to: readonly ShotLevel[]; rule: Fr3RuleId }>> = {
  surface: { to: ['surface', 'flying'], rule: 'fr3.levels.missile-fire-level3' },
  flying: { to: ['surface', 'flying'], rule: 'fr3.levels.missile-fire-level4' },
  // Only units on the surface of water.
  swimming: { to: ['bottom', 'swimming', 'surface'], rule: 'fr3.levels.missile-fire-swimmers' },
  bottom: { to: ['bottom', 'swimming'], rule: 'fr3.levels.missile-fire-level1' },
};

/** fr3.ships.weapon-levels: the ship's own level or the next one up. */
const shipReach: Readonly<Record<Exclude<ShotLevel, 'burrowing'>, readonly ShotLevel[]>> = {
  surface: ['surface', 'flying'],
  flying: ['flying'],
  swimming: ['swimming', 'surface'],
  bottom: ['bottom', 'swimming'],
};

/** Why missiles and light artillery on one level cannot hit another; undefined if they can. */
export function levelsApart(from: ShotLevel, to: ShotLevel, ship = false): Barred {
  if (to === 'burrowing') return no('Units cannot shoot at burrowers underground.', 'fr3.levels.burrower-immune-fire');
  if (from === 'burrowing') return no('Burrowers underground cannot shoot.', 'fr3.levels.burrower-immune-fire');
  if (ship)
    return shipReach[from].includes(to)
      ? undefined
      : no(
          `The weapons of a ship ${places[from]} cannot reach units ${places[to]}. A ship’s weapons reach only its own level and the level above.`,
          'fr3.ships.weapon-levels',
        );
  if (reach[from].to.includes(to)) return undefined;
  const under = from === 'surface' ? (['fr3.levels.no-fire-at-underwater'] as const) : [];
  return no(`Units cannot shoot from ${origins[from]} at units ${places[to]}.`, ...under, reach[from].rule);
}
