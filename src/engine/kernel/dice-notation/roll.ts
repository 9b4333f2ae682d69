/** The chance of an expression: every die of it, one after the other, each adding to what the others came to. */
import { andThen, type Chance, inOrder, known, map, type Purpose, roll } from '../chance.ts';
import { type DiceQuestion, type Expression, type Faces, facesOf, holdsFace, type Pool, type Relation } from './vocabulary.ts';

/** Further dice that one exploding die can bring. */
export const mostExplosions = 10;

/** How two totals compare; `doubled` and `halved` are the clear cases of `higher` and `lower`. */
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

/** What is told of every face that is looked at: a bound on the work. */
export type Watch = () => void;
const unwatched: Watch = () => {};

/** The face of one die, rerolls included. */
function faceOf<T>({ sides, reroll }: Pool, watch: Watch, next: (face: number) => Chance<T>): Chance<T> {
  const seen = (face: number): Chance<T> => {
    watch();
    return next(face);
  };
  if (!reroll) return roll(sides, purposeOf(sides), seen);
  if (!reroll.always) return roll(sides, purposeOf(sides), (face) => (holdsFace(reroll, face) ? roll(sides, purposeOf(sides), seen) : seen(face)));
  // Thrown until it is another: the faces that are left are equally likely.
  const faces = facesOf(reroll, sides);
  const left = Array.from({ length: sides }, (_, at) => at + 1).filter((face) => !faces.includes(face));
  return roll(left.length, { decides: `a d${sides}, thrown until it stands`, rules: [] }, (at) => seen(left[at - 1] as number));
}

const explodesOn = ({ explode, sides }: Pool): Faces | undefined =>
  explode && (explode.least === undefined && explode.most === undefined ? { least: sides } : explode);

/** One die of a pool with all that it brings, its value given to `see`. */
function die<T>(pool: Pool, watch: Watch, see: (value: number) => T): Chance<T> {
  const explode = explodesOn(pool);
  const chain = (sum: number, further: number): Chance<T> =>
    faceOf(pool, watch, (face) =>
      explode && further < mostExplosions && holdsFace(explode, face) ? chain(sum + face, further + 1) : known(see(sum + face)),
    );
  return chain(0, 0);
}

/** The dice kept so far, the best first, and how the others are put aside. */
function keeping(pool: Pool, watch: Watch): Chance<number> {
  const { which, count } = pool.keep as NonNullable<Pool['keep']>;
  const better = which === 'high' ? (a: number, b: number) => b - a : (a: number, b: number) => a - b;
  const worth = pool.counted ? (value: number) => (holdsFace(pool.counted as Faces, value) ? 1 : 0) : (value: number) => value;
  // It is enough to know the dice that are kept, or, when those are fewer, the ones that are not.
  const aside = pool.count - count;
  const listed = Math.min(count, aside);
  const keeps = count <= aside;
  const best = keeps ? better : (a: number, b: number) => better(b, a);
  // A hand is `sum:dice` in order: equal hands are equal strings.
  const step = (hand: string): Chance<string> => {
    const [so, dice] = hand.split(':') as [string, string];
    const sum = Number(so);
    const list = dice === '' ? [] : dice.split(',').map(Number);
    return die(pool, watch, (value) => {
      const all = [...list, value].sort(best);
      const out = all.length > listed ? (all.pop() as number) : undefined;
      return `${keeps || out === undefined ? sum : sum + worth(out)}:${all}`;
    });
  };
  return map(inOrder('0:', Array.from({ length: pool.count }, () => step)), (hand) => {
    const [sum, dice] = hand.split(':') as [string, string];
    return keeps ? dice.split(',').reduce((total, value) => total + worth(Number(value)), 0) : Number(sum);
  });
}

/** What an expression adds, times `factor`, to what there is already. Equal totals in between are one. */
function onto(total: number, of: Expression, factor: number, watch: Watch): Chance<number> {
  switch (of.kind) {
    case 'number':
      return known(total + factor * of.value);
    case 'product':
      return onto(total, of.of, factor * of.by, watch);
    case 'sum':
      return inOrder(total, of.terms.map(({ sign, of: term }) => (now: number) => onto(now, term, sign * factor, watch)));
    case 'best': {
      const choose = of.which === 'high' ? Math.max : Math.min;
      const [first, ...rest] = of.of as [Expression, ...Expression[]];
      const best = rest.reduce<Chance<number>>(
        (so, each) => andThen(so, (now) => map(onto(0, each, 1, watch), (value) => choose(now, value))),
        onto(0, first, 1, watch),
      );
      return map(best, (value) => total + factor * value);
    }
    case 'dice': {
      if (of.keep && of.keep.count < of.count) return map(keeping(of, watch), (value) => total + factor * value);
      const { counted } = of;
      const worth = counted ? (value: number) => (holdsFace(counted, value) ? 1 : 0) : (value: number) => value;
      return inOrder(total, Array.from({ length: of.count }, () => (now: number) => die(of, watch, (value) => now + factor * worth(value))));
    }
  }
}

/** How the first total compares with the second. At least double counts only for the higher one. */
export const verdictOf = (a: number, b: number): Verdict =>
  a === b ? 'equal' : a > b ? (a >= 2 * b ? 'doubled' : 'higher') : b >= 2 * a ? 'halved' : 'lower';

/** Whether a relation other than `vs` holds, from how the first total exceeds the second. */
const relationHolds: Readonly<Record<Exclude<Relation, 'vs' | 'doubles'>, (difference: number) => boolean>> = {
  '>=': (difference) => difference >= 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '<': (difference) => difference < 0,
  '=': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
};

const compared = (left: Expression, right: Expression, watch: Watch): Chance<Verdict> =>
  andThen(onto(0, left, 1, watch), (a) => map(onto(0, right, 1, watch), (b) => verdictOf(a, b)));

/** One roll of a question without its repeat. */
function once({ left, against }: DiceQuestion, watch: Watch): Chance<number | boolean | Verdict> {
  if (!against) return onto(0, left, 1, watch);
  const { relation, right } = against;
  if (relation === 'vs') return compared(left, right, watch);
  if (relation === 'doubles') return map(compared(left, right, watch), (verdict) => verdict === 'doubled');
  // Only the difference matters, so that both sides are added up in one.
  const difference = andThen(onto(0, left, 1, watch), (so) => onto(so, right, -1, watch));
  return map(difference, relationHolds[relation]);
}

const tryOnce = (so: Tried, verdict: Verdict): Tried => ({
  higher: so.higher + (verdict === 'higher' || verdict === 'doubled' ? 1 : 0),
  equal: so.equal + (verdict === 'equal' ? 1 : 0),
  lower: so.lower + (verdict === 'lower' || verdict === 'halved' ? 1 : 0),
});

/** The chance of a question: to be played, enumerated, or composed with what comes before and after it. */
export function rollDice(question: DiceQuestion, watch: Watch = unwatched): Chance<DiceResult> {
  const { times, against, left } = question;
  if (times === 1) return once(question, watch);
  const again = Array.from({ length: times });
  if (!against) return inOrder<number>(0, again.map(() => (so: number) => onto(so, left, 1, watch)));
  if (against.relation === 'vs')
    return inOrder<Tried>(
      { higher: 0, equal: 0, lower: 0 },
      again.map(() => (so: Tried) => map(compared(left, against.right, watch), (verdict) => tryOnce(so, verdict))),
    );
  return inOrder<number>(0, again.map(() => (so: number) => map(once(question, watch), (holds) => so + (holds ? 1 : 0))));
}
