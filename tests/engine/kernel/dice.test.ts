import { describe, expect, test } from 'vitest';
import { known, map, play, roll } from '../../../src/engine/kernel/chance.ts';
import { asked, DiceError, type DiceSource, recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { purpose } from './dice-trees.ts';

const why = purpose('the melee roll');
const facesOf = (source: DiceSource, die: number, n: number) => Array.from({ length: n }, () => source.roll(die, why));

describe('scripted dice', () => {
  test('roll the faces of the script in order', () => {
    const dice = scripted([6, 3, 10]);
    expect([dice.roll(6, why), dice.roll(10, why), dice.roll(10, why)]).toEqual([6, 3, 10]);
    dice.finish();
  });

  test('a die that the script does not have is an error that names what it was for', () => {
    const dice = scripted([6]);
    dice.roll(10, why);
    expect(() => dice.roll(10, why)).toThrow(DiceError);
    expect(() => dice.roll(10, why)).toThrow(/1 results were given.*the melee roll needs one more/);
  });

  test('a die left unrolled is an error that names it', () => {
    const dice = scripted([6, 3, 9]);
    dice.roll(10, why);
    expect(() => dice.finish()).toThrow(DiceError);
    expect(() => dice.finish()).toThrow('Some of the dice were not used: 3, 9 of 6, 3, 9.');
    dice.roll(10, why);
    dice.roll(10, why);
    expect(() => dice.finish()).not.toThrow();
  });

  test.each([0, -1, 11, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a face of a d10', (face) => {
    expect(() => scripted([face]).roll(10, why)).toThrow(`the melee roll: ${face} is not a face of a d10.`);
  });

  test('a face must be one of the die that is rolled, not of some other die', () => {
    const dice = scripted([7]);
    expect(() => dice.roll(6, why)).toThrow('7 is not a face of a d6');
    expect(dice.roll(10, why)).toBe(7); // the face that was refused is still there
    dice.finish();
  });

  test('the script is read, never changed', () => {
    const faces = [1, 2];
    const dice = scripted(faces);
    dice.roll(6, why);
    expect(faces).toEqual([1, 2]);
  });
});

describe('seeded dice', () => {
  // Pinned: replays and links of earlier versions must roll the same on every machine for ever.
  test.each([
    { seed: 1, die: 10, faces: [7, 9, 2, 8, 1, 10, 3, 4, 9, 9, 7, 4] },
    { seed: 2, die: 10, faces: [6, 6, 1, 9, 7, 2, 10, 2, 2, 7, 5, 4] },
    { seed: 2026, die: 6, faces: [4, 4, 1, 6, 2, 4, 2, 2, 4, 2, 5, 1] },
    { seed: -7, die: 10, faces: [5, 10, 4, 5, 2, 4, 2, 4, 5, 4, 5, 7] },
  ])('seed $seed gives these faces of a d$die', ({ seed, die, faces }) => {
    expect(facesOf(seeded(seed), die, 12)).toEqual(faces);
  });

  test('the same seed gives the same faces, another seed others', () => {
    expect(facesOf(seeded(41), 10, 200)).toEqual(facesOf(seeded(41), 10, 200));
    expect(facesOf(seeded(41), 10, 200)).not.toEqual(facesOf(seeded(42), 10, 200));
  });

  test('two sources do not disturb each other', () => {
    const alone = facesOf(seeded(5), 10, 20);
    const one = seeded(5);
    const other = seeded(5);
    const disturbed = Array.from({ length: 20 }, () => {
      other.roll(6, why);
      return one.roll(10, why);
    });
    expect(disturbed).toEqual(alone);
  });

  test.each([2, 3, 4, 6, 10, 12, 20])('every face of a d%d comes up, none beyond it, none much more often', (die) => {
    const tally = new Map<number, number>();
    const rolls = 20_000;
    for (const face of facesOf(seeded(die), die, rolls)) tally.set(face, (tally.get(face) ?? 0) + 1);
    expect([...tally.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: die }, (_, i) => i + 1));
    const fiveStandardErrors = 5 * Math.sqrt(rolls * (1 / die) * (1 - 1 / die));
    for (const n of tally.values()) expect(Math.abs(n - rolls / die)).toBeLessThan(fiveStandardErrors);
  });
});

describe('recorded dice', () => {
  const three = roll(10, why, (a) => roll(6, why, (b) => map(roll(20, why, known), (c) => [a, b, c])));

  test('what was recorded replays as a script', () => {
    const recording = recorded(seeded(99));
    const played = play(three, recording);
    expect(recording.faces).toEqual(played);
    const script = scripted(recording.faces);
    expect(play(three, script)).toEqual(played);
    script.finish();
  });

  test('a face that the source refuses is not kept', () => {
    const recording = recorded(scripted([4]));
    recording.roll(10, why);
    expect(() => recording.roll(10, why)).toThrow(DiceError);
    expect(recording.faces).toEqual([4]);
  });
});

describe('asked dice', () => {
  test('a good face is taken as it is', () => {
    const questions: (string | undefined)[] = [];
    const dice = asked((_die, _why, problem) => {
      questions.push(problem);
      return 10;
    });
    expect(dice.roll(10, why)).toBe(10);
    expect(questions).toEqual([undefined]);
  });

  test('a face that the die does not have is asked for again, with a sentence', () => {
    const answers = [0, 11, 3.5, Number.NaN, 7];
    const questions: unknown[] = [];
    const dice = asked((die, { decides }, problem) => {
      questions.push([die, decides, problem]);
      return answers[questions.length - 1] as number;
    });
    expect(dice.roll(10, why)).toBe(7);
    const again = (face: string) => `${face} is not a face of a d10: type a whole number from 1 to 10.`;
    expect(questions).toEqual([
      [10, 'the melee roll', undefined],
      [10, 'the melee roll', again('0')],
      [10, 'the melee roll', again('11')],
      [10, 'the melee roll', again('3.5')],
      [10, 'the melee roll', again('NaN')],
    ]);
  });

  test('the next die is asked for afresh', () => {
    const answers = [9, 6, 2];
    const problems: (string | undefined)[] = [];
    const dice = asked((_die, _why, problem) => {
      problems.push(problem);
      return answers.shift() as number;
    });
    expect([dice.roll(6, why), dice.roll(6, why)]).toEqual([6, 2]);
    expect(problems.map((problem) => problem !== undefined)).toEqual([false, true, false]);
  });
});
