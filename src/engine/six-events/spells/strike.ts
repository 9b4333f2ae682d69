/** Event II: a damaging house card, and the morale check after it. The cards are ours: six-events.sample-set.about. */
import type { Line, Sum } from '../../kernel/calculator/procedure.ts';
import { type Chance, known } from '../../kernel/chance.ts';
import { sampleSet } from '../data/figures/sample-set.ts';
import { armorOf, type Fighter } from '../fighter.ts';
import { armorLine, d6, diceHit, total } from '../hits.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';

export const strikingSpells = ['hellfire', 'mystic-arrows'] as const;
export type StrikingSpell = (typeof strikingSpells)[number];

/** A spell that is cast at a target. If the caster pays less than the spell's price, the spell has no effect. */
export interface Strike {
  readonly spell: StrikingSpell | 'none';
  readonly strength: number;
}

/**
 * six-events.sample-set.hellfire, six-events.sample-set.mystic-arrows: the number that its dice need before Armor, and whether
 * Armor counts.
 */
const ways: Readonly<
  Record<StrikingSpell, { readonly name: string; readonly hit: number; readonly armor: boolean; readonly rule: SixEventsRuleId }>
> = {
  hellfire: { name: 'Hellfire', hit: sampleSet.hellfireHit, armor: true, rule: 'six-events.sample-set.hellfire' },
  'mystic-arrows': {
    name: 'Mystic Arrows',
    hit: sampleSet.arrowHit,
    armor: false,
    rule: 'six-events.sample-set.mystic-arrows',
  },
};

const linesOn = (spell: StrikingSpell, target: Fighter): Line[] =>
  ways[spell].armor ? [armorLine(armorOf(target), 'six-events.ranged.armor-modifier')].filter(({ amount }) => amount !== 0) : [];

/** The hits of the spell, with one die for each point of strength. */
export function strikeHits({ spell, strength }: Strike, target: Fighter): Chance<number> {
  if (spell === 'none') return known(0);
  const { hit, rule } = ways[spell];
  return diceHit(strength, hit - total(linesOn(spell, target)), 'the spell', [rule]);
}

/** The dice of the spell, with their modifiers and the number that each die needs. */
export function strikeSum({ spell, strength }: Strike, target: Fighter, side: Sum['side']): Sum[] {
  if (spell === 'none') return [];
  const { name, hit, rule } = ways[spell];
  const lines = linesOn(spell, target);
  return [
    {
      title: `${name}: ${strength === 1 ? '1 die' : `${strength} dice`}`,
      side,
      lines,
      die: d6,
      needs: hit - total(lines),
      against: { name: 'Each die hits on', value: `${hit}${hit < d6 ? '+' : ''}`, rules: [rule] },
    },
  ];
}
