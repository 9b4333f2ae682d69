/**
 * The effect of a hit on a unit, whatever caused it (fr3.basics.demoralization to fr3.basics.extra-markers-kill): extra markers
 * first, then morale, then destruction. Some types have their own rules.
 */
import { basics } from './data/figures/basics.ts';
import { melee } from './data/figures/melee.ts';
import type { Combatant } from './melee/combatant.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** The cause of a hit. `nerve` stands for causes that demoralize without damage: fear, throwing weapons, psychology. */
export type Cause = 'melee' | 'missiles' | 'artillery' | 'magic' | 'nerve';

/** The possible results for a unit, from best to worst. A `marked` unit has lost only extra markers. */
export const fates = ['unharmed', 'marked', 'demoralized', 'double-demoralized', 'captured', 'destroyed'] as const;
export type Fate = (typeof fates)[number];

/** The result of a hit on one unit. */
export interface Aftermath {
  readonly fate: Fate;
  readonly pushedBack: boolean;
  /** The morale levels that the unit has lost in total, 0 to 2, while it is in play. */
  readonly state: 0 | 1 | 2;
  /** The extra markers that remain. */
  readonly markers: number;
  /** The extra markers that are lost permanently. */
  readonly permanent: number;
  /** The rules that decided the result. */
  readonly rules: readonly Fr3RuleId[];
}

/** How hard a unit is hit: a number of lost levels, or a kill. */
export type Blow = { readonly levels: number } | 'kill';

export const unharmed = (unit: Combatant, ...rules: Fr3RuleId[]): Aftermath => ({
  fate: 'unharmed',
  pushedBack: false,
  state: unit.is.state,
  markers: unit.is.markers,
  permanent: 0,
  rules,
});

export const removedAs = (fate: 'destroyed' | 'captured', ...rules: Fr3RuleId[]): Aftermath => ({
  fate,
  pushedBack: false,
  state: 2,
  markers: 0,
  permanent: 0,
  rules,
});

/** What happens to a unit that becomes double demoralized and is not pushed back: it is destroyed, or it stays. */
function insteadOfPushBack(unit: Combatant, cause: Cause): { readonly destroyed: boolean; readonly rule: Fr3RuleId } | undefined {
  if (unit.elemental) return { destroyed: true, rule: 'fr3.elementals.double-demoralized' };
  if (unit.is.trap !== 'no' && cause === 'melee') return { destroyed: true, rule: 'fr3.spirits.traps-double-demoralized' };
  if (unit.unit.id === 'heavy-artillery')
    return cause === 'melee'
      ? { destroyed: true, rule: 'fr3.war-machines.heavy-artillery-melee-loss' }
      : { destroyed: false, rule: 'fr3.war-machines.heavy-artillery-no-push-back' };
  if (unit.is.blocked)
    return { destroyed: true, rule: unit.leviathan ? 'fr3.leviathans.push-back-crash' : 'fr3.melee.push-back-blocked' };
  if (unit.mass) return { destroyed: false, rule: 'fr3.multi-based.double-demoralized' };
  return undefined;
}

/** Applies lost levels: extra markers first, then morale. fr3.basics.extra-demoralization-markers */
function loseLevels(unit: Combatant, levels: number, permanent: number, because: readonly Fr3RuleId[], cause: Cause): Aftermath {
  const absorbed = Math.min(unit.is.markers, levels);
  const state = unit.is.state + levels - absorbed;
  const rules = absorbed > 0 ? [...because, 'fr3.basics.extra-demoralization-markers' as const] : because;
  const left = { pushedBack: false, markers: unit.is.markers - absorbed, permanent: Math.min(permanent, absorbed) };
  if (state === unit.is.state) return { ...left, fate: 'marked', state: unit.is.state, rules };
  // fr3.multi-based.mass-base-rules: what remains of a kill by shooting or magic after the markers does not affect a spirit.
  if (unit.spirit && cause !== 'melee')
    return { ...left, fate: 'marked', state: unit.is.state, rules: [...rules, 'fr3.spirits.never-demoralized'] };
  // fr3.multi-based.planar-entities-destruction, also applied to masses of spirits: without markers, the first lost melee
  // destroys them.
  if (unit.spirit) return removedAs('destroyed', ...rules, 'fr3.spirits.major-fragility');
  if (state >= melee.destroyedAtLevel) return removedAs('destroyed', ...rules, 'fr3.melee.third-demoralization');
  if (state === 1) return { ...left, fate: 'demoralized', state: 1, rules };
  const instead = insteadOfPushBack(unit, cause);
  if (instead?.destroyed) return removedAs('destroyed', ...rules, instead.rule);
  return {
    ...left,
    fate: 'double-demoralized',
    pushedBack: !instead,
    state: 2,
    rules: [...rules, instead?.rule ?? 'fr3.melee.push-back'],
  };
}

/** Why a hit with this cause cannot demoralize a unit. The hit may still kill the unit. */
function unshaken(unit: Combatant, cause: Cause): Fr3RuleId | undefined {
  if (unit.is.bard && !unit.mass) return 'fr3.abilities.bard-immunity';
  if (cause === 'melee') return undefined;
  if (unit.spirit) return 'fr3.spirits.never-demoralized';
  if (unit.fanatic) return 'fr3.specials.fanatics-demoralization-immunity';
  if (unit.elemental && (cause === 'missiles' || cause === 'artillery')) return 'fr3.elementals.missile-resistance';
  return undefined;
}

/**
 * The effect of lost levels on a unit that stays in place when it is double demoralized, even if its retreat is blocked. `stays`
 * lists the rules that keep it in place.
 */
export function sufferInPlace(
  unit: Combatant,
  blow: Blow,
  because: readonly Fr3RuleId[],
  cause: Cause,
  ...stays: Fr3RuleId[]
): Aftermath {
  const after = suffer({ ...unit, is: { ...unit.is, blocked: false } }, blow, because, cause);
  const instead = after.rules.find((rule) => rule === 'fr3.melee.push-back' || rule === 'fr3.multi-based.double-demoralized');
  if (instead === undefined) return after;
  return { ...after, pushedBack: false, rules: [...after.rules.filter((rule) => rule !== instead), ...stays] };
}

/**
 * Why a unit can never be demoralized. A kill costs such a unit only extra markers. If the unit loses more levels than it has
 * markers, the others have no effect.
 */
const steadfast = (unit: Combatant): Fr3RuleId | undefined =>
  unit.is.bard && !unit.mass
    ? 'fr3.abilities.bard-immunity'
    : unit.fanatic
      ? 'fr3.specials.fanatics-demoralization-immunity'
      : undefined;

/** The effect of a hit on a unit, including its extra markers and immunities. */
export function suffer(unit: Combatant, blow: Blow, because: readonly Fr3RuleId[], cause: Cause): Aftermath {
  const after = afterBlow(unit, blow, because, cause);
  // fr3.armies.automaton-damage-markers: until its last marker a machine is neither demoralized nor pushed back.
  return unit.is.automaton &&
    after.markers <= 0 &&
    after.fate !== 'destroyed' &&
    after.fate !== 'captured' &&
    after.fate !== 'unharmed'
    ? removedAs('destroyed', ...after.rules, 'fr3.armies.automaton-damage-markers')
    : after;
}

function afterBlow(unit: Combatant, blow: Blow, because: readonly Fr3RuleId[], cause: Cause): Aftermath {
  if (blow === 'kill') {
    if (unit.is.markers === 0) return removedAs('destroyed', ...because);
    const { levels, permanent } = basics.extraMarkerKill;
    const rule = steadfast(unit);
    const rules = [...because, 'fr3.basics.extra-markers-kill' as const, ...(rule ? [rule] : [])];
    return loseLevels(unit, rule ? Math.min(levels, unit.is.markers) : levels, permanent, rules, cause);
  }
  const immune = unshaken(unit, cause);
  return immune ? unharmed(unit, ...because, immune) : loseLevels(unit, blow.levels, 0, because, cause);
}
