/** Enchanted and feared ground: what it adds to the battle. */
export { chargeIn, entered, groundStrikes, ifDared, named, wayIn } from '../terrain/entering.ts';

export const kinds = {};
