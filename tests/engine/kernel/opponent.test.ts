/** Opponents in a game of their own: they know nothing of a system but what it says of itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { andThen, asDice, type Chance, known, map, play, roll } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import type { Purpose } from '../../../src/engine/kernel/die.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { alikeDice } from '../../../src/engine/kernel/opponent/alike-dice.ts';
import { type Budget, strategistsBudget } from '../../../src/engine/kernel/opponent/search.ts';
import {
  bestPlan,
  chooser,
  expectation,
  greedyAction,
  type Judgement,
  levelIds,
  levels,
  likeliest,
  marshalsBudget,
  type Played,
  type Player,
  type PlayerId,
  playedOn,
  playerIds,
  playerOf,
  randomAction,
  reasonsFor,
  type Style,
  searchingPlayer,
  thinkingOf,
  usualBudget,
} from '../../../src/engine/kernel/opponent.ts';
import { chanceOf, plans } from './dice-trees.ts';

type Side = 'miller' | 'fox';
type Deed = 'beg' | 'fetch' | 'sell' | 'gamble' | 'boast' | 'rob' | 'rest';

/** A market day: each side has three deeds in a row, twice. Who boasts, with the last of them, may be robbed. */
interface Market {
  readonly coins: Readonly<Record<Side, number>>;
  readonly grain: Side | null;
  readonly boasted: Side | null;
  /** Deeds done by both, of 12. */
  readonly done: number;
}

const dawn: Market = { coins: { miller: 0, fox: 0 }, grain: null, boasted: null, done: 0 };
const other = (side: Side): Side => (side === 'miller' ? 'fox' : 'miller');
const decider = ({ done }: Market): Side | null => (done >= 12 ? null : Math.floor(done / 3) % 2 === 0 ? 'miller' : 'fox');

const paid = (market: Market, side: Side, coins: number, more: Partial<Market> = {}): Market => ({
  ...market,
  done: market.done + 1,
  coins: { ...market.coins, [side]: market.coins[side] + coins },
  ...more,
});

function* deedsAt(market: Market): Generator<Deed> {
  const side = decider(market);
  if (side === null) return;
  yield 'beg';
  if (market.grain === null) yield 'fetch';
  if (market.grain === side) yield 'sell';
  yield 'gamble';
  if (market.boasted === null && market.done % 3 === 2) yield 'boast';
  if (market.boasted === other(side)) yield 'rob';
  yield 'rest';
}

const fair: Played<Market, Deed, Side> = {
  decider,
  actions: deedsAt,
  refuse: (market, deed) => ([...deedsAt(market)].includes(deed) ? null : { because: 'Not now.', rules: [] }),
  perform(market, deed) {
    const side = decider(market) as Side;
    const report = (state: Market) => ({ state, events: [] });
    const won = { beg: 1, fetch: 0, sell: 9, boast: 4, rob: 0, rest: 0 };
    if (deed === 'gamble')
      return roll(6, { decides: 'the gamble', rules: [], by: side }, (face) =>
        known(report(paid(market, side, face === 6 ? 5 : 0))),
      );
    const more = {
      ...(deed === 'fetch' ? { grain: side } : deed === 'sell' ? { grain: null } : {}),
      ...(deed === 'boast' ? { boasted: side } : deed === 'rob' ? { boasted: null } : {}),
    };
    const state = paid(market, side, won[deed], more);
    return known(
      report(deed === 'rob' ? { ...state, coins: { ...state.coins, [other(side)]: state.coins[other(side)] - 20 } } : state),
    );
  },
};

/** Everybody sees it alike. */
const alike = <Worth>(worth: Worth) => ({
  worth,
  lessons: { recruit: worth, sergeant: worth },
  styles: { bold: worth, careful: worth },
});

const coins = (market: Market, side: Side): number => market.coins[side] - market.coins[other(side)];
/** Sees that who boasts will be robbed. */
const wary = (market: Market, side: Side): number => coins(market, side) - (market.boasted === side ? 10 : 0);
const phase = ({ done }: Market): number => Math.floor(done / 3);
const judgement: Judgement<Market, Deed, Side> = {
  ...alike(coins),
  forecast: coins,
  phase,
  moreViews: [wary],
  sketch: fair.actions,
};
/** Plays no plan on: it takes the first that it thinks of. */
const thoughtless = { ...usualBudget, first: { phases: 2, throws: 0 }, further: [] };

/** A whole market day; what was done, and how it ended. */
function day(players: Readonly<Record<Side, PlayerId>>, seed: number): { deeds: readonly Deed[]; end: Market } {
  const dice = seeded(seed);
  const by = { miller: playerOf(players.miller, fair, judgement, seed), fox: playerOf(players.fox, fair, judgement, seed + 1) };
  const deeds: Deed[] = [];
  let market = dawn;
  for (let side = decider(market); side !== null; side = decider(market)) {
    const deed = by[side].choose(market) as Deed;
    expect([...fair.actions(market)]).toContain(deed);
    deeds.push(deed);
    market = play(fair.perform(market, deed), dice).state;
  }
  return { deeds, end: market };
}

test('the random player takes every legal action about as often as the others', () => {
  const dice = seeded(5);
  const counts = new Map<Deed, number>();
  for (let n = 0; n < 5000; n++) {
    const deed = randomAction(fair, dawn, dice) as Deed;
    counts.set(deed, (counts.get(deed) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['beg', 'fetch', 'gamble', 'rest']);
  for (const count of counts.values()) expect(Math.abs(count - 1250)).toBeLessThan(120);
});

test('the greedy player takes what is worth most at once: 4 for boasting before 1 for begging and 5/6 for gambling', () => {
  expect(greedyAction(fair, { worth: coins }, { ...dawn, done: 2 })).toBe('boast');
  expect(greedyAction(fair, { worth: coins }, dawn)).toBe('beg');
});

test('the greedy player counts the whole die: a gamble for 5 in 6 is better than nothing, and worse than a certain coin', () => {
  const only = (...deeds: readonly Deed[]) => ({ ...fair, actions: () => deeds });
  expect(greedyAction(only('rest', 'gamble'), { worth: coins }, dawn)).toBe('gamble');
  expect(greedyAction(only('gamble', 'beg'), { worth: coins }, dawn)).toBe('beg');
});

test('the searching player makes two steps for the sake of the second: it fetches grain to sell it', () => {
  expect(bestPlan(fair, judgement, dawn, thoughtless)[0]).toBe('beg');
  const plan = bestPlan(fair, judgement, dawn, usualBudget);
  expect(plan.indexOf('fetch')).toBeGreaterThanOrEqual(0);
  expect(plan.indexOf('sell')).toBeGreaterThan(plan.indexOf('fetch'));
});

test('the searching player reckons with the answer: who boasts is robbed', () => {
  const market = { ...dawn, grain: 'fox' } as const;
  expect(bestPlan(fair, judgement, market, thoughtless)).toEqual(['beg', 'beg', 'boast']);
  expect(bestPlan(fair, judgement, market, usualBudget)).not.toContain('boast');
});

test('whatever it could begin with is tried: what fetching and resting lead to shows only later', () => {
  // Neither changes anything at once, and begging does.
  const listed: Played<Market, Deed, Side> = { ...fair, actions: (market) => [...fair.actions(market)].reverse() };
  const sober = { ...judgement, moreViews: [] };
  for (const order of [fair, listed]) expect(bestPlan(order, sober, dawn, usualBudget)).toContain('sell');
});

test('actions that differ in numbers only are one kin, and of each kin one is tried at least', () => {
  const colours = ['red', 'black', 'green', 'white', 'gold', 'grey'] as const;
  interface Bet {
    readonly on: (typeof colours)[number];
    readonly coins: number;
  }
  // What is won is paid at the end: at once every bet but that on red looks the worse the higher it is.
  interface Table {
    readonly bets: readonly Bet[];
    readonly paid: boolean;
  }
  const won = ({ bets }: Table): number => bets.reduce((sum, { on, coins }) => sum + (on === 'black' ? 10 + coins : coins), 0);
  const shown = ({ bets }: Table): number => bets.reduce((sum, { on, coins }) => sum + (on === 'red' ? coins : -coins), 0);
  const begun: Bet[] = [];
  const casino: Played<Table, Bet, Side> = {
    decider: ({ bets, paid }) => (paid ? null : bets.length === 0 ? 'miller' : 'fox'),
    actions: ({ bets }) =>
      bets.length > 0 ? [{ on: 'red', coins: 0 }] : colours.flatMap((on) => [5, 1, 3].map((coins) => ({ on, coins }))),
    refuse: () => null,
    perform: (table, bet) => {
      if (table.bets.length === 0) begun.push(bet);
      const bets = [...table.bets, bet];
      return known({ state: { bets, paid: bets.length === 2 }, events: [] });
    },
  };
  const worth = (table: Table, side: Side): number => (side === 'miller' ? 1 : -1) * (table.paid ? won(table) : shown(table));
  const judge = { ...alike(worth), forecast: worth, phase: ({ bets }: Table) => bets.length, sketch: casino.actions };
  expect(bestPlan(casino, judge, { bets: [], paid: false }, usualBudget)).toMatchObject([{ on: 'black' }]);
  expect(new Set(begun.map(({ on }) => on)).size).toBe(colours.length);
});

test('the best plans are simulated much further ahead than the others: an oak that pays after many years', () => {
  interface Field {
    readonly planted: 'beans' | 'oak' | null;
    readonly year: number;
  }
  const harvest = (usualBudget.further[0]?.phases ?? 0) - 1;
  const farm: Played<Field, string, Side> = {
    decider: ({ year }) => (year > harvest ? null : year % 2 === 0 ? 'miller' : 'fox'),
    actions: ({ planted }) => (planted === null ? ['beans', 'oak'] : ['wait']),
    refuse: ({ planted }, deed) => ((deed === 'wait') === (planted !== null) ? null : { because: 'Not now.', rules: [] }),
    perform: ({ planted, year }, deed) =>
      known({ state: { planted: planted ?? (deed as 'beans' | 'oak'), year: year + 1 }, events: [] }),
  };
  const worth = ({ planted, year }: Field, side: Side): number =>
    (side === 'miller' ? 1 : -1) * (planted === 'beans' ? 3 : planted === 'oak' && year > harvest ? 100 : 0);
  const judge: Judgement<Field, string, Side> = {
    ...alike(worth),
    forecast: worth,
    phase: ({ year }) => year,
    sketch: farm.actions,
  };
  const bare = { planted: null, year: 0 } as const;
  expect(bestPlan(farm, judge, bare, usualBudget)[0]).toBe('oak');
  expect(bestPlan(farm, judge, bare, { ...usualBudget, further: [] })[0]).toBe('beans');
  expect(bestPlan(farm, judge, bare, marshalsBudget)[0]).toBe('beans');
});

test('a plan goes no farther than the step in hand: what comes after it is thought through by itself', () => {
  type Steps = readonly string[];
  const day: Played<Steps, string, Side> = {
    decider: (steps) => (steps.length < 3 ? 'miller' : null),
    actions: (steps) => (steps.length === 0 ? ['wake', 'snore'] : ['first', 'second']),
    refuse: () => null,
    perform: (steps, step) => known({ state: [...steps, step], events: [] }),
  };
  const judge: Judgement<Steps, string, Side> = {
    ...alike((steps: Steps) => (steps[0] === 'wake' ? 1 : 0)),
    forecast: (steps) => (steps[0] === 'wake' ? 1 : 0),
    phase: () => 0,
    sketch: day.actions,
  };
  expect(bestPlan(day, judge, [], usualBudget)).toEqual(['wake', 'first', 'first']);
  const shaped = { ...judge, step: (steps: Steps) => steps.length > 0 };
  expect(bestPlan(day, shaped, [], usualBudget)).toEqual(['wake']);
  expect(bestPlan(day, shaped, ['wake'], usualBudget)).toHaveLength(2);
});

test('where all that could be done is of one kin, different numbers of it are tried: not the cheapest bid wins', () => {
  interface Bid {
    readonly bid: number;
  }
  const auction: Played<readonly number[], Bid, Side> = {
    decider: (bids) => (bids.length === 0 ? 'miller' : null),
    actions: () => [...Array(12).keys()].map((bid) => ({ bid })),
    refuse: () => null,
    perform: (bids, { bid }) => known({ state: [...bids, bid], events: [] }),
  };
  const judge: Judgement<readonly number[], Bid, Side> = {
    ...alike(([bid = 0]: readonly number[]) => -bid),
    forecast: ([bid = 0]) => (bid >= 6 ? 20 : 0) - bid,
    phase: (bids) => bids.length,
    sketch: auction.actions,
  };
  const [bid] = bestPlan(auction, judge, [], usualBudget);
  expect([6, 7]).toContain(bid?.bid);
});

test('who decides thinks from what he supposes of what is hidden from him', () => {
  const guess: Played<readonly string[], string, Side> = {
    decider: (said) => (said.length < 2 ? 'fox' : null),
    actions: () => ['left', 'right'],
    refuse: () => null,
    perform: (said, cup) => known({ state: [...said, cup], events: [] }),
  };
  const found = (said: readonly string[]): number => (said.length < 2 || said[0] !== said[1] ? 0 : 1);
  const judge: Judgement<readonly string[], string, Side> = {
    ...alike(found),
    forecast: found,
    phase: (said) => said.length,
    sketch: guess.actions,
  };
  expect(bestPlan(guess, judge, ['left'], usualBudget)).toEqual(['left']);
  expect(bestPlan(guess, { ...judge, assumed: () => ['right'] }, ['left'], usualBudget)).toEqual(['right']);
});

test('what is too rare to be reckoned with is left out of thought once the action that was asked for is done', () => {
  interface Walk {
    readonly omen: boolean;
    readonly steps: number;
    readonly last?: 'left' | 'right';
  }
  const walk: Played<Walk, 'left' | 'right', Side> = {
    decider: ({ steps }) => (steps < 4 ? (steps % 2 === 0 ? 'miller' : 'fox') : null),
    actions: () => ['left', 'right'],
    refuse: () => null,
    perform: (state, last) => known({ state: { ...state, steps: state.steps + 1, last }, events: [] }),
  };
  const listed: Walk[] = [];
  const judge: Judgement<Walk, 'left' | 'right', Side> = {
    ...alike(({ steps }: Walk) => steps),
    forecast: ({ steps }) => steps,
    phase: ({ steps }) => steps,
    sketch: (state) => {
      listed.push(state);
      return ['left', 'right'];
    },
    eased: (state) => (state.omen ? { ...state, omen: false } : state),
  };
  bestPlan(walk, judge, { omen: true, steps: 0 }, usualBudget);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ omen }) => omen)).toEqual([]);
});

test('of an opening something of every kin is tried, however much there is of another', () => {
  interface Planted {
    readonly plant: 'beans' | 'oak';
    readonly row?: number;
  }
  type Field = readonly Planted[];
  const rows = [...Array(20).keys()].map((row): Planted => ({ plant: 'beans', row }));
  const farm: Played<Field, Planted, Side> = {
    decider: (field) => (field.length === 0 ? 'miller' : null),
    actions: () => [...rows, { plant: 'oak' }],
    refuse: () => null,
    perform: (field, planted) => known({ state: [...field, planted], events: [] }),
  };
  const beans = (field: Field): number => field.filter(({ plant }) => plant === 'beans').length;
  const judge: Judgement<Field, Planted, Side> = {
    ...alike(beans),
    forecast: (field) => (field.length > beans(field) ? 100 : 0),
    phase: (field) => field.length,
    sketch: farm.actions,
  };
  expect(bestPlan(farm, judge, [], usualBudget)).toEqual([{ plant: 'oak' }]);
});

test('the best beginnings are joined: seed and water, though a penny seems best after either of them', () => {
  type Garden = readonly string[];
  const count = (garden: Garden, what: string): number => garden.filter((each) => each === what).length;
  const pennies = (garden: Garden): number => count(garden, 'penny');
  const plot: Played<Garden, string, Side> = {
    decider: (garden) => (garden.length < 2 ? 'miller' : null),
    actions: (garden) => ['penny', 'seed', 'water'].filter((each) => plot.refuse(garden, each) === null),
    refuse: (garden, deed) => (deed !== 'penny' && garden.includes(deed) ? { because: 'Enough.', rules: [] } : null),
    perform: (garden, deed) => known({ state: [...garden, deed], events: [] }),
  };
  const judge: Judgement<Garden, string, Side> = {
    ...alike(pennies),
    forecast: (garden) => pennies(garden) + 3 * (count(garden, 'seed') + count(garden, 'water')),
    phase: () => 0,
    sketch: plot.actions,
  };
  expect(greedyAction(plot, { worth: pennies }, ['seed'])).toBe('penny');
  expect([...bestPlan(plot, judge, [], usualBudget)].sort()).toEqual(['seed', 'water']);
});

describe('a chooser', () => {
  /** Jars to fill, each for so many coins; the lid comes only when a jar is full. */
  interface Shelf {
    readonly full: readonly string[];
  }
  const prices: Readonly<Record<string, number>> = { honey: 5, oil: 3, salt: 2, nothing: 0, lid: 1 };
  let lists = 0;
  let weighed = 0;
  // Who has honey needs no oil.
  const refuse = ({ full }: Shelf, jar: string) =>
    full.includes(jar) || (jar === 'oil' && full.includes('honey')) ? { because: 'Enough.', rules: [] } : null;
  const list = ({ full }: Shelf): readonly string[] => {
    lists++;
    return Object.keys(prices).filter((jar) => refuse({ full }, jar) === null && (jar !== 'lid' || full.length > 0));
  };
  const shop = {
    perform: ({ full }: Shelf, jar: string) => {
      weighed++;
      return known({ state: { full: jar === 'nothing' ? full : [...full, jar] }, events: [] });
    },
    refuse,
  };
  const worth = ({ full }: Shelf): number => full.reduce((sum, jar) => sum + (prices[jar] as number), 0);
  const made = () => {
    [lists, weighed] = [0, 0];
    return chooser<Shelf, string, Side>({ ruleset: shop, sight: { worth }, list, leaves: 20, effort: { judged: 0 } });
  };

  test('takes what is worth most, again and again, and lists everything anew only when nothing known is worth anything', () => {
    const choose = made();
    const done: string[] = [];
    let state: Shelf = { full: [] };
    for (let next = choose(state, 'fox'); next && next.action !== 'nothing'; next = choose(state, 'fox')) {
      done.push(next.action);
      state = play(next.chance, seeded(1)).state;
    }
    expect(done).toEqual(['honey', 'salt', 'lid']);
    // At first, for the lid, and to see that there is nothing else.
    expect(lists).toBe(3);
    expect(weighed).toBeLessThan(12);
  });

  test('keeps what each side could do apart, and lists nothing anew because the other was asked in between', () => {
    const choose = made();
    expect(choose({ full: [] }, 'fox')?.action).toBe('honey');
    expect(choose({ full: [] }, 'miller')?.action).toBe('honey');
    expect(lists).toBe(2);
    expect(choose({ full: ['honey'] }, 'fox')?.action).toBe('salt');
    expect(lists).toBe(2);
  });
});

/** Played on about a state of the market, against an enemy who judges alike. */
const ways = (side: Side, about: Market, phases: number, most = usualBudget.most) => ({
  side,
  about,
  enemy: judgement,
  ahead: { phases, most, leaves: usualBudget.leaves },
  effort: { judged: 0 },
});

test('playing on leaves out what the dice do: a gamble is worth its mean, whichever face falls', () => {
  const sure: Judgement<Market, Deed, Side> = { ...judgement, sketch: () => ['gamble'] };
  const values = [1, 6, 3].map((face) => {
    const dice = { roll: () => face };
    return playedOn(fair, sure, ways('miller', dawn, 4), { ...dawn, done: 9 }, dice);
  });
  for (const value of values) expect(value).toBeCloseTo(-3 * (5 / 6), 9);
});

test('playing on ends as a phase begins, whoever has decided how often, and what it has come to is forecast', () => {
  let told = 0;
  const seer: Judgement<Market, Deed, Side> = { ...judgement, forecast: ({ done }) => (told = done), sketch: () => ['beg'] };
  const from = { ...dawn, done: 1 };
  const lastTold = (phases: number, most?: number): number => {
    playedOn(fair, seer, ways('miller', from, phases, most), from, seeded(1));
    return told;
  };
  expect([lastTold(1), lastTold(2), lastTold(9), lastTold(9, 4)]).toEqual([3, 6, 12, 5]);
});

test('in thought, too, who decides does not know what the other has sealed: the fox looks under the left cup', () => {
  interface Cups {
    readonly coin: 'left' | 'right' | null;
    readonly looked: 'left' | 'right' | null;
  }
  const cups: Played<Cups, 'left' | 'right', Side> = {
    decider: ({ coin, looked }) => (coin === null ? 'miller' : looked === null ? 'fox' : null),
    actions: () => ['left', 'right'],
    refuse: () => null,
    perform: (state, cup) =>
      known({ state: state.coin === null ? { ...state, coin: cup } : { ...state, looked: cup }, events: [] }),
    view: (state, side) => (side === 'fox' && state.coin !== null && state.looked === null ? { ...state, coin: 'left' } : state),
  };
  const kept = ({ coin, looked }: Cups, side: Side): number =>
    looked === null ? 0 : (coin === looked ? -1 : 1) * (side === 'miller' ? 1 : -1);
  const judge: Judgement<Cups, 'left' | 'right', Side> = {
    ...alike(kept),
    forecast: kept,
    phase: () => 0,
    sketch: cups.actions,
  };
  const worthOf = (coin: 'left' | 'right'): number =>
    playedOn(
      cups,
      judge,
      {
        side: 'miller',
        about: { coin: null, looked: null },
        enemy: judge,
        ahead: { ...usualBudget, phases: 2 },
        effort: { judged: 0 },
      },
      { coin, looked: null },
      seeded(1),
    );
  expect(worthOf('left')).toBe(-1);
  expect(worthOf('right')).toBe(1);
});

test('thinking ends when its budget is spent, whatever is still open', () => {
  // Who sees nothing before the end cannot take the luck off: whether to beg or to gamble stays open for long.
  const blind: Judgement<Market, Deed, Side> = {
    ...alike((market: Market, side: Side) => (market.done < 12 ? 0 : coins(market, side))),
    forecast: coins,
    phase,
    sketch: () => ['gamble', 'beg'],
  };
  let performed = 0;
  const lottery: Played<Market, Deed, Side> = {
    ...fair,
    actions: () => ['gamble', 'beg'],
    perform: (market, deed) => {
      performed++;
      if (deed !== 'gamble') return fair.perform(market, deed);
      // As much as begging on average.
      return roll(6, { decides: 'the lottery', rules: [] }, (face) =>
        known({ state: paid(market, decider(market) as Side, face - 2.5), events: [] }),
      );
    },
  };
  const efforts = (states: number): readonly number[] =>
    [0, 1, 3, 4, 6, 7, 9].map((done) => {
      performed = 0;
      bestPlan(lottery, blind, { ...dawn, done }, { ...usualBudget, states, further: [{ phases: 2, plans: 13, throws: 1000 }] });
      return performed;
    });
  const [little, much] = [efforts(200), efforts(1500)];
  for (const effort of little) expect(effort).toBeLessThan(350);
  expect(Math.max(...much)).toBeGreaterThan(1000);
});

test('it keeps to its plan while it is shown what the plan leads to, and makes a new one for any other state', () => {
  let judged = 0;
  const counted = (market: Market, side: Side) => {
    judged++;
    return coins(market, side);
  };
  const player = searchingPlayer(fair, { ...judgement, worth: counted });
  const first = player.choose(dawn) as Deed;
  const next = play(fair.perform(dawn, first), seeded(1)).state;
  judged = 0;
  // Equal by value is enough: the state may have been saved and read.
  player.choose(JSON.parse(JSON.stringify(next)) as Market);
  expect(judged).toBe(0);
  player.choose(dawn);
  expect(judged).toBeGreaterThan(0);
});

test.each(playerIds)('the %s player does the same again with the same seed, and nothing when it is over', (id) => {
  expect(day({ miller: id, fox: 'random' }, 3)).toEqual(day({ miller: id, fox: 'random' }, 3));
  expect(playerOf(id, fair, judgement, 1).choose({ ...dawn, done: 12 })).toBeUndefined();
});

test('over many market days search beats greedy', () => {
  const wins = (one: PlayerId, two: PlayerId) => {
    let won = 0;
    for (let seed = 0; seed < 40; seed++) {
      if (coins(day({ miller: one, fox: two }, seed).end, 'miller') > 0) won++;
      if (coins(day({ miller: two, fox: one }, seed).end, 'fox') > 0) won++;
    }
    return won;
  };
  expect(wins('search', 'greedy')).toBeGreaterThanOrEqual(56);
});

test('a plan that was asked for is what is chosen next, and nothing is thought twice', () => {
  let judged = 0;
  const worth = (market: Market, side: Side) => {
    judged++;
    return coins(market, side);
  };
  const player = searchingPlayer(fair, { ...judgement, worth });
  const plan = player.plan(dawn);
  judged = 0;
  expect(player.choose(dawn)).toBe(plan[0]);
  expect(judged).toBe(0);
  expect(playerOf('greedy', fair, judgement, 1).plan(dawn)).toEqual(['beg']);
});

test('the reasons of a plan are what changes for the side, the largest change first, and the mean where dice fall', () => {
  const parts = (market: Market, side: Side) => ({
    purse: market.coins[side],
    rival: -market.coins[other(side)],
    risk: market.boasted === side ? -10 : 0,
  });
  expect(reasonsFor(fair, parts, dawn, ['fetch', 'sell', 'boast'])).toEqual([
    { aspect: 'purse', change: 13 },
    { aspect: 'risk', change: -10 },
  ]);
  const [gamble] = reasonsFor(fair, parts, dawn, ['gamble']);
  expect(gamble?.aspect).toBe('purse');
  expect(gamble?.change).toBeCloseTo(5 / 6, 12);
  expect(reasonsFor(fair, parts, dawn, [])).toEqual([]);
  expect(reasonsFor(fair, parts, { ...dawn, done: 12 }, ['beg'])).toEqual([]);
});

const mean = (chance: Chance<number>): number => approximate(odds(chance).mean((value) => value));

test('the expectation is the mean of the odds, as long as it may look at every result', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const chance = chanceOf(plan);
      expect(expectation(chance, (value) => value, 1e9)).toBeCloseTo(mean(chance), 9);
      expect(
        expectation(
          map(chance, (value) => value * 2),
          (value) => value,
          1e9,
        ),
      ).toBeCloseTo(2 * mean(chance), 9);
    }),
    { numRuns: 300 },
  );
});

test('equal results are met once: two dice of a melee with two results are read twice', () => {
  const d10 = (next: (face: number) => Chance<string>) => roll(10, { decides: '', rules: [] }, next);
  const melee = d10((a) => d10((b) => known(a > b ? 'won' : 'lost')));
  const read: string[] = [];
  const value = expectation(
    andThen(melee, (result) => known(`${result}!`)),
    (result) => read.push(result) && Number(result === 'won!'),
    100,
  );
  expect(read).toEqual(['lost!', 'won!']);
  expect(value).toBeCloseTo(0.45, 12);
});

test('with fewer leaves than results the likeliest is looked at, and it is one that can happen', () => {
  const d6 = roll(6, { decides: '', rules: [] }, (face) => known(face <= 4 ? 'often' : `${face}`));
  expect(likeliest(d6)).toBe('often');
  expect(expectation(d6, (value) => Number(value === 'often'), 1)).toBe(1);
  expect(expectation(d6, (value) => Number(value === 'often'), 3)).toBeCloseTo(2 / 3, 12);
});

describe('chances between the actions of others', () => {
  type Who = 'carter' | 'thief';
  /** The carter loads sacks one by one; after each the thief may take one, or let the chance pass. */
  interface Yard {
    readonly sacks: number;
    readonly taken: number;
    readonly asked: boolean;
    readonly gone: boolean;
    /** What a sack that is taken is worth to the thief. */
    readonly worth: number;
    readonly rumour: boolean;
  }
  type Act = 'load' | 'leave' | 'take' | 'wait';
  const yard: Yard = { sacks: 0, taken: 0, asked: false, gone: false, worth: -1, rumour: false };
  const whoActs = ({ sacks, asked, gone }: Yard): Who | null => (asked ? 'thief' : sacks < 4 && !gone ? 'carter' : null);
  let listed = 0;
  const game: Played<Yard, Act, Who> = {
    decider: whoActs,
    *actions(state) {
      listed++;
      yield* whoActs(state) === 'carter' ? (['load', 'leave'] as const) : (['take', 'wait'] as const);
    },
    refuse: (state, act) =>
      (whoActs(state) === 'carter') === (act === 'load' || act === 'leave') ? null : { because: 'Not now.', rules: [] },
    perform(state, act) {
      const next = {
        load: { ...state, sacks: state.sacks + 1, asked: true },
        leave: { ...state, gone: true },
        take: { ...state, taken: state.taken + 1, asked: false },
        wait: { ...state, asked: false },
      }[act];
      return known({ state: next, events: [] });
    },
  };
  const stand = ({ sacks, taken, worth: each }: Yard, who: Who): number => (who === 'carter' ? sacks - 2 * taken : each * taken);
  const patient: Judgement<Yard, Act, Who> = {
    ...alike(stand),
    forecast: stand,
    phase: () => 0,
    sketch: game.actions,
    pass: (state) => (whoActs(state) === 'thief' ? 'wait' : undefined),
  };

  test('a plan goes on beyond a chance that is let pass, and nothing is thought twice when it is', () => {
    expect(bestPlan(game, { ...patient, pass: () => undefined }, yard, usualBudget)).toEqual(['load']);
    expect(bestPlan(game, patient, yard, usualBudget)).toEqual(['load', 'load', 'load', 'load']);
    const player = searchingPlayer(game, patient);
    let state = yard;
    for (const act of [player.choose(state) as Act, 'wait'] as const) state = play(game.perform(state, act), seeded(1)).state;
    listed = 0;
    expect(player.choose(state)).toBe('load');
    expect(listed).toBe(0);
  });

  test('when the chance has been taken it thinks anew', () => {
    const player = searchingPlayer(game, patient);
    let state = yard;
    for (const act of [player.choose(state) as Act, 'take'] as const) state = play(game.perform(state, act), seeded(1)).state;
    listed = 0;
    player.choose(state);
    expect(listed).toBeGreaterThan(0);
  });

  test('the plan that it shows ends where somebody else is asked', () => {
    expect(searchingPlayer(game, patient).plan(yard)).toEqual(['load']);
  });

  test('who is given a chance lets it pass without further thought, unless something is better at once', () => {
    const asked = { ...yard, sacks: 1, asked: true };
    listed = 0;
    expect(bestPlan(game, patient, asked, usualBudget)).toEqual(['wait']);
    expect(listed).toBe(1);
    expect(bestPlan(game, patient, { ...asked, worth: 5 }, usualBudget)[0]).toBe('take');
  });

  test('what a judgement leaves out of the state is not thought of', () => {
    const seen: boolean[] = [];
    const judged: Judgement<Yard, Act, Who> = {
      ...patient,
      worth: (state, who) => {
        seen.push(state.rumour);
        return stand(state, who);
      },
      eased: (state) => ({ ...state, rumour: false }),
    };
    for (const id of ['greedy', 'search'] as const)
      expect(playerOf(id, game, judged, 1).choose({ ...yard, rumour: true })).toBe('load');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
  });
});

describe('an action that only passes', () => {
  /** Whoever rests is paid a coin at the end of the day, whatever he has done before. */
  const paid: Played<Market, Deed, Side> = {
    ...fair,
    perform: (market, deed) =>
      deed === 'rest'
        ? known({ state: { ...market, done: 12, coins: { ...market.coins, miller: 50 } }, events: [] })
        : fair.perform(market, deed),
  };
  const passes = (deed: Deed): boolean => deed === 'rest';

  test('is weighed as if nothing changed: what comes anyway speaks neither for it nor against it', () => {
    expect(greedyAction(paid, { worth: coins }, dawn)).toBe('rest');
    expect(greedyAction(paid, { worth: coins, passes }, dawn)).toBe('beg');
  });

  test('is done rather than anything that betters nothing', () => {
    const idle = { ...paid, actions: () => ['fetch', 'rest'] as const };
    expect(greedyAction(idle, { worth: coins, passes }, dawn)).toBe('rest');
  });
});

describe('a race of plans', () => {
  /** Whoever digs finds gold one time in six, but sees it only at home; who waits gets a coin for sure. */
  interface Hill {
    readonly done: 'dig' | 'wait' | null;
    readonly sack: number;
    readonly found: number;
  }
  const hill = (gold: number): Played<Hill, 'dig' | 'wait', Side> => ({
    decider: ({ done }) => (done === 'wait' ? null : 'miller'),
    actions: ({ done }) => (done === 'dig' ? ['wait'] : ['wait', 'dig']),
    refuse: () => null,
    perform: (hill, done) =>
      done === 'wait'
        ? known({ state: { done, sack: 0, found: hill.done === 'dig' ? hill.sack : 1 }, events: [] })
        : roll(6, { decides: 'the gold', rules: [] }, (face) =>
            known({ state: { done, sack: face === 6 ? gold : 0, found: 0 }, events: [] }),
          ),
  });
  const found = ({ found }: Hill): number => found;
  const none = (): number => 0;
  const digging: Judgement<Hill, 'dig' | 'wait', Side> = {
    ...alike(none),
    forecast: found,
    phase: () => 0,
    sketch: () => ['wait'],
  };
  const start: Hill = { done: null, sack: 0, found: 0 };

  test('keeps what the judgement itself would do unless another plan is clearly better', () => {
    expect(bestPlan(hill(7), digging, start, usualBudget)).toEqual(['wait']);
    expect(bestPlan(hill(600), digging, start, usualBudget)).toEqual(['dig']);
  });

  test('can be stopped after any throw, and then does what has proved best so far', () => {
    for (const after of [0, 1, 2, 5, 20]) {
      let asked = 0;
      const plan = bestPlan(fair, judgement, dawn, { ...usualBudget, states: 1e9 }, () => ++asked > after);
      expect(fair.refuse(dawn, plan[0] as Deed)).toBeNull();
    }
    expect(bestPlan(fair, judgement, dawn, usualBudget, () => true)[0]).toBe('beg');
  });

  test('is over after so many states, whoever asks', () => {
    const effort = (states: number): number => {
      let judged = 0;
      const worth = (market: Market, side: Side) => {
        judged++;
        return coins(market, side);
      };
      bestPlan(fair, { ...judgement, ...alike(worth) }, dawn, { ...usualBudget, states });
      return judged;
    };
    expect(effort(50)).toBeLessThan(effort(1000));
  });

  test('is run against an enemy who judges alike and against a bold one in turn', () => {
    const asked: Side[] = [];
    const bold = (market: Market, side: Side) => {
      asked.push(side);
      return coins(market, side);
    };
    bestPlan(fair, { ...judgement, styles: { bold, careful: coins } }, { ...dawn, done: 2 }, usualBudget);
    expect(asked).toContain('fox');
  });
});

describe('rounds that look further ahead', () => {
  type Choice = 'steady' | 'bait' | 'seed';
  interface Road {
    readonly choice: Choice | null;
    readonly phase: number;
  }
  const [near, far] = [2, 8];
  /** Nothing is decided by dice. What a choice is worth shows after two phases, and in the end after eight. */
  const road: Played<Road, Choice | 'wait', Side> = {
    decider: ({ phase }) => (phase > far ? null : 'miller'),
    actions: ({ choice }) => (choice === null ? ['steady', 'bait', 'seed'] : ['wait']),
    refuse: () => null,
    perform: ({ choice, phase }, done) => known({ state: { choice: choice ?? (done as Choice), phase: phase + 1 }, events: [] }),
  };
  type Values = Readonly<Record<Choice, readonly [near: number, far: number]>>;
  const chosen = (values: Values, budget: Partial<Budget>, stop?: () => boolean): readonly string[] => {
    const judge: Judgement<Road, Choice | 'wait', Side> = {
      // The player's own plan is to be steady.
      ...alike(({ choice }: Road) => (choice === 'steady' ? 1 : 0)),
      forecast: ({ choice, phase }) => (choice === null || phase < near ? 0 : values[choice][phase < far ? 0 : 1]),
      phase: ({ phase }) => phase,
      sketch: road.actions,
    };
    const first = { phases: near, throws: 2 };
    return bestPlan(road, judge, { choice: null, phase: 0 }, { ...usualBudget, trusted: 2, first, ...budget }, stop);
  };
  const further = (plans: number): Partial<Budget> => ({ further: [{ phases: far, plans, throws: 16 }] });

  test('what short simulations showed does not count as long ones', () => {
    const values = { steady: [0, 0], bait: [60, -10], seed: [0, 0] } as const;
    expect(chosen(values, { further: [] })).toEqual(['bait']);
    expect(chosen(values, further(2))).toEqual(['steady']);
  });

  test('but it counts as much as a few of them', () => {
    expect(chosen({ steady: [0, 0], bait: [60, -1], seed: [0, 0] }, further(2))).toEqual(['bait']);
  });

  test('a system says how long the short and the long simulations are', () => {
    const pace = (short: number, long: number): Budget => strategistsBudget({ states: 1e6, plans: 3, phases: { short, long } });
    // The bait looks good for some phases. Then the seed is worth most.
    const values = { steady: [0, 0], bait: [60, -10], seed: [1, 40] } as const;
    expect(chosen(values, pace(near, near + 1))).toEqual(['bait']);
    expect(chosen(values, pace(near, far))).toEqual(['seed']);
    expect(pace(3, 6)).toMatchObject({ states: 1e6, plans: 3, first: { phases: 3 } });
    expect(pace(3, 6).further.map(({ phases }) => phases)).toEqual(usualBudget.further.map(() => 6));
  });

  test('only as many plans as the round has are simulated further, the best first', () => {
    const values = { steady: [0, 0], bait: [60, -10], seed: [1, 40] } as const;
    expect(chosen(values, further(1))).toEqual(['steady']);
    expect(chosen(values, further(2))).toEqual(['seed']);
  });

  test('a round that is stopped before every plan has been simulated changes nothing', () => {
    const values = { steady: [0, 0], bait: [60, -10], seed: [1, 40] } as const;
    const afterRace = (count: number): readonly string[] => {
      let pauses = 0;
      return chosen(values, further(2), () => ++pauses > count);
    };
    const results = [...Array(120).keys()].map((count) => afterRace(count)[0]);
    // At first only its own plan is known, then the short simulations are, and in the end the long ones.
    expect(results.filter((each, at) => each !== results[at - 1])).toEqual(['steady', 'bait', 'seed']);
  });
});

test('in the step in hand every action is thought of, whatever plan has led there; beyond it those that tell most', () => {
  const listed: { done: number; by: 'all' | 'few' }[] = [];
  const watched: Played<Market, Deed, Side> = {
    ...fair,
    actions(market) {
      listed.push({ done: market.done, by: 'all' });
      return fair.actions(market);
    },
  };
  const few: Judgement<Market, Deed, Side> = {
    ...judgement,
    sketch(market) {
      listed.push({ done: market.done, by: 'few' });
      return ['beg'];
    },
  };
  playedOn(watched, few, { ...ways('miller', dawn, 2), enemy: few }, { ...dawn, done: 1 }, seeded(1));
  expect(listed.filter(({ done, by }) => done < 3 !== (by === 'all'))).toEqual([]);
  expect(new Set(listed.map(({ by }) => by))).toEqual(new Set(['all', 'few']));
});

describe('levels and styles', () => {
  test('each has a name and says in one sentence what it looks at', () => {
    expect(levels.map(({ id }) => id)).toEqual(levelIds);
    for (const { name, says } of levels) {
      expect(name).toMatch(/^The [A-Z][a-z]+$/);
      expect(says).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('the lowest two see what their lessons say, the Captain everything, and a style what that style sees', () => {
    const seen: string[] = [];
    const sees = (name: string) => (market: Market, side: Side) => {
      seen.push(name);
      return coins(market, side);
    };
    const of: Judgement<Market, Deed, Side> = {
      ...judgement,
      worth: sees('all'),
      lessons: { recruit: sees('recruit'), sergeant: sees('sergeant') },
      styles: { bold: sees('bold'), careful: sees('careful') },
    };
    const seenBy = (id: PlayerId, style?: Style): readonly string[] => {
      seen.length = 0;
      playerOf(id, fair, of, 1, style).choose(dawn);
      return [...new Set(seen)];
    };
    expect(seenBy('recruit')).toEqual(['recruit']);
    expect(seenBy('sergeant')).toEqual(['sergeant']);
    expect(seenBy('greedy')).toEqual(['all']);
    expect(seenBy('greedy', 'bold')).toEqual(['bold']);
    expect(seenBy('search', 'careful')).not.toContain('all');
  });

  test('only the Recruit leaves out actions with several pieces, unless there is nothing else', () => {
    const together = (deed: Deed) => deed === 'fetch' || deed === 'beg';
    const chosen = (id: PlayerId, ...deeds: readonly Deed[]) =>
      playerOf(id, { ...fair, actions: () => deeds }, { ...judgement, together }, 1).choose(dawn);
    expect(chosen('recruit', 'beg', 'gamble', 'rest')).toBe('gamble');
    expect(chosen('recruit', 'beg', 'fetch')).toBe('beg');
    expect(chosen('sergeant', 'beg', 'gamble', 'rest')).toBe('beg');
  });

  test('what there is a drill for is done by drill, without a thought', () => {
    let judged = 0;
    const worth = (market: Market, side: Side) => {
      judged++;
      return coins(market, side);
    };
    const trained: Judgement<Market, Deed, Side> = {
      ...judgement,
      ...alike(worth),
      drill: ({ done }) => (done === 0 ? 'rest' : undefined),
    };
    for (const { id } of levels) {
      judged = 0;
      expect(playerOf(id, fair, trained, 1).choose(dawn)).toBe('rest');
      expect(playerOf(id, fair, trained, 1).plan(dawn)).toEqual(['rest']);
      expect(judged).toBe(0);
    }
  });
});

describe('thinking in steps', () => {
  const steps = (player: Player<Market, Deed>, stop?: () => boolean): number => {
    let taken = 0;
    for (const _ of thinkingOf(player, dawn, stop)) taken++;
    return taken;
  };

  test('pauses between throws, and what is chosen next is then known', () => {
    let judged = 0;
    const worth = (market: Market, side: Side) => {
      judged++;
      return coins(market, side);
    };
    const player = playerOf('search', fair, { ...judgement, worth }, 1);
    expect(steps(player)).toBeGreaterThan(5);
    judged = 0;
    expect(player.choose(dawn)).toBe(playerOf('search', fair, judgement, 1).choose(dawn));
    expect(judged).toBe(0);
  });

  test('ends after the throw in hand when somebody says so', () => {
    let asked = 0;
    expect(steps(playerOf('search', fair, judgement, 1), () => ++asked > 3)).toBeLessThan(6);
  });

  test('is nothing to those who need no time, and to those who know what to do by drill', () => {
    expect(steps(playerOf('greedy', fair, judgement, 1))).toBe(0);
    expect(steps(playerOf('search', fair, { ...judgement, drill: () => 'rest' }, 1))).toBe(0);
  });
});

describe('the dice of simulations', () => {
  const of = (decides: string, by?: string): Purpose => ({ decides, rules: [], ...(by === undefined ? {} : { by }) });

  test('a fight more in one course does not change what other dice show', () => {
    const [few, many] = [alikeDice(5), alikeDice(5)];
    many.roll(6, of('a fight'));
    expect(few.roll(6, of('the weather'))).toBe(many.roll(6, of('the weather')));
    for (const dice of [few, many]) dice.phaseBegins(2);
    expect(few.roll(6, of('a fight'))).toBe(many.roll(6, of('a fight')));
  });

  test('over six simulations, every die of six sides shows each face once', () => {
    for (const by of ['fox', 'miller'])
      for (const block of [0, 3]) {
        const faces = Array.from({ length: 6 }, (_, nth) => alikeDice(6 * block + nth).roll(6, of('a fight', by)));
        expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      }
  });

  test('different dice are unrelated: two of them show every pair of faces about equally often', () => {
    const pairs = new Map<string, number>();
    for (let nth = 0; nth < 3600; nth++) {
      const dice = alikeDice(nth);
      const pair = `${dice.roll(6, of('a fight'))}${dice.roll(6, of('a fight'))}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(36);
    for (const count of pairs.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });
});

describe('the mean of a chance', () => {
  const die = (decides: string) => roll<number>(6, { decides, rules: [] }, known);

  test('merges reports of the same state, though their events tell different faces', () => {
    const [won, lost] = [{ won: true }, { won: false }];
    const fight = asDice(
      andThen(die('mine'), (mine) =>
        map(die('yours'), (yours) => ({ state: mine > yours ? won : lost, events: [{ mine, yours }] })),
      ),
    );
    const read: boolean[] = [];
    const mean = expectation(fight, ({ state }) => (read.push(state.won) > 0 && state.won ? 1 : 0), 8);
    expect(mean).toBeCloseTo(15 / 36, 9);
    expect(read.toSorted()).toEqual([false, true]);
  });

  test('of more results than may be read is near the mean of a sample, not the first result', () => {
    const sum = andThen(die('one'), (one) => andThen(die('two'), (two) => map(die('three'), (three) => one + two + three)));
    for (const leaves of [1, 4, 8, 20]) {
      const read: number[] = [];
      expect(Math.abs(expectation(sum, (value) => read[read.push(value) - 1] as number, leaves) - 10.5)).toBeLessThan(1.1);
      expect(read.length).toBeLessThanOrEqual(leaves);
    }
  });
});
