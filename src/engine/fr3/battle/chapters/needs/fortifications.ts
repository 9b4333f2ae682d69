/** Words in a set-up that make a battle load the chapter on fortifications. */
export const fortifications = ['works'];
