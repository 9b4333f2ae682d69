/** Writes a question as text that parses back to the same question. */
import type { DiceQuestion, Expression, Faces, Pool } from './vocabulary.ts';

/** Writes a range of faces that has only one limit, or the same face as both limits. Other ranges cannot be written. */
function faces({ least, most }: Faces): string {
  if (least !== undefined) return most === undefined ? `${least}+` : `${least}`;
  return most === undefined ? '' : `${most}-`;
}

function pool({ count, sides, reroll, explode, keep, counted }: Pool): string {
  const parts = [`${count === 1 ? '' : count}d${sides}`];
  if (reroll) parts.push(`reroll ${faces(reroll)}${reroll.always ? ' always' : ''}`);
  if (explode) parts.push(`explode ${faces(explode)}`.trim());
  if (keep) parts.push(`keep ${keep.which}${keep.count === 1 ? '' : ` ${keep.count}`}`);
  if (counted) parts.push(`count ${faces(counted)}`);
  return parts.join(' ');
}

function expression(of: Expression, inside: 'sum' | 'product' | 'none'): string {
  switch (of.kind) {
    case 'number':
      return String(of.value);
    case 'dice':
      return pool(of);
    case 'best':
      return `${of.which === 'high' ? 'highest' : 'lowest'}(${of.of.map((each) => expression(each, 'none')).join(', ')})`;
    case 'product': {
      const text =
        of.by === -1
          ? `-${expression(of.of, 'product')}`
          : of.by < 0
            ? // Brackets are needed here. Without brackets the minus sign would apply to the whole product.
              `(${of.by}) * ${expression(of.of, 'product')}`
            : `${of.by} * ${expression(of.of, 'product')}`;
      return inside === 'product' ? `(${text})` : text;
    }
    case 'sum': {
      const text = of.terms
        .map(({ sign, of: term }, at) =>
          at === 0 ? expression(term, 'sum') : `${sign === 1 ? '+' : '-'} ${expression(term, 'sum')}`,
        )
        .join(' ');
      return inside === 'none' ? text : `(${text})`;
    }
  }
}

/** `2d10 keep high + 3 vs d10 + 5, twice` */
export function writeDice({ left, against, times }: DiceQuestion): string {
  const contest = `${expression(left, 'none')}${against ? ` ${against.relation} ${expression(against.right, 'none')}` : ''}`;
  return times === 1 ? contest : `${contest}, ${times === 2 ? 'twice' : `${times} times`}`;
}
