/** The MDX for spell pages. Spells have no other prose; everything is in the data. */

import { type Casting, casterTypes, costsOf } from '../../engine/fr3/data/spell-list.ts';
import { type Spell, spells } from '../../engine/fr3/data/spells.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import type { GeneratedPage } from './words.ts';
import { line, list, prose } from './words.ts';

const nameOf = (type: Casting['type']): string => casterTypes.find((each) => each.id === type)?.name ?? type;
const listOf = (type: Casting['type']): string => casterTypes.find((each) => each.id === type)?.list ?? 'fr3.spells.list-wizard';

/** The casters at each level, with links to their lists: `level 1: wizard, druid`. */
const casters = (spell: Spell): string =>
  [...new Set(spell.casters.map(({ level }) => level))]
    .sort()
    .map((level) => {
      const types = spell.casters.filter((each) => each.level === level).map(({ type }) => type);
      return `${types.map((type) => `[${nameOf(type).toLowerCase()}](${listOf(type)})`).join(', ')} of level ${level}`;
    })
    .join('; ');

const cost = (spell: Spell): string => {
  const costs = costsOf(spell);
  return `${list(costs.map(String), 'or')} magic ${costs.length === 1 && costs[0] === 1 ? 'point' : 'points'}`;
};

const augmentable = ({ augmentable: may }: Spell): string =>
  may === true ? 'yes' : may === false ? 'no' : `${may.charAt(0).toLowerCase()}${may.slice(1)}`;

export const spellPages = (): GeneratedPage[] =>
  spells.map((spell) => ({
    path: `fr3/spells/${spell.id}`,
    title: spell.name,
    facts: [
      ...line('Cast by', casters(spell)),
      ...line('Cost', cost(spell)),
      ...line('Target', prose(spell.target)),
      ...line('Duration', sentenceCase(prose(spell.duration))),
      ...line('Not affected', spell.immune && prose(spell.immune)),
      ...line('Psychology', spell.psychology ? '[psychology spell](fr3.spells.psychology-flag)' : null),
      ...line('More points', augmentable(spell)),
    ],
    body: prose(spell.effect),
  }));
