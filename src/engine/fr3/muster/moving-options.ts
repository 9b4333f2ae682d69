/** Options for moving: levels, breathing, transports, climbing. */
import { sentenceCase } from '../../kernel/text.ts';
import { isEligible } from '../data/eligible-types.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { siege } from '../data/figures/siege.ts';
import { type Item, itemOf, type TransportCost } from '../data/items.ts';
import { type Level, offSurface } from '../data/levels.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Bearer, byList, fromItem, type Leave, no, option, type UnitOption } from './option.ts';
import { assaultCraft } from './row-options.ts';

export const levelOptions = { flying: 'fly', swimming: 'swim', burrowing: 'burrow' } as const satisfies Partial<
  Record<Level, string>
>;
export type LevelOption = keyof typeof levelOptions;

/**
 * A leviathan's environment is included in its price (fr3.leviathans.environment). Masses and grown blobs pay more than a single
 * base (fr3.multi-based.mass-levels, fr3.multi-based.blobs).
 */
const levelPoints: UnitOption['points'] = ({ row }) => {
  if (row.type === 'leviathans') return 0;
  return row.multiBased ? multiBased.levelCost : Number(itemOf('fly-swim-burrow')?.cost);
};

const levels: readonly UnitOption[] = [
  ...(Object.keys(levelOptions) as LevelOption[]).map((level) => {
    const name = sentenceCase(level);
    const may: UnitOption['may'] = ({ row }) => {
      if (row.id === assaultCraft) return 'yes';
      const own = offSurface[row.type];
      if (own?.innate) return no(`${row.name} do not need to buy a level: they already have their own.`, own.rule);
      return own?.levels.includes(level)
        ? 'yes'
        : no(`${row.name} cannot ${levelOptions[level]}.`, own?.rule ?? 'fr3.items.fly-swim-burrow-cost');
    };
    return fromItem('fly-swim-burrow', { as: level, name, points: levelPoints, may });
  }),
  option('sea-bottom', 'At home on the sea bottom', 0, ['fr3.leviathans.environment'], ({ row }) =>
    row.type === 'leviathans'
      ? 'yes'
      : no('Only leviathans can have the sea bottom as their environment.', 'fr3.leviathans.environment'),
  ),
];

/** Transports that have no entry of their own, one option for each level on which they move: fr3.items.transport-cost. */
function transports(): readonly UnitOption[] {
  const item = itemOf('transports') as Item;
  const { plain, level } = item.cost as TransportCost;
  const may: UnitOption['may'] = ({ row }) =>
    isEligible('transports', row.type) || row.unit === undefined
      ? 'yes'
      : no(
          `${row.name} cannot have a transport, because other units and transports cannot attach to them.`,
          'fr3.items.transport-attachment',
        );
  return [
    fromItem('transports', { name: 'Transport', points: plain, may }),
    ...Object.keys(levelOptions).map((id) =>
      fromItem('transports', { as: `transports-${id}`, name: `Transport, ${id}`, points: level, may }),
    ),
  ];
}

/**
 * Whether a unit may buy Climb, which needs a list that allows it. Any ordinary type may have it, but then all units of the type
 * must have it or none.
 */
function climbers(bearer: Bearer): Leave {
  return isEligible('climb', bearer.row.type)
    ? byList('climb', false)(bearer)
    : no(`${bearer.row.name} cannot buy Climb.`, 'fr3.items.climb-purchase');
}

export const movingOptions: readonly UnitOption[] = [
  ...levels,
  ...(['air', 'water'] as const).map((of) =>
    fromItem('breathing', {
      as: `${of}-breathing`,
      name: of === 'air' ? 'Air breathing' : 'Water breathing',
      points: ({ row }) => (row.id === 'leviathan-1x2' ? leviathans.breathingCost['1x2'] : Number(itemOf('breathing')?.cost)),
    }),
  ),
  fromItem('canoes'),
  fromItem('barges'),
  fromItem('wagons'),
  ...transports(),
  fromItem('climb', {
    may: (bearer) => (bearer.row.type === 'small-monsters' ? 'yes' : climbers(bearer)),
    wholeType: ({ list, row }) =>
      row.type === 'small-monsters' ? undefined : (list.items?.find(({ id }) => id === 'climb')?.rule as Fr3RuleId | undefined),
  }),
  option(
    'ladders',
    'Ladders',
    siege.laddersCost,
    ['fr3.siege.ladders'],
    ({ row }) => (isEligible('ladders', row.type) ? 'yes' : no(`${row.name} cannot have ladders.`, 'fr3.siege.ladders')),
    { wholeType: () => 'fr3.siege.ladders-all' },
  ),
];
