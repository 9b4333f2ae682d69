/** Armies that may deploy along rivers, marshes and the sea: what they add to the battle. */
export { onShore, shores } from '../army-rules/shores.ts';

export const kinds = {};
