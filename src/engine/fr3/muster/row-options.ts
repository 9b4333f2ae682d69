/** Options for rows that are not in the reference table: only those that the row's own rules name. */
import type { Fr3RuleId } from '../rule-ids.ts';
import { ownDesign, type Row, siegeTower } from './lists.ts';

interface OptionsForSale {
  readonly options: (id: string) => boolean;
  readonly rule: Fr3RuleId;
}
const these = (...ids: readonly string[]) => {
  const all = new Set(ids);
  return (id: string): boolean => all.has(id);
};

/** fr3.leviathans.abilities: a leviathan has exactly one of these. */
export const leviathanAbilities = [
  'grapple',
  'bows',
  'longbows',
  'light-artillery',
  'heavy-artillery',
  'freeze',
  'set-fire',
] as const;
/** fr3.leviathans.environment: a leviathan has one of these, or lives on land. */
export const leviathanEnvironments = ['sea-bottom', 'flying', 'swimming', 'burrowing'] as const;

const ofLeviathans: OptionsForSale = {
  options: (id) =>
    id.startsWith('elite') ||
    these(
      ...leviathanAbilities,
      ...leviathanEnvironments,
      'air-breathing',
      'water-breathing',
      'fast-movement',
      'protective-spirit',
    )(id),
  rule: 'fr3.leviathans.abilities',
};
/** fr3.spirits.traps, fr3.spirits.parasitics */
const ofNuisances: OptionsForSale = { options: these('elite'), rule: 'fr3.spirits.traps' };
const ofShips: OptionsForSale = { options: (id) => id.startsWith('ship-') || id === 'fast-movement', rule: 'fr3.ships.armament' };
const ofDesigns: OptionsForSale = { options: (id) => id.startsWith('design-'), rule: 'fr3.design.purpose' };
const ofCraft: OptionsForSale = {
  options: these('flying', 'swimming', 'fast-movement', 'set-fire', 'bows', 'light-artillery'),
  rule: 'fr3.war-machines.assault-craft-options',
};

const ofTowers: OptionsForSale = { options: these('bows', 'wet-hides'), rule: 'fr3.siege.tower-options' };

export const assaultCraft = 'assault-craft';

/**
 * The options that a row outside the reference table may have; undefined for types of the reference table, where each option has
 * its own check.
 */
export function optionsOfSpecialRow({ id, group, type }: Row): OptionsForSale | undefined {
  if (group === 'nuisances') return ofNuisances;
  if (group === 'ships') return ofShips;
  if (id === ownDesign) return ofDesigns;
  if (id === assaultCraft) return ofCraft;
  if (id === siegeTower) return ofTowers;
  return type === 'leviathans' ? ofLeviathans : undefined;
}
