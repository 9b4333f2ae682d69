/**
 * What a player must tell the opponent before deployment (fr3.setup.briefing): unit types and characters, and which base is
 * which. Items, abilities and magic stay secret until used, unless a rule requires a visible mark.
 */
import { gradeOf } from '../../../../engine/fr3/muster/leaders.ts';
import { count, type Mustered } from '../../../../engine/fr3/muster/mustered.ts';
import type { Fr3RuleId } from '../../../../engine/fr3/rule-ids.ts';
import { abilityName, optionName } from '../words.ts';

/** Options that are visible to everybody: their rules require marks or special figures, or they make a different kind of unit. */
export const openOptions: Readonly<Record<string, Fr3RuleId>> = {
  undead: 'fr3.undead.eligibility',
  barbarian: 'fr3.items.barbarian',
  'mutation-fear': 'fr3.armies.chaos-mutation-figures',
  'mutation-movement': 'fr3.armies.chaos-mutation-figures',
  'mutation-rally': 'fr3.armies.chaos-mutation-figures',
};

export const briefingRules: readonly Fr3RuleId[] = ['fr3.setup.briefing', 'fr3.basics.identify-bases'];

export interface BriefingLine {
  readonly count: number;
  readonly name: string;
  /** The facts that everybody can see, and the names of the figures. */
  readonly words: readonly string[];
}

const same = <T>(all: readonly T[], key: (each: T) => string): readonly (readonly T[])[] => [...Map.groupBy(all, key).values()];

/** Units by type, in the order of the roster. */
export const briefedUnits = ({ list, units }: Mustered): readonly BriefingLine[] =>
  same(
    units.map(({ row, options, unit, list: own }) => ({
      name: row.name,
      open: [
        ...(own === list ? [] : [own.name]),
        ...options.filter((id) => Object.hasOwn(openOptions, id)).map((id) => optionName(own, id)),
        ...(unit.has === undefined ? [] : ['a character']),
      ],
      called: unit.name,
    })),
    ({ name, open }) => [name, ...open].join(),
  ).map((alike) => {
    const names = [...new Set(alike.flatMap(({ called }) => called ?? []))].map((called) => `“${called}”`);
    return { count: alike.length, name: alike[0]?.name ?? '', words: [...(alike[0]?.open ?? []), ...names] };
  });

/** Characters by rank, with their names. The abilities of these characters are still secret. */
export const briefedCharacters = ({ roster }: Mustered): readonly BriefingLine[] =>
  same(
    roster.characters.filter(({ aside }) => !aside),
    (each) => gradeOf(each) ?? '',
  ).map((alike) => {
    const grade = alike[0] && gradeOf(alike[0]);
    const names = alike.flatMap(({ name }) => (name === undefined ? [] : [`“${name}”`]));
    return { count: alike.length, name: grade ? abilityName(grade) : 'Character', words: names };
  });

const line = ({ count: n, name, words }: BriefingLine): string => [`${n} × ${name}`, ...words].join(', ');

/** The briefing as text for a chat. */
export function writeBriefing(mustered: Mustered): string {
  const { roster, list, units } = mustered;
  const characters = briefedCharacters(mustered);
  return `${[
    `${list.name}, a game of ${roster.size} points: ${count(units.length, 'unit')}`,
    ...briefedUnits(mustered).map(line),
    ...(characters.length > 0 ? ['Characters', ...characters.map(line)] : []),
  ].join('\n')}\n`;
}
