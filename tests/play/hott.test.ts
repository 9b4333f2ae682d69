/** Hordes of the Things on the battle page: new battles, gestures, odds, links. */
import { describe, expect, test } from 'vitest';
import { type Course, diceFor as dice, facesOf, after as onward, stateOf } from '../../src/components/play/course.ts';
import { optionsOf } from '../../src/components/play/hott/actions.ts';
import { newBattle } from '../../src/components/play/hott/new-battle.ts';
import { fightsAfter, outcomesOf } from '../../src/components/play/hott/outcomes.ts';
import { hottPage } from '../../src/components/play/hott/page.ts';
import { hottSystem } from '../../src/components/play/hott/system.tsx';
import { battleOf } from '../../src/components/play/hott/two-armies.ts';
import { fromLink, linkOf } from '../../src/components/play/saved/replay-link.ts';
import type { GameSystem } from '../../src/components/play/system.ts';
import { type Action, hottBattle } from '../../src/engine/hott/battle/battle.ts';
import type { BattleEvent } from '../../src/engine/hott/battle/events.ts';
import { brokenInvariants } from '../../src/engine/hott/battle/invariants.ts';
import { judgement } from '../../src/engine/hott/battle/judgement/judgement.ts';
import type { State } from '../../src/engine/hott/battle/vocabulary/state.ts';
import { squareContact } from '../../src/engine/kernel/geometry.ts';
import { nearPlayer } from '../../src/engine/kernel/opponent/near.ts';
import { canonicalText } from '../../src/engine/kernel/replay.ts';
import { table } from '../engine/hott/battle-table.ts';

type HottCourse = Course<State, Action, BattleEvent>;
const { armies } = hottPage.props();
const system = hottSystem as unknown as GameSystem;

const begun = (one: number, other: number, seed: number) => {
  const [a, b] = [armies[one % armies.length], armies[other % armies.length]] as [(typeof armies)[0], (typeof armies)[0]];
  return newBattle(battleOf([a.army, b.army], { opponent: 'greedy', inPlace: true, seed }).battle);
};

describe('a new battle', () => {
  test.each(armies.map(({ id }, at) => [id, at] as const))(
    '%s: everybody is in place, and the player looks up the board',
    (_, at) => {
      const { course } = begun(at, at + 1, at + 3);
      const state = stateOf(course);
      expect(state.stage).toBe('fighting');
      expect(brokenInvariants(state)).toEqual([]);
      expect(state.home.A).toBe('south');
      const { place, left } = hottSystem.header(state);
      expect(place).toContain('Bound');
      expect(left).toMatch(/^\d PIPs?$/);
    },
  );
});

test('the link of a battle is short, and reads back the same', async () => {
  const { battle, course: from } = begun(0, 4, 11);
  const player = nearPlayer('sergeant', hottBattle, judgement, 1);
  let course: HottCourse = from;
  for (let count = 0; count < 24 && hottBattle.decider(stateOf(course)) !== null; count++) {
    const action = player.choose(stateOf(course)) as Action;
    course = onward(hottBattle, course, action, dice(battle.seed, facesOf(course).length));
  }
  const module = await system.notation();
  const link = linkOf(system, module, battle, course);
  if (!link.ok) throw new Error(link.because);
  expect(link.value.length).toBeLessThan(900);
  const read = fromLink(system, module, link.value);
  if (!read.ok) throw new Error(read.because);
  expect(canonicalText(stateOf(read.course))).toBe(canonicalText(stateOf(course)));
});

describe('gestures', () => {
  const { state } = table({
    A: ['blades 1000 1000 N general', 'riders 400 1000 N'],
    B: ['spears 1000 1130 S general', 'beasts 1800 1800 S'],
  });

  test('an element that is dragged near an enemy snaps square onto its front', () => {
    const action = hottSystem.moves.sentTo(state, ['A1'], { x: 10.2, y: 10.6 });
    expect(action && hottBattle.refuse(state, action)).toBe(null);
    const [ghost] = hottSystem.table.ghosts(state, action as Action);
    const enemy = state.elements.find(({ id }) => id === 'B1');
    expect(squareContact(ghost?.base as never, enemy?.base as never)).toBe('front');
    expect(hottSystem.actions.targets(state, action as Action)).toEqual(['B1']);
    expect(hottSystem.words.action(state, action as Action)).toBe('Attack Spears (B1) in front');
    expect(hottSystem.words.cost(state, action as Action)).toMatch(/^1 PIP of 6\. \d+ paces/);
  });

  test('a drag onto an enemy whom it may not attack says why', () => {
    const near = table({ A: ['blades 1000 1000 N general', 'riders 700 1000 N'], B: ['spears 1000 1130 S general'] }).state;
    const action = hottSystem.moves.sentTo(near, ['A1'], { x: 10.2, y: 10.6 }) as Action;
    expect(hottBattle.refuse(near, action)?.rules).toContain('hott.gaps.minimum-gap');
  });

  test('a drag farther than an element may go ends where it may', () => {
    const action = hottSystem.moves.sentTo(state, ['A2'], { x: 0.2, y: 16 }) as Action;
    expect(hottBattle.refuse(state, action)).toBe(null);
    const { x, y } = action as { x: number; y: number };
    const far = Math.hypot(x - 4, y - 10);
    expect(far).toBeGreaterThan(4);
    expect(far).toBeLessThan(5.1);
  });

  test('the odds of a contact are there before it is made, with the sums of both sides', () => {
    const action = hottSystem.moves.sentTo(state, ['A1'], { x: 10.2, y: 10.6 }) as Action;
    const [fight] = fightsAfter(state, action);
    expect(fight?.a.who).toBe('A1');
    expect(fight?.b.who).toBe('B1');
    expect(fight?.a.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(6);
    expect(fight?.a.chances.map(({ fate }) => fate)).toContain('recoils');
  });

  test('the fates of a fight add up to 1', () => {
    const near = onward(
      hottBattle,
      [{ action: null, by: null, rolls: [], events: [], state }],
      hottSystem.moves.sentTo(state, ['A1'], { x: 10.2, y: 10.6 }) as Action,
      dice(1, 0),
    );
    const done = onward(hottBattle, near, { kind: 'done' }, dice(1, 0));
    const fight = optionsOf(stateOf(done)).find(({ kind }) => kind === 'fight') as Action;
    const found = outcomesOf(stateOf(done), fight) ?? [];
    expect(found.map(({ ids }) => ids[0])).toEqual(['A1', 'B1']);
    for (const { chances } of found) expect(chances.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

test('the reach of a group is an area in front of each of its elements', () => {
  const state = table({
    A: ['blades 1000 700 N general', 'blades 840 700 N', 'blades 1160 700 N'],
    B: ['spears 1000 1500 S general'],
  }).state;
  const reach = hottSystem.table.layers(state, ['A1', 'A2', 'A3'], []).filter(({ tone }) => tone === 'reach');
  expect(reach.map(({ points }) => points.length)).toEqual([4, 4, 4]);
  for (const [at, { points }] of reach.entries()) {
    const { base } = state.elements[at] as (typeof state.elements)[0];
    expect(Math.max(...points.map(({ x }) => Math.abs(x - base.x)))).toBeCloseTo(base.width / 2);
  }
});

test('every action of a random battle has words, and every question', () => {
  const { battle, course: from } = begun(2, 6, 5);
  const player = nearPlayer('recruit', hottBattle, judgement, 1);
  let course: HottCourse = from;
  for (let count = 0; count < 40 && hottBattle.decider(stateOf(course)) !== null; count++) {
    const state = stateOf(course);
    const question = hottSystem.question(state);
    expect(question && hottSystem.words.question(state, question)).toMatch(/[.?]$/);
    for (const action of optionsOf(state)) {
      expect(hottSystem.words.action(state, action)).not.toMatch(/undefined|NaN|^$/);
      expect(hottSystem.table.ghosts(state, action)).toBeInstanceOf(Array);
    }
    const said = hottSystem.chronicle.lines(course.at(-1) as HottCourse[number]).map(({ text }) => text);
    expect(said.join(' ')).not.toMatch(/undefined|NaN/);
    // What became of an element is said once.
    const fates = said.join(' ').match(/[^.:]* (recoils|flees|is destroyed)/g) ?? [];
    expect(new Set(fates).size).toBe(fates.length);
    course = onward(hottBattle, course, player.choose(state) as Action, dice(battle.seed, facesOf(course).length));
  }
}, 60_000);
