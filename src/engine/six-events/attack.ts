/** An attack by shooting or in melee: its modifiers and its hits. */
import type { Line, Sum } from '../kernel/calculator/procedure.ts';
import type { Chance } from '../kernel/chance.ts';
import { armorOf, type Fighter, isTroops, prowessNow } from './fighter.ts';
import { armorLine, d6, diceHit, total, troopsHit } from './hits.ts';
import type { SixEventsRuleId } from './rule-ids.ts';

/**
 * How an attack is made in this event: the rules for troops and for single figures, and the number that each die of a single
 * figure needs.
 */
export interface Way {
  readonly decides: string;
  readonly troops: readonly SixEventsRuleId[];
  readonly single: readonly SixEventsRuleId[];
  readonly armor: SixEventsRuleId;
  readonly hit: number;
  readonly hitRule: SixEventsRuleId;
}

export interface Attack {
  readonly me: Fighter;
  readonly target: Fighter;
  /** The modifiers before Armor: those of the single die of troops, or those of each die of a single figure. */
  readonly lines: readonly Line[];
  /** How much this attack reduces the target's Armor. */
  readonly reduces: number;
}

const facedArmor = ({ target, reduces }: Attack): number => armorOf(target) - reduces;

/** The modifiers of each die of a single figure. */
const dieLines = ({ armor }: Way, attack: Attack): Line[] => [
  ...attack.lines,
  ...[armorLine(facedArmor(attack), armor)].filter(({ amount }) => amount !== 0),
];

/** The lowest face with which a single figure's die hits. */
const needsOf = (way: Way, attack: Attack): number => way.hit - total(dieLines(way, attack));

export function hitsOf(way: Way, attack: Attack): Chance<number> {
  const { me, lines } = attack;
  return isTroops(me)
    ? troopsHit(total(lines), facedArmor(attack), way.decides, way.troops)
    : diceHit(prowessNow(me), needsOf(way, attack), way.decides, way.single);
}

/** The roll of the attack, with its modifiers and what it is compared with. */
export function sumOf(way: Way, attack: Attack, title: string, side: Sum['side']): Sum {
  const { me, lines } = attack;
  if (isTroops(me))
    return {
      title,
      side,
      lines,
      die: d6,
      against: { name: 'Divided by Armor', value: String(facedArmor(attack)), rules: way.troops },
    };
  const dice = prowessNow(me);
  return {
    title: `${title}: ${dice === 1 ? '1 die' : `${dice} dice`}`,
    side,
    lines: dieLines(way, attack),
    die: d6,
    needs: needsOf(way, attack),
    against: { name: 'Each die hits on', value: `${way.hit}+`, rules: [way.hitRule] },
  };
}
