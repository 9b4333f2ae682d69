/** Variations of a question for “what would change it”. Each variation has one number that is a step larger or smaller. */
import { type DiceQuestion, type Expression, facesOf, type Pool } from './vocabulary.ts';

export interface DiceVariant {
  /** The change in words. */
  readonly name: string;
  readonly question: DiceQuestion;
}

/** Sizes of dice that players own. */
const sizes = [2, 3, 4, 6, 8, 10, 12, 20, 100];

/** Whether every face of such a die would be rerolled or explode, which the parser refuses. */
function endless({ sides, reroll, explode }: Pool): boolean {
  const every = [reroll?.always ? reroll : undefined, (explode?.least ?? explode?.most) ? explode : undefined];
  return every.some((faces) => faces && facesOf(faces, sides).length === sides);
}

const poolName = ({ count, sides }: Pool): string => `${count === 1 ? '' : count}d${sides}`;

function* poolVariants(pool: Pool): Generator<readonly [string, Expression]> {
  const { count, sides, keep } = pool;
  yield [`${count + 1}d${sides} for ${poolName(pool)}`, { ...pool, count: count + 1 }];
  if (count > 1 && (!keep || keep.count < count))
    yield [`${count === 2 ? '' : count - 1}d${sides} for ${poolName(pool)}`, { ...pool, count: count - 1 }];
  for (const other of [sizes.find((size) => size > sides), sizes.findLast((size) => size < sides)]) {
    const named = [pool.reroll, pool.explode, pool.counted]
      .flatMap((faces) => [faces?.least, faces?.most])
      .filter((face) => face !== undefined);
    if (!other || named.some((face) => face > other)) continue;
    const changed = { ...pool, sides: other };
    if (!endless(changed)) yield [`d${other} for d${sides}`, changed];
  }
  if (!keep && !pool.counted) {
    yield [
      `${poolName({ ...pool, count: count + 1 })} keep high${count === 1 ? '' : ` ${count}`} for ${poolName(pool)}`,
      { ...pool, count: count + 1, keep: { which: 'high', count } },
    ];
    if (!pool.explode && sides > 1) yield [`${poolName(pool)} that explodes`, { ...pool, explode: {} }];
    if (!pool.reroll) yield [`${poolName(pool)} with 1 rerolled`, { ...pool, reroll: { least: 1, most: 1 } }];
  }
}

/** Every variation of an expression with one place changed. */
function* variantsOf(of: Expression): Generator<readonly [string, Expression]> {
  if (of.kind === 'dice') yield* poolVariants(of);
  else if (of.kind === 'product') for (const [name, changed] of variantsOf(of.of)) yield [name, { ...of, of: changed }];
  else if (of.kind === 'sum')
    for (const [at, term] of of.terms.entries())
      for (const [name, changed] of variantsOf(term.of))
        yield [name, { ...of, terms: of.terms.map((each, place) => (place === at ? { ...each, of: changed } : each)) }];
  else if (of.kind === 'best')
    for (const [at, each] of of.of.entries())
      for (const [name, changed] of variantsOf(each))
        yield [name, { ...of, of: of.of.map((old, place) => (place === at ? changed : old)) }];
}

/** An expression with a constant added or subtracted. */
function shifted(of: Expression, by: 1 | -1): Expression {
  const terms = of.kind === 'sum' ? of.terms : [{ sign: 1 as const, of }];
  const last = terms.at(-1);
  if (terms.length > 1 && last?.of.kind === 'number') {
    const value = last.sign * last.of.value + by;
    const rest = terms.slice(0, -1);
    if (value === 0) return rest.length === 1 && rest[0] && rest[0].sign === 1 ? rest[0].of : { kind: 'sum', terms: rest };
    return { kind: 'sum', terms: [...rest, { sign: value < 0 ? -1 : 1, of: { kind: 'number', value: Math.abs(value) } }] };
  }
  if (of.kind === 'number' && of.value + by >= 0) return { kind: 'number', value: of.value + by };
  return { kind: 'sum', terms: [...terms, { sign: by, of: { kind: 'number', value: 1 } }] };
}

/** The questions that differ from this one in one place. */
export function diceVariants(question: DiceQuestion): DiceVariant[] {
  const { left, against } = question;
  const found: DiceVariant[] = [];
  const sides = against ? (['first', 'second'] as const) : (['total'] as const);
  for (const side of sides) {
    const of = side === 'second' ? (against as NonNullable<typeof against>).right : left;
    const put = (changed: Expression): DiceQuestion =>
      side === 'second' && against ? { ...question, against: { ...against, right: changed } } : { ...question, left: changed };
    const where = side === 'total' ? '' : `${side}: `;
    for (const by of [1, -1] as const) found.push({ name: `${where}${by === 1 ? '+1' : '−1'}`, question: put(shifted(of, by)) });
    for (const [name, changed] of variantsOf(of)) found.push({ name: `${where}${name}`, question: put(changed) });
  }
  return found;
}
