/** What brings names and prices of what characters and troops have: whatever brings magic. */
export { magic as catalogue } from './magic.ts';
