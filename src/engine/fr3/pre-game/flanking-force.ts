/** When flanking and rear forces arrive (fr3.pre-game.flanking-force-arrival). */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { flankingArrival } from '../data/pre-game.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const lastArrivalTurn = flankingArrival.length;

/** The lowest d10 result on which a force arrives in this turn. A result below 1 counts as 1 (fr3.pre-game.rear-force). */
export function arrivesFrom(turn: number, rear: boolean): number {
  const from = flankingArrival[Math.min(turn, lastArrivalTurn) - 1]?.from ?? 1;
  return rear && from > 1 ? from - preGame.rearArrival : from;
}

/** Whether the flanking force arrives at the start of this turn. */
export function flankingForceArrives(turn: number, rear: boolean): Chance<boolean> {
  const from = arrivesFrom(turn, rear);
  const rules: Fr3RuleId[] = [rear ? 'fr3.pre-game.rear-force' : 'fr3.pre-game.flanking-force-arrival'];
  const comes = known(true);
  const waits = known(false);
  return roll(10, { decides: `whether the force arrives in turn ${turn}`, rules }, (face) => (face >= from ? comes : waits));
}

/** For each turn from the given one on, the odds that the force has arrived by then. */
export function arrivedBy(from: number, turns: number, rear: boolean): Odds<boolean>[] {
  const found: Odds<boolean>[] = [];
  let now = odds<boolean>(known(false));
  for (let turn = from; turn < from + turns; turn++) {
    now = now.andThen((there) => (there ? known(true) : flankingForceArrives(turn, rear)));
    found.push(now);
  }
  return found;
}
