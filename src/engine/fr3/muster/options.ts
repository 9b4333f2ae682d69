/**
 * What a unit may have beyond its type, as data: the price, the rules, and who may buy it. Prices and types stand in the
 * data of items, innate abilities, levels and army lists; here is only what the lists and chapters say of buying.
 */
import { type Army, type EliteForm, listInnates } from '../data/armies/army.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { design } from '../data/figures/design.ts';
import { elites } from '../data/figures/elites.ts';
import { infantry } from '../data/figures/infantry.ts';
import { innateAbilities } from '../data/innate.ts';
import { itemOf } from '../data/items.ts';
import { type Level, offSurface } from '../data/levels.ts';
import { carriers } from '../data/missile-weapons.ts';
import { unitOf } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mayMoveFast } from './fast-movement.ts';
import { genericId, type Row, rowOf } from './lists.ts';

/** Who would have the option: a row of a list, with all options that the unit has. */
export interface Bearer {
  readonly list: Army;
  readonly row: Row;
  readonly options: readonly string[];
}

export interface No {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}
/** Allowed; neither allowed nor barred by what is left of the printed tables; or barred, and why. */
export type Leave = 'yes' | 'open' | No;

export interface UnitOption {
  readonly id: string;
  readonly name: string;
  /** Points a unit, where the list says nothing else. */
  readonly points: (bearer: Bearer) => number;
  /** The rules of the price. */
  readonly rules: readonly Fr3RuleId[];
  /** Of several options with one group a unit has one at most. */
  readonly group?: 'elite' | 'weapon' | 'piece' | 'innate';
  readonly notWith?: readonly string[];
  /** All units of a type have it, or none. */
  readonly wholeType?: Fr3RuleId;
  /** At most so many in an army. */
  readonly most?: number;
  readonly may: (bearer: Bearer) => Leave;
}

type More = Pick<UnitOption, 'group' | 'notWith' | 'wholeType' | 'most'>;

export const no = (because: string, ...rules: readonly Fr3RuleId[]): No => ({ because, rules });

const option = (
  id: string,
  name: string,
  points: number | UnitOption['points'],
  rules: readonly Fr3RuleId[],
  may: UnitOption['may'],
  more: More = {},
): UnitOption => ({ id, name, points: typeof points === 'number' ? () => points : points, rules, may, ...more });

const ruleOf = ({ rule }: { readonly rule: string }): Fr3RuleId => rule as Fr3RuleId;
const groupOfRow = ({ unit }: Row): string => unit?.group ?? 'nuisances';

/** An item for units, at the price and for the types of its entry. `list`: only by leave of the army list. */
function fromItem(
  id: string,
  more: More & { readonly as?: string; readonly name?: string; readonly may?: UnitOption['may'] } = {},
) {
  const item = itemOf(id);
  if (!item) throw new Error(`There is no item ${id}.`);
  const { as = id, name = item.name, may, ...rest } = more;
  const types = item.mayBuy;
  const ofTypes: UnitOption['may'] = ({ row }) =>
    typeof types === 'string' || types.includes(row.type) ? 'yes' : no(`${row.name} may not have this: ${name}.`, ruleOf(item));
  const both: UnitOption['may'] = (bearer) => {
    const first = ofTypes(bearer);
    return first === 'yes' && may ? may(bearer) : first;
  };
  const withoutThose = item.limits.notWith ? { notWith: item.limits.notWith } : {};
  const inArmy = item.limits.army === undefined ? {} : { most: item.limits.army };
  return option(as, name, Number(item.cost), [ruleOf(item)], both, { ...withoutThose, ...inArmy, ...rest });
}

/**
 * Items that an army has by leave of its list. Where codes of the tables stand for them (HA, PN), a list that does not name
 * them may have lost its cell: fr3.army-lists.table-availability.
 */
const byList =
  (id: string, hasCode: boolean): UnitOption['may'] =>
  ({ list }) => {
    if (list.items?.some((item) => item.id === id)) return 'yes';
    const item = itemOf(id);
    return hasCode && list.id !== genericId
      ? 'open'
      : no(`The list of the ${list.name} does not have this: ${item?.name}.`, ruleOf(item as { rule: string }));
  };

// ---- Elites ------------------------------------------------------------------------------------

const artillery: readonly string[] = ['heavy-artillery', 'light-artillery'];
const shooters: readonly string[] = carriers.flatMap(({ group, id }) => (group === 'missile' ? [id] : []));
const shoots = ({ row, options }: Bearer): boolean =>
  shooters.includes(row.type) || artillery.includes(row.type) || options.some((id) => id === 'bows' || id === 'longbows');

const eliteRules: Readonly<Record<EliteForm, Fr3RuleId>> = {
  '1-1-0': 'fr3.elites.purchase',
  '2-0-0': 'fr3.elites.attack-variant',
  '0-1-1': 'fr3.elites.bowfire-variant',
};

function mayBeElite(form: EliteForm | null): UnitOption['may'] {
  const rule = form === null ? 'fr3.elites.purchase' : eliteRules[form];
  return (bearer) => {
    const { list, row } = bearer;
    const { elite, source } = row.said;
    const own = row.elitePoints !== null || row.type === 'contraptions';
    if (own !== (form === null))
      return no(own ? `Elite ${row.name} are of one form only.` : `Say by which bonuses the ${row.name} are elite.`, rule);
    if (form === '0-1-1' && !shoots(bearer)) return no(`${row.name} have no missiles to be elite at.`, rule);
    if (!elite)
      return source === 'table' && row.said.confidence === undefined
        ? no(`The list of the ${list.name} has no elite ${row.name}.`, 'fr3.army-lists.elite-allowance')
        : 'open';
    if (form === null || elite.forms.includes(form)) return 'yes';
    return no(`Elite ${row.name} of the ${list.name} do not have these bonuses: ${elite.forms.join(', ')}.`, rule);
  };
}

const eliteName = (form: EliteForm): string =>
  `Elite (${form
    .split('-')
    .map((n) => `+${n}`)
    .join(',')})`;

const eliteOptions: readonly UnitOption[] = [
  ...(Object.keys(eliteRules) as EliteForm[]).map((form) =>
    option(`elite-${form}`, eliteName(form), elites.cost, ['fr3.elites.purchase', eliteRules[form]], mayBeElite(form), {
      group: 'elite',
    }),
  ),
  option(
    'elite',
    'Elite',
    ({ row }) => (row.elitePoints === null ? elites.cost : row.elitePoints - (row.points ?? 0)),
    ['fr3.elites.purchase'],
    mayBeElite(null),
    { group: 'elite' },
  ),
];

/** The bonuses by which a unit is elite: null for one that is not. */
export const eliteOf = (options: readonly string[]): string | null =>
  options.find((id) => id === 'elite' || id.startsWith('elite-')) ?? null;

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

// ---- Arms --------------------------------------------------------------------------------------

const armsNames = { throwing: 'throwing weapons', bows: 'bows' } as const;

/** What a letter in the cell of a row says; a cell that is read and has no letter says no. */
const byCell =
  (cell: keyof typeof armsNames, types: readonly string[], rule: Fr3RuleId): UnitOption['may'] =>
  ({ list, row }) => {
    const name = armsNames[cell];
    if (!types.includes(row.type)) return no(`${row.name} have no ${name} to buy.`, rule);
    if (row.said[cell]) return 'yes';
    const read = row.said.source === 'table' && row.said.confidence === undefined;
    return read || list.id === genericId ? no(`The ${row.name} of the ${list.name} have no ${name}.`, rule) : 'open';
  };

/** fr3.army-lists.cell-throwing */
const throwers = ['mobs', 'handweapons', 'spears', 'heavy-cavalry', 'mounted'];
/** Armed with it as part of their type: fr3.cavalry.light-cavalry-weapons, fr3.infantry.skirmishers-weapon-exchange. */
const ownThrowers: readonly string[] = ['light-cavalry', 'skirmishers'];
const throwing = byCell('throwing', throwers, 'fr3.army-lists.cell-throwing');

/** fr3.army-lists.cell-bowfire, fr3.cavalry.heavy-cavalry-weapons, fr3.armies.persians-elite-spears */
const bowsByCell = byCell('bows', ['heavy-cavalry', 'mounted', 'heavy-chariots', 'spears'], 'fr3.army-lists.cell-bowfire');
/** Types that have or may buy bows in any army, with what they pay. */
const bowsOf: Readonly<Record<string, { readonly points: number; readonly rule: Fr3RuleId }>> = {
  'light-cavalry': { points: 0, rule: 'fr3.cavalry.light-cavalry-weapons' },
  rangers: { points: infantry.rangersBows, rule: 'fr3.infantry.rangers-bow-options' },
  battlewagons: { points: design.bowfire, rule: 'fr3.war-machines.battlewagons-bow-options' },
  dragons: { points: design.bowfire, rule: 'fr3.monsters.dragons-breath' },
};
/** Types that have bows only as marines, where their list has none for them. */
const marineTypes: readonly string[] = ['beastmen', 'spears', 'handweapons'];
const mayHaveBows: UnitOption['may'] = (bearer) => {
  const { row, options } = bearer;
  if (bowsOf[row.type] || (marineTypes.includes(row.type) && options.includes('marines'))) return 'yes';
  if (marineTypes.includes(row.type) && !row.said.bows)
    return no(`${row.name} may buy bows only as marines.`, 'fr3.infantry.marines-bowfire-option');
  if (row.type === 'spears' && eliteOf(options) === null)
    return no('Only elite spears may have bows.', 'fr3.armies.persians-elite-spears');
  return bowsByCell(bearer);
};

const mayHaveLongbows: UnitOption['may'] = ({ row }) =>
  ['rangers', 'battlewagons', 'dragons'].includes(row.type)
    ? 'yes'
    : no(`${row.name} may not buy longbows.`, 'fr3.infantry.rangers-bow-options', 'fr3.war-machines.battlewagons-bow-options');

/** Pieces on a battlewagon, where the list has such artillery; a dragon breathes as light artillery. */
const mayCarry =
  (piece: 'light-artillery' | 'heavy-artillery'): UnitOption['may'] =>
  ({ list, row }) => {
    if (row.type === 'dragons' && piece === 'light-artillery') return 'yes';
    if (row.type !== 'battlewagons')
      return no(`${row.name} may not carry artillery.`, 'fr3.war-machines.battlewagons-artillery-options');
    const said = rowOf(list, piece)?.said;
    if (said?.most?.units === 0)
      return no(`The ${list.name} have no such artillery.`, 'fr3.war-machines.battlewagons-artillery-options');
    return said?.source === 'open' ? 'open' : 'yes';
  };

const pieces = (['light-artillery', 'heavy-artillery'] as const).map((piece) =>
  option(
    piece,
    unitOf(piece)?.name ?? piece,
    ({ row }) => (row.type === 'dragons' ? design.lightArtillery : (unitOf(piece)?.cost ?? 0)),
    ['fr3.war-machines.battlewagons-artillery-options'],
    mayCarry(piece),
    { group: 'piece' },
  ),
);

/** fr3.infantry.marines */
const mayBeMarines: UnitOption['may'] = ({ list, row }) => {
  if (!['beastmen', 'spears', 'handweapons', 'sword-and-pistol', 'muskets'].includes(row.type))
    return no(`${row.name} cannot be marines.`, 'fr3.infantry.marines');
  return list.undead?.some(({ units }) => units === 'any')
    ? no('An army of undead has no marines.', 'fr3.infantry.marines')
    : 'yes';
};

const armsOptions: readonly UnitOption[] = [
  option(
    'throwing',
    'Throwing weapons',
    ({ row }) => (ownThrowers.includes(row.type) || row.said.throwing === 'free' ? 0 : armyLists.throwingCost),
    ['fr3.army-lists.cell-throwing'],
    (bearer) => (ownThrowers.includes(bearer.row.type) ? 'yes' : throwing(bearer)),
    { group: 'weapon' },
  ),
  option(
    'bows',
    'Bows',
    ({ row }) => bowsOf[row.type]?.points ?? armyLists.bowfireCost,
    ['fr3.army-lists.cell-bowfire'],
    mayHaveBows,
    {
      group: 'weapon',
    },
  ),
  option('longbows', 'Longbows', infantry.rangersLongbows, ['fr3.infantry.rangers-bow-options'], mayHaveLongbows, {
    group: 'weapon',
  }),
  option(
    'exchanged',
    'Bows given up for +1 CF',
    0,
    ['fr3.infantry.skirmishers-weapon-exchange'],
    ({ row }) =>
      row.type === 'skirmishers'
        ? 'yes'
        : no('Only skirmishers exchange their bows.', 'fr3.infantry.skirmishers-weapon-exchange'),
    { group: 'weapon' },
  ),
  ...pieces,
  option('indirect', 'Indirect fire', 0, ['fr3.artillery.types'], ({ row, options }) =>
    row.type === 'heavy-artillery' || options.includes('heavy-artillery')
      ? 'yes'
      : no(`${row.name} do not shoot indirectly: only heavy artillery does.`, 'fr3.artillery.types'),
  ),
  fromItem('stakes'),
  option('pavisiers', 'Pavisiers', infantry.pavisiers, ['fr3.infantry.pavisiers'], ({ row }) =>
    ['longbows', 'crossbow-handgun'].includes(row.type) ? 'yes' : no(`${row.name} have no pavisiers.`, 'fr3.infantry.pavisiers'),
  ),
  option('marines', 'Marines', infantry.marines, ['fr3.infantry.marines'], mayBeMarines),
  option('offerings', 'Offerings', infantry.offerings, ['fr3.infantry.offerings'], ({ row }) =>
    groupOfRow(row) === 'infantry' ? 'yes' : no('Offerings are with infantry.', 'fr3.infantry.offerings-attachment'),
  ),
];

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
  }),
  fromItem('barbarian', { wholeType: 'fr3.items.barbarian' }),
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

// ---- Innate abilities --------------------------------------------------------------------------

const shootsFire = (bearer: Bearer): boolean => bearer.options.some((id) => id === 'bows' || id === 'longbows');

const innateOptions: readonly UnitOption[] = [
  ...innateAbilities.map((ability) =>
    option(
      ability.id,
      ability.name,
      ability.cost,
      ['fr3.innate.cost', ruleOf(ability)],
      (bearer) => {
        const { list, row, options } = bearer;
        const { mayBuy } = ability;
        if (ability.id === 'fast-movement') return mayMoveFast(bearer);
        if (mayBuy.free.includes(row.type)) return no(`${row.name} have ${ability.name} already.`, ruleOf(ability));
        if (mayBuy.units.includes(row.type)) return 'yes';
        if (row.type === 'rangers')
          return no(`Rangers may not have ${ability.name}: it is not marked for them.`, 'fr3.innate.one-per-unit');
        const elite =
          eliteOf(options) !== null &&
          (mayBuy.elite === 'units' || (mayBuy.elite === 'monsters' && groupOfRow(row) === 'monsters'));
        if (elite || (ability.id === 'set-fire' && shootsFire(bearer))) return 'yes';
        if (mayBuy.armyList && (list.innate.includes(ability.id) || list.id === genericId)) return 'yes';
        return no(
          `${row.name} of the ${list.name} may not have ${ability.name}. Who may: ${mayBuy.phrase}`,
          'fr3.innate.availability',
        );
      },
      { group: 'innate', wholeType: 'fr3.army-lists.innate-same-type' },
    ),
  ),
  ...listInnates.map((ability) =>
    option(
      ability.id,
      ability.name,
      ability.cost,
      ['fr3.innate.cost', ability.rule],
      ({ list, row }) =>
        list.innate.includes(ability.id) && row.type !== 'rangers'
          ? 'yes'
          : no(`${row.name} of the ${list.name} may not have ${ability.name}.`, 'fr3.army-lists.innate-for-rank-and-file'),
      { group: 'innate', wholeType: 'fr3.army-lists.innate-same-type' },
    ),
  ),
];

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
