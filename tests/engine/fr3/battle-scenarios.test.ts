/** Scenarios: objectives count as described, scenarios survive the notation, and each can be played to its end. */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { aims } from '../../../src/engine/fr3/battle/judgement/ground.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement/planning.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { countArrived } from '../../../src/engine/fr3/battle/scenarios/aims.ts';
import { sayAim } from '../../../src/engine/fr3/battle/scenarios/aims-in-words.ts';
import { setupOfText } from '../../../src/engine/fr3/battle/scenarios/scenario.ts';
import { scenarios } from '../../../src/engine/fr3/battle/scenarios/scenarios.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { type PlayerId, playerOf } from '../../../src/engine/kernel/opponent.ts';
import { begun, type Played, after as when } from './battle-table.ts';

const read = (text: string): Setup => {
  const setup = setupOfText(text);
  if (!setup.ok) throw new Error(setup.because);
  return setup.value;
};

const pass: Action = { kind: 'pass' };
/** Both sides pass until the battle is over, or at most this number of times. */
function still(at: Played, most = 100): Played {
  let now = at;
  for (let n = 0; n < most && fr3Battle.decider(now.state) !== null; n++) now = when(now, [pass]);
  return now;
}
const linesOf = ({ state }: Played, side: 'A' | 'B') =>
  fr3Battle.result(state)?.scores[side].lines.map(({ name, points }) => [name, points]);
const said = ({ state, events }: Played) => events.map((each) => tell(state, each));

const hill = `
  table 48x36
  terrain hill "Old Hill" 20,14 to 28,22
  A1 spears 23,17 N
  A2 spears 3,3 N
  B1 mobs 40,33 S
  army A "The Hill Folk"
  first A
  turns 2
  aim hold "Old Hill" 40
`;
const road = `
  table 48x36
  terrain open "The gate" 40,0 48,0 48,36 40,36
  A1 mobs 38.4,10 E
  A2 mobs 44,20 E
  A3 spears 44,5 E
  B1 mobs 3,33 S
  first A
  turns 3
`;

describe('ground that is held', () => {
  test('scores at the end of every turn for the side that is alone on it', () => {
    const one = still(begun(read(hill)), 2);
    expect(said(one)).toContain('The Hill Folk hold Old Hill: 40 points.');
    expect(one.state.sheet).toMatchObject({ turn: 2, sides: { first: { extra: 40 }, second: { extra: 0 } } });
    const over = still(one);
    expect(linesOf(over, 'A')).toEqual([
      ['Clock above 0', 50],
      ['Old Hill: held at the end of turns', 80],
    ]);
    expect(fr3Battle.result(over.state)).toMatchObject({ winner: 'A', level: 'marginal victory', scores: { A: { total: 130 } } });
  });

  test('scores for nobody while both have units on it', () => {
    const shared = still(begun(read(hill.replace('B1 mobs 40,33 S', 'B1 mobs 23,20.5 S'))), 2);
    expect(shared.state.sheet.sides.first.extra).toBe(0);
  });
});

describe('ground that is reached', () => {
  test('scores at the end for each unit that stands wholly on it', () => {
    const begin = begun(read(`${road}aim reach A "The gate" 25`));
    const over = still(begin);
    expect(linesOf(over, 'A')).toEqual([
      ['Clock above 0', 50],
      ['The gate: 2 arrived', 50],
    ]);
    const moved = still(when(begin, [{ kind: 'ahead', units: ['A1'], inches: 4 }]));
    expect(linesOf(moved, 'A')).toContainEqual(['The gate: 3 arrived', 75]);
  });

  test('ends the battle as soon as none of those who are awaited is on the way', () => {
    const begin = begun(read(`${road}aim reach A "The gate" 60 A1 A2`));
    const over = when(begin, [{ kind: 'ahead', units: ['A1'], inches: 4 }]);
    expect(over.state.stage).toBe('over');
    expect(said(over).at(-1)).toMatch(/^No more units can arrive/);
    expect(linesOf(over, 'A')).toContainEqual(['The gate: 2 arrived', 120]);
    expect(fr3Battle.decider(still(begin, 2).state)).not.toBeNull();
  });
});

describe('in notation', () => {
  const both = read(`${road}aim hold "The gate" 15\naim reach A "The gate" 60 A1 A2`);

  test('aims are written and read again', () => {
    expect(both.aims).toEqual([
      { kind: 'hold', ground: 'The gate', points: 15 },
      { kind: 'reach', side: 'A', ground: 'The gate', points: 60, who: ['A1', 'A2'] },
    ]);
    expect(read(write(writeSetup(both)))).toEqual(both);
  });

  test('units on their way count for their own side, and as much against the other', () => {
    const on = begun(read(`${road}aim reach A "The gate" 60`)).state;
    expect(aims(on, 'A')).toBeGreaterThan(0);
    expect(aims(on, 'B')).toBe(-aims(on, 'A'));
  });

  test('units that have other names afterwards are followed', () => {
    const gap = read(`${road.replace('A2 mobs', 'A7 mobs')}aim reach A "The gate" 60 A7`);
    expect(gap.aims).toEqual([{ kind: 'reach', side: 'A', ground: 'The gate', points: 60, who: ['A3'] }]);
  });

  test('a battle under way keeps its aims, and says that points scored so far are lost', () => {
    const now = setupNow(still(begun(read(hill)), 2).state);
    expect(now?.setup.aims).toEqual([{ kind: 'hold', ground: 'Old Hill', points: 40 }]);
    expect(now?.without.join(' ')).toContain('Points for objectives no longer count');
  });

  test.each([
    ['aim hold "Nowhere" 40', /There is no “Nowhere”/],
    ['aim hold "The gate"', /in the form/],
    ['aim hold "The gate" 0', /1 to 999 points/],
    ['aim take "The gate" 10', /in the form/],
    ['aim reach A "The gate" 10 B1', /must belong to side A/],
  ])('%s is refused in a sentence', (aim, because) => {
    const setup = setupOfText(road + aim);
    expect(setup.ok ? '' : setup.because).toMatch(because);
  });
});

describe.each(scenarios)('$title', (scenario) => {
  const setup = read(scenario.text);

  const players = (id: PlayerId, seed: number) => ({
    A: playerOf(id, fr3Battle, judgement, seed),
    B: playerOf(id, fr3Battle, judgement, seed + 1),
  });
  function fought(id: PlayerId, seed: number, turns: number): State {
    const dice = seeded(seed);
    const by = players(id, seed + 2);
    let { state } = play(fr3Battle.begin({ ...setup, turns }), dice);
    expect(brokenInvariants(state)).toEqual([]);
    for (let side = fr3Battle.decider(state); side !== null; side = fr3Battle.decider(state))
      state = play(fr3Battle.perform(state, by[side].choose(state) as Action), dice).state;
    expect(brokenInvariants(state)).toEqual([]);
    return state;
  }

  test('everybody stands in place, nobody has to be deployed', () => {
    const { state } = begun(setup);
    expect(state.stage).toBe('fighting');
    expect(state.contacts).toEqual([]);
  });

  test('its aims are named, and the sum of its lines is the total', () => {
    expect(setup.aims?.length).toBeGreaterThan(0);
    for (const aim of setup.aims ?? []) expect(sayAim(setup, aim)).toMatch(/^\S.* points .*\.$/);
    const state = fought('greedy', 5, 1);
    for (const { lines, total } of Object.values(fr3Battle.result(state)?.scores ?? {}))
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    for (const aim of setup.aims ?? [])
      if (aim.kind === 'reach' && countArrived(state, aim) > 0)
        expect(fr3Battle.result(state)?.scores[aim.side].lines.map(({ name }) => name)).toContainEqual(
          `${aim.ground}: ${countArrived(state, aim)} arrived`,
        );
  });

  test('random players come to an end of it', () => {
    expect(fought('random', 3, 3).stage).toBe('over');
  });
});
