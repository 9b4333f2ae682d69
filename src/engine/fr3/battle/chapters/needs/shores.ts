/** Set-up words that load deployment along rivers, marshes and the sea. */
export const shores = ['by-rivers', 'by-marshes'];
