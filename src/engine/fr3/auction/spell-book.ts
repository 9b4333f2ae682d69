/** The auction for every spell in the spell book. */
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
  // A spell that only level one can cast does not need the note about augmenting by level one.
  ...(typeof augmentable === 'string' && casters.some(({ level }) => level > 1) ? { note: augmentable } : {}),
  rule: rule as Fr3RuleId,
});

export const castableSpells: readonly Castable[] = spellList.map(castable);

/** The cost of a stored magic point (fr3.character-items.stored-spell-cost), which serves as the value of a magic point. */
const { cost: storedSpell } = itemOf('stored-spell') as Item;
export const storedPointCost = (storedSpell as StoredSpellCost).perBasePoint;

export const auctionCalculator = auctionCalculatorOf(castableSpells, storedPointCost);
