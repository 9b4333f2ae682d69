/** Set-up words that load fortifications. */
export const fortifications = ['works'];
