/** What comes after the opening: the engine, and the desk that stands on it. */
export { readyRosterOf } from '../../engine/fr3/muster/ready.ts';
export { readSaved } from '../../engine/fr3/muster/saved-roster.ts';
export { Desk } from './Desk.tsx';
