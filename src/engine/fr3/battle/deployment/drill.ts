/** Deploys a whole army as a player would: infantry and machines in the middle, cavalry and beasts on the wings. */

import { baseAt, baseSide } from '../../table/bases.ts';
import { deploymentZones } from '../../table/deployment.ts';
import { terrainUnder } from '../../table/terrain.ts';
import { ask } from '../chapters/asking.ts';
import { type Action, fr3Battle } from '../ruleset.ts';
import { askedNow } from '../sequence.ts';
import { commandOf } from '../units/commands.ts';
import { unitsOf } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { facingOf } from './begin.ts';

const firstOf = (state: State): Action | undefined => [...fr3Battle.actions(state)][0];

/** The most units placed in one line. Longer lines are hard to turn, and shorter ones are overlapped. */
const longest = 6;
/** Gap between two lines of foot, in bases. The lines can then support each other. */
const gap = 0.5;

interface Part {
  readonly units: readonly BattleUnit[];
  /** Where the middle of this part of the army goes: a share of the table's width, counted from the army's left. */
  readonly share: number;
}

/**
 * Divides the army into parts whose units deploy together: infantry in lines from the left with artillery among them, half of the
 * mounted units on each wing.
 */
function parts(state: State, side: SideId): readonly Part[] {
  const all = unitsOf(state, side).filter(({ host }) => host === null);
  const mounted = all.filter((unit) => ['cavalry', 'monsters'].includes(rowOf(state, unit).group));
  const foot = all.filter((unit) => !mounted.includes(unit));
  const half = Math.ceil(mounted.length / 2);
  const lines = (units: readonly BattleUnit[]) => {
    const count = Math.ceil(units.length / longest);
    return Array.from({ length: count }, (_, at) =>
      units.slice(Math.round((at * units.length) / count), Math.round(((at + 1) * units.length) / count)),
    );
  };
  const centre = lines(foot);
  const apart = ((Math.ceil(foot.length / centre.length) + gap) * baseSide) / state.setup.table.width;
  return [
    ...centre.map((units, at) => ({ units, share: 0.5 + (at - (centre.length - 1) / 2) * apart })),
    ...lines(mounted.slice(0, half)).map((units) => ({ units, share: 0.14 })),
    ...lines(mounted.slice(half)).map((units) => ({ units, share: 0.86 })),
  ].filter(({ units }) => units.length > 0);
}

/** Whether the whole line is on open ground if it begins here. */
const inTheOpen = (
  state: State,
  { x, y, units }: { readonly x: number; readonly y: number; readonly units: readonly unknown[] },
  east: 1 | -1,
) =>
  units.every((_, at) =>
    terrainUnder(baseAt(x + at * baseSide * east, y, 0), state.setup.terrain).every(({ kind }) => kind === 'open'),
  );

/** The next deployment of this side, or undefined if the other side deploys. */
export function deployNext(state: State, side: SideId): Action | undefined {
  const first = ask.deploysFirst(state, side);
  if (first) return first;
  const all = parts(state, side);
  const waiting = all.flatMap(({ units }) => units.filter(({ status }) => status === 'reserve'));
  // Deploys one command after another, because units of two commands do not move together and may have different players.
  const command = Math.min(...waiting.map(({ id }) => commandOf(state, id) ?? 0));
  const comesNow = (unit: BattleUnit): boolean => waiting.includes(unit) && (commandOf(state, unit.id) ?? 0) === command;
  const part = all.map(({ units, share }) => ({ units: units.filter(comesNow), share })).find(({ units }) => units.length > 0);
  if (!part) return firstOf(state);
  const { units, share } = part;
  const { width } = state.setup.table;
  const zone = deploymentZones(state.setup.table)[state.home[side] === 'bottom' ? 0 : 1];
  const ys = zone.map(({ y }) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  // An army facing down the table has its left in the east.
  const east = facingOf(state, side) === 0 ? 1 : -1;
  const half = ((units.length - 1) * baseSide) / 2;
  const middle = (east === 1 ? share : 1 - share) * width;
  let second: Action | undefined;
  // Tries the front of the zone first, and then the places closest to the preferred place, on open ground if possible.
  for (let back = 0.5; back * baseSide < high - low; back += 1.25)
    for (let off = 0; off < width; off += baseSide / 2)
      for (const sign of off === 0 ? [1] : [1, -1]) {
        const action = {
          kind: 'deploy',
          units: units.map(({ id }) => id),
          x: middle + sign * off - half * east,
          y: east === 1 ? high - back * baseSide : low + back * baseSide,
          wide: units.length,
        } as const;
        if (fr3Battle.refuse(state, action) !== null) continue;
        if (inTheOpen(state, action, east)) return action;
        second ??= action;
      }
  return second ?? firstOf(state);
}

/** The deployment that computer players use. */
export const deployByDrill = (state: State): Action | undefined => {
  const ask = askedNow(state);
  return ask?.what === 'deploy' ? deployNext(state, ask.side) : undefined;
};
