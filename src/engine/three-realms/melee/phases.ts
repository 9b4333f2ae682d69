/**
 * Several Melee Phases in a row: two units fight on until one is gone or flees. A unit that passes its test holds its ground, and
 * after a tie both units do. Models from behind replace the fallen, and hurt models stay in front. The two units have too many
 * states to follow each state through a whole phase separately. Instead, each step is calculated for all states together: the
 * attacks of the first side, the attacks of the other side, the drive tests. Between two steps, states are merged if they differ
 * only in values that later steps do not need.
 */
import { work } from '../../kernel/budget.ts';
import { Odds, odds } from '../../kernel/odds.ts';
import { basics } from '../data/figures/basics.ts';
import { addLosses, headsOf, type Left, unharmedModels } from '../harm/damage.ts';
import { type AfterMelee, afterLosses } from './aftermath.ts';
import { type Fighters, type Melee, otherSide, type Side, strikersOf, threatenedOf } from './question.ts';
import { blowsOf, countOf, type First, initiative, type Step, stillStriking, struckOdds, touchedIn } from './round.ts';

/** How the fight has ended, or `on` while it continues. */
export type Fight = AfterMelee | 'on';

const holding: readonly AfterMelee[] = ['a-stands', 'b-stands', 'tie-stand'];

/** A unit when a Melee Phase begins. */
interface Unit {
  readonly fighters: Fighters;
  /** The models that can be hit, by the points they have left, and the models behind them. */
  readonly threatened: Left;
  readonly behind: Left;
  /** The size of the unit from which its losses are counted. */
  readonly of: number;
  /** The dice of each striker. */
  readonly dice: readonly number[];
}

/** A unit after the enemy's attacks, with only the values that later steps need. */
interface Struck {
  /** The unit as it was at the start. */
  readonly fighters: Fighters;
  readonly dice: readonly number[];
  readonly of: number;
  readonly lost: number;
  /** The dice of each model that can still strike. */
  readonly diceLeft: readonly number[];
  /** The unit at the start of the next phase, if there is one. */
  readonly next: Unit | undefined;
}

/** Values with their weights. */
type Row<T> = Map<T, bigint>;
/** Weights for pairs, indexed by the first member of the pair and then by the second. */
type Pairs<One, Other> = Map<One, Row<Other>>;

function rowOf<One, Other>(pairs: Pairs<One, Other>, one: One): Row<Other> {
  const known = pairs.get(one);
  if (known) return known;
  const row: Row<Other> = new Map();
  pairs.set(one, row);
  return row;
}

function add<T>(row: Row<T>, value: T, weight: bigint): void {
  work(1);
  const before = row.get(value);
  row.set(value, before === undefined ? weight : before + weight);
}

function turned<One, Other>(pairs: Pairs<One, Other>): Pairs<Other, One> {
  const found: Pairs<Other, One> = new Map();
  for (const [one, row] of pairs) for (const [other, weight] of row) add(rowOf(found, other), one, weight);
  return found;
}

/** Keeps a single object for each key, so that equal objects are identical. */
function oneOfEach<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make();
    known.set(key, made);
    return made;
  };
}

/** The `most` models with the fewest points left. */
function weakest(all: Left, most: number): Left {
  let wanted = most;
  return all.map((count) => {
    const taken = Math.min(count, wanted);
    wanted -= taken;
    return taken;
  });
}

const without = (all: Left, some: Left): Left => all.map((count, at) => count - (some[at] ?? 0));

/** The unit with only its remaining models. */
function fightersLeft(side: Fighters, all: Left): Fighters {
  const models = headsOf(all);
  const front = Math.min(side.front, models);
  return { ...side, models, front, behind: Math.min(side.behind, models - front) };
}

const faces = BigInt(basics.die);
/** The denominator for two dice. Initiative takes two dice, and so do the drive tests. */
const ofTwo = faces ** 2n;

/** Each possible result with its weight over this denominator. */
const weighed = <T>(of: Odds<T>, over: bigint): (readonly [T, bigint])[] =>
  of.over(over).map((weight, at) => [of.values[at] as T, weight] as const);

/**
 * The dice of each model that can still strike. Which striker has the dice matters only if the hits of a striker share a d5 for
 * poison.
 */
function strikesWith(side: Fighters, by: Fighters, left: Left): readonly number[] {
  const dice = stillStriking(side, by, left);
  const all = dice.reduce((sum, each) => sum + each, 0);
  return side.poisoned ? dice : dice.map((_, at) => (at === 0 ? all : 0));
}

/** The dice of each striker, and how likely this combination is. */
type Strikes = readonly (readonly [dice: readonly number[], share: bigint])[];

/** The states that one side may be in after the attacks of the other side, with their weights. */
function sideStruck(melee: Melee, side: Side) {
  const by = melee[otherSide(side)];
  const blows = blowsOf(by, melee[side]);
  /** The denominator for these attacks: each attack has a die to hit, a die to damage and, if poisoned, a d5. */
  const over = faces ** BigInt(strikersOf(by) * by.A * (by.poisoned ? 3 : 2));
  const units = oneOfEach<Unit>();
  const unitOf = (all: Left): Unit =>
    units(String(all), () => {
      const fighters = fightersLeft(melee[side], all);
      const threatened = weakest(all, threatenedOf(fighters, by));
      const dice = strikesWith(fighters, by, threatened);
      return { fighters, threatened, behind: without(all, threatened), of: countOf(fighters, all), dice };
    });
  const known = oneOfEach<Struck>();
  const struckOf = ({ fighters, behind, of, dice }: Unit, after: Left, last: boolean): Struck => {
    const all = addLosses(behind, after);
    const lost = of - countOf(fighters, all);
    const diceLeft = strikesWith(fighters, by, after);
    return known([dice, diceLeft, of, lost, last ? '' : all].join('/'), () => ({
      ...{ fighters, dice, of, lost, diceLeft },
      next: last ? undefined : unitOf(all),
    }));
  };
  /** Cached results for one unit: its states after attacks, and their weights. */
  const ofUnit = (unit: Unit, last: boolean) => {
    const struck = new Map<Left, Struck>();
    const rows = oneOfEach<Row<Struck>>();
    const mixed = oneOfEach<Row<Struck>>();
    const after = (left: Left): Struck => {
      const found = struck.get(left) ?? struckOf(unit, left, last);
      struck.set(left, found);
      return found;
    };
    const once = (step: Step): Row<Struck> =>
      rows(`${touchedIn(step)}/${step.dice}`, () => {
        const row: Row<Struck> = new Map();
        for (const [left, weight] of weighed(struckOdds(step, blows), over)) if (weight > 0n) add(row, after(left), weight);
        return row;
      });
    return (enemy: Fighters, strikes: Strikes): Row<Struck> =>
      mixed(`${strikersOf(enemy)}/${strikes.join('/')}`, () => {
        const row: Row<Struck> = new Map();
        for (const [dice, share] of strikes)
          for (const [struck, weight] of once({ by: enemy, dice, at: unit.fighters, targets: unit.threatened }))
            add(row, struck, weight * share);
        return row;
      });
  };
  const unitsStruck = { last: new Map<Unit, ReturnType<typeof ofUnit>>(), before: new Map<Unit, ReturnType<typeof ofUnit>>() };
  /** The weights of a unit's states after attacks by these strikers. */
  const struck = (unit: Unit, enemy: Fighters, strikes: Strikes, last: boolean): Row<Struck> => {
    const all = unitsStruck[last ? 'last' : 'before'];
    const found = all.get(unit) ?? ofUnit(unit, last);
    all.set(unit, found);
    return found(enemy, strikes);
  };
  return { over, unitOf, struck };
}

/** The state of the fight after each of the Melee Phases, starting with the charges. */
export function phasesOf(melee: Melee, phases: number): Odds<Fight>[] {
  const sides = { a: sideStruck(melee, 'a'), b: sideStruck(melee, 'b') };
  const begun = (side: Side): Unit => sides[side].unitOf(unharmedModels(melee[side].models, melee[side].points));
  const later: Melee = { a: { ...melee.a, charge: 'no' }, b: { ...melee.b, charge: 'no' } };

  /** Both sides after one side has struck and the other has answered. In each pair the side that answers comes first. */
  function answered(side: Side, pairs: Pairs<Unit, Unit>, first: bigint, atOnce: bigint, last: boolean): Pairs<Struck, Struck> {
    const found: Pairs<Struck, Struck> = new Map();
    if (first + atOnce === 0n) return found;
    for (const [own, enemies] of pairs) {
      const hit: Row<Struck> = new Map();
      for (const [enemy, weight] of enemies)
        for (const [struck, times] of sides[otherSide(side)].struck(enemy, own.fighters, [[own.dice, 1n]], last))
          add(hit, struck, weight * times);
      for (const [struck, weight] of hit) {
        const ways: Strikes = [
          [struck.diceLeft, first],
          [struck.dice, atOnce],
        ];
        const strikes = ways.filter(([, share]) => share > 0n);
        const row = rowOf(found, struck);
        for (const [answer, times] of sides[side].struck(own, struck.fighters, strikes, last)) add(row, answer, weight * times);
      }
    }
    return found;
  }

  const tests = new Map<string, readonly (readonly [AfterMelee, bigint])[]>();
  const testsOf = (a: Struck, b: Struck) => {
    const key = [a.lost, a.of, b.lost, b.of].join();
    const found = tests.get(key) ?? weighed(odds(afterLosses(melee, { a: a.lost, b: b.lost }, { a: a.of, b: b.of })), ofTwo);
    tests.set(key, found);
    return found;
  };

  const found: Odds<Fight>[] = [];
  let pairs: Pairs<Unit, Unit> = new Map([[begun('a'), new Map([[begun('b'), 1n]])]]);
  let total = 1n;
  const over = new Map<AfterMelee, bigint>();
  for (let at = 1; at <= phases; at++) {
    const last = at === phases;
    const first = odds(initiative(at === 1 ? melee : later));
    const shares = new Map(weighed(first, ofTwo));
    const share = (who: First) => shares.get(who) ?? 0n;
    const ofPhase = ofTwo * sides.a.over * sides.b.over * ofTwo;
    total *= ofPhase;
    for (const [so, weight] of over) over.set(so, weight * ofPhase);
    const next: Pairs<Unit, Unit> = new Map();
    let on = 0n;
    const test = (a: Struck, b: Struck, weight: bigint): void => {
      for (const [so, times] of testsOf(a, b)) {
        if (!holding.includes(so)) {
          add(over, so, weight * times);
          continue;
        }
        on += weight * times;
        if (a.next && b.next) add(rowOf(next, a.next), b.next, weight * times);
      }
    };
    for (const [b, row] of answered('a', pairs, share('a'), share('both'), last))
      for (const [a, weight] of row) test(a, b, weight);
    for (const [a, row] of answered('b', turned(pairs), share('b'), 0n, last)) for (const [b, weight] of row) test(a, b, weight);
    found.push(new Odds<Fight>(['on', ...over.keys()], [on, ...over.values()], total));
    pairs = next;
  }
  return found;
}
