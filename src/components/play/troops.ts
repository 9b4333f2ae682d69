/** The battle page with what battles of troops need of the engine: in a built site the rest is left out (`plugins/chunks.ts`). */
export { Battles } from './Battles.tsx';
