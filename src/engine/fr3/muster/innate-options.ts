/** Innate abilities of units: those of the chapter, and those that only lists name. */
import { listInnates } from '../data/armies/army.ts';
import { innateAbilities } from '../data/innate.ts';
import { eliteOf } from './elite-options.ts';
import { mayMoveFast } from './fast-movement.ts';
import { assaultCraft } from './kinds.ts';
import { genericId } from './lists.ts';
import { type Bearer, no, option, ruleOf, type UnitOption } from './option.ts';
import { shipSizeOf } from './ship-options.ts';

const basesOf = ({ row, options }: Bearer): number =>
  row.group === 'ships' ? (shipSizeOf(options)?.bases ?? 1) : row.id === 'leviathan-1x2' ? 2 : 1;
const shootsFire = (bearer: Bearer): boolean => bearer.options.some((id) => id === 'bows' || id === 'longbows');

export const innateOptions: readonly UnitOption[] = [
  ...innateAbilities.map((ability) =>
    option(
      ability.id,
      ability.name,
      // fr3.innate.fast-movement-large: ships and leviathans buy it for each base.
      ability.id === 'fast-movement' ? (bearer) => ability.cost * basesOf(bearer) : ability.cost,
      ['fr3.innate.cost', ruleOf(ability)],
      (bearer) => {
        const { list, row, options } = bearer;
        const { mayBuy } = ability;
        if (ability.id === 'fast-movement') return mayMoveFast(bearer);
        if (mayBuy.free.includes(row.type)) return no(`${row.name} have ${ability.name} already.`, ruleOf(ability));
        if (mayBuy.units.includes(row.type)) return 'yes';
        if (row.id === assaultCraft) return 'yes';
        if (row.type === 'rangers')
          return no(`Rangers may not have ${ability.name}: it is not marked for them.`, 'fr3.innate.one-per-unit');
        const elite =
          eliteOf(options) !== null && (mayBuy.elite === 'units' || (mayBuy.elite === 'monsters' && row.group === 'monsters'));
        if (elite || (ability.id === 'set-fire' && shootsFire(bearer))) return 'yes';
        if (mayBuy.armyList && (list.innate.includes(ability.id) || list.id === genericId)) return 'yes';
        return no(
          `${row.name} of the ${list.name} may not have ${ability.name}. Who may: ${mayBuy.phrase}`,
          'fr3.innate.availability',
        );
      },
      {
        group: 'innate',
        // A leviathan has its one ability for itself.
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
          : no(`${row.name} of the ${list.name} may not have ${ability.name}.`, 'fr3.army-lists.innate-for-rank-and-file'),
      { group: 'innate', wholeType: () => 'fr3.army-lists.innate-same-type' },
    ),
  ),
];
