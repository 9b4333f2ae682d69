/**
 * Scenario objectives beyond the book's scoring: points that both players agree on (the sheet's `extra`) for holding or reaching
 * ground. Objectives are part of the set-up, its text and its link. The book's sample scenario has no such objectives, so they
 * are our addition.
 */
import { liesWithin, type Polygon } from '../../../kernel/geometry.ts';
import type { ScoreLine } from '../../companion/score.ts';
import { type BattleReport, event, report } from '../events.ts';
import { inPlay, sheetSide, unitsOf } from '../units/pieces.ts';
import { holderOf } from '../victory/ground.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Reach } from '../vocabulary/scenario-aim.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

export const groundOf = ({ terrain }: Setup, name: string): Polygon | undefined =>
  terrain.find((piece) => piece.name === name)?.polygon;

/** Whether a unit is inside the area. */
export const there = ({ status, base }: BattleUnit, ground: Polygon): boolean =>
  (status === 'table' || status === 'attached') && liesWithin(base, ground);

/** The units that an objective counts, including lost ones. */
export const countedBy = (state: State, { side, who }: Reach): readonly BattleUnit[] =>
  unitsOf(state, side).filter(({ id }) => !who || who.includes(id));

/** How many of the objective's units have arrived. */
export function countArrived(state: State, aim: Reach): number {
  const ground = groundOf(state.setup, aim.ground);
  return ground ? countedBy(state, aim).filter((unit) => there(unit, ground)).length : 0;
}

/** Whether every unit that an objective waits for has arrived or been lost. */
export function areAimsDecided(state: State): boolean {
  const awaited = (state.setup.aims ?? []).filter((aim): aim is Reach => aim.kind === 'reach' && aim.who !== undefined);
  return (
    awaited.length > 0 &&
    awaited.every((aim) => {
      const ground = groundOf(state.setup, aim.ground);
      return ground && countedBy(state, aim).every((unit) => !inPlay(unit) || there(unit, ground));
    })
  );
}

/** Adds agreed points to the sheet. */
function awarded(state: State, side: SideId, points: number): State {
  const on = sheetSide(state, side);
  const before = state.sheet.sides[on];
  const sides = { ...state.sheet.sides, [on]: { ...before, extra: before.extra + points } };
  return { ...state, sheet: { ...state.sheet, sides } };
}

/** At the end of a turn, a side that alone holds the ground scores for it. */
export function scoredForTurn(from: BattleReport): BattleReport {
  let sofar = from;
  for (const aim of from.state.setup.aims ?? []) {
    const ground = aim.kind === 'hold' ? groundOf(from.state.setup, aim.ground) : undefined;
    const side = ground ? holderOf(sofar.state, ground) : null;
    if (side === null) continue;
    const text = `${from.state.setup.armies[side].name} hold ${aim.ground}: ${aim.points} points.`;
    sofar = report(awarded(sofar.state, side, aim.points), ...sofar.events, event({ kind: 'said', text }));
  }
  return sofar;
}

/** At the end of the battle, units that have arrived score. */
export const scoredAtEnd = (state: State): State =>
  (state.setup.aims ?? []).reduce(
    (at, aim) => (aim.kind === 'reach' ? awarded(at, aim.side, aim.points * countArrived(state, aim)) : at),
    state,
  );

/** The agreed points of a finished battle, one line for each objective. */
export function aimLines(state: State, side: SideId): readonly ScoreLine[] {
  const reached = (state.setup.aims ?? []).flatMap((aim) => {
    const count = aim.kind === 'reach' && aim.side === side ? countArrived(state, aim) : 0;
    return count > 0 ? [{ name: `${aim.ground}: ${count} arrived`, points: count * aim.points, rules: [] }] : [];
  });
  const rest = state.sheet.sides[sheetSide(state, side)].extra - reached.reduce((sum, { points }) => sum + points, 0);
  const held = (state.setup.aims ?? []).flatMap((aim) => (aim.kind === 'hold' ? [aim.ground] : []));
  return [...(rest > 0 ? [{ name: `${held.join(', ')}: held at the end of turns`, points: rest, rules: [] }] : []), ...reached];
}
