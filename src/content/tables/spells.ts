/** The spell lists, the index of spells, and innate magic by caster. */
import { type InnateRoll, innateAbilities } from '../../engine/fr3/data/innate.ts';
import { type CasterType, casterTypes, costsOf, type SpellLevel } from '../../engine/fr3/data/spell-list.ts';
import { type Spell, spells } from '../../engine/fr3/data/spells.ts';
import { type Row, type RuleTable, table } from './table.ts';

const levels = { 1: 'One', 2: 'Two', 3: 'Three' } as const;
const cost = (spell: Spell): string | number => {
  const all = costsOf(spell);
  return all.length === 1 ? (all[0] as number) : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};

/** Casters who share a list show it on the page of the caster that owns the list. */
const owners = casterTypes.filter(({ id }) => id !== 'archangel' && id !== 'demon-lord');

/** A caster's list. If the list of level one is shared, level one is left out. */
const listOf = (type: CasterType, shares: boolean): Row[] =>
  ([1, 2, 3] as const).flatMap((level) =>
    level === 1 && shares
      ? []
      : spells
          .filter((spell) => spell.casters.some((each) => each.type === type && each.level === level))
          .map((spell) => ({ cells: [levels[level], `[${spell.name}](${spell.rule})`, cost(spell), spell.summary] })),
  );

/** Groups of casters that are abbreviated to one word if all of them know a spell. */
const together: readonly { readonly types: readonly CasterType[]; readonly words: string }[] = [
  { types: ['wizard', 'planar-wizard', 'hydromancer', 'illusionist', 'necromancer'], words: 'every wizard' },
  {
    types: ['shaman', 'earth-shaman', 'air-shaman', 'water-shaman', 'fire-shaman', 'druid'],
    words: 'every shaman and druid',
  },
  { types: ['cleric', 'war-cleric', 'archangel', 'demon-lord'], words: 'every cleric, archangel and demon lord' },
];

function castersAt(spell: Spell, level: SpellLevel): string {
  let left = spell.casters.filter((each) => each.level === level).map(({ type }) => type);
  const words: string[] = [];
  for (const { types, words: all } of together)
    if (types.every((type) => left.includes(type))) {
      words.push(all);
      left = left.filter((type) => !types.includes(type));
    }
  const names = left.map((type) => casterTypes.find(({ id }) => id === type)?.name.toLowerCase() ?? type);
  return [...words, ...names].join(', ');
}

const indexOf = (level: SpellLevel): Row[] =>
  spells
    .filter((spell) => spell.casters.some((each) => each.level === level))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((spell) => ({ cells: [`[${spell.name}](${spell.rule})`, castersAt(spell, level), cost(spell)] }));

const byRoll = (roll: InnateRoll): Row[] =>
  innateAbilities
    .filter((ability) => ability.roll === roll)
    .map((ability) => ({ cells: [`[${ability.name}](${ability.rule})`, ability.range, ability.summary] }));

export const spellTables: readonly RuleTable[] = [
  ...owners.map((caster) =>
    table(
      `spells-${caster.id}`,
      `Spells: ${caster.name.toLowerCase()}`,
      caster.list.slice('fr3.'.length),
      { level: 'Level', spell: 'Spell', cost: ['Cost', 'number'], short: 'In short' },
      listOf(caster.id, 'levelOneOf' in caster),
      { repeats: 'spells' },
    ),
  ),
  ...([1, 2, 3] as const).map((level) =>
    table(
      `spells-level-${level}`,
      `Spells of Level ${levels[level]}`,
      `spells.index-level-${level}`,
      { spell: 'Spell', casters: 'Casters', cost: ['Cost', 'number'] },
      indexOf(level),
      { repeats: 'spells' },
    ),
  ),
  table(
    'innate-target',
    'Innate magic that a target resists',
    'innate.target-test',
    { ability: 'The target resists', range: 'Range', effect: 'In short' },
    byRoll('target resists'),
    { repeats: 'innate' },
  ),
  table(
    'innate-user',
    'Innate magic that its user must make work',
    'innate.initiator-test',
    { ability: 'The user must succeed', range: 'Range', effect: 'In short' },
    byRoll('user succeeds'),
    { repeats: 'innate' },
  ),
];
