/**
 * Everything that a unit may have in addition to its type, as data: price, rules, and which units may buy it. Prices and types
 * come from the data of items, innate abilities, levels and army lists. This file adds what lists and chapters say about buying
 * them.
 */
import type { Army, Offer } from '../data/armies/army.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { armsOptions } from './arms-options.ts';
import { designOptions } from './design-options.ts';
import { eliteOptions } from './elite-options.ts';
import { innateOptions } from './innate-options.ts';
import { itemOptions } from './item-options.ts';
import { isAutomaton } from './lists.ts';
import { movingOptions } from './moving-options.ts';
import { type Bearer, no, type OptionKind, option, ruleOf, type UnitOption } from './option.ts';
import { optionsOfSpecialRow } from './row-options.ts';
import { shipOptions } from './ship-options.ts';

export { eliteOf } from './elite-options.ts';
export { levelOptions } from './moving-options.ts';
export type { Bearer, Leave, No, OptionKind, UnitOption } from './option.ts';
export { optionKinds } from './option.ts';

/** fr3.undead.eligibility, and what the list says about undead. */
const mayBeUndead: UnitOption['may'] = ({ list, row }) => {
  if (row.id === 'pike-block') return no('A pike block cannot be undead.', 'fr3.pike-blocks.no-undead');
  if (!row.unit?.undead) return no(`${row.name} cannot be undead.`, 'fr3.undead.eligibility');
  if (row.said.life === 'living')
    return no(`The ${row.name} of the ${list.name} cannot be undead.`, 'fr3.army-lists.cell-living-undead');
  if (row.said.life) return 'yes';
  return list.undead?.some(({ units }) => units === 'any' || units.includes(row.type))
    ? 'yes'
    : no(`The ${list.name} cannot have undead ${row.name}.`, 'fr3.undead.eligibility', ruleOf(list));
};

/** For a row outside the reference table, checks the row's own list of options first. */
const guarded = (kind: OptionKind, each: UnitOption): UnitOption => ({
  ...each,
  kind,
  may: (bearer) => {
    const offer = optionsOfSpecialRow(bearer.row);
    return offer && !offer.options(each.id) ? no(`${bearer.row.name} cannot have ${each.name}.`, offer.rule) : each.may(bearer);
  },
});

/** Every option that the roster builder can price, in any list. `optionOf` adds the options that only one list offers. */
export const unitOptions: readonly UnitOption[] = (
  [
    ['arms', [...eliteOptions, option('undead', 'Undead', 0, ['fr3.undead.cost'], mayBeUndead), ...armsOptions]],
    ['moves', movingOptions],
    ['items', itemOptions],
    ['innate', innateOptions],
    ['ships', shipOptions],
    ['designs', designOptions],
  ] as const
).flatMap(([kind, options]) => options.map((each) => guarded(kind, each)));

const byId = new Map(unitOptions.map((each) => [each.id, each]));

/** Options that some lists offer under a different name: fr3.armies.hittite-chariot-bows, fr3.armies.persians-elite-spears. */
const knownAs: Readonly<Record<string, string>> = { 'chariot-bows': 'bows', 'elite-bows': 'elite-0-1-1' };
/** Options that lists offer to characters; `abilities.ts` handles these. */
const forCharacters: readonly string[] = ['incompetent-general'];

/** The units that a list means by words such as “Infantry and cavalry”. */
const offeredTo: Readonly<Record<string, (bearer: Pick<Bearer, 'list' | 'row'>) => boolean>> = {
  'Automatons, all units of a type or none': isAutomaton,
  'Infantry and cavalry': ({ row: { group } }) => ['infantry', 'cavalry'].includes(group),
};

const offerOf = ({ id, name, units, points, most, rule }: Offer): UnitOption => {
  const isFor =
    typeof units === 'string' ? offeredTo[units] : ({ row }: Pick<Bearer, 'list' | 'row'>) => units.includes(row.type);
  return guarded(
    'list',
    option(
      id,
      name,
      points,
      [rule as Fr3RuleId],
      (bearer) => (isFor?.(bearer) ? 'yes' : no(`${bearer.row.name} cannot have ${name}.`, rule as Fr3RuleId)),
      {
        ...(most ? { most: most.units } : {}),
        ...(id === 'auto-repair' ? { wholeType: () => rule as Fr3RuleId } : {}),
      },
    ),
  );
};

/** Options that only this list offers to units (fr3.armies.chaos-mutations). */
const offersOf = ({ offers = [] }: Army): readonly UnitOption[] =>
  offers.filter(({ id }) => knownAs[id] === undefined && !forCharacters.includes(id)).map(offerOf);

export const optionOf = (list: Army, id: string): UnitOption | undefined =>
  byId.get(id) ?? offersOf(list).find((each) => each.id === id);

/** Every option that a list could offer. */
export const optionsOf = (list: Army): readonly UnitOption[] => [...unitOptions, ...offersOf(list)];
