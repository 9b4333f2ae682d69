import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import {
  type DiceAnswer,
  type DiceResult,
  diceOdds,
  diceVariants,
  mostExplosions,
  oddsOfDice,
  parseDice,
  rollDice,
  writeDice,
} from '../../../src/engine/kernel/dice-notation.ts';
import { approximate, type Fraction, fraction, plus, sum, times, zero } from '../../../src/engine/kernel/fraction.ts';
import { seededPlays as plays } from '../../deep.ts';

type Answered = Extract<DiceAnswer, { ok: true }>;
function answered(text: string): Answered {
  const answer = diceOdds(text);
  if (!answer.ok) throw new Error(`${text}: ${answer.problem.because}`);
  return answer;
}
function refusedBecause(text: string): string {
  const answer = diceOdds(text);
  if (answer.ok) throw new Error(`${text} was answered.`);
  return `${text.slice(answer.problem.at, answer.problem.at + answer.problem.length) || '(end)'}: ${answer.problem.because}`;
}
const said = (value: DiceResult): string => (typeof value === 'object' ? `${value.higher}:${value.lower}` : String(value));
const spread = ({ outcomes }: Answered): string[] => outcomes.map(({ value, chance }) => `${said(value)} ${chance}`);

// ---- What is known -----------------------------------------------------------------------------

describe('odds that everybody knows', () => {
  test.each([
    ['2d6', ['2 1/36', '3 1/18', '4 1/12', '5 1/9', '6 5/36', '7 1/6', '8 5/36', '9 1/9', '10 1/12', '11 1/18', '12 1/36']],
    ['2d10 keep high >= 10', ['true 19/100', 'false 81/100']],
    ['d6 vs d6', ['doubled 1/4', 'higher 1/6', 'equal 1/6', 'lower 1/6', 'halved 1/4']],
    ['d6 doubles d6', ['true 1/4', 'false 3/4']],
    ['d10 >= 7, twice', ['0 9/25', '1 12/25', '2 4/25']],
    ['3d10 count 7+', ['0 27/125', '1 54/125', '2 36/125', '3 8/125']],
    ['d4 reroll 1', ['1 1/16', '2 5/16', '3 5/16', '4 5/16']],
    ['d4 reroll 1 always', ['2 1/3', '3 1/3', '4 1/3']],
    ['highest(d4, d4)', ['1 1/16', '2 3/16', '3 5/16', '4 7/16']],
    ['lowest(d4, 3)', ['1 1/4', '2 1/4', '3 1/2']],
    ['3 * d2 - 2', ['1 1/2', '4 1/2']],
    ['-d2', ['-2 1/2', '-1 1/2']],
    ['7', ['7 1']],
    ['d2 vs d2, twice', ['2:0 1/16', '1:0 1/4', '1:1 1/8', '0:0 1/4', '0:1 1/4', '0:2 1/16']],
  ])('%s', (text, expected) => {
    expect(spread(answered(text))).toEqual(expected);
  });

  test('a charge of the melee chapter: d10 + 8 against d10 + 6', () => {
    expect(spread(answered('d10 + 8 vs d10 + 6'))).toEqual(['doubled 9/100', 'higher 11/20', 'equal 2/25', 'lower 7/25']);
  });

  test('4d6 drop low has a mean of 15869/1296', () => {
    expect(String(answered('4d6 drop low').mean)).toBe('15869/1296');
  });

  test('an exploding die is followed ten times, and the note says how rarely that is too little', () => {
    const six = answered('d6 explode');
    expect(six.outcomes.at(-1)?.value).toBe(6 * mostExplosions + 6);
    expect(String(six.outcomes.find(({ value }) => value === 7)?.chance)).toBe('1/36');
    expect(six.outcomes.some(({ value }) => value === 6)).toBe(false);
    expect(six.notes[0]).toContain('counted up to 10 times');
    expect(answered('d6').notes).toEqual([]);
  });
});

// ---- How it is written -------------------------------------------------------------------------

describe('the same in other words', () => {
  test.each([
    ['2D10KH + 3', '2d10 keep high + 3'],
    ['4d6dl', '4d6 keep high 3'],
    ['4d6 drop worst 1', '4d6 keep high 3'],
    ['3d6!', '3d6 explode'],
    ['2d6 explodes 5+', '2d6 explode 5+'],
    ['d20 r 1', 'd20 reroll 1'],
    ['d20 reroll <= 2 always', 'd20 reroll 2- always'],
    ['5d10 count >= 7', '5d10 count 7+'],
    ['5d10 count > 6', '5d10 count 7+'],
    ['2d6 ≥ 8', '2d6 >= 8'],
    ['2d6 at least 8', '2d6 >= 8'],
    ['d10 against d10', 'd10 vs d10'],
    ['d%', 'd100'],
    ['2 × d6 − 1', '2 * d6 - 1'],
    ['d6, thrice', 'd6, 3 times'],
    ['d6, 4x', 'd6, 4 times'],
    ['max(d6, d8)', 'highest(d6, d8)'],
    ['5d10 count 7+ + 2', '5d10 count 7+ + 2'],
    ['5d10 count 7+2', '5d10 count 7 + 2'],
    ['(-5) * d6', '(-5) * d6'],
    ['-5 * d6', '-(5 * d6)'],
  ])('%s is %s', (text, plain) => {
    const read = parseDice(text);
    expect(read.ok && writeDice(read.question)).toBe(plain);
  });
});

describe('what is wrong is said, and where', () => {
  test.each([
    ['', '(end): Write an expression, such as 2d10 keep high + 3 vs d10 + 5.'],
    ['2d', '(end): Write the number of sides after “d”, such as d10, not the end.'],
    ['2d10 +', '(end): The expression is not complete: add a number, or dice such as 2d10.'],
    ['2d10 keep', '(end): Write “high” or “low” after “keep”, not the end.'],
    ['2d10 keep high 3', '3: Of 2 dice, you can keep 1 to 2.'],
    ['2d10 drop low 2', '2: Of 2 dice, you can drop 1 to 1.'],
    ['d10 count 11', '11: A d10 has the faces 1 to 10, not 11.'],
    ['d10 count > 10', '10: A d10 has no face above 10.'],
    ['d10 reroll < 1', '1: A d10 has no face below 1.'],
    ['d6 explode 1+', 'explode: A die cannot explode on every face, because it would never stop.'],
    ['d6 reroll 1+ always', 'reroll: You cannot reroll a die on every face, because the rolling would never end.'],
    ['d6 * d6', '*: Dice can be multiplied by a number, not by other dice.'],
    ['(d6 + 1', '(: This bracket is never closed.'],
    ['d6 ? 1', '?: The character “?” cannot be part of an expression.'],
    ['d6 kh kl', 'kl: You can say only once which of these dice are kept or dropped.'],
    ['d6, 0 times', '0: Write a number of at least 1 here, not 0.'],
    ['d6, sometimes', 'sometimes: Write how often after the comma, such as once, twice or 3 times, not “sometimes”.'],
    ['101d6', '101: There can be at most 100, not 101.'],
    ['d1001', '1001: A die can have at most 1,000, not 1001.'],
    [
      'd6 d6',
      'd: Something is missing before “d”: a sign such as +, a comparison such as vs, or a comma and the number of repeats.',
    ],
  ])('%s', (text, because) => {
    expect(refusedBecause(text)).toBe(because);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    '“%s” is not a word of dice anywhere',
    (word) => {
      for (const text of [`d10 ${word} d6`, `${word}(d6, d8)`, `2d6 keep ${word}`, `d6 explode ${word}`, `d6, ${word}`])
        expect(refusedBecause(text)).not.toContain('answered');
    },
  );

  test('what would take too long is refused, not sampled', () => {
    expect(refusedBecause('50d1000 keep high 25')).toContain('would take too long');
  });
});

test('the dice of an expression are rolled one after the other', () => {
  const roll = (text: string, ...faces: number[]) => {
    const read = parseDice(text);
    if (!read.ok) throw new Error(read.problem.because);
    const dice = scripted(faces);
    const result = play(rollDice(read.question), dice);
    dice.finish();
    return result;
  };
  expect(roll('2d10 keep high + 3 vs d10 + 5', 4, 9, 6)).toBe('higher');
  expect(roll('3d6 explode', 6, 6, 2, 1, 3)).toBe(18);
  expect(roll('2d6 reroll 1', 1, 1, 5)).toBe(6);
  expect(roll('d10 >= 7, 3 times', 7, 6, 10)).toBe(2);
  expect(roll('5d10 count 7+ - 1', 7, 8, 1, 2, 10)).toBe(2);
});

// ---- Against an enumeration of our own ---------------------------------------------------------

/** Values with their chances: an expression of ours, beside its text. */
type Spread = ReadonlyMap<number, Fraction>;
interface Written {
  readonly text: string;
  readonly spread: Spread;
}
const one = fraction(1);

/** Every combination of one value from each, with its chance. */
function* together(spreads: readonly Spread[]): Generator<readonly [values: number[], chance: Fraction]> {
  const [first, ...rest] = spreads;
  if (!first) yield [[], one];
  else
    for (const [value, chance] of first)
      for (const [values, other] of together(rest)) yield [[value, ...values], times(chance, other)];
}
function gathered(parts: Iterable<readonly [number, Fraction]>): Spread {
  const found = new Map<number, Fraction>();
  for (const [value, chance] of parts) found.set(value, plus(found.get(value) ?? zero, chance));
  return found;
}
const worked = (spreads: readonly Spread[], worth: (values: number[]) => number): Spread =>
  gathered([...together(spreads)].map(([values, chance]) => [worth(values), chance] as const));

const below = (() => {
  let state = 20_261_122n;
  return (n: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(n));
  };
})();
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const added = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Faces named in some way, as text and as a test. */
function someFaces(sides: number): { text: string; is: (face: number) => boolean } {
  const face = 1 + below(sides);
  return pick([
    { text: `${face}`, is: (n: number) => n === face },
    { text: `${face}+`, is: (n: number) => n >= face },
    { text: `${face}-`, is: (n: number) => n <= face },
  ]);
}

/** Dice of one kind with modifiers, and what they come to, by every combination of single dice. */
function pool(most: number): Written {
  const sides = pick([2, 3, 4, 6, 8, 10]);
  const count = 1 + below(most);
  let text = `${count === 1 ? pick(['', '1']) : count}${pick(['d', 'D'])}${sides}`;
  let die: Spread = gathered(range(1, sides).map((face) => [face, fraction(1, sides)] as const));
  if (below(4) === 0) {
    const faces = someFaces(sides);
    const left = range(1, sides).filter((face) => !faces.is(face));
    const again = left.length > 0 && below(2) === 0;
    text += ` ${pick(['reroll', 'r'])} ${faces.text}${again ? ' always' : ''}`;
    const fresh = die;
    die = again
      ? gathered(left.map((face) => [face, fraction(1, left.length)] as const))
      : gathered(
          [...fresh].flatMap(([face, chance]) =>
            faces.is(face) ? [...fresh].map(([next, other]) => [next, times(chance, other)] as const) : [[face, chance] as const],
          ),
        );
  }
  if (count < 3 && below(5) === 0) {
    text += pick([' explode', '!']);
    const plain = die;
    // Chains of one length after the other; the last is not followed.
    let ends: (readonly [number, Fraction])[] = [];
    for (let length = 0; length <= mostExplosions; length++) {
      const reach = range(1, length).reduce((chance) => times(chance, plain.get(sides) ?? zero), one);
      const stops = [...plain].filter(([face]) => face !== sides || length === mostExplosions);
      ends = [...ends, ...stops.map(([face, chance]) => [length * sides + face, times(reach, chance)] as const)];
    }
    die = gathered(ends.filter(([, chance]) => chance.numerator > 0n));
  }
  let kept = (values: number[]) => values;
  if (count > 1 && below(2) === 0) {
    const how = 1 + below(count - 1);
    const [word, high] = pick([
      ['keep high', true],
      ['keep low', false],
      ['kh', true],
      ['kl', false],
    ] as const);
    text += ` ${word}${how === 1 ? pick(['', ' 1']) : ` ${how}`}`;
    kept = (values) => values.toSorted((a, b) => (high ? b - a : a - b)).slice(0, how);
  }
  let worth = added;
  if (below(4) === 0) {
    const faces = someFaces(sides);
    text += ` count ${faces.text}`;
    worth = (values) => values.filter(faces.is).length;
  }
  return {
    text,
    spread: worked(
      Array.from({ length: count }, () => die),
      (values) => worth(kept(values)),
    ),
  };
}

function expression(depth: number): Written {
  const kind = depth === 0 ? 0 : below(6);
  if (kind <= 1) return pool(depth === 0 ? 2 : 4);
  if (kind === 2) {
    const number = below(10);
    const of = expression(depth - 1);
    return below(2)
      ? { text: `${of.text} + ${number}`, spread: worked([of.spread], ([a]) => (a as number) + number) }
      : { text: `${number} − (${of.text})`, spread: worked([of.spread], ([a]) => number - (a as number)) };
  }
  if (kind === 3) {
    const by = 2 + below(3);
    const of = expression(0);
    return { text: `${by} ${pick(['*', '×'])} (${of.text})`, spread: worked([of.spread], ([a]) => by * (a as number)) };
  }
  const [a, b] = [expression(0), expression(0)];
  if (kind === 4) return { text: `(${a.text}) + ${b.text}`, spread: worked([a.spread, b.spread], added) };
  const high = below(2) === 0;
  const word = high ? pick(['highest', 'max']) : pick(['lowest', 'min']);
  return {
    text: `${word}(${a.text}, ${b.text})`,
    spread: worked([a.spread, b.spread], (values) => (high ? Math.max(...values) : Math.min(...values))),
  };
}

const relations: readonly (readonly [words: readonly string[], holds: (a: number, b: number) => boolean])[] = [
  [['>=', 'at least', '≥'], (a, b) => a >= b],
  [['<=', 'at most'], (a, b) => a <= b],
  [['>'], (a, b) => a > b],
  [['<'], (a, b) => a < b],
  [['='], (a, b) => a === b],
  [['!=', '≠'], (a, b) => a !== b],
  [['doubles'], (a, b) => a > b && a >= 2 * b],
];
const verdict = (a: number, b: number) =>
  a === b ? 'equal' : a > b ? (a >= 2 * b ? 'doubled' : 'higher') : b >= 2 * a ? 'halved' : 'lower';

/** A whole question of ours: its text, and every result as text with its chance. */
function question(): { text: string; results: Map<string, Fraction> } {
  const a = expression(2);
  const put = (parts: Iterable<readonly [string, Fraction]>) => {
    const found = new Map<string, Fraction>();
    for (const [key, chance] of parts) found.set(key, plus(found.get(key) ?? zero, chance));
    return found;
  };
  const kind = below(4);
  if (kind === 0) return { text: a.text, results: put([...a.spread].map(([value, chance]) => [String(value), chance])) };
  const b = expression(1);
  const both = [...together([a.spread, b.spread])] as (readonly [[number, number], Fraction])[];
  if (kind === 1)
    return {
      text: `${a.text} ${pick(['vs', 'against'])} ${b.text}`,
      results: put(both.map(([[x, y], chance]) => [verdict(x, y), chance])),
    };
  const [words, holds] = pick(relations);
  const true_ = sum(both.filter(([[x, y]]) => holds(x, y)).map(([, chance]) => chance));
  const text = `${a.text} ${pick(words)} ${b.text}`;
  const false_ = plus(one, fraction(-true_.numerator, true_.denominator));
  if (kind === 2)
    return {
      text,
      results: put([
        ['true', true_],
        ['false', false_],
      ]),
    };
  const how = 2 + below(3);
  const tries = worked(
    Array.from(
      { length: how },
      () =>
        new Map([
          [1, true_],
          [0, false_],
        ]),
    ),
    added,
  );
  return {
    text: `${text}, ${how === 2 ? 'twice' : `${how} times`}`,
    results: put([...tries].map(([value, chance]) => [String(value), chance])),
  };
}

const questions = Array.from({ length: 300 }, question);
const shown = (results: Iterable<readonly [string, Fraction]>) =>
  [...results]
    .filter(([, chance]) => chance.numerator > 0n)
    .map(([key, chance]) => `${key} ${chance}`)
    .sort();

describe('300 expressions against an enumeration of our own', () => {
  test('each has exactly the same odds', () => {
    const differing = questions.flatMap(({ text, results }): unknown[] => {
      const answer = diceOdds(text);
      if (!answer.ok) return [{ text, problem: answer.problem }];
      const engine = shown(answer.outcomes.map(({ value, chance }) => [said(value), chance] as const));
      const ours = shown(results);
      return engine.join() === ours.join() ? [] : [{ text, engine, ours }];
    });
    expect(differing.slice(0, 3)).toEqual([]);
    expect(new Set(questions.map(({ text }) => text)).size).toBeGreaterThan(280);
    for (const word of ['reroll', 'always', 'explode', 'keep', 'kl', 'count', 'highest', 'lowest', 'vs', 'doubles', 'times', '×'])
      expect([word, questions.some(({ text }) => text.includes(word))]).toEqual([word, true]);
  }, 60_000);

  test('each reads back from what is written of it', () => {
    for (const { text } of questions) {
      const read = parseDice(text);
      if (!read.ok) throw new Error(text);
      const again = parseDice(writeDice(read.question));
      expect(again).toEqual(read);
      expect(again.ok && writeDice(again.question)).toBe(writeDice(read.question));
    }
  });

  test.each([
    ['2d6 + 3', '2d6 + 4', '2d6 + 2'],
    ['2d6', '2d6 + 1', '2d6 - 1'],
    ['d6 + 1', 'd6 + 2', 'd6'],
    ['d6 - 1', 'd6', 'd6 - 2'],
    ['d6 + d8', 'd6 + d8 + 1', 'd6 + d8 - 1'],
    ['3 + d6 + d8', '3 + d6 + d8 + 1', '3 + d6 + d8 - 1'],
    ['d6 + 2 - 1', 'd6 + 2', 'd6 + 2 - 2'],
    ['5', '6', '4'],
    ['0', '1', '0 - 1'],
  ])('one more and one less than %s: the last constant changes, or a new one follows', (text, more, less) => {
    const read = parseDice(text);
    const [up, down] = read.ok ? diceVariants(read.question) : [];
    expect([up, down].map((each) => each && writeDice(each.question))).toEqual([more, less]);
  });

  test('each has changes that can be asked, and read back', () => {
    for (const { text } of questions.slice(0, 60)) {
      const read = parseDice(text);
      if (!read.ok) throw new Error(text);
      const variants = diceVariants(read.question);
      expect(variants.length).toBeGreaterThan(2);
      for (const { question: changed } of variants) {
        const written = writeDice(changed);
        const back = parseDice(written);
        expect([written, back.ok && writeDice(back.question)]).toEqual([written, written]);
      }
    }
  });
});

// ---- Properties --------------------------------------------------------------------------------

describe('whatever is typed', () => {
  const word = fc.constantFrom(
    ...[
      'd',
      '2d10',
      'd6',
      '3d6',
      '+',
      '-',
      '*',
      '(',
      ')',
      ',',
      'keep',
      'high',
      'low',
      'drop',
      'explode',
      '!',
      'reroll',
      'always',
      'count',
      '7+',
      '3-',
    ],
    ...[
      'vs',
      'doubles',
      '>=',
      '<',
      '=',
      'at',
      'least',
      'twice',
      '3',
      '0',
      '999',
      'times',
      'highest',
      'max',
      'kh',
      'd%',
      '%',
      'x',
      '１',
      '🎲',
    ],
  );
  const typed = fc.oneof(
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 40 }),
    fc.string({ maxLength: 300 }),
  );

  test('it is answered, or refused with the place and a sentence', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const answer = diceOdds(text);
        if (answer.ok) {
          expect(String(sum(answer.outcomes.map(({ chance }) => chance)))).toBe('1');
          expect(writeDice(answer.question).length).toBeGreaterThan(0);
          return;
        }
        const { at, length, because } = answer.problem;
        expect(at >= 0 && at <= text.length && length >= 1).toBe(true);
        expect(because).toMatch(/\.$/);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test('a bonus moves every total by as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: questions.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, bonus) => {
        const { text } = questions[at] as (typeof questions)[number];
        const plain = diceOdds(text);
        if (!plain.ok || plain.kind !== 'total') return;
        const more = answered(`(${text}) + ${bonus}`);
        expect(more.outcomes.map(({ value, chance }) => `${(value as number) - bonus} ${chance}`)).toEqual(spread(plain));
      }),
    );
  });
});

describe('many plays with seeded dice come within five standard errors of the odds', () => {
  test.each([
    '2d10 keep high + 3 vs d10 + 5',
    '3d6 explode',
    '4d6 drop low',
    '5d10 reroll 1 count 7+',
    'd10 + 8 vs d10 + 6, twice',
  ])(
    '%s',
    (text) => {
      const read = parseDice(text);
      if (!read.ok) throw new Error(text);
      const exact = oddsOfDice(read.question);
      if (!exact) throw new Error(text);
      const dice = seeded(4416);
      const chance = rollDice(read.question);
      const met = new Map<string, number>();
      for (let n = 0; n < plays; n++) {
        const key = said(play(chance, dice));
        met.set(key, (met.get(key) ?? 0) + 1);
      }
      for (const [value, odds] of exact) {
        const p = approximate(odds);
        const off = Math.abs((met.get(said(value)) ?? 0) / plays - p);
        expect([said(value), off <= 5 * Math.sqrt((p * (1 - p)) / plays) + 1e-12]).toEqual([said(value), true]);
      }
    },
    60_000,
  );
});
