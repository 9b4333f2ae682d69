/** The worth of a position to a side, and that computer players using it play sensibly. */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { byTurns, turnsToCome } from '../../../src/engine/fr3/battle/judgement/ground.ts';
import { aspectIds, aspects, weights, worth } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement/planning.ts';
import { costs } from '../../../src/engine/fr3/battle/judgement/victory.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { costOfLeader } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { resultOf } from '../../../src/engine/fr3/battle/victory/victory.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import {
  greedyAction,
  type Player,
  type PlayerId,
  playerIds,
  playerOf,
  searchingPlayer,
  usualBudget,
} from '../../../src/engine/kernel/opponent.ts';
import { army, begun, randomBattle, setupOf } from './battle-table.ts';

const at = (text: string, more: Partial<Setup> = {}): State => begun(setupOf(`table 48x36; ${text}`, more)).state;
/** A's gain when one position is replaced by another. */
const gain = (from: string, to: string, more: Partial<Setup> = {}): number =>
  worth(at(to, more), 'A') - worth(at(from, more), 'A');

const square = [
  { x: 21, y: 15 },
  { x: 27, y: 15 },
  { x: 27, y: 21 },
  { x: 21, y: 21 },
];

describe('worth', () => {
  test('is a number of the position alone: a copy that was written and read is worth the same, in any order', () => {
    const { states } = randomBattle(
      setupOf(
        `table 28x24; A1 spears+hero-1-1 8,7 N; A2 spears 9.575,7 N; A3 skirmishers 11.15,7 N; A4 knights+general-2-2 15,6 N
         B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S; B3 large-monsters 8.85,13 S; B4 knights 17,14 S`,
        { turns: 2, objective: square.map(({ x, y }) => ({ x: x - 10, y: y - 8 })) },
      ),
      5,
    );
    const before = states.map((state) => worth(state, 'A'));
    const copies = states.map((state) => JSON.parse(JSON.stringify(state)) as State).reverse();
    expect(copies.map((state) => worth(state, 'A')).reverse()).toEqual(before);
    expect(before.every(Number.isFinite)).toBe(true);
    expect(new Set(before).size).toBeGreaterThan(states.length / 4);
  });

  test.each([
    ['its standard', 'A1 spears 20,10 N; A2 spears 21.575,10 N; A3 hero-2-0 with A2 army-standard', { x: 26, y: 10 }],
    ['its sacred site', 'holding A sacred-site 20,7; A1 spears 20,10 N', { x: 34, y: 10 }],
    ['its shieldwall', 'A1 spears 20,10 N shieldwall', { x: 20, y: 10.25 }],
  ])('does not keep what a charge costs a unit once it has left %s', (_, army, away) => {
    const state = at(`${army}; B1 knights 20,16 S`);
    const units = state.units.map((unit) => (unit.id === 'A1' ? { ...unit, wall: unit.base } : unit));
    const near: State = { ...state, units };
    const far: State = {
      ...near,
      units: units.map((unit) => (unit.id === 'A1' ? { ...unit, base: { ...unit.base, ...away } } : unit)),
    };
    const unasked = worth(JSON.parse(JSON.stringify(far)) as State, 'A');
    expect(worth(near, 'A')).not.toBe(unasked);
    expect(worth(far, 'A')).toBe(unasked);
  });

  test('falls by a part of the cost with every level that a unit loses', () => {
    const fresh = 'A1 spears 8,3 N; B1 spears 40,33 S';
    expect(gain('A1 spears 8,3 N demoralized; B1 spears 40,33 S', fresh)).toBeCloseTo(30 * (1 - weights.morale[1]), 0);
    expect(gain('A1 spears 8,3 N double-demoralized; B1 spears 40,33 S', fresh)).toBeCloseTo(30 * (1 - weights.morale[2]), 0);
  });

  test('rises when a friend joins a melee on the flank, and more when in the rear', () => {
    const melee = 'B1 spears 24,18 S; A1 spears 24,16.425 N';
    const idle = gain(`${melee}; A2 light-cavalry 40,3 N`, `${melee}; A2 light-cavalry 25.575,18 W`);
    const rear = gain(`${melee}; A2 light-cavalry 40,3 N`, `${melee}; A2 light-cavalry 24,19.575 S`);
    expect(idle).toBeGreaterThan(2);
    expect(rear).toBeGreaterThan(idle);
  });

  test('rises towards the objective, and by a step for who alone is on it', () => {
    const more = { objective: square };
    const from = 'A1 spears 24,4 N; B1 spears 4,34 S';
    const near = gain(from, 'A1 spears 24,12 N; B1 spears 4,34 S', more);
    const on = gain(from, 'A1 spears 24,18 N; B1 spears 4,34 S', more);
    expect(near).toBeGreaterThan(1);
    expect(on - near).toBeGreaterThan(near);
  });

  test('of a battle that is over is its points, and who has won', () => {
    const { states } = randomBattle(setupOf('table 24x24; A1 knights 12,9 N; B1 mobs 12,13 S', { turns: 1 }), 3);
    const last = states.at(-1)!;
    const result = resultOf(last)!;
    const lead = result.scores.A.total - result.scores.B.total;
    const sign = result.winner === 'A' ? 1 : result.winner === 'B' ? -1 : 0;
    expect(worth(last, 'A')).toBe(lead + sign * weights.won);
    expect(worth(last, 'B') + worth(last, 'A')).toBe(0);
  });
});

describe('the chance of victory', () => {
  /** How much more than points a position counts for a side. */
  const counted = (text: string, turns: number, side: SideId = 'A'): number => {
    const state = at(text, { turns });
    return judgement.worth(state, side) - worth(state, side);
  };
  const even = 'A1 spears 8,3 N; B1 spears 40,33 S';
  const ahead = 'A1 spears 8,3 N; B1 spears 40,33 S demoralized';

  test('is even in an even position, and for a side that began with more and has lost nothing', () => {
    expect(counted(even, 4)).toBeCloseTo(0, 0);
    const larger = 'A1 knights 8,3 N; A2 knights 12,3 N; B1 spears 40,33 S';
    expect(Math.abs(counted(larger, 4))).toBeLessThan(weights.won / 4);
  });

  test('is for one side what it is against the other, and never more than a victory', () => {
    for (const turns of [1, 4, 8]) {
      expect(counted(ahead, turns, 'A')).toBeGreaterThan(0);
      expect(counted(ahead, turns, 'A')).toBeLessThan(weights.won);
      expect(counted(ahead, turns, 'B')).toBeCloseTo(-counted(ahead, turns, 'A'), 0);
    }
  });

  test('is the surer the fewer turns are left: a small lead counts most at the end', () => {
    const [late, later, last] = [8, 4, 1].map((turns) => counted(ahead, turns)) as [number, number, number];
    expect(later).toBeGreaterThan(late);
    expect(last).toBeGreaterThan(later);
  });

  test('makes who is ahead careful and who is behind bold: a gamble that changes nothing on average', () => {
    const judged = (text: string) => judgement.worth(at(text, { turns: 1 }), 'A');
    const enemy = (morale: string) => `B1 knights 40,33 S${morale}; B2 knights 36,33 S`;
    const own = (morale: string) => `A1 knights 8,3 N${morale}; A2 knights 12,3 N`;
    // Losses: none on one side and two levels on the other, or one level each.
    const trailing = (lost: string) => judged(`${own(lost)}; ${enemy('')}`);
    const leading = (lost: string) => judged(`${own('')}; ${enemy(lost)}`);
    const [none, one, two] = ['', ' demoralized', ' double-demoralized'] as const;
    expect((trailing(none) + trailing(two)) / 2).toBeGreaterThan(trailing(one));
    expect((leading(none) + leading(two)) / 2).toBeLessThan(leading(one));
  });
});

describe('what a position foretells', () => {
  const forecast = (state: State): number => judgement.forecast(state, 'A');

  const tired = (state: State): State => {
    const { sides } = state.sheet;
    const worn = { ...sides, [state.first === 'A' ? 'first' : 'second']: { ...sides.first, clock: 5 } };
    return { ...state, sheet: { ...state.sheet, sides: worn } };
  };

  test('counts units that waver like others, for they rally, and not those that are lost', () => {
    const far = (morale: string) =>
      at(`A1 spears 8,3 N${morale}; A2 spears 12,3 N; B1 spears 40,33 S; B2 spears 36,33 S`, { turns: 4 });
    const [steady, shaken] = [far(''), far(' demoralized')];
    const lost: State = {
      ...steady,
      units: steady.units.map((unit) => (unit.id === 'A1' ? { ...unit, status: 'destroyed' } : unit)),
    };
    expect(judgement.worth(shaken, 'A')).toBeLessThan(judgement.worth(steady, 'A') - 5);
    expect(Math.abs(forecast(shaken) - forecast(steady))).toBeLessThan(1);
    expect(forecast(lost)).toBeLessThan(forecast(steady) - 20);
  });

  test('is even for a side that began with more and has lost nothing', () => {
    const larger = at('A1 knights 8,3 N; A2 knights 12,3 N; A3 general-2-2 with A1; B1 spears 40,33 S', { turns: 4 });
    const more = judgement.forecast(larger, 'A') - judgement.forecast(larger, 'B');
    const { troops, leaders } = costs(larger.setup).more.A;
    expect(leaders).toBeGreaterThan(0);
    expect(Math.abs(more / 2 - (troops + leaders))).toBeLessThan(2);
  });

  test('counts points of the clock, and turns to come by it, within the limit', () => {
    const units = 'A1 spears 8,3 N; B1 spears 40,33 S';
    const state = at(units, { turns: 4 });
    expect(forecast(tired(state))).toBeLessThan(forecast(state) - 1);
    expect([turnsToCome(state), turnsToCome(tired(state))]).toEqual([4, 4]);
    expect([turnsToCome(at(units)), turnsToCome(tired(at(units)))]).toEqual([10, 6]);
    expect([{ turns: 24 }, { turns: 4 }].map((more) => turnsToCome(tired(at(units, more))))).toEqual([6, 4]);
    expect([at(units, { turns: 1 }), state].map((each) => byTurns(each, [3, 2]))).toEqual([3, 2]);
  });

  test('is asked for as a phase begins: their number never falls, and grows with each', () => {
    const { states } = randomBattle(setupOf('table 24x24; A1 knights 12,9 N; B1 mobs 12,13 S', { turns: 2 }), 3);
    const phases = states.map((state) => judgement.phase(state));
    expect(phases).toEqual(phases.toSorted((one, other) => one - other));
    expect([...new Set(phases)].slice(0, 3)).toEqual([0, 1, 2]);
  });
});

describe('the parts of a judgement', () => {
  test('add up to it, and only the result counts when all is over', () => {
    const { states } = randomBattle(
      setupOf('table 24x24; A1 knights+general-2-2 12,9 N; B1 mobs 12,13 S', {
        turns: 1,
        objective: square.map(({ x, y }) => ({ x: x - 12, y: y - 6 })),
      }),
      3,
    );
    for (const state of states) {
      const parts = aspects(state, 'A');
      expect(aspectIds.reduce((sum, id) => sum + parts[id], 0)).toBe(worth(state, 'A'));
      expect(parts.result === 0).toBe(state.stage !== 'over');
    }
    const last = aspects(states.at(-1)!, 'A');
    expect(last).toEqual({ ...Object.fromEntries(aspectIds.map((id) => [id, 0])), result: last.result });
  });

  test('a leader whose cost is not said has that of his grade and abilities', () => {
    const led = at('A1 spears+general-2-2 8,3 N; B1 spears 40,33 S');
    const cost = costOfLeader({ leader: 'general-2-2', with: 1 });
    expect(cost).toBeGreaterThan(100);
    expect(aspects(led, 'A')['own-leaders']).toBeCloseTo(weights.leader * cost, 9);
    expect(aspects(led, 'B')['enemy-leaders']).toBeCloseTo(-weights.leader * cost, 9);
  });

  test('to stand before bows is a danger, by the odds of their volley, and less of one the farther they must come', () => {
    const near = aspects(at('A1 spears 24,10 N; B1 longbows 24,16 S'), 'A').dangers;
    const far = aspects(at('A1 spears 24,10 N; B1 longbows 24,33 S'), 'A').dangers;
    expect(near).toBeLessThan(far);
  });

  test('who leads a unit is at stake as often as it may be lost, not where it only loses morale', () => {
    const atStake = (enemy: string, morale = '') => {
      const dangers = (own: string) => aspects(at(`${own} 24,10 N${morale}; ${enemy}`), 'A').dangers;
      return dangers('A1 spears') - dangers('A1 spears+general-2-2');
    };
    const whole = weights.danger * weights.leader * costOfLeader({ leader: 'general-2-2', with: 1 });
    const volley = atStake('B1 longbows 24,16 S');
    expect(volley).toBeGreaterThan(0);
    expect(volley).toBeLessThan(whole / 10);
    // A unit on the edge of flight flees at the next blow.
    expect(atStake('B1 longbows 24,16 S', ' double-demoralized')).toBeGreaterThan(2 * volley);
  });

  test('who plays on in thought looks at fewer actions, all of them legal and one at least', () => {
    const { states } = randomBattle(
      setupOf('table 24x24; A1 knights+general-2-2 12,9 N; A2 longbows 8,4 N; B1 mobs 12,13 S; B2 spears 16,16 S', { turns: 2 }),
      4,
    );
    let [few, all] = [0, 0];
    for (const state of states) {
      if (fr3Battle.decider(state) === null) continue;
      const sketched = [...judgement.sketch(state, state)];
      const listed = [...fr3Battle.actions(state)];
      expect(sketched.length).toBeGreaterThan(0);
      for (const action of sketched) expect(listed).toContainEqual(action);
      [few, all] = [few + sketched.length, all + listed.length];
    }
    expect(few).toBeLessThan((2 / 3) * all);
  });
});

test('who plays on in thought fights melees in the order of the list', () => {
  let state = at('A1 spears 12,9 N; B1 spears 12,10.575 S; A2 spears 20,9 N; B2 spears 20,10.575 S');
  const fights = (actions: Iterable<Action>) => [...actions].filter(({ kind }) => kind === 'fight');
  while (fights(fr3Battle.actions(state)).length === 0)
    state = play(fr3Battle.perform(state, { kind: 'pass' }), { roll: () => 5 }).state;
  const listed = fights(fr3Battle.actions(state));
  expect(listed).toHaveLength(2);
  expect(fights(judgement.sketch(state, state))).toEqual(listed.slice(0, 1));
});

describe('the greedy player', () => {
  const chosen = (text: string): Action | undefined => greedyAction(fr3Battle, { worth }, at(text));

  test('rallies before anything else', () => {
    expect(chosen('A1 spears 8,3 N demoralized; B1 spears 40,33 S')).toMatchObject({ kind: 'rally', unit: 'A1' });
  });

  test('shoots at what it can', () => {
    expect(chosen('A1 longbows 24,10 N; B1 mobs 24,16 S')).toMatchObject({ kind: 'shoot' });
  });

  test('comes on when nobody is in reach', () => {
    const action = chosen('A1 knights 24,3 N; B1 spears 24,33 S') as Extract<Action, { kind: 'ahead' }>;
    expect(action.kind).toBe('ahead');
    expect(action.inches).toBeGreaterThanOrEqual(2);
  });

  test('charges what it beats, and leaves alone what beats it', () => {
    expect(chosen('A1 knights 24,14 N; B1 handweapons 24,18 S')).toMatchObject({ kind: 'charge', units: ['A1'] });
    expect(chosen('A1 mobs 24,14 N; B1 pikes 24,18 S')).not.toMatchObject({ kind: 'charge' });
  });
});

/** Small enough for whole battles between thinking players. */
const skirmish: Setup = {
  table: { width: 24, depth: 24 },
  terrain: [],
  objective: square.map(({ x, y }) => ({ x: x - 12, y: y - 6 })),
  armies: {
    A: army('Spears and horse', ['spears', 'knights', 'longbows']),
    B: army('Pikes and mobs', ['pikes', 'mobs', 'heavy-cavalry']),
  },
  turns: 2,
};

/** The searching player thinks only briefly here, because legality and repeatability do not depend on how long. */
const little = { ...usualBudget, states: 300, further: [{ phases: 2, plans: 2, throws: 3 }] };
const made = (id: PlayerId): Player<State, Action> =>
  id === 'search' ? searchingPlayer(fr3Battle, judgement, little) : playerOf(id, fr3Battle, judgement, 1);

test.each(playerIds)('the %s player plays a whole battle by legal actions, and the same one again', (id) => {
  const whole = () => {
    const dice = seeded(4);
    const by: Readonly<Record<SideId, Player<State, Action>>> = {
      A: made(id),
      B: playerOf('random', fr3Battle, judgement, 2),
    };
    const done: Action[] = [];
    let { state } = play(fr3Battle.begin(skirmish), dice);
    for (let side = fr3Battle.decider(state); side !== null; side = fr3Battle.decider(state)) {
      const action = by[side].choose(state) as Action;
      expect(fr3Battle.refuse(state, action)).toBeNull();
      done.push(action);
      ({ state } = play(fr3Battle.perform(state, action), dice));
    }
    return { done, result: fr3Battle.result(state) };
  };
  const first = whole();
  expect(first.result).not.toBeNull();
  expect(whole()).toEqual(first);
});

test('what the odds decide at once is not thought about', () => {
  const dice = seeded(4);
  const by = playerOf('random', fr3Battle, judgement, 2);
  const seen = new Set<string>();
  let { state } = play(fr3Battle.begin(skirmish), dice);
  while (fr3Battle.decider(state) !== null) {
    const action = by.choose(state) as Action;
    seen.add(`${askedNow(state)?.what}: ${judgement.stakes?.(state)}`);
    ({ state } = play(fr3Battle.perform(state, action), dice));
  }
  for (const each of ['movement: usual', 'deploy: little', 'edge: little']) expect(seen).toContain(each);
});

test('a chance to cast is let pass by one action that is legal; no other question is one', () => {
  const wizard = 'A1 spears 12,7 N; A2 individual with A1 magic=wizard-2; B1 spears 12,13 S';
  const { state } = begun(setupOf(`table 48x36; ${wizard}`), 4, 4);
  const given = (...chances: readonly SideId[]): State => ({ ...state, magic: { ...state.magic, chances } });
  expect(judgement.pass?.(given())).toBeUndefined();
  const asked = given('A');
  const pass = judgement.pass?.(asked) as Action;
  expect(fr3Battle.refuse(asked, pass)).toBeNull();
  const others = at('A1 spears 12,7 N; B1 spears 12,13 S');
  expect([...judgement.sketch(asked, others)]).toEqual([{ kind: 'hold', until: 'phase' }]);
  const sketched = [...judgement.sketch(asked, asked)];
  for (const action of sketched) expect(fr3Battle.refuse(asked, action)).toBeNull();
  expect(sketched.filter(({ kind }) => kind === 'hold')).toEqual([{ kind: 'hold', until: 'phase' }]);
  expect(sketched.some(({ kind }) => kind === 'cast')).toBe(true);
  // The side that moves first casts first, so this choice considers magic too.
  const edge: State = { ...state, stage: 'edge', chooser: 'A' };
  expect([...judgement.sketch(asked, edge)]).toEqual(sketched);
});

test('bids are tried in thought from the least to the most, a few of them, as far as may be with the points of the army', () => {
  const wizards = `A1 spears 12,7 N; A2 individual with A1 magic=wizard-3; B1 spears 12,13 S; B2 individual with B1 magic=wizard-3`;
  const { state } = begun(setupOf(`table 48x36; ${wizards}`), 4, 4, 4, 4, 4, 4);
  const asked: State = { ...state, magic: { ...state.magic, chances: ['A'] } };
  const cast = [...fr3Battle.actions(asked)].find(({ kind }) => kind === 'cast') as Action;
  const bidding = play(fr3Battle.perform(asked, cast), { roll: () => 5 }).state;
  type Bid = Extract<Action, { kind: 'bid' }>;
  const isBid = (action: Action): action is Bid => action.kind === 'bid';
  const total = ({ own, army }: Bid) => own + army;
  const all = [...fr3Battle.actions(bidding)].filter(isBid);
  const tried = [...judgement.sketch(bidding, bidding)].filter(isBid);
  expect(tried).toHaveLength(6);
  const totals = tried.map(total);
  expect(totals).toEqual([...new Set(totals)].sort((one, other) => one - other));
  expect([totals[0], totals.at(-1)]).toEqual([Math.min(...all.map(total)), Math.max(...all.map(total))]);
  for (const bid of tried)
    expect(bid.army).toBe(Math.max(...all.filter((each) => total(each) === total(bid)).map(({ army }) => army)));
});

test('fr3.auction.secret-designation: a side supposes that the enemy has sealed what seems best to him', () => {
  const wizards = `A1 spears 12,7 N; A2 individual with A1 magic=wizard-3; B1 spears 12,13 S; B2 spears 14,13 S; B3 individual with B1 magic=wizard-3`;
  const { state } = begun(setupOf(`table 48x36; ${wizards}`), 4, 4, 4, 4, 4, 4);
  const asked: State = { ...state, magic: { ...state.magic, chances: ['A'] } };
  const cast = [...fr3Battle.actions(asked)].find(({ kind }) => kind === 'cast') as Action;
  const bidding = play(fr3Battle.perform(asked, cast), { roll: () => 5 }).state;
  expect(askedNow(bidding)).toMatchObject({ what: 'bid', side: 'A' });
  expect(judgement.assumed?.(bidding)).toBe(bidding);
  const bid = greedyAction(fr3Battle, judgement, bidding) as Extract<Action, { kind: 'bid' }>;
  const sealed = play(fr3Battle.perform(bidding, bid), { roll: () => 5 }).state;
  const seen = fr3Battle.view?.(sealed, 'B') as State;
  expect(seen.magic.spell?.sealed.A).not.toEqual(sealed.magic.spell?.sealed.A);
  expect(judgement.assumed?.(seen)).toEqual(sealed);
});

test('omens are left out of what opponents imagine, but not where somebody is asked about them', () => {
  const plain = at('A1 spears 12,7 N; B1 spears 12,13 S');
  expect(judgement.eased?.(plain)).toBe(plain);
  const foretold: State = { ...plain, portents: [{ side: 'A', word: 'good-omen' }] };
  expect(judgement.eased?.(foretold)).toEqual(plain);
  const bidding: State = { ...foretold, asks: [{ what: 'bid', side: 'A' }] };
  expect(judgement.eased?.(bidding).portents).toEqual([]);
  const fate = { before: foretold, action: { kind: 'shoot' }, thrown: [], moved: false };
  const asked: State = { ...foretold, fate, asks: [{ what: 'fortune', side: 'A' }] };
  expect(judgement.eased?.(asked)).toBe(asked);
});

test('the Recruit moves units one by one, and does not count its own losses; the Sergeant moves groups, and counts them', () => {
  let line = at('A1 spears 20,8 N; A2 spears 21.575,8 N; A3 spears 23.15,8 N; B1 pikes 21.575,30 S');
  while (askedNow(line)?.what !== 'movement') line = play(fr3Battle.perform(line, { kind: 'pass' }), seeded(1)).state;
  const moved = (id: PlayerId): number => {
    const action = playerOf(id, fr3Battle, judgement, 1).choose(line);
    return action && 'units' in action ? action.units.length : 0;
  };
  expect(moved('recruit')).toBeLessThan(2);
  expect(moved('sergeant')).toBe(3);
  const [whole, shaken] = ['A1 spears 20,8 N', 'A1 spears 20,8 N demoralized'].map((one) => at(`${one}; B1 pikes 44,30 S`));
  const { recruit, sergeant } = judgement.lessons;
  const loss = (by: typeof recruit) => by(whole as State, 'A') - by(shaken as State, 'A');
  expect(loss(sergeant)).toBeGreaterThan(loss(recruit));
});
