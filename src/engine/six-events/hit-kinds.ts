/** The names of numbers of hits. */
import type { Kind, Tone } from '../kernel/calculator/procedure.ts';

/** Adjacent parts of a bar must differ in colour, whatever number of hits they stand for. */
const tones: readonly Tone[] = ['good1', 'good2', 'good3'];
const tone = (hits: number): Tone => (hits === 0 ? 'even' : (tones[(hits - 1) % tones.length] as Tone));

/** A kind for each number of hits up to the maximum. */
export const hitKinds = (most: number): readonly Kind<number, unknown>[] =>
  Array.from({ length: most + 1 }, (_, hits) => ({
    id: `hits-${hits}`,
    tone: tone(hits),
    words: hits === 0 ? 'No hit' : hits === 1 ? '1 hit' : `${hits} hits`,
    is: (result) => result === hits,
  }));

export const anyHit = (most: number): string[] => Array.from({ length: most }, (_, at) => `hits-${at + 1}`);
