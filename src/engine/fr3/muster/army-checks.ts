/** Checks of a whole army: numbers, properties that all units of a type must share, and what its list requires. */
import type { EliteAllowance } from '../data/armies/army.ts';
import { characterEntryOf } from '../data/characters.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { unitOf } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { entriesOf } from './abilities.ts';
import { allyChecks } from './allies.ts';
import { createdElites } from './design-options.ts';
import { extraChecks } from './extra-checks.ts';
import { ofList } from './list-checks.ts';
import {
  type ArmyCheck,
  byType,
  contingents,
  count,
  error,
  last,
  type Mustered,
  type MusteredUnit,
  mergedProblems,
  noProblems,
  type Problems,
  warning,
} from './mustered.ts';
import { eliteOf, optionOf } from './options.ts';
import { sideboard, tournamentLimits } from './tournament.ts';

/** fr3.army-lists.elite-allowance: how many times an allowance per 1000 points counts in a game of this size. */
export const allowances = (size: number): number => Math.max(1, Math.floor(size / armyLists.pointsPerAllowance));

const eachType = (check: (units: readonly MusteredUnit[], mustered: Mustered) => Problems): ArmyCheck => {
  return (mustered) => mergedProblems([...byType(mustered).values()].map((units) => check(units, mustered)));
};

/** fr3.army-lists.cell-max */
const caps = eachType((units, { roster, list }) => {
  const { row, at } = last(units);
  const { most } = row.said;
  if (!most || most.units === 0) return noProblems;
  const limit = most.per === 'army' ? most.units : most.units * allowances(roster.size);
  return units.length > limit
    ? error(
        at,
        `The ${list.name} can have ${count(limit, 'unit')} of ${row.name}, but this roster has ${units.length}.`,
        'fr3.army-lists.cell-max',
        list.rule as Fr3RuleId,
      )
    : noProblems;
});

/** Lists that allow one elite unit for each given number of units of the type, with the rule. */
const eliteShares: Readonly<Record<string, { readonly each: number; readonly rule: Fr3RuleId }>> = {
  'napoleonic-french': { each: armies2.musketsForElite, rule: 'fr3.armies.napoleonic-french' },
  'napoleonic-prussian': { each: armies2.musketsForElite, rule: 'fr3.armies.napoleonic-prussian' },
  'napoleonic-russian': { each: armies2.russianMusketsForElite, rule: 'fr3.armies.napoleonic-russian' },
};

function mostElites({ max, per }: EliteAllowance, units: readonly MusteredUnit[], { roster, list }: Mustered): number {
  const share = last(units).row.type === 'muskets' ? eliteShares[list.id] : undefined;
  if (share) return Math.max(1, Math.floor(units.length / share.each));
  if (max === 'unlimited') return Infinity;
  return per === 'army' ? max : max * allowances(roster.size);
}

/** fr3.army-lists.elite-allowance, fr3.army-lists.elite-unlimited */
const eliteNumbers = eachType((units, mustered) => {
  const { row } = last(units);
  const { elite } = row.said;
  const elites = units.filter(({ options }) => eliteOf(options) !== null);
  if (!elite || elites.length === 0) return noProblems;
  const { at } = last(elites);
  const most = mostElites(elite, units, mustered);
  const share = row.type === 'muskets' ? eliteShares[mustered.list.id]?.rule : undefined;
  const tooMany =
    elites.length > most
      ? error(
          at,
          `The ${mustered.list.name} can have ${count(most, 'elite unit')} of ${row.name} in this game, but this roster has ${elites.length}.`,
          share ?? 'fr3.army-lists.elite-allowance',
        )
      : noProblems;
  const guessed = elite.assumed
    ? warning(
        at,
        `Our copy of the printed tables does not show how many elite ${row.name} the ${mustered.list.name} can have. The smallest printed number is used.`,
        'fr3.army-lists.elite-allowance',
        'fr3.army-lists.table-availability',
      )
    : noProblems;
  return mergedProblems([tooMany, guessed]);
});

/** fr3.elites.bowfire-variant: all units of a type with bowfire have the same elite form. */
const eliteForms = eachType((units) => {
  const elites = units.filter(({ options }) => eliteOf(options) !== null);
  const forms = new Set(elites.map(({ options }) => eliteOf(options)));
  return forms.size > 1 && forms.has('elite-0-1-1')
    ? error(last(elites).at, `All elite ${last(elites).row.name} must have the same bonuses.`, 'fr3.elites.bowfire-variant')
    : noProblems;
});

const weapons = ['throwing', 'bows', 'longbows', 'exchanged'];
/** Types whose units must all have the same weapons. */
const armedAlike: Readonly<Record<string, Fr3RuleId>> = {
  'heavy-cavalry': 'fr3.cavalry.heavy-cavalry-weapons',
  'light-cavalry': 'fr3.cavalry.light-cavalry-weapons',
  mounted: 'fr3.cavalry.mounted-weapons',
  'heavy-chariots': 'fr3.army-lists.cell-bowfire',
};

const arms = eachType((units) => {
  const { row, at } = last(units);
  const armsOf = ({ options }: MusteredUnit) => weapons.filter((id) => options.includes(id)).join();
  const differ = units.some((each) => armsOf(each) !== armsOf(last(units)));
  const rule = armedAlike[row.type] ?? (row.said.armedAlike as Fr3RuleId | undefined);
  if (!differ) return noProblems;
  if (rule) return error(at, `All ${row.name} of an army must have the same weapons.`, rule);
  return row.type === 'skirmishers'
    ? warning(
        at,
        'All skirmishers must have the same weapons, unless the figures clearly show which unit has which.',
        'fr3.infantry.skirmishers-same-arms',
      )
    : noProblems;
});

/** Options that all units of a type must have, or none. */
const wholeTypes = eachType((units, { list }) => {
  const ids = [...new Set(units.flatMap(({ options }) => options))];
  return mergedProblems(
    ids.map((id) => {
      const option = optionOf(list, id);
      const without = units.find(({ options }) => !options.includes(id));
      const rule = without && option?.wholeType?.(without);
      return rule
        ? error(without.at, `Either all ${without.row.name} in an army must have ${option?.name}, or none of them.`, rule)
        : noProblems;
    }),
  );
});

/** Options with a maximum per army. */
const optionLimits: ArmyCheck = ({ units }) => {
  const ids = [...new Set(units.flatMap(({ options }) => options))];
  return mergedProblems(
    ids.map((id) => {
      const holders = units.filter(({ options }) => options.includes(id));
      const option = optionOf(last(holders).list, id);
      return option?.most !== undefined && holders.length > option.most
        ? error(
            `${last(holders).at}.${id}`,
            `An army can have only ${count(option.most, 'unit')} with ${option.name}.`,
            ...option.rules.slice(0, 1),
          )
        : noProblems;
    }),
  );
};

/** Checks the undead that start with the army against what the list allows. */
const undead: ArmyCheck = ({ list, units, characters }) =>
  mergedProblems(
    (list.undead ?? []).map(({ units: types, most, when, rule }) => {
      const those = units.filter(
        ({ row, options }) => options.includes('undead') && (types === 'any' || types.includes(row.type)),
      );
      if (those.length === 0) return noProblems;
      const { at } = last(those);
      if (most !== 'unlimited' && those.length > most)
        return error(
          at,
          `The ${list.name} can begin with ${count(most, 'undead unit')}, but this roster has ${those.length}.`,
          rule as Fr3RuleId,
        );
      const necromancer = characters.some(({ person }) => entriesOf(person).includes('necromancer'));
      return when && !necromancer
        ? error(at, `The ${list.name} can have undead only under this condition: ${when}`, rule as Fr3RuleId)
        : noProblems;
    }),
  );

/** Artillery types that only some armies have as Napoleonic. */
const napoleonic: ArmyCheck = ({ units }) => {
  const guns = units.filter(({ options }) => options.includes('napoleonic'));
  const arms = units.some(({ row }) => ['muskets', 'rifles'].includes(row.type));
  return guns.length > 0 && !arms
    ? error(
        `${last(guns).at}.napoleonic`,
        'Only armies with muskets or rifles can have Napoleonic artillery.',
        'fr3.items.napoleonic-purchase',
      )
    : noProblems;
};

/** Checks what the list requires, such as a certain leader or a spirit. */
const required: ArmyCheck = ({ list, units, characters }) =>
  mergedProblems(
    (list.required ?? []).map(({ any, least, general, rule }) => {
      const has = characters.filter(
        ({ person, list: own }) =>
          own === list && entriesOf(person).some((id) => any.includes(id)) && (!general || person.has.includes('general')),
      );
      const found = has.length + units.filter(({ row, list: own }) => own === list && any.includes(row.type)).length;
      if (found >= least) return noProblems;
      const names = any.map((id) => (characterEntryOf(id) ?? unitOf(id))?.name ?? id).join(' or ');
      return error(
        'roster',
        `The ${list.name} must have ${least}: ${names}${general ? ', who is the general' : ''}.`,
        rule as Fr3RuleId,
      );
    }),
  );

/** Checks that the army has at least one unit, and that it does not cost more than the agreed points. */
const size: ArmyCheck = ({ roster, cost }) => {
  if (roster.units.every(({ aside }) => aside))
    return error('roster', 'This roster has no units yet. Add one.', 'fr3.army-lists.recommended-size');
  return cost.total > roster.size
    ? error(
        'roster',
        `The army costs ${cost.total} points, ${cost.total - roster.size} more than the agreed ${roster.size}.`,
        'fr3.army-lists.no-quantity-limits',
      )
    : noProblems;
};

/** Notes about elites for which there is a separate check, so they are not shown here. */
const typedNotes: readonly string[] = ['greek', ...Object.keys(eliteShares)];

/** Limits that the list states only in words, so that no check can enforce them. The limits are shown to the player. */
const words: ArmyCheck = (mustered) => {
  const { list } = mustered;
  const source = list.rule as Fr3RuleId;
  return mergedProblems(
    [...byType(mustered).values()].map((of) => {
      const { row } = last(of);
      const note = row.said.elite?.note;
      return note && of.some(({ options }) => eliteOf(options) !== null) && !typedNotes.includes(list.id)
        ? warning(last(of).at, `Elite ${row.name}: ${note}`, source)
        : noProblems;
    }),
  );
};

/** fr3.design.price-elite */
const ownElites: ArmyCheck = ({ units, roster }) => {
  const { most, points, option } = createdElites;
  const limit = most * Math.max(1, Math.floor(roster.size / points));
  const elites = units.filter(({ options }) => options.includes(option));
  return elites.length > limit
    ? error(
        `${last(elites).at}.${option}`,
        `An army of ${roster.size} points can have at most ${count(limit, 'elite unit')} of your own design, but this roster has ${elites.length}.`,
        'fr3.design.price-elite',
      )
    : noProblems;
};

/** Checks that run once for each list involved: the army's own list and those of its allies. */
const ofEachList: readonly ArmyCheck[] = [caps, eliteNumbers, eliteForms, arms, wholeTypes, undead, ofList, words];
const listByList: ArmyCheck = (mustered) =>
  mergedProblems(contingents(mustered).flatMap((each) => ofEachList.map((check) => check(each))));

export const armyChecks: readonly ArmyCheck[] = [
  size,
  listByList,
  optionLimits,
  napoleonic,
  required,
  ownElites,
  ...allyChecks,
  ...extraChecks,
  tournamentLimits,
  sideboard,
];
