/** What only the long run asks of a browser: `npm run test:deep`, every night. `npm test` asks one of each kind of it. */

import { isDeep } from '../deep.ts';
import { test } from './test.ts';

/** A test of the long run: one more variant of something that another test shows at once. */
export const longTest = (isDeep ? test : test.skip) as typeof test.skip;

/** One value of each kind in `npm test`, all of them in the long run. */
export const oneOr = <const T>(one: readonly T[], all: readonly T[]): readonly T[] => (isDeep ? all : one);
