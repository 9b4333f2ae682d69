/**
 * What an army must tell before it deploys (fr3.setup.briefing): unit types and characters, and which base is which. Items,
 * abilities and magic are not told until they are used, unless a rule has them marked.
 */
import { gradeOf } from '../../../engine/fr3/muster/leaders.ts';
import { count, type Mustered } from '../../../engine/fr3/muster/mustered.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { abilityName, optionName } from '../words.ts';

/** Options that everybody can see: their rules ask for marks or for figures of their own, or they make another kind of unit. */
export const openOptions: Readonly<Record<string, Fr3RuleId>> = {
  undead: 'fr3.undead.eligibility',
  barbarian: 'fr3.items.barbarian',
  'mutation-fear': 'fr3.armies.chaos-mutation-figures',
  'mutation-movement': 'fr3.armies.chaos-mutation-figures',
  'mutation-rally': 'fr3.armies.chaos-mutation-figures',
};

export const briefingRules: readonly Fr3RuleId[] = ['fr3.setup.briefing', 'fr3.basics.identify-bases'];

export interface Told {
  readonly count: number;
  readonly name: string;
  /** What of it everybody can see, and what its figures are called. */
  readonly words: readonly string[];
}

const same = <T>(all: readonly T[], key: (each: T) => string): readonly (readonly T[])[] => [...Map.groupBy(all, key).values()];

/** Units by their types, in the order of the roster. */
export const unitsTold = ({ list, units }: Mustered): readonly Told[] =>
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

/** Characters by their grades, with their names. What they can do is nobody’s business yet. */
export const charactersTold = ({ roster }: Mustered): readonly Told[] =>
  same(
    roster.characters.filter(({ aside }) => !aside),
    (each) => gradeOf(each) ?? '',
  ).map((alike) => {
    const grade = alike[0] && gradeOf(alike[0]);
    const names = alike.flatMap(({ name }) => (name === undefined ? [] : [`“${name}”`]));
    return { count: alike.length, name: grade ? abilityName(grade) : 'Character', words: names };
  });

const line = ({ count: n, name, words }: Told): string => [`${n} × ${name}`, ...words].join(', ');

/** The briefing as a text for a chat. */
export function writeBriefing(mustered: Mustered): string {
  const { roster, list, units } = mustered;
  const characters = charactersTold(mustered);
  return `${[
    `${list.name}, a game of ${roster.size} points: ${count(units.length, 'unit')}`,
    ...unitsTold(mustered).map(line),
    ...(characters.length > 0 ? ['Characters', ...characters.map(line)] : []),
  ].join('\n')}\n`;
}
