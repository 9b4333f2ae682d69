/** Turns an expression into a `Chance`: its dice one after the other, each of which adds to the sum so far. */
import { andThen, type Chance, countedOnce, inOrder, known, map, roll } from '../chance.ts';
import type { Purpose } from '../die.ts';
import { type DiceQuestion, type Expression, type Faces, facesOf, holdsFace, type Pool, type Relation } from './vocabulary.ts';

/** The limit on further dice that one exploding die can bring. */
export const mostExplosions = 10;

/** The comparison of two totals. `doubled` and `halved` are special cases of `higher` and `lower`. */
export type Verdict = 'doubled' | 'higher' | 'equal' | 'lower' | 'halved';

/** How often each side was higher. */
export interface Tried {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

export type DiceResult = number | boolean | Verdict | Tried;

const purposes = new Map<number, Purpose>();
function purposeOf(sides: number): Purpose {
  let purpose = purposes.get(sides);
  if (!purpose) {
    purpose = { decides: `a d${sides}`, rules: [] };
    purposes.set(sides, purpose);
  }
  return purpose;
}

/** Called for every face visited, with the amount of work, to limit the total. */
export type Watch = (work?: number) => void;
/** How much work a result counts as if it is stored and compared as text or as an object. */
const heavy = 4;
const unwatched: Watch = () => {};

/** The face of one die, including rerolls. */
function faceOf<T>({ sides, reroll }: Pool, watch: Watch, next: (face: number) => Chance<T>): Chance<T> {
  const seen = (face: number): Chance<T> => {
    watch();
    return next(face);
  };
  if (!reroll) return roll(sides, purposeOf(sides), seen);
  if (!reroll.always)
    return roll(sides, purposeOf(sides), (face) => (holdsFace(reroll, face) ? roll(sides, purposeOf(sides), seen) : seen(face)));
  // If some faces are rerolled until another face shows, all other faces are equally likely.
  const faces = facesOf(reroll, sides);
  const left = Array.from({ length: sides }, (_, at) => at + 1).filter((face) => !faces.includes(face));
  return roll(left.length, { decides: `a d${sides}, thrown until it stands`, rules: [] }, (at) => seen(left[at - 1] as number));
}

const explodesOn = ({ explode, sides }: Pool): Faces | undefined =>
  explode && (explode.least === undefined && explode.most === undefined ? { least: sides } : explode);

/** One die of a pool, with its rerolls and explosions. */
function die(pool: Pool, watch: Watch): Chance<number> {
  const explode = explodesOn(pool);
  // Equal faces are merged before the explosions continue, whatever rerolls led to them.
  const one = countedOnce(faceOf(pool, watch, known));
  const chain = (sum: number, further: number): Chance<number> =>
    andThen(one, (face) => {
      watch();
      return explode && further < mostExplosions && holdsFace(explode, face) ? chain(sum + face, further + 1) : known(sum + face);
    });
  return countedOnce(chain(0, 0));
}

/** The final value of a die in a pool: its number, or whether it counts. */
const worthOf = ({ counted }: Pool): ((value: number) => number) =>
  counted ? (value) => (holdsFace(counted, value) ? 1 : 0) : (value) => value;

/** The dice kept so far, best first, and the sum of the dice that are not kept. */
function keeping(pool: Pool, count: number, which: 'high' | 'low', watch: Watch): Chance<number> {
  const worth = worthOf(pool);
  // Tracking either the kept dice or the dropped ones is enough, whichever are fewer.
  const aside = pool.count - count;
  const listed = Math.min(count, aside);
  const keeps = count <= aside;
  const falling = (which === 'high') === keeps;
  const one = die(pool, watch);
  // The dice in hand are written as `sum:dice` in sorted order, so that equal hands are equal strings.
  const step = (hand: string): Chance<string> => {
    const [so, dice] = hand.split(':') as [string, string];
    const sum = Number(so);
    const list = dice === '' ? [] : dice.split(',').map(Number);
    return map(one, (value) => {
      watch(heavy);
      const place = list.findIndex((other) => (falling ? value > other : value < other));
      const all = place < 0 ? [...list, value] : list.toSpliced(place, 0, value);
      const out = all.length > listed ? (all.pop() as number) : undefined;
      return `${keeps || out === undefined ? sum : sum + worth(out)}:${all}`;
    });
  };
  return map(
    inOrder(
      '0:',
      Array.from({ length: pool.count }, () => step),
    ),
    (hand) => {
      const [sum, dice] = hand.split(':') as [string, string];
      return keeps ? dice.split(',').reduce((total, value) => total + worth(Number(value)), 0) : Number(sum);
    },
  );
}

/** Adds a value to a total. */
type Adding = (total: number) => Chance<number>;

/**
 * Splits an expression into steps, each of which adds something to the running total. Between the steps, equal totals are merged.
 */
function adding(of: Expression, factor: number, watch: Watch): readonly Adding[] {
  /** Turns a `Chance` that does not depend on the total into one that adds its value to the total. */
  const apart = (chance: Chance<number>): Adding => {
    const own = countedOnce(chance);
    return (sum) =>
      map(own, (value) => {
        watch();
        return sum + factor * value;
      });
  };
  switch (of.kind) {
    case 'number':
      return [(sum) => known(sum + factor * of.value)];
    case 'product':
      return adding(of.of, factor * of.by, watch);
    case 'sum':
      return of.terms.flatMap(({ sign, of: term }) => adding(term, sign * factor, watch));
    case 'best': {
      const choose = of.which === 'high' ? Math.max : Math.min;
      const [first, ...rest] = of.of.map((each) => countedOnce(total(each, watch))) as [Chance<number>, ...Chance<number>[]];
      return [apart(rest.reduce((so, each) => andThen(so, (now) => map(each, (value) => choose(now, value))), first))];
    }
    case 'dice': {
      if (of.keep && of.keep.count < of.count) return [apart(keeping(of, of.keep.count, of.keep.which, watch))];
      const worth = worthOf(of);
      const one = of.explode ? die(of, watch) : undefined;
      const step: Adding = one
        ? (sum) =>
            map(one, (value) => {
              watch();
              return sum + factor * worth(value);
            })
        : (sum) => faceOf(of, watch, (face) => known(sum + factor * worth(face)));
      return Array.from({ length: of.count }, () => step);
    }
  }
}

const total = (of: Expression, watch: Watch): Chance<number> => inOrder(0, adding(of, 1, watch));

/** The comparison of the first total with the second. `doubled` and `halved` mean that one total is at least double the other. */
export const verdictOf = (a: number, b: number): Verdict =>
  a === b ? 'equal' : a > b ? (a >= 2 * b ? 'doubled' : 'higher') : b >= 2 * a ? 'halved' : 'lower';

/** Whether a relation other than `vs` holds, given the difference of the totals. */
const relationHolds: Readonly<Record<Exclude<Relation, 'vs' | 'doubles'>, (difference: number) => boolean>> = {
  '>=': (difference) => difference >= 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '<': (difference) => difference < 0,
  '=': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
};

function compared(left: Expression, right: Expression, watch: Watch): Chance<Verdict> {
  const second = countedOnce(total(right, watch));
  return andThen(total(left, watch), (a) =>
    map(second, (b) => {
      watch();
      return verdictOf(a, b);
    }),
  );
}

/** A question rolled once, without its repeat. */
function once({ left, against }: DiceQuestion, watch: Watch): Chance<number | boolean | Verdict> {
  if (!against) return total(left, watch);
  const { relation, right } = against;
  if (relation === 'vs') return compared(left, right, watch);
  if (relation === 'doubles') return map(compared(left, right, watch), (verdict) => verdict === 'doubled');
  // Only the difference matters, so both sides are added into one total.
  return map(inOrder(0, [...adding(left, 1, watch), ...adding(right, -1, watch)]), relationHolds[relation]);
}

const tried = (so: Tried, verdict: Verdict): Tried => ({
  higher: so.higher + (verdict === 'higher' || verdict === 'doubled' ? 1 : 0),
  equal: so.equal + (verdict === 'equal' ? 1 : 0),
  lower: so.lower + (verdict === 'lower' || verdict === 'halved' ? 1 : 0),
});

/** A question as a `Chance`, which can be rolled, enumerated for its odds, or combined with others. */
export function rollDice(question: DiceQuestion, watch: Watch = unwatched): Chance<DiceResult> {
  const { times, against } = question;
  if (times === 1) return once(question, watch);
  const each = countedOnce(once(question, watch) as Chance<number | boolean | Verdict>);
  const again = Array.from({ length: times });
  const count = <S>(from: S, add: (so: S, result: number | boolean | Verdict) => S): Chance<S> =>
    inOrder(
      from,
      again.map(
        () => (so: S) =>
          map(each, (result) => {
            watch(heavy);
            return add(so, result);
          }),
      ),
    );
  if (against?.relation === 'vs')
    return count<Tried>({ higher: 0, equal: 0, lower: 0 }, (so, result) => tried(so, result as Verdict));
  return count<number>(0, (so, result) => so + Number(result));
}
