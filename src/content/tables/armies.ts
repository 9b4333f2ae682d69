/** Tables of the army lists. */
import { magicCodes } from '../../engine/fr3/data/armies/army.ts';
import { armiesInOrder } from '../armies.ts';
import { type RuleTable, table } from './table.ts';

/** The tables are made by a function, because the order of the armies comes from their pages. */
export const armyTables = (): readonly RuleTable[] => [
  table(
    'army-magic-users',
    'Magic users of the armies',
    'army-lists.table-magic-users',
    { army: 'Army', codes: 'Code', users: 'Magic users' },
    armiesInOrder().map((army) => ({
      cells: [
        `[${army.name}](${army.rule})`,
        army.magicUsers.map(({ code, confidence }) => (confidence ? `${code} (likely)` : code)).join(', '),
        army.magicUsers
          .map(({ code, maxLevel }) => {
            const name = magicCodes[code]?.name ?? code;
            const words = army.magicUsers[0]?.code === code ? name : name.charAt(0).toLowerCase() + name.slice(1);
            return maxLevel ? `${words} to level ${maxLevel}` : words;
          })
          .join(', '),
      ],
    })),
    { repeats: 'armies' },
  ),
];
