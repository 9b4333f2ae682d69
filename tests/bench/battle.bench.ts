/**
 * Measures the speed of the battle of Fantasy Rules!: actions and whole battles per second, listing legal actions, computer
 * players' choices; and the length of a saved battle. Run it with `node tests/bench/battle.bench.ts`.
 */
import { deflateRawSync } from 'node:zlib';
import { bench, do_not_optimize, group, run } from 'mitata';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { worth } from '../../src/engine/fr3/battle/judgement/judgement.ts';
import { judgement } from '../../src/engine/fr3/battle/judgement/planning.ts';
import type { Setup } from '../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { bestPlan, greedyAction, randomAction, usualBudget } from '../../src/engine/kernel/opponent.ts';
import { mirrored } from '../../src/tools/selfplay/fr3/tables.ts';

/** Fifteen units per side: chariots, bowmen and spears. */
const roster = 'hittite-750';
const usualTurns = 8;
const longTurns = 30;

interface Fought {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly states: readonly State[];
}

/** A whole battle of random legal actions. */
function fought(setup: Setup, seed: number): Fought {
  const [dice, choice] = [seeded(seed), seeded(seed + 1)];
  const [actions, states]: [Action[], State[]] = [[], []];
  let { state } = play(fr3Battle.begin(setup), dice);
  for (let action = randomAction(fr3Battle, state, choice); action; action = randomAction(fr3Battle, state, choice)) {
    actions.push(action);
    states.push(state);
    ({ state } = play(fr3Battle.perform(state, action), dice));
  }
  return { setup, actions, states };
}

/** Plays the battle again: checks each action for refusal and performs it, with its dice. */
function again({ setup, actions }: Fought, seed: number): State {
  const dice = seeded(seed);
  let { state } = play(fr3Battle.begin(setup), dice);
  for (const action of actions) {
    if (fr3Battle.refuse(state, action)) throw new Error('The battle went another way.');
    ({ state } = play(fr3Battle.perform(state, action), dice));
  }
  return state;
}

const seed = 11;
const battle = fought(mirrored(roster, usualTurns, seed), seed);
/** A position in the movement step with many options, from the middle of the battle. */
const listed = battle.states
  .map((state) => ({ state, count: [...fr3Battle.actions(state)].length }))
  .slice(Math.floor(battle.states.length / 3));
const { state: middle, count } = listed.reduce((most, each) => (each.count > most.count ? each : most));
/** The same position as a new object, so that nothing about it is cached. */
const fresh = (): State => ({ ...middle, units: middle.units.map((unit) => ({ ...unit })) });
const side = fr3Battle.decider(middle) ?? 'A';

const long = fought(mirrored(roster, longTurns, seed), seed);
const turns = long.states.at(-1)?.sheet.turn;
const saved = JSON.stringify({
  system: fr3Battle.system,
  version: fr3Battle.version,
  setup: long.setup,
  dice: { seed },
  actions: long.actions,
});
const packed = deflateRawSync(saved, { level: 9 }).length;
console.log(`A replay of ${turns} turns, ${long.actions.length} actions: ${saved.length} bytes of JSON, ${packed} compressed.`);
console.log(`A state of ${middle.units.length} units: ${JSON.stringify({ ...middle, setup: null }).length} bytes of JSON.\n`);

group(`actions, dice included (budget: 50,000 a second, 20 µs each; ${battle.actions.length} actions a battle)`, () => {
  bench(`refuse and perform the ${battle.actions.length} actions of a battle`, () => do_not_optimize(again(battle, seed)));
});

group(`what can be done in a position from the middle of a battle of ${middle.units.length} units`, () => {
  bench(`all ${count} legal actions`, () => do_not_optimize([...fr3Battle.actions(fresh())]));
  bench('worth of the position', () => do_not_optimize(worth(fresh(), side)));
});

group('whole battles', () => {
  let next = 0;
  bench(`random legal actions, ${usualTurns} turns`, () => do_not_optimize(fought(battle.setup, next++)));
});

group('an opponent’s choice in that position (budget: 1 s)', () => {
  bench('greedy', () => do_not_optimize(greedyAction(fr3Battle, { worth }, fresh())));
  bench(`search, one plan: ${usualBudget.states} states`, () =>
    do_not_optimize(bestPlan(fr3Battle, judgement, fresh(), usualBudget)),
  );
});

await run();
