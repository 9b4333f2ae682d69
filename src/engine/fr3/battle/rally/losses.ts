/** Converts a unit's losses to the form that the rally rules use, and back after a rally. */
import { atPhaseEnd, canRally, type Losses, rallied } from '../../standing.ts';
import type { BattleUnit } from '../vocabulary/state.ts';

/** Morale levels that a rally cannot restore: permanent losses, and poison (fr3.optional-abilities.poison-marker). */
export const floorOf = ({ morale, lasting, poison }: BattleUnit): 0 | 1 | 2 =>
  Math.min(morale, Math.max(lasting, poison)) as 0 | 1 | 2;

const lossesOf = (unit: BattleUnit): Losses => ({
  state: unit.morale,
  markers: unit.markers,
  lasting: unit.mostMarkers,
  poison: floorOf(unit),
});

const left = ({ state, markers }: Losses): Pick<BattleUnit, 'morale' | 'markers'> => ({ morale: state, markers });

/** fr3.rally.roll, fr3.basics.damage-rally: demoralized units, and units with markers that can be restored. */
export const needsRally = (unit: BattleUnit): boolean => canRally(lossesOf(unit));

/** The unit's morale and markers after a successful rally. */
export const afterRally = (unit: BattleUnit): Pick<BattleUnit, 'morale' | 'markers'> => left(rallied(lossesOf(unit)));

/** The morale and markers of an undead unit at the end of a phase, or after it leaves a null field. */
export const afterShedding = (unit: BattleUnit): Pick<BattleUnit, 'morale' | 'markers'> => left(atPhaseEnd(lossesOf(unit), true));
