/**
 * Aims of a scenario, beyond what the book counts: points by agreement of both players (the sheet’s `extra`), for ground held or
 * reached. They are part of a set-up, and so of its text and its link. The book’s sample scenario has none: all of this is ours.
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

/** The outline of a named piece of terrain. */
export const groundOf = ({ terrain }: Setup, name: string): Polygon | undefined =>
  terrain.find((piece) => piece.name === name)?.polygon;

/** Whether a unit has arrived on ground. */
export const there = ({ status, base }: BattleUnit, ground: Polygon): boolean =>
  (status === 'table' || status === 'attached') && liesWithin(base, ground);

/** The units that an aim counts, lost ones among them. */
export const countedBy = (state: State, { side, who }: Reach): readonly BattleUnit[] =>
  unitsOf(state, side).filter(({ id }) => !who || who.includes(id));

/** How many of them have arrived. */
export function arrived(state: State, aim: Reach): number {
  const ground = groundOf(state.setup, aim.ground);
  return ground ? countedBy(state, aim).filter((unit) => there(unit, ground)).length : 0;
}

/** Whether nobody whom an aim waits for is still on the way. */
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

/** Writes points by agreement on the sheet. */
function awarded(state: State, side: SideId, points: number): State {
  const on = sheetSide(state, side);
  const before = state.sheet.sides[on];
  const sides = { ...state.sheet.sides, [on]: { ...before, extra: before.extra + points } };
  return { ...state, sheet: { ...state.sheet, sides } };
}

/** A turn has ended: whoever holds ground alone scores for it. */
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

/** The battle has ended: whoever has arrived scores for it. */
export const scoredAtEnd = (state: State): State =>
  (state.setup.aims ?? []).reduce(
    (at, aim) => (aim.kind === 'reach' ? awarded(at, aim.side, aim.points * arrived(state, aim)) : at),
    state,
  );

/** The points by agreement of a battle that is over, aim by aim. */
export function aimLines(state: State, side: SideId): readonly ScoreLine[] {
  const reached = (state.setup.aims ?? []).flatMap((aim) => {
    const count = aim.kind === 'reach' && aim.side === side ? arrived(state, aim) : 0;
    return count > 0 ? [{ name: `${aim.ground}: ${count} arrived`, points: count * aim.points, rules: [] }] : [];
  });
  const rest = state.sheet.sides[sheetSide(state, side)].extra - reached.reduce((sum, { points }) => sum + points, 0);
  const held = (state.setup.aims ?? []).flatMap((aim) => (aim.kind === 'hold' ? [aim.ground] : []));
  return [...(rest > 0 ? [{ name: `${held.join(', ')}: held at the end of turns`, points: rest, rules: [] }] : []), ...reached];
}
