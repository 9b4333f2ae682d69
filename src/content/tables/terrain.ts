/** Tables of structures and levels. */

import { levels, offSurface } from '../../engine/fr3/data/levels.ts';
import { materials } from '../../engine/fr3/data/materials.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { type RuleTable, table } from './table.ts';

const uses = { city: 'cities', wall: 'walls', gate: 'gates' } as const;
const unless0 = (n: number) => n || 'none';

export const terrainTables: readonly RuleTable[] = [
  table(
    'materials',
    'Materials',
    'structures.materials',
    {
      material: 'Material',
      cf: ['CF', 'number'],
      height: ['Height', 'number'],
      thickness: ['Thickness', 'number'],
      fire: ['Against fire', 'bonus'],
      artillery: ['Artillery damage', 'bonus'],
      markers: ['Extra markers', 'number'],
      for: 'For',
    },
    materials.map((each) => ({
      fact: each.rule,
      cells: [
        each.name,
        each.cf,
        each.maxHeight,
        each.maxThickness,
        unless0(each.fire),
        unless0(each.artillery),
        unless0(each.markers),
        // Materials that cannot be used alone for cities or walls can be used for ships too (fr3.ships.one-material).
        [...each.uses.map((use) => uses[use]), ...(each.id === 'metal' ? ['ships'] : [])].join(', '),
      ],
    })),
  ),
  table(
    'off-surface',
    'Types that may fly, swim or burrow',
    'items.fly-swim-burrow-cost',
    {
      unit: 'Unit',
      ...Object.fromEntries(levels.filter((level) => level !== 'surface').map((level) => [level, sentenceCase(level)])),
    },
    Object.entries(offSurface).map(([id, row]) => [
      `[${unitOf(id)?.name ?? id}](${row.rule})`,
      ...levels
        .filter((level) => level !== 'surface')
        .map((level) => (row.levels.includes(level) ? (row.innate ? 'always' : 'may') : null)),
    ]),
  ),
];
