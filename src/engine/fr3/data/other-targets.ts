/**
 * Targets of missile fire that have no row in the reference table, in the form of a row. If no rule states a value, the simplest
 * possible value is used.
 */
import { siege } from './figures/siege.ts';
import { warMachines } from './figures/war-machines.ts';
import type { Unit } from './units.ts';

const plain = {
  group: 'machines',
  bonuses: [],
  difficultTerrain: 0,
  chargeBonus: 0,
  support: false,
  fear: false,
  undead: false,
  other: [],
  reconstructed: [],
} as const;

export const otherTargets: readonly Unit[] = [
  {
    ...plain,
    id: 'siege-tower',
    name: 'Siege tower',
    rule: 'fr3.siege.tower-profile',
    cost: siege.tower.cost,
    move: { open: siege.tower.move, difficult: 0 },
    combatFactor: siege.tower.combatFactor,
    rally: siege.tower.rally,
    support: true,
  },
  {
    ...plain,
    id: 'assault-craft',
    name: 'Assault craft',
    rule: 'fr3.war-machines.assault-craft',
    cost: warMachines.assaultCraftCost,
    move: { open: warMachines.assaultCraftMove, difficult: 0 },
    combatFactor: warMachines.assaultCraftFactor,
    rally: warMachines.assaultCraftRally,
  },
];
