/** What a unit of the battle has lost, as rallying asks about it, and what it is when it has some of that back. */
import { atPhaseEnd, canRally, type Losses, rallied } from '../../standing.ts';
import type { BattleUnit } from '../vocabulary/state.ts';

/** Levels that no rally gives back: lasting losses, and poison (fr3.optional-abilities.poison-marker). */
export const floorOf = ({ morale, lasting, poison }: BattleUnit): 0 | 1 | 2 =>
  Math.min(morale, Math.max(lasting, poison)) as 0 | 1 | 2;

const lossesOf = (unit: BattleUnit): Losses => ({
  state: unit.morale,
  markers: unit.markers,
  lasting: unit.mostMarkers,
  poison: floorOf(unit),
});

const left = ({ state, markers }: Losses): Pick<BattleUnit, 'morale' | 'markers'> => ({ morale: state, markers });

/** fr3.rally.roll, fr3.basics.damage-rally: demoralized units, and units that have lost markers which can come back. */
export const needsRally = (unit: BattleUnit): boolean => canRally(lossesOf(unit));

/** What a rally leaves of a unit by itself. */
export const afterRally = (unit: BattleUnit): Pick<BattleUnit, 'morale' | 'markers'> => left(rallied(lossesOf(unit)));

/** What a unit that is undead is when a phase has ended, or when it has left the ring of a null. */
export const afterShedding = (unit: BattleUnit): Pick<BattleUnit, 'morale' | 'markers'> => left(atPhaseEnd(lossesOf(unit), true));
