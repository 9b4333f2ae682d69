/**
 * Checks whether an army is legal: the tier chart must be filled from the start without a gap, within the points limit
 * (three-realms.composition.chart).
 */
import type { Refusal } from '../../kernel/rule-id.ts';
import { type Slot, type SlotKind, slotNames, tierOf } from '../data/composition.ts';
import { composition } from '../data/figures/composition.ts';
import { unitRules } from '../data/figures/unit-rules.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** A unit in an army list, with the values that army composition needs. */
export interface Enlisted {
  readonly name: string;
  readonly slot: SlotKind;
  /** Two Common units with the same name share a Regular slot (three-realms.unit-rules.common). */
  readonly common: boolean;
  /** The cost of the whole unit. */
  readonly points: number;
}

export interface Place {
  /** The kinds of unit that may fill this place. */
  readonly kinds: Slot;
  readonly rule: ThreeRealmsRuleId;
  /** One unit, or two Common units; empty if the place is empty. */
  readonly units: readonly Enlisted[];
  /** A single Common unit does not fill a place. */
  readonly filled: boolean;
}

export interface FilledTier {
  readonly number: number;
  readonly places: readonly Place[];
}

export interface Checked {
  /** The tiers up to the last one that the army has begun, but at least one. The places within a tier run from the bottom up. */
  readonly tiers: readonly FilledTier[];
  /** Units for which the chart has no place. */
  readonly outside: readonly Enlisted[];
  readonly points: number;
  /** Why the army is not legal; empty if it is. */
  readonly problems: readonly Refusal<ThreeRealmsRuleId>[];
  /** A sentence on what the player may add next. */
  readonly next: string;
}

/** A kind with its article: `a Leader`, `an Elite or a Specialist`. */
const withArticle = (kind: SlotKind): string => `${kind === 'elite' ? 'an' : 'a'} ${slotNames[kind]}`;
const kindsIn = (kinds: Slot): string => kinds.map(withArticle).join(' or ');

/**
 * Groups Regular units into slots: one unit alone, or two Common units with the same name. Single Common units are returned
 * separately.
 */
function regularSlots(units: readonly Enlisted[]): { readonly whole: Enlisted[][]; readonly halves: Enlisted[] } {
  const whole: Enlisted[][] = [];
  const waiting: Enlisted[] = [];
  for (const unit of units) {
    if (!unit.common) {
      whole.push([unit]);
      continue;
    }
    const alike = waiting.filter(({ name }) => name === unit.name);
    if (alike.length + 1 < unitRules.commonInSlot) {
      waiting.push(unit);
      continue;
    }
    for (const each of alike) waiting.splice(waiting.indexOf(each), 1);
    whole.push([...alike, unit]);
  }
  return { whole, halves: waiting };
}

const ruleOf = (kinds: Slot, tier: string): ThreeRealmsRuleId => {
  if (kinds.includes('regular')) return 'three-realms.composition.regular-slots';
  return kinds.includes('elite') ? 'three-realms.composition.elite-slot' : (tier as ThreeRealmsRuleId);
};

const list = (units: readonly Enlisted[]): string => units.map(({ name, slot }) => `${name} (${slotNames[slot]})`).join(', ');

/** Checks an army against the chart, and against a points limit if there is one. */
export function checkArmy(units: readonly Enlisted[], limit: number | null): Checked {
  const { whole, halves } = regularSlots(units.filter(({ slot }) => slot === 'regular'));
  const others = units.filter(({ slot }) => slot !== 'regular');
  const take = (kinds: Slot): Enlisted[] => {
    if (kinds.includes('regular')) return whole.shift() ?? [];
    const at = others.findIndex(({ slot }) => kinds.includes(slot));
    return at < 0 ? [] : others.splice(at, 1);
  };
  const tiers: FilledTier[] = [];
  let open: Place | undefined;
  for (let number = 1; !open; number++) {
    const tier = tierOf(number);
    const places = tier.slots.map((kinds): Place => {
      const rule = ruleOf(kinds, tier.rule);
      if (open) return { kinds, rule, units: [], filled: false };
      const found = take(kinds);
      // A single Common unit may begin the next slot, but it opens no slot above it.
      const half = found.length === 0 && kinds.includes('regular') ? halves.splice(0, 1) : [];
      const place = { kinds, rule, units: [...found, ...half], filled: found.length > 0 };
      if (!place.filled) open = { ...place };
      return place;
    });
    if (number === 1 || places.some((place) => place.units.length > 0)) tiers.push({ number, places });
  }
  const tier = tiers.find(({ places }) => places.some(({ filled }) => !filled))?.number ?? tiers.length + 1;
  const outside = [...whole.flat(), ...halves, ...others];
  const wants = kindsIn(open.kinds);
  const problems: Refusal<ThreeRealmsRuleId>[] = [];
  if (outside.length > 0) {
    const half = open.units[0];
    const because = half
      ? `Tier ${tier} has a Regular slot that only one ${half.name} does not fill`
      : `The next slot is in tier ${tier}, for ${wants}`;
    problems.push({
      because: `${because}. There is no slot for ${list(outside)}.`,
      rules: ['three-realms.composition.order', open.rule, ...(half ? (['three-realms.unit-rules.common'] as const) : [])],
    });
  }
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  if (limit !== null && points > limit)
    problems.push({
      because: `The army costs ${points} points, ${points - limit} more than the agreed ${limit}.`,
      rules: ['three-realms.composition.points'],
    });
  return { tiers, outside, points, problems, next: `Add ${wants} next, in tier ${tier}.` };
}

/** A sentence on how many tiers are common in a battle of this size (three-realms.composition.typical-size). */
export const usual = `Armies of ${composition.typicalPoints} points often fill ${composition.typicalTiers} tiers.`;
