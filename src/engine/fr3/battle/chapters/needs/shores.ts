/** Words in a set-up that make a battle load the chapter on deployment along rivers, marshes and the sea. */
export const shores = ['by-rivers', 'by-marshes'];
