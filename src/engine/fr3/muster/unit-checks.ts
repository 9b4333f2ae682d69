/** Checks of one unit in a roster: its type, its options, and the unit that it is attached to. */

import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { takesAttachments } from '../attachments.ts';
import { basics } from '../data/figures/basics.ts';
import { structures } from '../data/figures/structures.ts';
import { tournament } from '../data/figures/tournament.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { costOfUnit } from './cost.ts';
import { extraOf } from './extras.ts';
import { listFor, ownDesign, rowIdsOf } from './lists.ts';
import { error, type Mustered, type MusteredUnit, mergedProblems, noProblems, type Problems, warning } from './mustered.ts';
import { countOf } from './option.ts';
import { optionOf, optionsOf, type UnitOption } from './options.ts';
import type { Roster } from './roster.ts';
import { assaultCraft, leviathanAbilities, leviathanEnvironments } from './row-options.ts';
import { oneOnEachBase, shipMaterialOf, shipSizeOf } from './ship-options.ts';

/** Types that the list does not offer. */
export function unknownTypes({ roster, units, aside }: Mustered): Problems {
  const known = new Set([...units, ...aside.units].map(({ at }) => at));
  return mergedProblems(
    roster.units.map((unit, at) => {
      const where = `units.${at + 1}`;
      const list = listFor(roster.army, unit);
      if (known.has(where) || !list) return noProblems;
      const extra = extraOf(unit.type);
      return extra
        ? error(where, `Unit ${at + 1}: you must buy ${extra.name} for the army, not as a unit.`, ...extra.rules.slice(0, 1))
        : error(
            where,
            `Unit ${at + 1}: there is no unit ${quoted(unit.type)} in the list of the ${list.name}.${didYouMean(unit.type, rowIdsOf(list))}`,
            'fr3.army-lists.table-rows',
          );
    }),
  );
}

/** fr3.tournament.trap-allowance: one trap is always allowed. */
const allowedTrap = ({ row, at }: MusteredUnit, { roster, units }: Mustered): boolean =>
  row.id === 'traps' &&
  roster.tournament === true &&
  units.filter((each) => each.row.id === 'traps').findIndex((each) => each.at === at) < tournament.extraTraps;

/** fr3.army-lists.table-availability: types whose availability is lost are allowed with a warning, never refused. */
export function available(each: MusteredUnit, mustered: Mustered): Problems {
  const { list, row, at, called } = each;
  const { said, unit } = row;
  if (row.points === null) return error(at, `${called}: ${row.name} cannot be bought.`, row.rule);
  if (allowedTrap(each, mustered)) return noProblems;
  if (said.most?.units === 0)
    return error(
      at,
      `${called}: the ${list.name} cannot have ${row.name}.`,
      'fr3.army-lists.table-availability',
      list.rule as Fr3RuleId,
    );
  if (row.id === ownDesign)
    return warning(
      at,
      `${called}: this unit is of your own design. Agree on its values and its cost with your opponent before you play.`,
      'fr3.design.opponent-consent',
    );
  if (unit?.group === 'elementals')
    return warning(
      at,
      `${called}: the printed tables do not say whether this army can have elementals. Settle this with your opponent.`,
      'fr3.elementals.obtaining',
      'fr3.army-lists.table-rows',
    );
  if (said.source === 'open' && (row.group === 'ships' || row.id === assaultCraft))
    return warning(
      at,
      `${called}: only the buccaneer list includes this unit. Agree on it with your opponent.`,
      'fr3.armies.pirate-buccaneers-units',
      'fr3.army-lists.table-rows',
    );
  return said.source === 'open'
    ? warning(
        at,
        `${called}: our copy of the printed tables does not show whether the ${list.name} can have ${row.name}. Settle this with your opponent.`,
        'fr3.army-lists.table-availability',
      )
    : noProblems;
}

/** fr3.army-lists.cell-living-undead */
function life({ list, row, options, at, called }: MusteredUnit): Problems {
  return row.said.life === 'undead' && !options.includes('undead')
    ? error(at, `${called}: the ${list.name} can have ${row.name} only if they are undead.`, 'fr3.army-lists.cell-living-undead')
    : noProblems;
}

/** fr3.monsters.dragons-breath: a dragon may have only one of these. */
const breath: readonly string[] = ['bows', 'longbows', 'light-artillery', 'set-fire', 'freeze'];

/** For each type, groups of options of which a unit may have only one. */
const oneOf: readonly { readonly type: string; readonly of: readonly string[]; readonly rule: Fr3RuleId }[] = [
  { type: 'dragons', of: breath, rule: 'fr3.monsters.dragons-breath' },
  { type: 'leviathans', of: leviathanAbilities, rule: 'fr3.leviathans.abilities' },
  { type: 'leviathans', of: leviathanEnvironments, rule: 'fr3.leviathans.environment' },
];

function clash(one: UnitOption, other: UnitOption, { row }: MusteredUnit): Fr3RuleId | undefined {
  if (one.notWith?.includes(other.id) || other.notWith?.includes(one.id)) return one.rules[0];
  const single = oneOf.find(({ type, of }) => type === row.type && of.includes(one.id) && of.includes(other.id));
  if (single) return single.rule;
  if (one.group === undefined || one.group !== other.group) return undefined;
  if (one.group !== 'innate') return one.rules[0];
  // fr3.infantry.rangers-innate-options: rangers may have any number of those marked for them.
  return row.type === 'rangers' ? undefined : 'fr3.innate.one-per-unit';
}

function optionProblems(each: MusteredUnit, id: string): Problems {
  const { list, row, at, called } = each;
  const where = `${at}.${id}`;
  const option = optionOf(list, id);
  if (!option) {
    const extra = extraOf(id);
    return extra
      ? error(where, `${called}: you must buy ${extra.name} for the army, not for a unit.`, ...extra.rules.slice(0, 1))
      : error(
          where,
          `${called}: there is no option ${quoted(id)}.${didYouMean(
            id,
            optionsOf(list).map((known) => known.id),
          )}`,
        );
  }
  const times = option.times?.(each) ?? 1;
  if (countOf(id, each) > times)
    return error(
      where,
      times === 1 ? `${called} cannot have ${option.name} twice.` : `${called} can have ${option.name} at most ${times} times.`,
      ...option.rules.slice(0, 1),
    );
  if (row.made) return error(where, `${called} already includes everything, so you cannot add options.`, row.rule);
  const leave = option.may(each);
  if (leave === 'yes') return noProblems;
  if (leave !== 'open') return error(where, `${called}: ${leave.because}`, ...leave.rules);
  return warning(
    where,
    `${called}: our copy of the printed tables does not show whether the ${list.name} can have ${option.name}. Settle this with your opponent.`,
    'fr3.army-lists.table-availability',
  );
}

/** Checks every option: it exists, is allowed, and does not conflict with others. */
function options(each: MusteredUnit): Problems {
  const { list, at, called } = each;
  const known = [...new Set(each.options)].flatMap((id) => optionOf(list, id) ?? []);
  const clashes = known.flatMap((one, index) =>
    known.slice(index + 1).flatMap((other) => {
      const rule = clash(one, other, each);
      return rule ? [error(`${at}.${other.id}`, `${called} cannot have both ${one.name} and ${other.name}.`, rule)] : [];
    }),
  );
  return mergedProblems([...[...new Set(each.options)].map((id) => optionProblems(each, id)), ...clashes]);
}

/** fr3.cavalry.light-cavalry-weapons: light cavalry must choose one of two weapons. */
const armed = ({ row, options: has, at, called }: MusteredUnit): Problems =>
  row.type !== 'light-cavalry' || has.includes('bows') || has.includes('throwing')
    ? noProblems
    : error(at, `${called}: choose bows or throwing weapons.`, 'fr3.cavalry.light-cavalry-weapons');

/** fr3.ships.cost, fr3.ships.armament: a ship needs a size and a material, and each base has at most one weapon of each kind. */
function built(each: MusteredUnit): Problems {
  const { row, options: has, at, called } = each;
  if (row.group !== 'ships') return noProblems;
  const size = shipSizeOf(has);
  const unsaid = mergedProblems([
    size ? noProblems : error(at, `${called}: choose a size.`, 'fr3.ships.cost'),
    shipMaterialOf(has) ? noProblems : error(at, `${called}: choose the material that it is built of.`, 'fr3.ships.one-material'),
  ]);
  if (!size || unsaid.errors.length > 0) return unsaid;
  const thin = has.includes('ship-height-3') && !has.some((id) => id.startsWith('ship-thickness-'));
  return mergedProblems([
    thin
      ? error(
          `${at}.ship-height-3`,
          `${called}: a structure of height 3 must be at least ${structures.thicknessForHeightThree} thick.`,
          'fr3.structures.height-three-thickness',
        )
      : noProblems,
    ...oneOnEachBase.map((kinds) => {
      const bought = kinds.reduce((sum, id) => sum + countOf(id, each), 0);
      const last = kinds.findLast((id) => has.includes(id));
      return bought > size.bases
        ? error(
            `${at}.${last}`,
            `${called} has ${size.bases === 1 ? 'one base' : `${size.bases} bases`}. Each base can carry only one weapon of this kind, but you have bought ${bought}.`,
            'fr3.ships.armament',
          )
        : noProblems;
    }),
  ]);
}

/** fr3.design.price-spirit: a negative price is not allowed. */
function designed({ row, unit, list, at, called }: MusteredUnit): Problems {
  if (row.id !== ownDesign) return noProblems;
  const { total } = costOfUnit(list, unit);
  return total < 0
    ? error(
        at,
        `${called} costs ${total} points. Buy more for this unit, so that its cost is not negative.`,
        'fr3.design.purpose',
        'fr3.design.price-spirit',
      )
    : noProblems;
}

export const unitChecks: readonly ((each: MusteredUnit) => Problems)[] = [life, options, armed, built, designed];

const attaching: readonly string[] = ['skirmishers', 'light-artillery', 'heavy-artillery'];

/** fr3.basics.attachment and its limits, for units that start attached. */
export function attached({ unit, row, at, called }: MusteredUnit, { roster, units }: Mustered): Problems {
  if (unit.with === undefined) return noProblems;
  // fr3.war-machines.contraptions-deployment: contraptions attach later, from off the table.
  if (row.type === 'contraptions')
    return error(
      at,
      `${called}: a contraption cannot begin attached. It enters during your movement and attaches to a handweapon unit.`,
      'fr3.war-machines.contraptions-deployment',
    );
  const number = unit.with;
  const host = units.find((each) => each.at === `units.${number}`);
  if (!host || host.at === at || host.unit.with !== undefined)
    return error(
      at,
      `${called}: the unit cannot be attached to unit ${number}, because the roster has no unit with that number.`,
      'fr3.basics.attachment',
    );
  if (!attaching.includes(row.type))
    return error(at, `${called}: only skirmishers and artillery can be attached to other units.`, 'fr3.basics.attachment');
  if (host.row.unit === undefined || !takesAttachments(host.row.unit))
    return error(at, `${called}: units cannot be attached to ${host.row.name}.`, 'fr3.basics.attachment-barred-primaries');
  const before = attachedTo(roster, number).indexOf(unit);
  return before >= basics.attachedUnits
    ? error(at, `${called}: ${host.called} already has an attached unit.`, 'fr3.basics.attachment-limit')
    : noProblems;
}

const attachedTo = ({ units }: Roster, number: number) => units.filter((each) => each.with === number);
