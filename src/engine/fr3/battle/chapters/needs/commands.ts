/** The set-up word that loads commands. */
export const commands = ['commands'];
