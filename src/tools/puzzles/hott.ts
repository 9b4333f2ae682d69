/** Puzzles for Hordes of the Things: which attack is worth the only PIP, if any. */
import { actorsOf, isMove, targetsOf } from '../../components/play/hott/actions.ts';
import { type Action, hottBattle } from '../../engine/hott/battle/battle.ts';
import { drawnSetup } from '../../engine/hott/battle/deployment/army-of-roster.ts';
import { judgement } from '../../engine/hott/battle/judgement/judgement.ts';
import { drawnBy, hottNotation } from '../../engine/hott/battle/notation/game.ts';
import { setupNow } from '../../engine/hott/battle/notation/now.ts';
import { askedNow } from '../../engine/hott/battle/sequence.ts';
import type { SideId } from '../../engine/hott/battle/vocabulary/ids.ts';
import type { Setup } from '../../engine/hott/battle/vocabulary/setup.ts';
import type { State } from '../../engine/hott/battle/vocabulary/state.ts';
import { sampleArmies } from '../../engine/hott/muster/samples.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import { gap } from '../../engine/kernel/geometry.ts';
import { playerOf } from '../../engine/kernel/opponent.ts';
import type { PuzzleSystem } from './system.ts';

/**
 * The battles that provide positions end after this many bounds. The battle of a puzzle ends this many bounds after its position.
 */
const bounds = 40;
/** The forecast goes from −10 to 10. Puzzles show it from −100 for a lost battle to 100 for a won one. */
const scale = 10;
/** With a single PIP, one move is the whole decision. */
const pips = 1;

/** A sample army against another one, on a random battlefield with this seed. */
function setup(seed: number): Setup {
  const at = seed % sampleArmies.length;
  const apart = 1 + (Math.floor(seed / sampleArmies.length) % (sampleArmies.length - 1));
  const rosterAt = (place: number) => (sampleArmies[place % sampleArmies.length] as (typeof sampleArmies)[number]).roster;
  const read = hottBattle.readSetup(drawnSetup({ A: rosterAt(at), B: rosterAt(at + apart) }, seeded(seed), { bounds }));
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** The elements and their places as text. */
const places = ({ elements, home, acting, bound }: State): string =>
  JSON.stringify([
    elements.map(({ id, type, base, fate, down }) => [
      id,
      type,
      fate,
      down,
      fate === 'on' || fate === 'ensorcelled' ? base : null,
    ]),
    home,
    acting,
    bound,
  ]);

/** The position at the start of the moves, as if the die had given a single PIP. */
function positionOf(state: State): Setup | null {
  if (state.stage !== 'fighting' || state.step !== 'moves' || askedNow(state)?.what !== 'moves') return null;
  // A god leaves the table on some rolls of the PIP die. The position has a different roll, so positions with a god are not used.
  if (state.elements.some(({ type, fate }) => type === 'gods' && fate === 'on')) return null;
  const now = setupNow(state);
  if (now.leavesOut.length > 0 || !now.setup.now) return null;
  const position: Setup = { ...now.setup, bounds: state.bound + bounds, now: { ...now.setup.now, pips } };
  const begun = hottBattle.begin(position);
  // If the position cannot describe the whole state, its elements differ from those in the state, and the position is not used.
  return begun.kind === 'known' && places(begun.value.state) === places(state) ? position : null;
}

/** Each attack is a choice of its own. Of all other moves by the same elements, only the best is a choice. */
const choice = (state: State, action: Action): string | null => {
  if (action.kind === 'done') return 'pass';
  if (!isMove(action) && action.kind !== 'engage') return null;
  return JSON.stringify([actorsOf(action).toSorted(), targetsOf(state, action).toSorted()]);
};

function onTheWay(state: State): Action | undefined | null {
  if (askedNow(state)?.what !== 'moves') return null;
  const attacks = new Set(
    [...hottBattle.actions(state)].flatMap((action) =>
      action.kind !== 'done' && targetsOf(state, action).length > 0 ? (choice(state, action) ?? []) : [],
    ),
  );
  return attacks.size > 0 ? undefined : null;
}

function distance(state: State, action: Action): number | null {
  const basesOf = (ids: readonly string[]) => state.elements.filter(({ id }) => ids.includes(id)).map(({ base }) => base);
  const enemies = action.kind === 'done' ? [] : basesOf(targetsOf(state, action));
  const gaps = basesOf(actorsOf(action)).flatMap((base) => enemies.map((enemy) => gap(base, enemy)));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

export const hott: PuzzleSystem<Setup, State, Action, SideId> = {
  notated: hottNotation,
  shortly: drawnBy,
  judgement: { ...judgement, forecast: (state, side) => scale * judgement.forecast(state, side) },
  setup,
  player: (seed) => playerOf(seed % 3 === 0 ? 'sergeant' : 'greedy', hottBattle, judgement, seed),
  decider: hottBattle.decider,
  positionOf,
  onTheWay,
  choice,
  distance,
  leads: { least: 8, easy: 40, easyNearest: 20 },
};
