/** Words in a set-up that make a battle load the chapter on enchanted and feared ground. */
export const terrain = ['enchanted-ground', 'feared-ground'];
