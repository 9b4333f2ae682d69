/**
 * What a melee does to the two units: the general results (fr3.melee.result-equal, -win, -double) and
 * the types that take them in their own way.
 */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { artillery } from '../data/figures/artillery.ts';
import { basics } from '../data/figures/basics.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { melee } from '../data/figures/melee.ts';
import { specials } from '../data/figures/specials.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { chargeBonus } from './charge.ts';
import { type Bout, type Combatant, view } from './combatant.ts';
import { otherSide, type SideId } from './question.ts';

/** From best to worst for the unit. A `marked` unit has lost extra markers only. */
export const fates = ['unharmed', 'marked', 'demoralized', 'double-demoralized', 'captured', 'destroyed'] as const;
export type Fate = (typeof fates)[number];

/** What became of one unit in a melee. */
export interface Aftermath {
  readonly fate: Fate;
  readonly pushedBack: boolean;
  /** Morale levels lost in all, 0 to 2, while it is in play. */
  readonly state: 0 | 1 | 2;
  /** Extra markers left. */
  readonly markers: number;
  /** Extra markers lost for good in this melee. */
  readonly permanent: number;
  /** The rules that decided it. */
  readonly rules: readonly Fr3RuleId[];
}

export interface MeleeResult {
  readonly winner: SideId | 'draw';
  readonly a: Aftermath;
  readonly b: Aftermath;
}

/** How hard a unit is hit: levels to lose, or a kill result. */
export type Blow = { readonly levels: number } | 'kill';

const unharmed = (unit: Combatant, ...rules: Fr3RuleId[]): Aftermath => ({
  fate: 'unharmed',
  pushedBack: false,
  state: unit.is.state,
  markers: unit.is.markers,
  permanent: 0,
  rules,
});

const gone = (fate: 'destroyed' | 'captured', ...rules: Fr3RuleId[]): Aftermath => ({
  fate,
  pushedBack: false,
  state: 2,
  markers: 0,
  permanent: 0,
  rules,
});

/** What happens instead of a push back when the unit becomes double demoralized in melee; undefined for a push back. */
function insteadOfPushBack(unit: Combatant): Fr3RuleId | undefined {
  if (unit.elemental) return 'fr3.elementals.double-demoralized';
  if (unit.is.trap !== 'no') return 'fr3.spirits.traps-double-demoralized';
  if (unit.unit.id === 'heavy-artillery') return 'fr3.war-machines.heavy-artillery-melee-loss';
  if (unit.is.blocked) return unit.leviathan ? 'fr3.leviathans.push-back-crash' : 'fr3.melee.push-back-blocked';
  return undefined;
}

/** Takes levels: extra markers first, then morale. fr3.basics.extra-demoralization-markers */
function loseLevels(unit: Combatant, levels: number, permanent: number, rules: Fr3RuleId[]): Aftermath {
  const absorbed = Math.min(unit.is.markers, levels);
  const markers = unit.is.markers - absorbed;
  const state = unit.is.state + levels - absorbed;
  const lost = Math.min(permanent, absorbed);
  if (absorbed > 0) rules.push('fr3.basics.extra-demoralization-markers');
  if (state === unit.is.state)
    return { fate: 'marked', pushedBack: false, state: unit.is.state, markers, permanent: lost, rules };
  // fr3.multi-based.planar-entities-destruction, read for masses of spirits too: without markers the first loss destroys.
  if (unit.spirit) return gone('destroyed', ...rules, 'fr3.spirits.major-fragility');
  if (state >= melee.destroyedAtLevel) return gone('destroyed', ...rules, 'fr3.melee.third-demoralization');
  if (state === 1)
    return { fate: 'demoralized', pushedBack: false, state: 1, markers, permanent: lost, rules };
  if (unit.mass && !unit.is.blocked)
    return {
      fate: 'double-demoralized',
      pushedBack: false,
      state: 2,
      markers,
      permanent: lost,
      rules: [...rules, 'fr3.multi-based.double-demoralized'],
    };
  const destroyedBy = insteadOfPushBack(unit);
  if (destroyedBy) return gone('destroyed', ...rules, destroyedBy);
  return {
    fate: 'double-demoralized',
    pushedBack: true,
    state: 2,
    markers,
    permanent: lost,
    rules: [...rules, 'fr3.melee.push-back'],
  };
}

/** What a blow does to a unit, markers and immunities included. */
export function suffer(unit: Combatant, blow: Blow, because: readonly Fr3RuleId[]): Aftermath {
  const rules = [...because];
  if (blow === 'kill') {
    if (unit.is.markers === 0) return gone('destroyed', ...rules);
    const { levels, permanent } = basics.extraMarkerKill;
    return loseLevels(unit, levels, permanent, [...rules, 'fr3.basics.extra-markers-kill']);
  }
  if (unit.is.bard && !unit.mass) return unharmed(unit, ...rules, 'fr3.abilities.bard-immunity');
  return loseLevels(unit, blow.levels, 0, rules);
}

/** How the totals compare: the higher one doubles the lower, is merely higher, or they are equal. */
export type Verdict = 'draw' | { readonly winner: SideId; readonly doubled: boolean };

/** Damage that the loser does not take at all. */
function ignoresDamage(loser: Combatant, winner: Combatant): Fr3RuleId | undefined {
  if (loser.is.garlic && winner.undead) return 'fr3.spells.garlic';
  if (loser.is.verminOff && winner.unit.id === 'swarms') return 'fr3.spells.vermin-off';
  return undefined;
}

function lossOf(of: Bout, loserId: SideId, doubled: boolean): Aftermath {
  const loser = of[loserId];
  const winnerId = otherSide(loserId);
  const winner = of[winnerId];
  const ignored = ignoresDamage(loser, winner);
  if (ignored) return unharmed(loser, ignored);
  if (of.dieOff) return suffer(loser, 'kill', ['fr3.specials.fanatics-combat']);
  if (loser.spirit && loser.is.markers === 0) return gone('destroyed', 'fr3.spirits.major-fragility');
  if (doubled) return suffer(loser, 'kill', ['fr3.melee.result-double']);
  if (loser.is.napoleonic) return gone('captured', 'fr3.items.napoleonic-capture');
  // fr3.melee.charge-bonus-shock
  const shock = chargeBonus(view(of, winnerId)) > 0;
  return shock
    ? suffer(loser, { levels: melee.chargeShockLevels }, ['fr3.melee.charge-bonus-shock'])
    : suffer(loser, { levels: 1 }, ['fr3.melee.result-win']);
}

/** A trickster that is doubled destroys its opponent instead: fr3.spirits.tricksters-reversal. */
const reverses = (of: Bout, loser: SideId, doubled: boolean): boolean =>
  doubled && !of.dieOff && of[loser].unit.id === 'tricksters';

/** A plain artillery hit of an exploding contraption: fr3.war-machines.contraptions-explosion. */
function explode(of: Bout, victimId: SideId, result: MeleeResult): Chance<MeleeResult> {
  const victim = of[victimId];
  const rules: Fr3RuleId[] = ['fr3.war-machines.contraptions-explosion'];
  const hit = (blow: Blow): MeleeResult => {
    const spared = blow !== 'kill' && (victim.spirit || victim.elemental || victim.fanatic);
    return { ...result, [victimId]: spared ? unharmed(victim, ...rules) : suffer(victim, blow, rules) };
  };
  const killed = known(hit('kill'));
  const demoralized = known(hit({ levels: 1 }));
  const nothing = known(result);
  const modifier =
    victim.unit.id === 'blobs'
      ? specials.blobArtilleryDamage
      : victim.leviathan
        ? leviathans.artilleryDamage[victim.is.form === '1x2' ? '1x2' : '1x1']
        : 0;
  const damage = roll(10, { decides: 'the damage of the explosion', rules: ['fr3.artillery.damage', ...rules] }, (face) => {
    const total = face + modifier;
    return total >= artillery.damageDestroyed ? killed : total >= artillery.damageDemoralized ? demoralized : nothing;
  });
  return roll(10, { decides: 'whether the contraption explodes', rules }, (face) =>
    face >= warMachines.explosion ? damage : nothing,
  );
}

/** The result of a melee whose totals compare so. Exploding contraptions need further dice. */
export function resultOf(of: Bout, verdict: Verdict): Chance<MeleeResult> {
  if (verdict === 'draw') {
    // fr3.leviathans.mutual-tie
    if (of.a.leviathan && of.b.leviathan && !of.dieOff) {
      const rules: Fr3RuleId[] = ['fr3.leviathans.mutual-tie'];
      return known({ winner: 'draw', a: suffer(of.a, 'kill', rules), b: suffer(of.b, 'kill', rules) });
    }
    const rule: Fr3RuleId = of.dieOff ? 'fr3.specials.fanatics-combat' : 'fr3.melee.result-equal';
    return known({ winner: 'draw', a: unharmed(of.a, rule), b: unharmed(of.b, rule) });
  }
  const loser = otherSide(verdict.winner);
  if (reverses(of, loser, verdict.doubled)) {
    const rules: Fr3RuleId[] = ['fr3.spirits.tricksters-reversal'];
    const result = { [verdict.winner]: suffer(of[verdict.winner], 'kill', rules), [loser]: unharmed(of[loser], ...rules) };
    return known({ winner: loser, a: result['a'] as Aftermath, b: result['b'] as Aftermath });
  }
  const loss = lossOf(of, loser, verdict.doubled);
  const win = unharmed(of[verdict.winner]);
  const result: MeleeResult = {
    winner: verdict.winner,
    a: loser === 'a' ? loss : win,
    b: loser === 'b' ? loss : win,
  };
  if (loss.fate === 'destroyed' && of[loser].unit.id === 'contraptions') return explode(of, verdict.winner, result);
  return known(result);
}
