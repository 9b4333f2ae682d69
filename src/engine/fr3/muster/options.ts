/**
 * Everything that a unit may have beyond its type, as data: the price, the rules, and who may buy it. Prices and types stand in
 * the data of items, innate abilities, levels and army lists; here is only what the lists and chapters say of buying.
 */
import type { Army } from '../data/armies/army.ts';
import { type Level, offSurface } from '../data/levels.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { armsOptions } from './arms-options.ts';
import { eliteOptions } from './elite-options.ts';
import { innateOptions } from './innate-options.ts';
import type { Row } from './lists.ts';
import { type Bearer, byList, fromItem, groupOfRow, type Leave, no, option, ruleOf, type UnitOption } from './option.ts';

export { eliteOf } from './elite-options.ts';
export type { Bearer, Leave, No, UnitOption } from './option.ts';

// ---- Life --------------------------------------------------------------------------------------

/** fr3.undead.eligibility, and what the list says of undead. */
const mayBeUndead: UnitOption['may'] = ({ list, row }) => {
  if (!row.unit?.undead || row.multiBased) return no(`${row.name} are never undead.`, 'fr3.undead.eligibility');
  if (row.said.life === 'living')
    return no(`The ${row.name} of the ${list.name} are living.`, 'fr3.army-lists.cell-living-undead');
  if (row.said.life) return 'yes';
  return list.undead?.some(({ units }) => units === 'any' || units.includes(row.type))
    ? 'yes'
    : no(`The list of the ${list.name} has no undead ${row.name}.`, 'fr3.undead.eligibility', ruleOf(list));
};

// ---- Levels ------------------------------------------------------------------------------------

export const levelOptions = { flying: 'fly', swimming: 'swim', burrowing: 'burrow' } as const satisfies Partial<
  Record<Level, string>
>;
export type LevelOption = keyof typeof levelOptions;

const levels: readonly UnitOption[] = (Object.keys(levelOptions) as LevelOption[]).map((level) => {
  const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
  const may: UnitOption['may'] = ({ row }) => {
    const own = offSurface[row.type];
    if (own?.innate) return no(`${row.name} need not buy their level.`, own.rule);
    return own?.levels.includes(level)
      ? 'yes'
      : no(`${row.name} may not ${levelOptions[level]}.`, own?.rule ?? 'fr3.items.fly-swim-burrow-cost');
  };
  return fromItem('fly-swim-burrow', { as: level, name, may });
});

// ---- Items -------------------------------------------------------------------------------------

const itemOptions: readonly UnitOption[] = [
  fromItem('grapple'),
  fromItem('shieldwall'),
  fromItem('heavy-armor', { may: byList('heavy-armor', true) }),
  fromItem('mine'),
  ...(['air', 'water'] as const).map((of) =>
    fromItem('breathing', { as: `${of}-breathing`, name: of === 'air' ? 'Air breathing' : 'Water breathing' }),
  ),
  fromItem('canoes'),
  fromItem('barges'),
  fromItem('wagons'),
  fromItem('terrifying-mounts', { as: 'mounts' }),
  fromItem('climb', {
    may: (bearer) => (bearer.row.type === 'small-monsters' ? 'yes' : climbers(bearer)),
    wholeType: ({ list, row }) =>
      row.type === 'small-monsters' ? undefined : (list.items?.find(({ id }) => id === 'climb')?.rule as Fr3RuleId | undefined),
  }),
  fromItem('barbarian', { wholeType: () => 'fr3.items.barbarian' }),
  fromItem('napoleonic-artillery', { as: 'napoleonic' }),
  fromItem('protective-spirit'),
  fromItem('poison', {
    may: (bearer) => {
      const { row } = bearer;
      if (groupOfRow(row) === 'monsters') return 'yes';
      return row.unit?.other.includes('PN')
        ? byList('poison', true)(bearer)
        : no(`${row.name} may not have poison.`, 'fr3.optional-abilities.poison-purchase');
    },
  }),
  fromItem('paralyzing-gaze'),
];

/** Climb by leave of a list: any type of the rank and file that is no machine, all of the type or none. */
function climbers(bearer: Bearer): Leave {
  return groupOfRow(bearer.row) === 'machines'
    ? no(`${bearer.row.name} do not climb.`, 'fr3.items.climb-purchase')
    : byList('climb', false)(bearer);
}

/** Every option that the muster can price, whatever the list. What a list alone offers, `optionOf` adds. */
export const unitOptions: readonly UnitOption[] = [
  ...eliteOptions,
  option('undead', 'Undead', 0, ['fr3.undead.cost'], mayBeUndead),
  ...armsOptions,
  ...levels,
  ...itemOptions,
  ...innateOptions,
];

const byId = new Map(unitOptions.map((each) => [each.id, each]));

/** Offers of lists that are for units and that the muster can price: their types, by the words of the list. */
const offeredTo: Readonly<Record<string, (row: Row) => boolean>> = {
  'Infantry and cavalry': (row) => ['infantry', 'cavalry'].includes(groupOfRow(row)),
};

/** What a list alone sells to units (fr3.armies.chaos-mutations). */
function offersOf(list: Army): readonly UnitOption[] {
  return (list.offers ?? []).flatMap(({ id, name, units, points, rule }) => {
    const isFor = typeof units === 'string' ? offeredTo[units] : undefined;
    const may: UnitOption['may'] = ({ row }) =>
      isFor?.(row) ? 'yes' : no(`${row.name} may not have this: ${name}.`, rule as Fr3RuleId);
    return isFor ? [option(id, name, points, [rule as Fr3RuleId], may)] : [];
  });
}

/** The option of an id in a list; undefined when the muster knows none, or cannot price it yet. */
export const optionOf = (list: Army, id: string): UnitOption | undefined =>
  byId.get(id) ?? offersOf(list).find((each) => each.id === id);

/** Every option that a list could sell. */
export const optionsOf = (list: Army): readonly UnitOption[] => [...unitOptions, ...offersOf(list)];
