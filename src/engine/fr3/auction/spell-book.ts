/** The auction over every spell of the spell book. */
import { type Item, itemOf, type StoredSpellCost } from '../data/items.ts';
import { type SpellHead, spellList } from '../data/spell-list.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { auctionCalculatorOf } from './calculator.ts';
import type { Castable } from './view.ts';

const castable = ({ id, name, cost, casters, augmentable, rule }: SpellHead): Castable => ({
  id,
  name,
  costs: typeof cost === 'number' ? [cost] : cost,
  level: Math.min(...casters.map(({ level }) => level)),
  augmentable: augmentable !== false,
  // That level one augments nothing holds of every spell.
  ...(typeof augmentable === 'string' && casters.some(({ level }) => level > 1) ? { note: augmentable } : {}),
  rule: rule as Fr3RuleId,
});

export const castableSpells: readonly Castable[] = spellList.map(castable);

/** What a stored magic point costs (fr3.character-items.stored-spell-cost): the measure of a magic point's worth. */
const { cost: storedSpell } = itemOf('stored-spell') as Item;
export const storedPointCost = (storedSpell as StoredSpellCost).perBasePoint;

export const auctionCalculator = auctionCalculatorOf(castableSpells, storedPointCost);
