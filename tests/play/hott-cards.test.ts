/** Cards of elements, terrain and places, and the links from a battle to the calculators, over random battles. */
import { expect, test } from 'vitest';
import { calculatorFor } from '../../src/components/play/hott/calculators.ts';
import { cards } from '../../src/components/play/hott/card.ts';
import { placesOf, terrainOf } from '../../src/components/play/hott/pieces.ts';
import { registry } from '../../src/content/registry.ts';
import { type Action, hottBattle } from '../../src/engine/hott/battle/battle.ts';
import { drawnSetup } from '../../src/engine/hott/battle/deployment/army-of-roster.ts';
import { judgement } from '../../src/engine/hott/battle/judgement/judgement.ts';
import { distantOdds, fightOdds, outlook, stormOdds } from '../../src/engine/hott/battle/odds.ts';
import type { State } from '../../src/engine/hott/battle/vocabulary/state.ts';
import { sampleArmies } from '../../src/engine/hott/muster/samples.ts';
import { combat } from '../../src/engine/hott/supplement/calculator.ts';
import { readAddress } from '../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../src/engine/kernel/calculator/answer.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { playerOf } from '../../src/engine/kernel/opponent.ts';
import { sampleOr } from '../deep.ts';

/** The states of a battle of the Captain against itself. */
function* states(seed: number): Generator<State> {
  const rosters = { A: sampleArmies[seed % sampleArmies.length], B: sampleArmies[(seed * 5 + 3) % sampleArmies.length] };
  const read = hottBattle.readSetup(
    drawnSetup({ A: rosters.A?.roster as never, B: rosters.B?.roster as never }, seeded(seed), { bounds: 30 }),
  );
  if (!read.ok) throw new Error(read.because);
  const dice = seeded(seed);
  const player = playerOf('greedy', hottBattle, judgement, seed);
  let { state } = play(hottBattle.begin(read.value), dice);
  while (hottBattle.decider(state) !== null) {
    yield state;
    ({ state } = play(hottBattle.perform(state, player.choose(state) as Action), dice));
  }
}

const oddsOf = (state: State, action: Action) => {
  switch (action.kind) {
    case 'fight':
      return fightOdds(state, { own: action.unit, enemy: action.enemy });
    case 'storm':
      return stormOdds(state, action.unit, action.aids);
    case 'shoot':
      return distantOdds(state, 'shot', action.units[0] as string, action.target, action.units.length - 1);
    case 'bespell':
      return distantOdds(state, 'spell', action.units[0] as string, action.target, action.units.length - 1);
    case 'move':
      return newFight(state, action) ?? null;
    default:
      return null;
  }
};
const newFight = (state: State, action: Extract<Action, { kind: 'move' }>) => {
  const found = outlook(state, action);
  return found?.fights.find(({ a, b }, at) => !found.before[at] && (a.who === action.unit || b.who === action.unit));
};
/** Two of the moves into a new fight. */
const attacks = (state: State): readonly Action[] => {
  const moves = state.step === 'moves' ? hottBattle.actionsAmong(state, ['move']) : [];
  return [...moves].filter((each) => each.kind === 'move' && newFight(state, each)).slice(0, 2);
};

const asked = ['fight', 'storm', 'shoot', 'bespell'] as const;
const known = registry().rules;

test('calculators ask what the battle asks, and count the same; cards cite rules that exist', () => {
  const seen = new Map<string, number>();
  const cited = new Set<string>();
  for (const seed of sampleOr([8, 19], [3, 8, 11, 19])) {
    for (const state of states(seed)) {
      for (const action of [...hottBattle.actionsAmong(state, [...asked]), ...attacks(state)]) {
        const link = calculatorFor(state, action);
        expect(link, JSON.stringify(action)).not.toBe(null);
        const [path, search] = (link?.path ?? '').split('?');
        expect(path).toBe('hott/odds/combat/');
        const { question, problems } = readAddress(combat, `?${search}`);
        expect(problems, search).toEqual([]);
        const reply = ask(combat, question);
        const odds = oddsOf(state, action);
        if (!reply.ok || !odds) throw new Error(`${search}: ${JSON.stringify(reply)}`);
        const total = (lines: readonly { readonly amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(
          reply.sums.map(({ lines }) => total(lines)),
          search,
        ).toEqual([total(odds.a.lines), total(odds.b.lines)]);
        seen.set(action.kind, (seen.get(action.kind) ?? 0) + 1);
      }
      if (state.bound % 5 !== 0 || state.step !== 'moves') continue;
      const found = [
        ...state.elements.map(({ id }) => cards.piece(state, id)),
        ...terrainOf(state).map((each) => cards.terrain(state, each)),
        ...placesOf(state).map((each) => cards.place(state, each)),
      ];
      for (const card of found) {
        expect(card).not.toBe(null);
        for (const rule of [
          ...(card?.kind.rules ?? []),
          ...(card?.figures ?? []).flatMap(({ rules }) => rules),
          ...(card?.parts ?? []).flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)),
        ])
          cited.add(rule);
      }
    }
  }
  expect([...cited].filter((rule) => !known.has(rule as never))).toEqual([]);
  expect(seen.get('fight')).toBeGreaterThan(10);
  expect(seen.get('shoot')).toBeGreaterThan(3);
  expect(seen.get('move')).toBeGreaterThan(5);
}, 120_000);
