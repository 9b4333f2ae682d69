/** Allies, who keep what their own list gives them: which lists may be allied, and how much of the army allies may be. */

import type { Allies } from '../data/armies/army.ts';
import { characterEntryOf } from '../data/characters.ts';
import { preGame } from '../data/figures/pre-game.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { entriesOf } from './abilities.ts';
import { listOf } from './lists.ts';
import {
  type ArmyCheck,
  error,
  type Mustered,
  type MusteredCharacter,
  type MusteredUnit,
  mergedProblems,
  noProblems,
} from './mustered.ts';
import { eliteOf } from './options.ts';

type Ally = MusteredUnit | MusteredCharacter;

const ruleOf = ({ rule }: Allies): Fr3RuleId => rule as Fr3RuleId;
const alliesIn = ({ list, units, characters }: Mustered): readonly Ally[] => [
  ...units.filter((each) => each.list !== list),
  // Units that are characters are already among the units, so they are left out here.
  ...characters.filter((each) => each.list !== list && !each.isUnit),
];
/** What the list says about allies from another list. */
const saidOf = ({ list }: Mustered, ally: string): Allies | undefined => list.allies?.find(({ armies }) => armies.includes(ally));
const costAt = ({ cost }: Mustered, at: string): number => {
  const [kind, number] = at.split('.');
  return (kind === 'units' ? cost.units : cost.characters)[Number(number) - 1]?.total ?? 0;
};
const isShaman = (entries: readonly string[]): boolean => entries.some((id) => id === 'shaman' || id === 'druid');

/** fr3.army-lists.allies, fr3.army-lists.ally-exceptions: the allowed lists and types, and no allied general. */
const allowed: ArmyCheck = (mustered) =>
  mergedProblems(
    alliesIn(mustered).map((each) => {
      const { at, called } = each;
      const said = saidOf(mustered, each.list.id);
      if (!said)
        return error(
          at,
          `${called}: the ${mustered.list.name} cannot have allies with the special rules of the ${each.list.name}. Buy them as units of this list.`,
          'fr3.army-lists.allies',
          'fr3.army-lists.ally-exceptions',
        );
      if ('row' in each && said.units && !said.units.includes(each.row.type))
        return error(at, `${called}: the ${mustered.list.name} cannot have ${each.row.name} as allies.`, ruleOf(said));
      if ('person' in each && each.person.has.includes('general'))
        return error(
          at,
          `${called}: the general must come from the army’s own list, not from allies.`,
          'fr3.army-lists.one-general',
          ruleOf(said),
        );
      if ('row' in each && each.row.ruler)
        return error(
          at,
          `${called}: the general must come from the army’s own list, not from allies.`,
          'fr3.army-lists.one-general',
          ruleOf(said),
        );
      return noProblems;
    }),
  );

/** Some lists allow allies from several lists, but from only one of them in each army. Checks this limit. */
const fromOne: ArmyCheck = (mustered) =>
  mergedProblems(
    (mustered.list.allies ?? []).map((said) => {
      const those = alliesIn(mustered).filter(({ list }) => said.armies.includes(list.id));
      const last = those.at(-1);
      return said.choice === 'one' && last && new Set(those.map(({ list }) => list.id)).size > 1
        ? error(
            last.at,
            `All allies of the ${mustered.list.name} must come from the same list: ${said.armies.map((id) => listOf(id)?.name).join(' or ')}.`,
            ruleOf(said),
          )
        : noProblems;
    }),
  );

/** Limits the allies' share of the army's points. */
function share(mustered: Mustered, those: readonly Ally[], percent: number, what: string, rules: readonly Fr3RuleId[]) {
  const points = those.reduce((sum, { at }) => sum + costAt(mustered, at), 0);
  const last = those.at(-1);
  return last && points * 100 > mustered.cost.total * percent
    ? error(
        last.at,
        `${what} can be at most ${percent}% of the army’s points. Here they cost ${points} of ${mustered.cost.total} points.`,
        ...rules,
      )
    : noProblems;
}

const shares: ArmyCheck = (mustered) =>
  mergedProblems(
    (mustered.list.allies ?? []).map((said) => {
      const those = alliesIn(mustered).filter(({ list }) => said.armies.includes(list.id));
      const names = said.armies.length > 1 ? 'Allies of these lists' : `Allies of the ${listOf(said.armies[0] ?? '')?.name}`;
      return said.percent === null ? noProblems : share(mustered, those, said.percent, names, [ruleOf(said)]);
    }),
  );

/** Additional ally rules of single lists. */
const ofLists: Readonly<Record<string, ArmyCheck>> = {
  'buffalo-soldiers': ({ list, characters }) =>
    mergedProblems(
      characters.map((each) =>
        each.list !== list && isShaman(entriesOf(each.person))
          ? error(each.at, `${each.called}: allies of the ${list.name} cannot be shamans.`, 'fr3.armies.buffalo-soldiers-allies')
          : noProblems,
      ),
    ),
  hawaiian: (mustered) => {
    const { characters, units, list } = mustered;
    if (alliesIn(mustered).length === 0) return noProblems;
    const barred = (at: string, called: string, what: string) =>
      error(
        at,
        `${called}: an army with allies of the Inquisition cannot have ${what}.`,
        'fr3.armies.hawaiian-inquisition-allies',
      );
    return mergedProblems([
      ...characters.map((each) =>
        each.list === list && isShaman(entriesOf(each.person))
          ? barred(each.at, each.called, `${characterEntryOf('shaman')?.name.toLowerCase()}s`)
          : noProblems,
      ),
      ...units.map(({ row, at, called }) =>
        ['ethereals', 'lesser-spirits', 'minor-spirits'].includes(row.type)
          ? barred(at, called, row.name.toLowerCase())
          : noProblems,
      ),
    ]);
  },
  // fr3.armies.settlers-buffalo-allies: the Seventh Cavalry arrives as a flanking force.
  settlers: (mustered) =>
    share(
      mustered,
      mustered.units.filter(
        ({ list, row, options }) => list.id === 'buffalo-soldiers' && row.type === 'light-cavalry' && eliteOf(options) !== null,
      ),
      100 / preGame.flankShareDivisor,
      'Units of the Seventh Cavalry must arrive as a flanking force, and',
      ['fr3.armies.settlers-buffalo-allies', 'fr3.pre-game.flanking-force-composition'],
    ),
};
const ofTheirList: ArmyCheck = (mustered) => ofLists[mustered.list.id]?.(mustered) ?? noProblems;

export const allyChecks: readonly ArmyCheck[] = [allowed, fromOne, shares, ofTheirList];
