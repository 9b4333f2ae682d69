/** Words in a set-up that make a battle load the chapter on leviathans. */
export const leviathans = ['leviathans'];
