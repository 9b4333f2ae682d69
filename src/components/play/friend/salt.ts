import { saltOf } from '../../../engine/kernel/correspondence/commitment.ts';

/** A random salt that cannot be guessed. */
export const drawSalt = (): string => saltOf(crypto.getRandomValues(new Uint8Array(16)));
