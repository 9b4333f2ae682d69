/** Set-ups from outside: what reads and checks them. */
export { readSetup } from '../deployment/read-setup.ts';

export const kinds = {};
