/** Set-ups from outside: what reads and checks them. */
export { readSetup } from '../read-setup.ts';

export const kinds = {};
