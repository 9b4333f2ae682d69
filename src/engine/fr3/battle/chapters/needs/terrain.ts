/** What brings enchanted and feared ground. */
export const terrain = ['enchanted-ground', 'feared-ground'];
