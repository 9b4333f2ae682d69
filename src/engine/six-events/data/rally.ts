/** Rallying without a leader (six-events.rally.rolls): the lowest d6 result that rallies. */
import { rally } from './figures/rally.ts';

export const rallyRolls = [
  { id: 'peasants', name: 'Peasants', needed: rally.peasants },
  { id: 'yeomen', name: 'Yeomen', needed: rally.yeomen },
  { id: 'knights', name: 'Knights', needed: rally.knights },
  { id: 'creatures', name: 'Creatures', needed: rally.creatures },
] as const;
