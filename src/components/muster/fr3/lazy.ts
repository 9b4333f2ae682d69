/** Loaded after the opening form: the engine, and the main view that needs it. */
export { readyRosterOf } from '../../../engine/fr3/muster/ready.ts';
export { readSaved } from '../../../engine/fr3/muster/saved-roster.ts';
export { Desk } from './Desk.tsx';
