/** Types of units with their bases and moves (three-realms.bases.sizes). */
import { bases } from './figures/bases.ts';
import type { UnitRuleId } from './special-rules.ts';

export const unitTypeIds = [
  'light-infantry',
  'regular-infantry',
  'heavy-infantry',
  'light-cavalry',
  'regular-cavalry',
  'heavy-cavalry',
  'monstrous',
  'truly-monstrous',
] as const;
export type UnitTypeId = (typeof unitTypeIds)[number];

export interface UnitType {
  readonly id: UnitTypeId;
  readonly name: string;
  readonly rule: string;
  /** Diameter of the round base in inches; null if each unit has its own. */
  readonly base: number | null;
  /** The move in inches; null if each unit has its own. */
  readonly move: number | null;
  /** Special rules that every unit of this type has. */
  readonly rules: readonly UnitRuleId[];
}

const riding: readonly UnitRuleId[] = ['cavalry', 'sprint'];

const type = (
  id: UnitTypeId,
  name: string,
  { base, move = null }: { readonly base: number | null; readonly move?: number | null },
  rules: readonly UnitRuleId[] = [],
): UnitType => ({ id, name, rule: `three-realms.bases.${id}`, base, move, rules });

const byId: Readonly<Record<UnitTypeId, UnitType>> = {
  'light-infantry': type('light-infantry', 'Light Infantry', bases.lightInfantry),
  'regular-infantry': type('regular-infantry', 'Regular Infantry', bases.regularInfantry),
  'heavy-infantry': type('heavy-infantry', 'Heavy Infantry', bases.heavyInfantry),
  'light-cavalry': type('light-cavalry', 'Light Cavalry', bases.lightCavalry, riding),
  'regular-cavalry': type('regular-cavalry', 'Regular Cavalry', bases.regularCavalry, riding),
  'heavy-cavalry': type('heavy-cavalry', 'Heavy Cavalry', bases.heavyCavalry, riding),
  monstrous: type('monstrous', 'Monstrous or multiple bodies', bases.monstrous),
  'truly-monstrous': type('truly-monstrous', 'Truly Monstrous, Machine of War', { base: null }),
};

export const unitTypeOf = (id: UnitTypeId): UnitType => byId[id];

/** The unit types in the order of the printed table. */
export const unitTypes: readonly UnitType[] = unitTypeIds.map(unitTypeOf);
