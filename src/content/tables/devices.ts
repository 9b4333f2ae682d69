/** Tables of inventions and of planar gates. */
import { activationTable, baseSizes, vatTable } from '../../engine/fr3/data/inventions.ts';
import { denizens } from '../../engine/fr3/data/planar.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { band, type RuleTable, table } from './table.ts';

/** The words that turn the name of a unit type into one unit: `a unit of`, `a`. The table has the names in the plural. */
const one: Readonly<Record<string, string>> = { mobs: 'a unit of', blobs: 'a', 'large-monsters': 'a' };
const singular = (name: string) => name.toLowerCase().replace(/s$/, '');

function hatched(id: string, undead: boolean): string {
  const unit = unitOf(id);
  if (!unit) return id;
  const whole = one[id] === 'a unit of';
  return `${one[id] ?? 'a'} ${undead ? 'undead ' : ''}[${whole ? unit.name.toLowerCase() : singular(unit.name)}](${unit.rule})`;
}

export const deviceTables: readonly RuleTable[] = [
  table(
    'activation',
    'Activation of a device',
    'inventions.activation-table',
    { points: ['Points', 'number'], works: ['It works on', 'needed'] },
    activationTable.map(({ points, needed }) => [points, needed]),
  ),
  table(
    'device-bases',
    'Devices and large units',
    'inventions.multi-based-surcharge',
    { bases: 'Unit', extra: ['To activate, extra', 'number'], maintenance: ['Maintenance a turn', 'number'] },
    baseSizes.map(({ bases, surcharge, maintenance }) => [
      bases === '1x1' ? 'single base' : bases,
      surcharge || 'none',
      maintenance,
    ]),
  ),
  table(
    'vat',
    'What comes out of a vat',
    'inventions.vat-table',
    { roll: ['d10', 'roll'], result: 'It breeds' },
    vatTable.map(({ from, to, unit, undead }) => [band(from, to), unit === null ? 'nothing' : hatched(unit, undead)]),
  ),
  table(
    'denizens',
    'Denizens of the planes',
    'planar.denizen-table',
    { roll: ['d10', 'roll'], denizen: 'Denizen', dominated: ['Dominated on', 'needed'] },
    denizens.map(({ arrives, name, rule, dominatedFrom }) => [
      band(arrives.from, arrives.to),
      `[${name.toLowerCase()}](${rule})`,
      dominatedFrom,
    ]),
  ),
];
