import { saltOf } from '../../../engine/kernel/correspondence/commitment.ts';

/** A salt that nobody can guess. */
export const drawSalt = (): string => saltOf(crypto.getRandomValues(new Uint8Array(16)));
