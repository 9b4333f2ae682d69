/**
 * Gives property tests one seed in the ordinary run, so that the same tree always gives the same result. The deep run draws a new
 * seed each time; `SEED=7 npm test` takes another one.
 */
import fc from 'fast-check';
import { isDeep } from './deep.ts';

const seed = process.env.SEED ? Number(process.env.SEED) : isDeep ? undefined : 20261127;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
