/** What can be wrong with one unit of a roster: its type, its options, the unit that it is attached to. */
import { didYouMean } from '../../kernel/nearest.ts';
import { basics } from '../data/figures/basics.ts';
import { itemOf } from '../data/items.ts';
import { profileOf, shipKinds } from '../data/profiles.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { rowIdsOf } from './lists.ts';
import { error, fine, type Mustered, type MusteredUnit, type Problems, together, warning } from './mustered.ts';
import { optionOf, optionsOf, type UnitOption } from './options.ts';
import type { Roster } from './roster.ts';

/** Types that the list does not sell as units: camps and ships wait for their chapters and are named, others are not known. */
export function unknownTypes({ roster, list, units }: Mustered): Problems {
  const known = new Set(units.map(({ at }) => at));
  return together(
    roster.units.map(({ type }, at) => {
      const where = `units.${at + 1}`;
      if (known.has(where)) return fine;
      const later = profileOf(type) ?? shipKinds.find(({ id }) => id === type);
      return later
        ? error(where, `Unit ${at + 1}: the muster cannot price this yet: ${later.name}.`, later.rule as Fr3RuleId)
        : error(
            where,
            `Unit ${at + 1}: there is no unit “${type}” in the list of the ${list.name}.${didYouMean(type, rowIdsOf(list))}`,
            'fr3.army-lists.table-rows',
          );
    }),
  );
}

/** fr3.army-lists.table-availability: what is lost with the printed tables is never refused in silence. */
export function available({ list, row, at, called }: MusteredUnit): Problems {
  const { said, unit } = row;
  if (row.points === null) return error(at, `${called}: ${row.name} are not bought.`, row.rule);
  if (said.most?.units === 0)
    return error(
      at,
      `${called}: the ${list.name} have no ${row.name}.`,
      'fr3.army-lists.table-availability',
      list.rule as Fr3RuleId,
    );
  if (unit?.group === 'elementals')
    return warning(
      at,
      `${called}: the printed tables have no row for elementals. Agree on them with your opponent.`,
      'fr3.elementals.obtaining',
      'fr3.army-lists.table-rows',
    );
  return said.source === 'open'
    ? warning(
        at,
        `${called}: whether the ${list.name} have ${row.name} is lost with the shading of the printed tables. Agree on it with your opponent.`,
        'fr3.army-lists.table-availability',
      )
    : fine;
}

/** fr3.army-lists.cell-living-undead */
export function life({ list, row, options, at, called }: MusteredUnit): Problems {
  return row.said.life === 'undead' && !options.includes('undead')
    ? error(at, `${called}: the ${list.name} have ${row.name} as undead only.`, 'fr3.army-lists.cell-living-undead')
    : fine;
}

/** Units whose options the muster cannot price yet, and the rule that has them. */
function unpriced({ row }: MusteredUnit): Fr3RuleId | undefined {
  if (row.multiBased) return row.rule;
  return row.type === 'leviathans' ? 'fr3.leviathans.abilities' : undefined;
}

/** fr3.monsters.dragons-breath: one choice for each dragon. */
const breath: readonly string[] = ['bows', 'longbows', 'light-artillery', 'set-fire', 'freeze'];

function clash(one: UnitOption, other: UnitOption, { row }: MusteredUnit): Fr3RuleId | undefined {
  if (one.notWith?.includes(other.id) || other.notWith?.includes(one.id)) return one.rules[0];
  if (row.type === 'dragons' && breath.includes(one.id) && breath.includes(other.id)) return 'fr3.monsters.dragons-breath';
  if (one.group === undefined || one.group !== other.group) return undefined;
  if (one.group !== 'innate') return one.rules[0];
  // fr3.infantry.rangers-innate-options: rangers have as many as are marked for them.
  return row.type === 'rangers' ? undefined : 'fr3.innate.one-per-unit';
}

function optionProblems(each: MusteredUnit, id: string): Problems {
  const { list, row, options, at, called } = each;
  const where = `${at}.${id}`;
  const option = optionOf(list, id);
  if (!option) {
    const later = itemOf(id) ?? list.offers?.find((offer) => offer.id === id);
    return later
      ? error(where, `${called}: the muster cannot price this yet: ${later.name}.`, later.rule as Fr3RuleId)
      : error(
          where,
          `${called}: there is no option “${id}”.${didYouMean(
            id,
            optionsOf(list).map((known) => known.id),
          )}`,
        );
  }
  if (options.filter((other) => other === id).length > 1)
    return error(where, `${called} has ${option.name} twice.`, ...option.rules.slice(0, 1));
  if (row.made) return error(where, `${called} comes ready made: nothing is added to it.`, row.rule);
  const rule = unpriced(each);
  if (rule) return error(where, `${called}: the muster cannot price options of ${row.name} yet.`, rule);
  const leave = option.may(each);
  if (leave === 'yes') return fine;
  if (leave !== 'open') return error(where, `${called}: ${leave.because}`, ...leave.rules);
  return warning(
    where,
    `${called}: whether the ${list.name} may have this is lost with the printed tables: ${option.name}. Agree on it with your opponent.`,
    'fr3.army-lists.table-availability',
  );
}

/** Every option: known, allowed, and at peace with the others. */
export function options(each: MusteredUnit): Problems {
  const { list, at, called } = each;
  const known = [...new Set(each.options)].flatMap((id) => optionOf(list, id) ?? []);
  const clashes = known.flatMap((one, index) =>
    known.slice(index + 1).flatMap((other) => {
      const rule = clash(one, other, each);
      return rule ? [error(`${at}.${other.id}`, `${called} cannot have both: ${one.name} and ${other.name}.`, rule)] : [];
    }),
  );
  return together([...[...new Set(each.options)].map((id) => optionProblems(each, id)), ...clashes]);
}

/** fr3.cavalry.light-cavalry-weapons: the type has one of two, and says which. */
export const armed = ({ row, options: has, at, called }: MusteredUnit): Problems =>
  row.type !== 'light-cavalry' || has.includes('bows') || has.includes('throwing')
    ? fine
    : error(at, `${called}: say whether they have bows or throwing weapons.`, 'fr3.cavalry.light-cavalry-weapons');

const attaching: readonly string[] = ['skirmishers', 'light-artillery', 'heavy-artillery'];

/** fr3.basics.attachment and its limits, for units that begin attached. */
export function attached({ unit, row, at, called }: MusteredUnit, { roster, units }: Mustered): Problems {
  if (unit.with === undefined) return fine;
  const number = unit.with;
  const host = units.find((each) => each.at === `units.${number}`);
  if (!host || host.at === at || host.unit.with !== undefined)
    return error(at, `${called}: there is no unit ${number} that it could be attached to.`, 'fr3.basics.attachment');
  if (!attaching.includes(row.type))
    return error(at, `${called}: only skirmishers and artillery attach to other units.`, 'fr3.basics.attachment');
  if (host.row.unit === undefined || ['monsters', 'specials'].includes(host.row.unit.group))
    return error(at, `${called}: no unit attaches to ${host.row.name}.`, 'fr3.basics.attachment-barred-primaries');
  const before = attachedTo(roster, number).indexOf(unit);
  return before >= basics.attachedUnits
    ? error(at, `${called}: ${host.called} has its attachment already.`, 'fr3.basics.attachment-limit')
    : fine;
}

const attachedTo = ({ units }: Roster, number: number) => units.filter((each) => each.with === number);
