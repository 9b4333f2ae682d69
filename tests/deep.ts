/** How much of a long test to run: a sample in `npm test`, everything in `npm run test:deep`. */
export const isDeep = process.env.DEEP === '1';

export const sampleOr = <T>(sample: T, all: T): T => (isDeep ? all : sample);

/** How many times a procedure is played with seeded dice to compare frequencies with its exact odds. */
export const seededPlays = sampleOr(20_000, 200_000);
