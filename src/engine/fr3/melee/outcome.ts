/**
 * The effect of a melee on the two units: the general results (fr3.melee.result-equal, -win, -double) and the exceptions for
 * certain types.
 */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { artillery } from '../data/figures/artillery.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { melee } from '../data/figures/melee.ts';
import { specials } from '../data/figures/specials.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { type Aftermath, type Blow, removedAs, suffer, unharmed } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { chargeBonus } from './charge.ts';
import { type Bout, type Combatant, view } from './combatant.ts';
import { otherSide, type SideId } from './question.ts';

export interface MeleeResult {
  readonly winner: SideId | 'draw';
  readonly a: Aftermath;
  readonly b: Aftermath;
}

/** The comparison of the totals: equal, higher, or at least double. */
export type Verdict =
  | 'draw'
  /** Magic ends the melee in a draw. No dice are rolled, so this draw is not a tie. */
  | 'truce'
  | {
      readonly winner: SideId;
      readonly doubled: boolean;
      /** Magic forces the result (Ensure Victory): the loser is demoralized whatever the dice show. */
      readonly set?: true;
    };

/** The rule that lets the loser ignore the damage; undefined if there is no such rule. */
function ignoresDamage(loser: Combatant, winner: Combatant): Fr3RuleId | undefined {
  if (loser.is.garlic && winner.undead) return 'fr3.spells.garlic';
  if (loser.is.verminOff && winner.unit.id === 'swarms') return 'fr3.spells.vermin-off';
  return undefined;
}

/** Napoleonic artillery that loses without being destroyed is captured (fr3.items.napoleonic-capture). */
const captured = (loser: Combatant, loss: Aftermath): Aftermath =>
  loser.is.napoleonic && loss.fate !== 'destroyed' ? removedAs('captured', 'fr3.items.napoleonic-capture') : loss;

function lossOf(of: Bout, loserId: SideId, doubled: boolean, set: boolean): Aftermath {
  const loser = of[loserId];
  const winnerId = otherSide(loserId);
  const winner = of[winnerId];
  const ignored = ignoresDamage(loser, winner);
  if (ignored) return unharmed(loser, ignored);
  // fr3.melee.charge-bonus-shock
  const shock = !of.dieOff && chargeBonus(view(of, winnerId)) > 0;
  if (set) {
    const rules: Fr3RuleId[] = ['fr3.spells.ensure-victory', ...(shock ? (['fr3.melee.charge-bonus-shock'] as const) : [])];
    const levels = shock ? melee.chargeShockLevels : 1;
    return loser.fanatic ? suffer(loser, 'kill', rules, 'melee') : captured(loser, suffer(loser, { levels }, rules, 'melee'));
  }
  if (of.dieOff) return suffer(loser, 'kill', ['fr3.specials.fanatics-combat'], 'melee');
  if (loser.spirit && loser.is.markers === 0) return removedAs('destroyed', 'fr3.spirits.major-fragility');
  if (doubled) return suffer(loser, 'kill', ['fr3.melee.result-double'], 'melee');
  const loss = shock
    ? suffer(loser, { levels: melee.chargeShockLevels }, ['fr3.melee.charge-bonus-shock'], 'melee')
    : suffer(loser, { levels: 1 }, ['fr3.melee.result-win'], 'melee');
  return captured(loser, loss);
}

/** Whether a trickster reverses the result: if its opponent doubles its total, the opponent is destroyed instead. */
const reverses = (of: Bout, loser: SideId, doubled: boolean): boolean =>
  doubled && !of.dieOff && of[loser].unit.id === 'tricksters';

/** An exploding contraption makes an artillery hit without modifiers (fr3.war-machines.contraptions-explosion). */
function explode(of: Bout, victimId: SideId, result: MeleeResult): Chance<MeleeResult> {
  const victim = of[victimId];
  const rules: Fr3RuleId[] = ['fr3.war-machines.contraptions-explosion'];
  const hit = (blow: Blow): MeleeResult => ({ ...result, [victimId]: suffer(victim, blow, rules, 'artillery') });
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

/** The result when one side has lost. A contraption that is destroyed may take its enemy with it. */
function settled(of: Bout, loser: SideId, loss: Aftermath, win: Aftermath): Chance<MeleeResult> {
  const winner = otherSide(loser);
  const result: MeleeResult = { winner, a: loser === 'a' ? loss : win, b: loser === 'b' ? loss : win };
  return loss.fate === 'destroyed' && of[loser].unit.id === 'contraptions' ? explode(of, winner, result) : known(result);
}

/** The result of a melee in which the comparison of totals gave this verdict. Exploding contraptions need more dice. */
export function resultOf(of: Bout, verdict: Verdict): Chance<MeleeResult> {
  if (verdict === 'draw' || verdict === 'truce') {
    // fr3.leviathans.mutual-tie
    if (verdict === 'draw' && of.a.leviathan && of.b.leviathan && !of.dieOff) {
      const rules: Fr3RuleId[] = ['fr3.leviathans.mutual-tie'];
      return known({ winner: 'draw', a: suffer(of.a, 'kill', rules, 'melee'), b: suffer(of.b, 'kill', rules, 'melee') });
    }
    const rule: Fr3RuleId = of.dieOff ? 'fr3.specials.fanatics-combat' : 'fr3.melee.result-equal';
    return known({ winner: 'draw', a: unharmed(of.a, rule), b: unharmed(of.b, rule) });
  }
  const loser = otherSide(verdict.winner);
  if (reverses(of, loser, verdict.doubled)) {
    const rules: Fr3RuleId[] = ['fr3.spirits.tricksters-reversal'];
    return settled(of, verdict.winner, suffer(of[verdict.winner], 'kill', rules, 'melee'), unharmed(of[loser], ...rules));
  }
  const loss = lossOf(of, loser, verdict.doubled, verdict.set ?? false);
  return settled(of, loser, loss, unharmed(of[verdict.winner]));
}
