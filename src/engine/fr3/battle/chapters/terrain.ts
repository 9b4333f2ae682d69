/** Enchanted and feared ground: what it adds to the battle. */
export { chargeIn, entered, groundStrikes, ifDared, unnamed, wayIn, wildPlaces } from '../terrain/entering.ts';

export const kinds = {};
