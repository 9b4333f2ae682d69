/** Victory points (chapter fr3.victory), each amount with its rule, and the winner by points. */
import { victory } from '../data/figures/victory.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { holdingOf } from './holdings.ts';
import { otherSide, type SideId, type State, sideIds } from './state.ts';

export interface ScoreLine {
  readonly name: string;
  readonly points: number;
  readonly rules: readonly Fr3RuleId[];
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** How many enemy losses have an unknown cost and therefore score nothing yet. */
  readonly unpriced: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function scoreOf(state: State, side: SideId): Score {
  const me = state.sides[side];
  const enemy = state.sides[otherSide(side)];
  const captives = state.reminders.filter((each) => each.reminder === 'captive' && each.side === otherSide(side));
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const lines: ScoreLine[] = [];
  if (enemy.losses.length)
    lines.push({
      name: `${count(enemy.losses.length, 'enemy', 'enemies')} destroyed`,
      points: sum(enemy.losses.map(({ cost }) => cost ?? 0)),
      rules: ['fr3.victory.points-destroyed'],
    });
  if (captives.length)
    lines.push({
      name: `${count(captives.length, 'captive', 'captives')}, twice the cost`,
      points: victory.captiveFactor * sum(captives.map(({ cost }) => cost ?? 0)),
      rules: ['fr3.victory.points-captured'],
    });
  if (state.objective === side)
    lines.push({ name: 'Terrain objective', points: victory.objective, rules: ['fr3.victory.points-objective'] });
  if (me.clock > victory.clockAtEnd)
    lines.push({ name: 'Clock above 0', points: victory.clockAboveZero, rules: ['fr3.victory.points-clock'] });
  for (const owner of sideIds)
    for (const { kind, holder } of state.sides[owner].holdings) {
      const { name, owner: own, enemy: taken, scored } = holdingOf[kind];
      if (owner === side && holder === 'owner') lines.push({ name: `${name} held`, points: own, rules: scored });
      if (owner !== side && holder === 'enemy') lines.push({ name: `${name} taken`, points: taken, rules: scored });
    }
  if (me.extra) lines.push({ name: 'By agreement', points: me.extra, rules: [] });
  return {
    lines,
    total: sum(lines.map(({ points }) => points)),
    unpriced: [...enemy.losses, ...captives].filter(({ cost }) => cost === null).length,
  };
}

export type Level = 'draw' | 'marginal victory' | 'decisive victory' | 'rout';

export interface Verdict {
  readonly winner: SideId | null;
  readonly level: Level;
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}

/** The winner and the margin, if the battle ended now. */
export function verdict(state: State): Verdict {
  const totals = { first: scoreOf(state, 'first').total, second: scoreOf(state, 'second').total };
  const gone = sideIds.filter((side) => state.sides[side].gone);
  if (gone.length === 1) {
    const winner = otherSide(gone[0] as SideId);
    const because = `${state.sides[gone[0] as SideId].name} has no units left and loses by a rout, whatever the points.`;
    return { winner, level: 'rout', because, rules: ['fr3.victory.rout-all-units'] };
  }
  const lead = Math.abs(totals.first - totals.second);
  const rules = ['fr3.victory.levels'] as const;
  if (lead === 0) return { winner: null, level: 'draw', because: `Both sides have ${totals.first} points: a draw.`, rules };
  const winner = totals.first > totals.second ? 'first' : 'second';
  const level = lead <= victory.marginalUpTo ? 'marginal victory' : lead <= victory.decisiveUpTo ? 'decisive victory' : 'rout';
  return { winner, level, because: `${state.sides[winner].name} leads by ${lead}.`, rules };
}
