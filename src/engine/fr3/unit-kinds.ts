/** The rows of the reference table as choices for a picker: by group, each with a short description. */
import type { KindOfPart, Kinds } from '../kernel/calculator/procedure.ts';
import { signed } from '../kernel/text.ts';
import { type Bonus, groupNames, type Unit, unitGroups, units } from './data/units.ts';

const bonusWords = (bonus: Bonus): string => {
  if ('against' in bonus) return `${signed(bonus.amount)} against ${bonus.against}`;
  if ('when' in bonus) return `${signed(bonus.amount)} when charged`;
  return `${signed(bonus.amount)} in ${bonus.terrain.join(', ')}`;
};

/** A short description for choosing a unit: `charge +4 · +2 against pikes · causes fear`. */
const speaksFor = ({ chargeBonus, bonuses, support, fear, rally }: Unit): string =>
  [
    chargeBonus > 0 ? `charge ${signed(chargeBonus)}` : '',
    ...bonuses.map(bonusWords),
    support ? 'supports' : '',
    fear ? 'causes fear' : '',
    rally === null ? '' : `rally ${rally}`,
  ]
    .filter(Boolean)
    .join(' · ');

const kindOf = (unit: Unit): KindOfPart => ({
  id: unit.id,
  name: unit.name,
  group: groupNames[unit.group],
  note: unit.combatFactor === 'special' ? 'CF special' : `CF ${unit.combatFactor}`,
  says: speaksFor(unit),
});

/** Every row of the reference table. */
export const unitKinds: Kinds = {
  noun: 'unit',
  list: unitGroups.flatMap((group) => units.filter((unit) => unit.group === group).map(kindOf)),
  rules: ['fr3.reference.tables-overview'],
};
