/** The battle page with all of the engine. */
export { Battles } from './Battles.tsx';
