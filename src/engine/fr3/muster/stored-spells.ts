/** Stored spells as purchases, and the spells that an army knows. */
import { type Army, magicCodes } from '../data/armies/army.ts';
import { characterEntryOf, magicLevels } from '../data/characters.ts';
import { type Item, itemOf, type StoredSpellCost } from '../data/items.ts';
import { costsOf, type SpellHead, spellList } from '../data/spell-list.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { genericId } from './lists.ts';
import { type Leave, no } from './option.ts';

export interface StoredSpell {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly rule: Fr3RuleId;
  readonly spell: SpellHead;
}

const perBasePoint = ((itemOf('stored-spell') as Item).cost as StoredSpellCost).perBasePoint;

/** If the caster of a spell chooses how much it costs, the spell can be stored at any of these costs. */
const stored = (spell: SpellHead): readonly StoredSpell[] => {
  const costs = costsOf(spell);
  return costs.map((paid) => ({
    id: costs.length > 1 ? `stored-${spell.id}-${paid}` : `stored-${spell.id}`,
    name: `Stored ${spell.name}${costs.length > 1 ? ` for ${paid}` : ''}`,
    points: paid * perBasePoint,
    rule: 'fr3.character-items.stored-spell-cost',
    spell,
  }));
};

export const storedSpells: readonly StoredSpell[] = spellList.flatMap(stored);

interface Taught {
  readonly list: string;
  readonly level: number;
}

/** The spell lists that an army's magic users can learn, and up to which level. */
function taughtIn(army: Army): readonly Taught[] {
  return army.magicUsers.flatMap(({ code, maxLevel = magicLevels.length }) => {
    const of = magicCodes[code];
    return (of?.characters ?? []).flatMap((id) => {
      const casting = characterEntryOf(id)?.casting;
      if (!casting) return [];
      const above = of?.list === undefined ? casting.lists : casting.lists.filter((list) => list === of.list);
      const base = casting.base === null ? [] : [{ list: casting.base, level: 1 }];
      return [...base, ...above.map((list) => ({ list, level: maxLevel }))];
    });
  });
}

const isTaught = (spell: SpellHead, taught: readonly Taught[]): boolean =>
  spell.casters.some(({ type, level }) => taught.some((each) => each.list === type && level <= each.level));

/** The generic list knows the spells of all magic users. */
const everybody: Army['magicUsers'] = Object.keys(magicCodes).map((code) => ({ code, source: 'prose' }));
const portal = 'open-close-portal';

/**
 * fr3.character-items.stored-spell-cost: whether a magic user of the army knows the spell, so that it can be stored. Portals are
 * only for planar wizards.
 */
export function mayStore(list: Army, spell: SpellHead, entries: readonly string[]): Leave {
  const rule = 'fr3.character-items.stored-spell-cost';
  if (spell.id === portal && !entries.includes('planar-wizard'))
    return no(`Only planar wizards can store the spell ${spell.name}.`, rule);
  const army = list.id === genericId ? { ...list, magicUsers: everybody } : list;
  return isTaught(spell, taughtIn(army))
    ? 'yes'
    : no(
        `The ${list.name} cannot store ${spell.name}, because none of their magic users can cast it.`,
        rule,
        'fr3.army-lists.table-magic-users',
      );
}
