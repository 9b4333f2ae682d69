/** The word in a set-up that makes a battle load the chapter on commands. */
export const commands = ['commands'];
