/** What brings fortifications. */
export const fortifications = ['works'];
