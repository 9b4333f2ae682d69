/** Set-up words that load enchanted and feared ground. */
export const terrain = ['enchanted-ground', 'feared-ground'];
