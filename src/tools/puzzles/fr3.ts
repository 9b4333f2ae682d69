/** Puzzles for Fantasy Rules!: which charge, or which shot, if any. */
import { actorsOf, targetsOf } from '../../components/play/fr3/actions.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { armyOfRoster, setupOfRosters } from '../../engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape, drawnTable } from '../../engine/fr3/battle/deployment/landscape.ts';
import { judgement } from '../../engine/fr3/battle/judgement/planning.ts';
import { drawnBy, fr3Notation } from '../../engine/fr3/battle/notation/game.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { enemyOf, type SideId, sideIds } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { Army, Setup } from '../../engine/fr3/battle/vocabulary/setup.ts';
import type { BattleUnit, State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { readyRosters } from '../../engine/fr3/muster/ready.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import { gap } from '../../engine/kernel/geometry.ts';
import { likeliest, type Player, stepByStep } from '../../engine/kernel/opponent.ts';
import { contestant } from '../selfplay/fr3/players.ts';
import type { PuzzleSystem } from './system.ts';

/** The battles that provide positions end after this many turns. */
const turns = 10;
/** If enemies are within this many inches, something is about to happen. */
const near = 8;
/** The minimum number of units per side. With fewer units, there is little to decide. */
const fewest = 3;

/** Ready-made rosters without magic users, so that puzzles do not need the magic chapters. */
const rosters = readyRosters.flatMap(({ roster }) => {
  const army = armyOfRoster(roster);
  return army.ok && army.value.characters.every(({ magic }) => magic === undefined) ? [roster] : [];
});
const pairs = rosters.flatMap((one) =>
  rosters.flatMap((other) => (one !== other && one.size === other.size ? [{ A: one, B: other }] : [])),
);

/** Two different rosters of equal size, on a random table with this seed. */
function setup(seed: number): Setup {
  const armies = pairs[seed % pairs.length];
  if (!armies) throw new Error('There are no two ready rosters of a size without magic.');
  const read = setupOfRosters(armies, drawLandscape(armies.A.size, seeded(seed)), { turns });
  if (!read.ok) throw new Error(read.because);
  // The notation can describe such a table by its seed alone.
  const { terrain, objective } = drawnTable(read.value.table, seed);
  return { ...read.value, terrain, objective };
}

/**
 * A player for both sides: a script plays one side, and a computer player with judgement the other. The script advances, so that
 * the armies meet.
 */
function player(seed: number): Player<State, Action> {
  const script = contestant(seed % 4 < 2 ? 'rush' : 'gang-up', seed);
  const judging = contestant(seed % 3 === 0 ? 'sergeant' : 'greedy', seed);
  const scripted: SideId = seed % 2 === 0 ? 'A' : 'B';
  return stepByStep((state) => (fr3Battle.decider(state) === scripted ? script : judging).choose(state));
}

/** Whether a position can describe the unit completely: its place, its morale, and its roster entry. */
const isPlain = (unit: BattleUnit): boolean =>
  unit.square.length === 0 &&
  unit.ride === null &&
  unit.onFoot === null &&
  unit.wall === null &&
  unit.stakes !== 'up' &&
  unit.stakes !== 'left' &&
  unit.effects.length === 0 &&
  unit.flees === null &&
  unit.lasting === 0 &&
  unit.markers === (unit.morale > 0 ? 0 : unit.mostMarkers);

/** The rest of an army, each unit in its place. */
function leftOf({ setup, units, characters }: State, side: SideId): Army | null {
  const army = setup.armies[side];
  const left = units.filter((unit) => unit.side === side && (unit.status === 'table' || unit.status === 'attached'));
  if (!left.every(isPlain) || units.some(({ status }) => status === 'awaited' || status === 'away')) return null;
  const numberOf = (id: string | null): number => left.findIndex((unit) => unit.id === id) + 1;
  const troops = left.map((unit) => {
    const troop = army.troops[Number(unit.id.slice(1)) - 1];
    if (!troop) throw new Error(`${unit.id} is in no roster.`);
    const { x, y, facing } = unit.base;
    const { with: _, ...of } = troop;
    return {
      ...of,
      at: { x, y, facing },
      ...(unit.host === null ? {} : { with: numberOf(unit.host) }),
      ...(unit.morale > 0 ? { morale: unit.morale } : {}),
    };
  });
  const led = characters.filter((one) => one.side === side && one.status !== 'killed');
  if (
    led.some(({ status, host, spent, duel, prey }) => status !== 'in play' || !numberOf(host) || spent.length > 0 || duel || prey)
  )
    return null;
  return {
    ...army,
    troops,
    characters: led.map(({ id, host }) => {
      const { apart: _, ...of } = army.characters[Number(id.slice(1)) - army.troops.length - 1] as Army['characters'][number];
      return { ...of, with: numberOf(host) };
    }),
  };
}

/** The places of all units as text; `renamed` if the sides have swapped letters. */
const places = ({ units, contacts }: State, renamed = false): string =>
  JSON.stringify([
    units
      .filter(({ status }) => status === 'table')
      .map(({ base, side, morale, level, markers }) =>
        JSON.stringify([renamed ? enemyOf(side) : side, base.x, base.y, base.facing, morale, level, markers]),
      )
      .sort(),
    contacts.length,
  ]);

function positionOf(state: State): Setup | null {
  const ask = askedNow(state);
  const [A, B] = [leftOf(state, 'A'), leftOf(state, 'B')];
  if (!ask || state.stage !== 'fighting' || !A || !B) return null;
  const onTable = (side: SideId) => state.units.filter((unit) => unit.side === side && unit.status === 'table');
  if (sideIds.some((side) => onTable(side).length < fewest)) return null;
  if (!onTable('A').some(({ base }) => onTable('B').some((enemy) => gap(base, enemy.base) < near))) return null;
  const { initiative: _, ...rest } = state.setup;
  // In a position, A's home must be the lower edge.
  const renamed = state.home.A === 'top';
  const position: Setup = {
    ...rest,
    armies: renamed ? { A: B, B: A } : { A, B },
    first: renamed ? enemyOf(ask.side) : ask.side,
    turns,
  };
  const begun = fr3Battle.begin(position);
  // If a position cannot describe the whole state, the units that it sets up differ from those in the state, and the position is
  // not used.
  return begun.kind === 'known' && places(begun.value.state) === places(state, renamed) ? position : null;
}

const passing: Action = { kind: 'pass' };
/** Questions that come before the question of the puzzle, and are skipped. */
const before = ['rally', 'missiles'];

/** The contacts that a charge makes in its most likely result. */
function metBy(state: State, action: Action): State['contacts'] {
  const { contacts } = likeliest(fr3Battle.perform(state, action)).state;
  const last = Math.max(...contacts.map(({ since }) => since));
  return contacts.filter(({ since }) => since === last);
}

function distance(state: State, action: Action): number | null {
  const side = askedNow(state)?.side;
  const unitsOf = (ids: readonly string[]) => state.units.filter(({ id }) => ids.includes(id));
  const enemies = unitsOf(targetsOf(state, action)).filter((unit) => unit.side !== side);
  const gaps = unitsOf(actorsOf(action)).flatMap(({ base }) => enemies.map((enemy) => gap(base, enemy.base)));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

const choice = (state: State, action: Action): string | null => {
  switch (action.kind) {
    case 'pass':
      return 'pass';
    case 'shoot':
    case 'bombard':
      return JSON.stringify(action);
    case 'charge':
    case 'engage': {
      const met = metBy(state, action);
      return JSON.stringify([actorsOf(action), met.map(({ a, b }) => `${a}${b}`).sort()]);
    }
    default:
      return null;
  }
};

function onTheWay(state: State): Action | undefined | null {
  const ask = askedNow(state);
  if (!ask) return null;
  const choices = new Set([...fr3Battle.actions(state)].flatMap((action) => choice(state, action) ?? []));
  if ((ask.what === 'movement' || ask.what === 'missiles') && choices.size > 2) return undefined;
  return before.includes(ask.what) ? passing : null;
}

export const fr3: PuzzleSystem<Setup, State, Action, SideId> = {
  notated: fr3Notation,
  shortly: drawnBy,
  judgement,
  setup,
  player,
  decider: fr3Battle.decider,
  positionOf,
  onTheWay,
  choice,
  distance,
  leads: { least: 6, easy: 100, easyNearest: 40 },
};
