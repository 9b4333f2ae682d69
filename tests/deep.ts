/** How much of a long test is run: a sample in `npm test`, all of it in `npm run test:deep`. */
export const isDeep = process.env.DEEP === '1';

export const sampleOr = <T>(sample: T, all: T): T => (isDeep ? all : sample);

/** How often a procedure is played with seeded dice when the frequencies are held against its exact odds. */
export const seededPlays = sampleOr(20_000, 200_000);
