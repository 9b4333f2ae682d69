/** Innate abilities of units: those of the chapter, and those that only lists name. */
import { listInnates } from '../data/armies/army.ts';
import { type InnateAbility, innateAbilities } from '../data/innate.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { eliteOf } from './elite-options.ts';
import { mayMoveFast } from './fast-movement.ts';
import { genericId } from './lists.ts';
import { type Bearer, type Leave, no, option, ruleOf, type UnitOption } from './option.ts';
import { assaultCraft } from './row-options.ts';
import { shipSizeOf } from './ship-options.ts';

const basesOf = ({ row, options }: Bearer): number =>
  row.group === 'ships' ? (shipSizeOf(options)?.bases ?? 1) : row.id === 'leviathan-1x2' ? 2 : 1;

/** Abilities that a list gives only to some of its units: the abilities, the units (in words and as a test), and the rule. */
interface Limit {
  readonly abilities: readonly string[];
  readonly whose: string;
  readonly has: (bearer: Bearer) => boolean;
  readonly rule: Fr3RuleId;
}
const ofUndead: Limit = {
  abilities: ['stinkbomb'],
  whose: 'undead units',
  has: ({ options }) => options.includes('undead'),
  rule: 'fr3.army-lists.stink-undead-only',
};
const limits: Readonly<Record<string, Limit>> = {
  aztec: ofUndead,
  egyptian: ofUndead,
  'angelic-demonic': {
    abilities: ['apoplexy', 'set-fire', 'douse-fire'],
    whose: 'spirits',
    has: ({ row }) => row.group === 'spirits',
    rule: 'fr3.armies.angelic-demonic-spirit-innate',
  },
  'buffalo-soldiers': {
    abilities: ['apoplexy'],
    whose: 'units of the Seventh Cavalry, which are the elite light cavalry,',
    has: ({ row, options }) => row.type === 'light-cavalry' && eliteOf(options) !== null,
    rule: 'fr3.armies.buffalo-soldiers-innate',
  },
};
const limited = ({ id, name }: InnateAbility, bearer: Bearer): Leave => {
  const limit = limits[bearer.list.id];
  return !limit?.abilities.includes(id) || limit.has(bearer)
    ? 'yes'
    : no(`In an army of the ${bearer.list.name}, only ${limit.whose} can have ${name}.`, limit.rule);
};
const shootsFire = (bearer: Bearer): boolean => bearer.options.some((id) => id === 'bows' || id === 'longbows');

export const innateOptions: readonly UnitOption[] = [
  ...innateAbilities.map((ability) =>
    option(
      ability.id,
      ability.name,
      // fr3.innate.fast-movement-large: ships and leviathans pay for each base.
      ability.id === 'fast-movement' ? (bearer) => ability.cost * basesOf(bearer) : ability.cost,
      ['fr3.innate.cost', ruleOf(ability)],
      (bearer) => {
        const { list, row, options } = bearer;
        const { mayBuy } = ability;
        if (ability.id === 'fast-movement') return mayMoveFast(bearer);
        if (mayBuy.free.includes(row.type)) return no(`${row.name} already have ${ability.name}.`, ruleOf(ability));
        if (mayBuy.units.includes(row.type)) return 'yes';
        if (row.id === assaultCraft) return 'yes';
        if (row.type === 'rangers')
          return no(`Rangers cannot have ${ability.name}: the tables do not list it for them.`, 'fr3.innate.one-per-unit');
        const elite =
          eliteOf(options) !== null && (mayBuy.elite === 'units' || (mayBuy.elite === 'monsters' && row.group === 'monsters'));
        if (elite || (ability.id === 'set-fire' && shootsFire(bearer))) return 'yes';
        if (mayBuy.armyList && (list.innate.includes(ability.id) || list.id === genericId)) return limited(ability, bearer);
        return no(
          `${row.name} of the ${list.name} cannot have ${ability.name}. These units can: ${mayBuy.phrase}`,
          'fr3.innate.availability',
        );
      },
      {
        group: 'innate',
        // A leviathan may have such an ability even if other leviathans of the army do not.
        wholeType: ({ row }) => (row.type === 'leviathans' ? undefined : 'fr3.army-lists.innate-same-type'),
      },
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
          : no(`${row.name} of the ${list.name} cannot have ${ability.name}.`, 'fr3.army-lists.innate-for-rank-and-file'),
      { group: 'innate', wholeType: () => 'fr3.army-lists.innate-same-type' },
    ),
  ),
];
