/** An option of a unit: its price, rules, limits, and which units may have it; and how items become options. */
import type { Army } from '../data/armies/army.ts';
import { itemOf } from '../data/items.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { genericId, type Row } from './lists.ts';

/** A unit that would have the option: its row, and all of its options. */
export interface Bearer {
  readonly list: Army;
  readonly row: Row;
  readonly options: readonly string[];
}

export interface No {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}
/** The option is allowed, or unclear from what remains of the printed tables, or forbidden with the reason. */
export type Leave = 'yes' | 'open' | No;

/** The headings under which options are offered. */
export const optionKinds = {
  ships: 'How it is built and armed',
  designs: 'What it has',
  arms: 'Elite, arms, undead',
  list: 'Only in this list',
  moves: 'Moving and being carried',
  items: 'Items',
  innate: 'Innate abilities',
} as const;
export type OptionKind = keyof typeof optionKinds;

export interface UnitOption {
  readonly id: string;
  readonly name: string;
  readonly kind: OptionKind;
  /** Points per unit, unless the list has its own price. */
  readonly points: (bearer: Bearer) => number;
  /** The rules for the price. */
  readonly rules: readonly Fr3RuleId[];
  /** A unit may have only one option of each group. */
  readonly group?: string;
  /** How often a unit may have the option. Without this field, the unit may have the option once. */
  readonly times?: (bearer: Bearer) => number;
  readonly notWith?: readonly string[];
  /** The rule that all units of the type must have the option or none. */
  readonly wholeType?: (bearer: Bearer) => Fr3RuleId | undefined;
  /** The maximum in an army. */
  readonly most?: number;
  readonly may: (bearer: Bearer) => Leave;
}

export type More = Pick<UnitOption, 'group' | 'times' | 'notWith' | 'wholeType' | 'most'>;

export const no = (because: string, ...rules: readonly Fr3RuleId[]): No => ({ because, rules });

export const option = (
  id: string,
  name: string,
  points: number | UnitOption['points'],
  rules: readonly Fr3RuleId[],
  may: UnitOption['may'],
  more: More = {},
): UnitOption => ({ kind: 'items', id, name, points: typeof points === 'number' ? () => points : points, rules, may, ...more });

export const ruleOf = ({ rule }: { readonly rule: string }): Fr3RuleId => rule as Fr3RuleId;
export const countOf = (id: string, { options }: Bearer): number => options.filter((each) => each === id).length;

/** An option for an item, with the price and types of the item's entry. With `list` the army list must allow it. */
export function fromItem(
  id: string,
  more: More & {
    readonly as?: string;
    readonly name?: string;
    readonly points?: number | UnitOption['points'];
    readonly may?: UnitOption['may'];
  } = {},
) {
  const item = itemOf(id);
  if (!item) throw new Error(`There is no item ${id}.`);
  const { as = id, name = item.name, points = Number(item.cost), may, ...rest } = more;
  const types = item.mayBuy;
  const ofTypes: UnitOption['may'] = ({ row }) =>
    typeof types === 'string' || types.includes(row.type) ? 'yes' : no(`${row.name} cannot have ${name}.`, ruleOf(item));
  const both: UnitOption['may'] = (bearer) => {
    const first = ofTypes(bearer);
    return first === 'yes' && may ? may(bearer) : first;
  };
  const withoutThose = item.limits.notWith ? { notWith: item.limits.notWith } : {};
  const inArmy = item.limits.army === undefined ? {} : { most: item.limits.army };
  return option(as, name, points, [ruleOf(item)], both, { ...withoutThose, ...inArmy, ...rest });
}

/**
 * Items that need the list's permission. If the tables have a code for the item (HA, PN), a list that does not name it may have
 * lost the cell: fr3.army-lists.table-availability.
 */
export const byList =
  (id: string, hasCode: boolean): UnitOption['may'] =>
  ({ list }) => {
    if (list.items?.some((item) => item.id === id)) return 'yes';
    const item = itemOf(id);
    return hasCode && list.id !== genericId
      ? 'open'
      : no(`The ${list.name} cannot have ${item?.name}.`, ruleOf(item as { rule: string }));
  };
