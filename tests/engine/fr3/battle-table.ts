/** Battles for the tests: small armies, positions in notation, and battles of random legal actions. */
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import type { BattleEvent } from '../../../src/engine/fr3/battle/events.ts';
import { type ArmsId, type Army, armsIds, type Setup, type TroopSetup } from '../../../src/engine/fr3/battle/setup.ts';
import type { SideId, State } from '../../../src/engine/fr3/battle/state.ts';
import { leaders } from '../../../src/engine/fr3/melee/leaders.ts';
import { type TerrainKind, terrainKinds } from '../../../src/engine/fr3/table/terrain.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { describe as inWords, parse, positionOf } from '../../../src/engine/kernel/notation.ts';
import { randomAction } from '../../../src/engine/kernel/opponent/random.ts';

const armsWords: readonly string[] = armsIds;
const levelWords: readonly string[] = ['flying', 'swimming', 'burrowing', 'landed'];
const leaderIds = leaders.map(({ id }) => id as string);

/** A set-up from a position: `A` has the first phase. Attached words are leaders (`hero-1-1`), states are morale and kit. */
export function setupOf(text: string, more: Partial<Setup> = {}): Setup {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  const { table, units, terrain } = positionOf(parsed.statements);
  const army = (side: SideId): Army => {
    const own = units.filter((unit) => unit.side === side);
    return {
      name: `Side ${side}`,
      troops: own.map(({ type, base, state, label }): TroopSetup => {
        const kit = Object.fromEntries(
          state
            .filter((word) => !word.includes('demoralized') && !levelWords.includes(word) && !armsWords.includes(word))
            .map((word) => word.split('='))
            .map(([id, value]) => [id, value ?? true]),
        );
        return {
          type,
          at: { x: base.x, y: base.y, facing: base.facing },
          morale: state.includes('double-demoralized') ? 2 : state.includes('demoralized') ? 1 : 0,
          ...(Object.keys(kit).length ? { kit } : {}),
          ...(state.some((word) => armsWords.includes(word))
            ? { arms: state.filter((word): word is ArmsId => armsWords.includes(word)) }
            : {}),
          ...(state.some((word) => levelWords.includes(word) && word !== 'landed')
            ? { levels: state.filter((word): word is 'flying' => levelWords.includes(word) && word !== 'landed') }
            : {}),
          ...(state.includes('landed') ? { landed: true } : {}),
          ...(label ? { name: label } : {}),
        };
      }),
      characters: own.flatMap(({ attached }, at) =>
        attached
          .filter((word) => leaderIds.includes(word))
          .map((leader) => ({ leader: leader as Army['characters'][number]['leader'], with: at + 1 })),
      ),
    };
  };
  const setup: Setup = {
    table: table ?? { width: 48, depth: 36 },
    terrain: terrain.flatMap(({ type, polygon }) =>
      (terrainKinds as readonly string[]).includes(type) ? [{ kind: type as TerrainKind, polygon }] : [],
    ),
    objective: null,
    armies: { A: army('A'), B: army('B') },
    first: 'A',
    ...more,
  };
  const read = fr3Battle.readSetup(setup);
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** A charge straight ahead, or as it is said. */
export const charge = (units: readonly string[], more: Partial<Extract<Action, { kind: 'charge' }>> = {}): Action => ({
  kind: 'charge',
  units,
  aim: 0,
  over: null,
  wrap: 'none',
  ...more,
});

export interface Played {
  readonly state: State;
  readonly events: readonly BattleEvent[];
}

/** The beginning of a battle with these faces, all of which must be rolled. */
export function begun(setup: Setup, ...faces: number[]): Played {
  const dice = scripted(faces);
  const { state, events } = play(fr3Battle.begin(setup), dice);
  dice.finish();
  return { state, events };
}

/** After these actions, each legal, with these faces, all of which must be rolled. */
export function after({ state, events }: Played, actions: readonly Action[], ...faces: number[]): Played {
  const dice = scripted(faces);
  let at: Played = { state, events };
  for (const action of actions) {
    const refusal = fr3Battle.refuse(at.state, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.because}`);
    const next = play(fr3Battle.perform(at.state, action), dice);
    at = { state: next.state, events: next.events };
  }
  dice.finish();
  return at;
}

export const army = (name: string, types: readonly string[], more: Partial<Army> = {}): Army => ({
  name,
  troops: types.map((type) => ({ type })),
  characters: [{ leader: 'general-2-2', with: 1, cost: 160 }],
  ...more,
});

export interface Battle {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly faces: readonly number[];
  readonly states: readonly State[];
  readonly events: readonly BattleEvent[];
}

/** A whole battle of random legal actions. Throws if it has not ended after `most` actions. */
export function randomBattle(setup: Setup, seed: number, most = 5000, seen: (state: State) => void = () => {}): Battle {
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const actions: Action[] = [];
  let { state, events } = play(fr3Battle.begin(setup), dice);
  const [states, all] = [[state], [...events]];
  seen(state);
  while (fr3Battle.decider(state) !== null) {
    if (actions.length >= most) throw new Error(`Seed ${seed}: no end after ${most} actions.`);
    const action = randomAction(fr3Battle, state, choice);
    if (!action) throw new Error(`Seed ${seed}: nobody can do anything.`);
    actions.push(action);
    ({ state, events } = play(fr3Battle.perform(state, action), dice));
    states.push(state);
    all.push(...events);
    seen(state);
  }
  return { setup, seed, actions, faces: dice.faces, states, events: all };
}
