/** Result kinds for losses in models or points. */
import type { Kind, Tone } from '../../kernel/calculator/procedure.ts';

const toneOf = (lost: number): Tone => (lost === 0 ? 'even' : lost === 1 ? 'good1' : lost < 4 ? 'good2' : 'good3');

/** The kinds of result, one for each number up to `most`. Losses are models, or damage points where `inPoints` says so. */
export const lossKinds = <View>(
  most: number,
  inPoints: (seen: View) => boolean,
  all: (seen: View) => number,
): readonly Kind<number, View>[] =>
  Array.from({ length: most + 1 }, (_, lost) => ({
    id: `lost-${lost}`,
    tone: toneOf(lost),
    words: (seen: View) => {
      if (inPoints(seen)) return lost === 0 ? 'No damage' : lost === all(seen) ? 'Destroyed' : `Damage ${lost}`;
      if (lost === 0) return all(seen) === 1 ? 'It stands' : 'No model falls';
      return all(seen) === 1 ? 'It falls' : lost === all(seen) ? `All ${lost} fall` : lost === 1 ? '1 falls' : `${lost} fall`;
    },
    is: (result: number) => result === lost,
  }));

export const atLeast = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, n) => `lost-${least + n}`);
